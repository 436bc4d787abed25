/// Asks for the entries of any form of a word: of `running`, those of `running` itself and of `run`.
///
/// One call finds headwords and inflected forms alike; it is what Oxford recommends for most uses.
///
/// ```swift
/// let request = WordsRequest("running", in: .britishEnglish, filters: .fields(.definitions))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/words/en-gb?q=running&fields=definitions
/// ```
public struct WordsRequest: OxfordFilteredRequest {
    /// The entries of the word and of its headwords.
    public typealias Answer = EntriesAnswer

    /// What is searched for.
    public var query: QueryText

    /// The dictionary that the word is looked up in.
    public var language: MonolingualLanguage

    /// What narrows the answer.
    public var filters: Filters<Filter>

    /// Asks for the entries of any form of a word.
    public init(_ query: QueryText, in language: MonolingualLanguage, filters: Filter...) {
        self.query = query
        self.language = language
        self.filters = Filters(filters)
    }

    /// Writes the path and the parameters.
    public func write(to url: inout URLWriter) {
        url.path("words")
        url.segment(language)
        url.parameter(.q, query)
        url.parameters(filters)
    }
}

extension WordsRequest {
    /// What may narrow the entries that come back.
    ///
    /// ```swift
    /// print(WordsRequest("ran", in: .britishEnglish, filters: .minimumFields, .lexicalCategory(.verb)).urlString())
    /// print(WordsRequest.Filter.parameters.map(\.name))
    /// // https://od-api.oxforddictionaries.com/api/v2/words/en-gb?q=ran&fields=&lexicalCategory=verb
    /// // ["fields", "grammaticalFeatures", "lexicalCategory", "domains", "registers"]
    /// ```
    public struct Filter: SelectsMinimumFields, FiltersByGrammaticalFeature, FiltersByLexicalCategory, FiltersByDomain,
        FiltersByRegister
    {
        /// The parts of the answer that can be asked for.
        public typealias Field = EntryField

        /// What the endpoint accepts, in the order in which URLs have it.
        public static let parameters: [Parameter] = [
            .fields(of: Field.self, mayBeEmpty: true), .grammaticalFeatures, .lexicalCategory, .domains, .registers,
        ]

        /// What the filter writes.
        public let term: FilterTerm

        /// Makes the filter that writes a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension OxfordEndpointRequest where Self == WordsRequest {
    /// Asks for the entries of any form of a word.
    public static func words(_ query: QueryText, in language: MonolingualLanguage, filters: Filter...) -> Self {
        Self(query, in: language).filtered(by: filters)
    }
}

extension WordsRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "words", arguments: [.language(MonolingualLanguage.self)], parameters: [.q] + Filter.parameters)

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        let language: MonolingualLanguage = try text.argument()
        self.init(try text.query(), in: language)
        filters = text.filters()
    }
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension WordsRequest {
    /// Not there: a text that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public init(_ query: String, in language: MonolingualLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == WordsRequest {
    /// Not there: a text that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public static func words(_ query: String, in language: MonolingualLanguage, filters: Filter...) -> Self {
        fatalError()
    }
}

extension WordsRequest.Filter {
    /// Not there: words take none.
    @available(*, unavailable, message: "the words endpoint has no strictMatch; EntriesRequest does")
    public static func strictMatch(_ isStrict: Bool) -> Self { fatalError() }
}

@available(*, unavailable)
extension WordsRequest.Filter: ExpressibleByArrayLiteral {}
