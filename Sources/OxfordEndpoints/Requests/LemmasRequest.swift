/// Asks which headwords an inflected word belongs to: `mice` to `mouse`, `running` to `run`.
///
/// Entries are found by headwords alone; this is the way there from any other form.
///
/// ```swift
/// let request = LemmasRequest("running", in: .english, filters: .lexicalCategory(.verb))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/lemmas/en/running?lexicalCategory=verb
/// ```
///
/// Where filters match nothing, the service answers with an empty list, not with 404.
public struct LemmasRequest: OxfordFilteredRequest {
    /// The headwords of the word.
    public typealias Answer = LemmasAnswer

    /// The word that is looked up.
    public var word: Headword

    /// The language of the word.
    public var language: LemmasLanguage

    /// What narrows the answer.
    public var filters: Filters<Filter>

    /// Asks for the headwords of a word.
    public init(_ word: Headword, in language: LemmasLanguage, filters: Filter...) {
        self.word = word
        self.language = language
        self.filters = Filters(filters)
    }

    /// Writes the path and the parameters.
    public func write(to url: inout URLWriter) {
        url.path("lemmas")
        url.segment(language)
        url.segment(word)
        url.parameters(filters)
    }
}

extension LemmasRequest {
    /// What may narrow the headwords that come back.
    ///
    /// ```swift
    /// let filters: [LemmasRequest.Filter] = [.lexicalCategory(.noun), .grammaticalFeatures(.plural)]
    /// let request = LemmasRequest("axes", in: .english).filtered(by: filters)
    /// print(request.urlString())
    /// print(LemmasRequest.Filter.parameters.map(\.name))
    /// // https://od-api.oxforddictionaries.com/api/v2/lemmas/en/axes?grammaticalFeatures=plural&lexicalCategory=noun
    /// // ["grammaticalFeatures", "lexicalCategory"]
    /// ```
    public struct Filter: FiltersByGrammaticalFeature, FiltersByLexicalCategory {
        /// What the endpoint accepts, in the order in which URLs have it.
        public static let parameters: [Parameter] = [.grammaticalFeatures, .lexicalCategory]

        /// What the filter writes.
        public let term: FilterTerm

        /// Makes the filter that writes a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension OxfordEndpointRequest where Self == LemmasRequest {
    /// Asks for the headwords of a word.
    public static func lemmas(_ word: Headword, in language: LemmasLanguage, filters: Filter...) -> Self {
        Self(word, in: language).filtered(by: filters)
    }
}

extension LemmasRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "lemmas", arguments: [.language(LemmasLanguage.self), .word], parameters: Filter.parameters)

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        let language: LemmasLanguage = try text.argument()
        self.init(try text.word(), in: language)
        filters = text.filters()
    }
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension LemmasRequest {
    /// Not there: a word that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: LemmasLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == LemmasRequest {
    /// Not there: a word that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func lemmas(_ word: String, in language: LemmasLanguage, filters: Filter...) -> Self { fatalError() }
}

extension LemmasRequest.Filter {
    /// Not there: lemmas take none.
    @available(*, unavailable, message: "the lemmas endpoint has no strictMatch; remove it")
    public static func strictMatch(_ isStrict: Bool) -> Self { fatalError() }
}

@available(*, unavailable)
extension LemmasRequest.Filter: ExpressibleByArrayLiteral {}
