/// A request for the translations of a word.
///
/// ```swift
/// let request = TranslationsRequest(
///     "change", translating: .englishToSpanish,
///     filters: [.lexicalCategory(.noun)])
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/translations/en/es/change
/// //     ?lexicalCategory=noun
/// ```
///
/// ``LanguagePair`` has a constant for each pair of languages that the service is known to support. Other pairs have no
/// constant, so `.spanishToGreek`, for example, does not compile. To list the pairs that the service supports now, use
/// ``LanguagesRequest``.
public struct TranslationsRequest: OxfordFilteredRequest {
    /// The word's entries, with translations in their senses.
    public typealias Answer = EntriesAnswer

    /// The word to look up.
    public var word: WordText

    /// The source and target languages.
    public var languages: LanguagePair

    /// The filters to apply.
    public var filters: Filters<Filter>

    /// Creates a request for the translations of a word.
    public init(_ word: WordText, translating languages: LanguagePair, filters: Filters<Filter> = []) {
        self.word = word
        self.languages = languages
        self.filters = filters
    }

    /// Writes the path and parameters.
    public func write(to url: inout URLWriter) {
        url.append(path: "translations")
        url.append(segment: languages.source)
        url.append(segment: languages.target)
        url.append(segment: word)
        url.append(filters)
    }
}

extension TranslationsRequest {
    /// A filter for translations.
    public struct Filter: SelectsMinimumFields, FiltersByGrammaticalFeature, FiltersByLexicalCategory, FiltersByDomain,
        FiltersByRegister, MatchesStrictly
    {
        /// The selectable fields.
        public typealias Field = TranslationField

        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension OxfordEndpointRequest where Self == TranslationsRequest {
    /// Creates a request for the translations of a word.
    public static func translations(
        _ word: WordText, translating languages: LanguagePair, filters: Filters<Filter> = []
    ) -> Self {
        Self(word, translating: languages, filters: filters)
    }
}
