#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
public import OxfordEndpoints

extension V1 {
    /// A request for the frequencies of n-grams in a corpus.
    ///
    /// An n-gram is a sequence of words, such as "unit test". Version 2 has no endpoint for n-grams.
    ///
    /// ```swift
    /// let request = V1.NgramFrequenciesRequest(
    ///     of: .two, with: .tokens("unit test", "a test"), in: .english,
    ///     filters: [.minFrequency(10), .format(.google)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/ngrams
    /// //     /en/nmc/2/?format=google&minFrequency=10
    /// //     &tokens=unit%20test,a%20test
    /// ```
    public struct NgramFrequenciesRequest: OxfordFilteredRequest, EndpointRequest {
        /// The n-grams with their frequencies.
        public typealias Answer = NgramsAnswer

        /// The number of words in an n-gram.
        public enum Size: String, OxfordVocabulary, CaseIterable {
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
        public struct Subject: Hashable, Sendable {
            let term: FilterTerm

            /// Counts the given n-grams.
            ///
            /// Write spaces between the words of each n-gram.
            public static func tokens(_ first: WordText, _ rest: WordText...) -> Self {
                Self(term: FilterTerm("tokens", list: [first] + rest))
            }

            /// Counts the n-grams that contain all of the words, in any order.
            public static func contains(_ first: WordText, _ rest: WordText...) -> Self {
                Self(term: FilterTerm("contains", list: [first] + rest))
            }
        }

        /// The language of the corpus.
        public var language: Language

        /// The corpus.
        public var corpus: Corpus

        /// The number of words in an n-gram.
        public var size: Size

        /// The filters to apply.
        ///
        /// For example, there are filters that select the n-grams to count, and filters that sort or group the rows of
        /// the frequency table.
        public var filters: Filters<Filter>

        /// Creates a request for the frequencies of n-grams.
        public init(
            of size: Size, with subject: Subject, in language: Language, corpus: Corpus = .newMonitor,
            filters: Filters<Filter> = []
        ) {
            self.size = size
            self.language = language
            self.corpus = corpus
            self.filters = Filters([Filter(term: subject.term)] + filters)
        }

        /// Writes the path and parameters.
        public func write(to url: inout URLWriter) {
            url.append(path: "stats/frequency/ngrams")
            url.append(segment: language)
            url.append(encodedSegment: corpus.rawValue)
            url.append(segment: size)
            url.appendTrailingSlash()
            url.append(filters)
        }
    }
}

extension V1.NgramFrequenciesRequest {
    /// A filter for tables of n-grams.
    public struct Filter: ArrangesFrequencies {
        /// The format of an n-gram in the answer.
        public enum Format: String, OxfordVocabulary, CaseIterable {
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
public struct NgramsAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The n-grams.
    public var results: [Ngram] = []

    /// Creates an empty answer.
    public init() {}

    /// Decodes the body of a response.
    ///
    /// - Throws: `AnswerError` if the body is not JSON in the documented format.
    public init(json body: [UInt8]) throws(AnswerError) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(body))
        } catch {
            throw AnswerError(error, in: body)
        }
    }

    /// A sequence of words.
    public struct Ngram: Hashable, Codable, Sendable {
        /// The words of the n-gram, or a single element that contains all of them if the request's format is `google`.
        public var tokens: [String] = []

        /// The number of occurrences.
        public var frequency: Int?

        /// Creates an empty n-gram.
        public init() {}
    }
}

extension NgramsAnswer {
    /// Decodes an answer from the service's JSON, or from the output of `encode(to:)`.
    ///
    /// - Throws: The decoder's error.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        metadata = try container.decodeIfPresent(Metadata.self, forKey: .metadata)
        results = try container.decodeIfPresent([Ngram?].self, forKey: .results)?.compactMap(\.self) ?? []
    }
}

extension NgramsAnswer.Ngram {
    /// Decodes an n-gram from the service's JSON, or from the output of `encode(to:)`.
    ///
    /// - Throws: The decoder's error.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // The service sends either a list of words or a single string.
        if let text = try? container.decode(String.self, forKey: .tokens) {
            tokens = [text]
        } else {
            tokens = try container.decodeIfPresent([String?].self, forKey: .tokens)?.compactMap(\.self) ?? []
        }
        // Like the service's other numbers, a frequency may be a string.
        if let text = try? container.decode(String.self, forKey: .frequency) {
            frequency = Int(text)
        } else {
            frequency = try container.decodeIfPresent(Int.self, forKey: .frequency)
        }
    }
}
