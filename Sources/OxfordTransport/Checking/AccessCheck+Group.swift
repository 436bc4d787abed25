public import OxfordEndpoints

extension AccessCheck {
    /// A group of endpoints that a plan allows or refuses together, and a request that tests it.
    ///
    /// The words of the built-in groups begin with "a", so the sandbox has them too. Searches request a single result.
    public struct Group: Sendable {
        /// The name of the group: for built-in groups, the name of the endpoint.
        public let name: String

        /// The request that tests the group.
        public let request: any OxfordEndpointRequest

        /// Creates a group, for a custom endpoint or another request.
        ///
        /// ```swift
        /// import OxfordSamples
        ///
        /// let client = OxfordClient(
        ///     credentials: nil, transport: SampleTransport())
        /// let domains = AccessCheck.Group(
        ///     "domains", request: DomainsRequest(in: .britishEnglish))
        /// print(await client.checkAccess(to: [domains]).map(\.outcome))
        /// // [allowed]
        /// ```
        public init(_ name: String, request: some OxfordEndpointRequest) {
            self.name = name
            self.request = request
        }

        /// All groups of version 2, in the order of the documentation.
        public static let all = [
            entries, words, lemmas, inflections, thesaurus, sentences, translations, search, searchThesaurus,
            searchTranslations, pronunciations, languages,
        ]

        /// Dictionary entries.
        public static let entries = Group("entries", request: EntriesRequest("ace", in: .britishEnglish))

        /// Entries for any form of a word.
        public static let words = Group("words", request: WordsRequest("ace", in: .britishEnglish))

        /// The headwords of an inflected form.
        public static let lemmas = Group("lemmas", request: LemmasRequest("aces", in: .english))

        /// The inflected forms of a word.
        public static let inflections = Group("inflections", request: InflectionsRequest("ace", in: .britishEnglish))

        /// Synonyms and antonyms.
        public static let thesaurus = Group("thesaurus", request: ThesaurusRequest("ace", in: .english))

        /// Example sentences.
        public static let sentences = Group("sentences", request: SentencesRequest("ace", in: .english))

        /// Translations.
        public static let translations = Group(
            "translations", request: TranslationsRequest("apple", in: .englishToSpanish))

        /// The headword search.
        public static let search = Group(
            "search", request: SearchRequest("ace", in: .britishEnglish, page: Page(limit: 1)))

        /// The thesaurus search.
        public static let searchThesaurus = Group(
            "search-thesaurus", request: SearchThesaurusRequest("ace", in: .english, page: Page(limit: 1)))

        /// The search for words with translations.
        public static let searchTranslations = Group(
            "search-translations",
            request: SearchTranslationsRequest("apple", in: .englishToSpanish, page: Page(limit: 1)))

        /// Pronunciations.
        public static let pronunciations = Group(
            "pronunciations", request: PronunciationsRequest("ace", in: .britishEnglish))

        /// The lists of languages, filters, fields, and vocabularies.
        public static let languages = Group("languages", request: LanguagesRequest())
    }
}
