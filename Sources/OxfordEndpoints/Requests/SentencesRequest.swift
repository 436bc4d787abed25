/// A request for example sentences that contain a word.
///
/// ```swift
/// let request = SentencesRequest("ace", in: .english)
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/sentences/en/ace
/// ```
public struct SentencesRequest: OxfordFilteredRequest {
    /// The sentences.
    public typealias Answer = SentencesAnswer

    /// The word to look up.
    public var word: Headword

    /// The language of the sentences.
    public var language: SentencesLanguage

    /// The filters to apply.
    public var filters: Filters<Filter>

    /// Creates a request for sentences that contain a word.
    public init(_ word: Headword, in language: SentencesLanguage, filters: Filter...) {
        self.word = word
        self.language = language
        self.filters = Filters(filters)
    }

    /// Writes the path and parameters.
    public func write(to url: inout URLWriter) {
        url.path("sentences")
        url.segment(language)
        url.segment(word)
        url.parameters(filters)
    }
}

extension SentencesRequest {
    /// A filter for sentences.
    public struct Filter: MatchesStrictly {
        /// The accepted parameters.
        public static let parameters: [Parameter] = [.strictMatch]

        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension OxfordEndpointRequest where Self == SentencesRequest {
    /// Creates a request for sentences that contain a word.
    public static func sentences(_ word: Headword, in language: SentencesLanguage, filters: Filter...) -> Self {
        Self(word, in: language).filtered(by: filters)
    }
}

extension SentencesRequest {
    /// Unavailable: use a ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: SentencesLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == SentencesRequest {
    /// Unavailable: use a ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func sentences(_ word: String, in language: SentencesLanguage, filters: Filter...) -> Self {
        fatalError()  // Unavailable, so it never runs.
    }
}

extension SentencesRequest.Filter {
    /// Unavailable: choose sentences by category in the answer.
    @available(*, unavailable, message: "the sentences endpoint returns every lexical category; select from the answer")
    public static func lexicalCategory(_ categories: LexicalCategory...) -> Self { fatalError() }

    /// Unavailable: the answer contains only sentences.
    @available(*, unavailable, message: "the answer contains sentences only; remove the fields")
    public static func fields(_ fields: EntryField...) -> Self { fatalError() }
}

@available(*, unavailable)
extension SentencesRequest.Filter: ExpressibleByArrayLiteral {}
