/// Asks for sentences that show a word in use.
///
/// ```swift
/// let request = SentencesRequest("ace", in: .english)
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/sentences/en/ace
/// ```
public struct SentencesRequest: OxfordFilteredRequest {
    /// The sentences.
    public typealias Answer = SentencesAnswer

    /// The word that is looked up.
    public var word: Headword

    /// The language of the sentences.
    public var language: SentencesLanguage

    /// What narrows the answer.
    public var filters: Filters<Filter>

    /// Asks for sentences with a word.
    public init(_ word: Headword, in language: SentencesLanguage, filters: Filter...) {
        self.word = word
        self.language = language
        self.filters = Filters(filters)
    }

    /// Writes the path and the parameters.
    public func write(to url: inout URLWriter) {
        url.path("sentences")
        url.segment(language)
        url.segment(word)
        url.parameters(filters)
    }
}

extension SentencesRequest {
    /// What may narrow the sentences that come back.
    ///
    /// ```swift
    /// print(SentencesRequest("rosé", in: .english, filters: .strictMatch(true)).urlString())
    /// print(SentencesRequest.Filter.parameters.map(\.name))
    /// // https://od-api.oxforddictionaries.com/api/v2/sentences/en/ros%C3%A9?strictMatch=true
    /// // ["strictMatch"]
    /// ```
    public struct Filter: MatchesStrictly {
        /// What the endpoint accepts, in the order in which URLs have it.
        public static let parameters: [Parameter] = [.strictMatch]

        /// What the filter writes.
        public let term: FilterTerm

        /// Makes the filter that writes a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension OxfordEndpointRequest where Self == SentencesRequest {
    /// Asks for sentences with a word.
    public static func sentences(_ word: Headword, in language: SentencesLanguage, filters: Filter...) -> Self {
        Self(word, in: language).filtered(by: filters)
    }
}

extension SentencesRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "sentences", arguments: [.language(SentencesLanguage.self), .word], parameters: Filter.parameters)

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        let language: SentencesLanguage = try text.argument()
        self.init(try text.word(), in: language)
        filters = text.filters()
    }
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension SentencesRequest {
    /// Not there: a word that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: SentencesLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == SentencesRequest {
    /// Not there: a word that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func sentences(_ word: String, in language: SentencesLanguage, filters: Filter...) -> Self {
        fatalError()
    }
}

extension SentencesRequest.Filter {
    /// Not there: sentences cannot be narrowed so.
    @available(*, unavailable, message: "the sentences endpoint returns every lexical category; select from the answer")
    public static func lexicalCategory(_ categories: LexicalCategory...) -> Self { fatalError() }

    /// Not there: the answer has nothing but sentences.
    @available(*, unavailable, message: "the answer contains sentences only; remove the fields")
    public static func fields(_ fields: EntryField...) -> Self { fatalError() }
}

@available(*, unavailable)
extension SentencesRequest.Filter: ExpressibleByArrayLiteral {}
