public import OxfordEndpoints

extension V1 {
    /// Creates a request for the frequencies of n-grams in a corpus.
    ///
    /// An n-gram is a sequence of words, such as "unit test". Version 2 has no endpoint for n-grams.
    ///
    /// ```swift
    /// let request = V1.ngramFrequencies(
    ///     of: .two, with: .tokens("unit test", "a test"), in: .english,
    ///     filters: [.minFrequency(10), .format(.google)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/ngrams
    /// //     /en/nmc/2/?format=google&minFrequency=10
    /// //     &tokens=unit%20test,a%20test
    /// ```
    ///
    /// - Parameters:
    ///   - size: The number of words in an n-gram.
    ///   - subject: The n-grams to count.
    ///   - language: The language of the corpus.
    ///   - corpus: The corpus.
    ///   - filters: The filters to apply.
    public static func ngramFrequencies(
        of size: NgramSize, with subject: NgramSubject, in language: Language, corpus: Corpus = .newMonitor,
        filters: Filters<NgramFilter> = []
    ) -> FilteredRequest<NgramFilter, NgramsAnswer> {
        let path = ["stats", "frequency", "ngrams", language.rawValue, corpus.rawValue, size.rawValue]
        return FilteredRequest(
            start: Request(path: path, hasTrailingSlash: true), filters: Filters([subject.filter] + filters))
    }

    /// The number of words in an n-gram.
    public enum NgramSize: String, CaseIterable, Sendable {
        /// One word.
        case one = "1"
        /// Two words.
        case two = "2"
        /// Three words.
        case three = "3"
        /// Four words.
        case four = "4"
    }

    /// The n-grams to count.
    public struct NgramSubject: Hashable, Sendable {
        let filter: NgramFilter

        /// Counts the given n-grams.
        ///
        /// Write spaces between the words of each n-gram.
        public static func tokens(_ first: WordText, _ rest: WordText...) -> Self {
            Self(filter: NgramFilter(term: FilterTerm("tokens", list: [first] + rest)))
        }

        /// Counts the n-grams that contain all of the words, in any order.
        public static func contains(_ first: WordText, _ rest: WordText...) -> Self {
            Self(filter: NgramFilter(term: FilterTerm("contains", list: [first] + rest)))
        }
    }

    /// A filter for tables of n-grams.
    public struct NgramFilter: ArrangesFrequencies {
        /// The format of an n-gram in the answer.
        public enum Format: String, Sendable {
            /// A list of words (default).
            case oup
            /// A single string.
            case google
        }

        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }

        /// Keeps n-grams that occur in at least the given number of documents.
        public static func minDocumentFrequency(_ count: Int) -> Self {
            Self(term: FilterTerm("minDocumentFrequency", value: "\(count)"))
        }

        /// Keeps n-grams that occur in at most the given number of documents.
        public static func maxDocumentFrequency(_ count: Int) -> Self {
            Self(term: FilterTerm("maxDocumentFrequency", value: "\(count)"))
        }

        /// Sets whether punctuation counts as a word.
        public static func punctuation(_ counts: Bool) -> Self {
            Self(term: FilterTerm("punctuation", value: "\(counts)"))
        }

        /// Sets the format of n-grams in the answer.
        public static func format(_ format: Format) -> Self { Self(term: FilterTerm("format", value: format.rawValue)) }
    }
}

/// The frequencies of n-grams in a corpus.
///
/// ```swift
/// let body = """
///     {"results": [
///       {"tokens": ["the", "kite"], "frequency": 870},
///       {"tokens": ["a", "kite"], "frequency": 640}
///     ]}
///     """
/// for ngram in try NgramsAnswer(json: Array(body.utf8)).results {
///     print(ngram.tokens, ngram.frequency ?? 0)
/// }
/// // ["the", "kite"] 870
/// // ["a", "kite"] 640
/// ```
public struct NgramsAnswer: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The n-grams.
    public var results: [Ngram] = []

    /// Creates an empty answer.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("metadata", &metadata)
        try each("results", &results)
    }

    /// A sequence of words.
    public struct Ngram: Hashable, Codable, Sendable, JSONModel {
        /// The words of the n-gram, or a single element that contains all of them if the request's format is `google`.
        public var tokens: [String] = []

        /// The number of occurrences.
        public var frequency: Int?

        /// Creates an empty n-gram.
        public init() {}

        package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
            try each("frequency", &frequency)
            // The service sends either a list of words or a single string.
            try each("tokens", &tokens) { json throws(JSONError) in
                json.next == UInt8(ascii: "\"") ? [try json.text()] : try json.list()
            }
        }
    }
}
