/// Asks how a word is pronounced, in one kind of English.
///
/// The service calls this endpoint alpha: it may change, and what it answers is not documented in full.
///
/// ```swift
/// let request = PronunciationsRequest("ace", in: .indianEnglish, filters: .lexicalCategory(.noun))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/pronunciations/en-in/ace?lexicalCategory=noun
/// ```
public struct PronunciationsRequest: OxfordFilteredRequest {
    /// The pronunciations of the word.
    public typealias Answer = PronunciationsAnswer

    /// The word that is looked up.
    public var word: Headword

    /// The kind of English.
    public var language: PronunciationsLanguage

    /// What narrows the answer.
    public var filters: Filters<Filter>

    /// Asks how a word is pronounced.
    public init(_ word: Headword, in language: PronunciationsLanguage, filters: Filter...) {
        self.word = word
        self.language = language
        self.filters = Filters(filters)
    }

    /// Writes the path and the parameters.
    public func write(to url: inout URLWriter) {
        url.path("pronunciations")
        url.segment(language)
        url.segment(word)
        url.parameters(filters)
    }
}

extension PronunciationsRequest {
    /// What may narrow the pronunciations that come back.
    ///
    /// ```swift
    /// print(PronunciationsRequest("record", in: .britishEnglish, filters: .lexicalCategory(.verb)).urlString())
    /// print(PronunciationsRequest.Filter.parameters.map(\.name))
    /// // https://od-api.oxforddictionaries.com/api/v2/pronunciations/en-gb/record?lexicalCategory=verb
    /// // ["lexicalCategory"]
    /// ```
    public struct Filter: OxfordFilter {
        /// What the endpoint accepts, in the order in which URLs have it.
        public static let parameters: [Parameter] = [.oneLexicalCategory]

        /// What the filter writes.
        public let term: FilterTerm

        /// Makes the filter that writes a term.
        public init(term: FilterTerm) {
            self.term = term
        }

        /// Keeps what is of a lexical category; one alone is taken.
        ///
        /// Of two the later holds, so one request is made from another:
        ///
        /// ```swift
        /// let noun = PronunciationsRequest("record", in: .britishEnglish, filters: .lexicalCategory(.noun))
        /// print(noun.filtered(by: [.lexicalCategory(.verb)]).urlString())
        /// // https://od-api.oxforddictionaries.com/api/v2/pronunciations/en-gb/record?lexicalCategory=verb
        /// ```
        public static func lexicalCategory(_ category: LexicalCategory) -> Self {
            Self(term: FilterTerm(.oneLexicalCategory, value: category))
        }
    }
}

extension OxfordEndpointRequest where Self == PronunciationsRequest {
    /// Asks how a word is pronounced.
    public static func pronunciations(_ word: Headword, in language: PronunciationsLanguage, filters: Filter...) -> Self
    {
        Self(word, in: language).filtered(by: filters)
    }
}

extension PronunciationsRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "pronunciations", arguments: [.language(PronunciationsLanguage.self), .word], parameters: Filter.parameters)

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        let language: PronunciationsLanguage = try text.argument()
        self.init(try text.word(), in: language)
        filters = text.filters()
    }
}

extension Parameter {
    fileprivate static let oneLexicalCategory = Parameter("lexicalCategory", oneOf: LexicalCategory.self)
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension PronunciationsRequest {
    /// Not there: a word that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: PronunciationsLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == PronunciationsRequest {
    /// Not there: a word that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func pronunciations(_ word: String, in language: PronunciationsLanguage, filters: Filter...) -> Self {
        fatalError()
    }
}

extension PronunciationsRequest.Filter {
    /// Not there: one category is taken.
    @available(*, unavailable, message: "pass one lexical category: .lexicalCategory(.noun)")
    public static func lexicalCategory(_ first: LexicalCategory, _ second: LexicalCategory) -> Self { fatalError() }
}

@available(*, unavailable)
extension PronunciationsRequest.Filter: ExpressibleByArrayLiteral {}
