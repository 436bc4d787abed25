/// Asks for the dictionary entries of a headword: what it means, how it sounds, where it comes from.
///
/// Only headwords have entries; an inflected form such as `running` is not found.
///
/// ```swift
/// let request = EntriesRequest(
///     "ace", in: .britishEnglish, filters: .fields(.definitions, .examples), .lexicalCategory(.noun, .verb))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace?fields=definitions,examples&lexicalCategory=noun,verb
/// ```
///
/// Different filters must all hold; of one filter's values any may.
public struct EntriesRequest: OxfordFilteredRequest {
    /// The entries of the word.
    public typealias Answer = EntriesAnswer

    /// The word that is looked up.
    public var word: Headword

    /// The dictionary that it is looked up in.
    public var language: MonolingualLanguage

    /// What narrows the answer.
    public var filters: Filters<Filter>

    /// Asks for the entries of a word.
    public init(_ word: Headword, in language: MonolingualLanguage, filters: Filter...) {
        self.word = word
        self.language = language
        self.filters = Filters(filters)
    }

    /// Writes the path and the parameters.
    public func write(to url: inout URLWriter) {
        url.path("entries")
        url.segment(language)
        url.segment(word)
        url.parameters(filters)
    }
}

extension EntriesRequest {
    /// What may narrow the entries that come back.
    ///
    /// ```swift
    /// let filters: [EntriesRequest.Filter] = [.registers(.informal), .strictMatch(true), .lexicalCategory(.noun)]
    /// print(EntriesRequest("ace", in: .britishEnglish).filtered(by: filters).urlString())
    /// print(EntriesRequest.Filter.parameters.map(\.name))
    /// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace?lexicalCategory=noun&registers=informal&strictMatch=true
    /// // ["fields", "grammaticalFeatures", "lexicalCategory", "domains", "registers", "strictMatch"]
    /// ```
    public struct Filter: SelectsMinimumFields, FiltersByGrammaticalFeature, FiltersByLexicalCategory,
        FiltersByDomain, FiltersByRegister, MatchesStrictly
    {
        /// The parts of the answer that can be asked for.
        public typealias Field = EntryField

        /// What the endpoint accepts, in the order in which URLs have it.
        public static let parameters: [Parameter] = [
            .fields(of: Field.self, mayBeEmpty: true), .grammaticalFeatures, .lexicalCategory, .domains, .registers,
            .strictMatch,
        ]

        /// What the filter writes.
        public let term: FilterTerm

        /// Makes the filter that writes a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension OxfordEndpointRequest where Self == EntriesRequest {
    /// Asks for the entries of a word.
    ///
    /// ```swift
    /// func send<Request: OxfordEndpointRequest>(_ request: Request) { print(request.urlString()) }
    ///
    /// send(.entries("ace", in: .britishEnglish))
    /// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
    /// ```
    public static func entries(_ word: Headword, in language: MonolingualLanguage, filters: Filter...) -> Self {
        Self(word, in: language).filtered(by: filters)
    }
}

extension EntriesRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "entries", arguments: [.language(MonolingualLanguage.self), .word], parameters: Filter.parameters)

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        let language: MonolingualLanguage = try text.argument()
        self.init(try text.word(), in: language)
        filters = text.filters()
    }
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension EntriesRequest {
    /// Not there: a word that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: MonolingualLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == EntriesRequest {
    /// Not there: a word that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func entries(_ word: String, in language: MonolingualLanguage, filters: Filter...) -> Self {
        fatalError()
    }
}

extension EntriesRequest.Filter {
    /// Not there: the language says the region.
    @available(*, unavailable, message: "in version 2 the language includes the region: `in: .britishEnglish`")
    public static func regions(_ regions: Region...) -> Self { fatalError() }

    /// Not there: the language says the region.
    @available(*, unavailable, message: "in version 2 the language includes the region: `in: .britishEnglish`")
    public static func regions(_ regions: String...) -> Self { fatalError() }

    /// Not there: translations have an endpoint of their own.
    @available(*, unavailable, message: "in version 2 use TranslationsRequest")
    public static func translations(_ targets: Language...) -> Self { fatalError() }

    /// Not there: translations have an endpoint of their own.
    @available(*, unavailable, message: "in version 2 use TranslationsRequest")
    public static func translations(_ targets: String...) -> Self { fatalError() }

    /// Not there: synonyms come from the thesaurus.
    @available(*, unavailable, message: "in version 2 use ThesaurusRequest for synonyms")
    public static var synonyms: Self { fatalError() }

    /// Not there: antonyms come from the thesaurus.
    @available(*, unavailable, message: "in version 2 use ThesaurusRequest for antonyms")
    public static var antonyms: Self { fatalError() }
}

@available(*, unavailable)
extension EntriesRequest.Filter: ExpressibleByArrayLiteral {}
