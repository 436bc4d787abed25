/// Asks for the translations of a word into another language.
///
/// ```swift
/// let request = TranslationsRequest("change", from: .english, to: .spanish, filters: .lexicalCategory(.noun))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/translations/en/es/change?lexicalCategory=noun
/// ```
///
/// A pair that the service is not known to translate between is a compile-time error; see ``TranslationSource``.
/// ``LanguagesRequest`` asks for the pairs that the service has today.
public struct TranslationsRequest: OxfordFilteredRequest {
    /// The entries of the word, whose senses have translations.
    public typealias Answer = EntriesAnswer

    /// The word that is looked up.
    public var word: Headword

    /// The languages to translate from and to.
    public var languages: LanguagePair

    /// What narrows the answer.
    public var filters: Filters<Filter>

    /// Asks for the translations of a word.
    public init<Source: TranslationSource>(
        _ word: Headword, from source: Source, to target: Source.Target, filters: Filter...
    ) {
        self.word = word
        languages = LanguagePair(from: source, to: target)
        self.filters = Filters(filters)
    }

    /// Writes the path and the parameters.
    public func write(to url: inout URLWriter) {
        url.path("translations")
        url.segment(languages.source)
        url.segment(languages.target)
        url.segment(word)
        url.parameters(filters)
    }
}

extension TranslationsRequest {
    /// What may narrow the translations that come back.
    ///
    /// ```swift
    /// let filters: [TranslationsRequest.Filter] = [.fields(.translations), .domains(.cards), .strictMatch(true)]
    /// print(TranslationsRequest("ace", from: .english, to: .spanish).filtered(by: filters).urlString())
    /// print(TranslationsRequest.Filter.parameters.map(\.name))
    /// // https://od-api.oxforddictionaries.com/api/v2/translations/en/es/ace?strictMatch=true&fields=translations&domains=cards
    /// // ["strictMatch", "fields", "grammaticalFeatures", "lexicalCategory", "domains", "registers"]
    /// ```
    public struct Filter: SelectsMinimumFields, FiltersByGrammaticalFeature, FiltersByLexicalCategory, FiltersByDomain,
        FiltersByRegister, MatchesStrictly
    {
        /// The parts of the answer that can be asked for.
        public typealias Field = TranslationField

        /// What the endpoint accepts, in the order in which URLs have it.
        public static let parameters: [Parameter] = [
            .strictMatch, .fields(of: Field.self, mayBeEmpty: true), .grammaticalFeatures, .lexicalCategory, .domains,
            .registers,
        ]

        /// What the filter writes.
        public let term: FilterTerm

        /// Makes the filter that writes a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension OxfordEndpointRequest where Self == TranslationsRequest {
    /// Asks for the translations of a word.
    public static func translations<Source: TranslationSource>(
        _ word: Headword, from source: Source, to target: Source.Target, filters: Filter...
    ) -> Self {
        Self(word, from: source, to: target).filtered(by: filters)
    }
}

extension TranslationsRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "translations",
        arguments: [.language(BilingualSourceLanguage.self), .target(BilingualTargetLanguage.self), .word],
        parameters: Filter.parameters)

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        let languages = try text.languagePair()
        self.init(try text.word(), from: languages.source, to: languages.target)
        filters = text.filters()
    }
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension TranslationsRequest {
    /// Not there: a word that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init<Source: TranslationSource>(
        _ word: String, from source: Source, to target: Source.Target, filters: Filter...
    ) { fatalError() }
}

extension OxfordEndpointRequest where Self == TranslationsRequest {
    /// Not there: a word that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func translations<Source: TranslationSource>(
        _ word: String, from source: Source, to target: Source.Target, filters: Filter...
    ) -> Self { fatalError() }
}

extension TranslationsRequest.Filter {
    /// Not there: the other language is an argument of the request.
    @available(*, unavailable, message: "pass the target language as an argument: `to: .spanish`")
    public static func translations(_ targets: Language...) -> Self { fatalError() }

    /// Not there: the other language is an argument of the request.
    @available(*, unavailable, message: "pass the target language as an argument: `to: .spanish`")
    public static func targetLanguage(_ target: Language) -> Self { fatalError() }
}

@available(*, unavailable)
extension TranslationsRequest.Filter: ExpressibleByArrayLiteral {}
