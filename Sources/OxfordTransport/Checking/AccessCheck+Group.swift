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

        /// All groups of version 2, in the order of ``EndpointCatalog/version2``.
        public static let all = [
            entries, words, lemmas, inflections, thesaurus, sentences, translations, search, searchThesaurus,
            searchTranslations, pronunciations, languages,
        ]

        /// Dictionary entries.
        public static let entries = Group(EntriesRequest("ace", in: .britishEnglish))

        /// Entries for any form of a word.
        public static let words = Group(WordsRequest("ace", in: .britishEnglish))

        /// The headwords of an inflected form.
        public static let lemmas = Group(LemmasRequest("aces", in: .english))

        /// The inflected forms of a word.
        public static let inflections = Group(InflectionsRequest("ace", in: .britishEnglish))

        /// Synonyms and antonyms.
        public static let thesaurus = Group(ThesaurusRequest("ace", in: .english))

        /// Example sentences.
        public static let sentences = Group(SentencesRequest("ace", in: .english))

        /// Translations.
        public static let translations = Group(TranslationsRequest("apple", in: .englishToSpanish))

        /// The headword search.
        public static let search = Group(SearchRequest("ace", in: .britishEnglish, page: Page(limit: 1)))

        /// The thesaurus search.
        public static let searchThesaurus = Group(SearchThesaurusRequest("ace", in: .english, page: Page(limit: 1)))

        /// The search for words with translations.
        public static let searchTranslations = Group(
            SearchTranslationsRequest("apple", in: .englishToSpanish, page: Page(limit: 1)))

        /// Pronunciations.
        public static let pronunciations = Group(PronunciationsRequest("ace", in: .britishEnglish))

        /// The lists of languages, filters, fields, and vocabularies.
        public static let languages = Group(LanguagesRequest())

        private init(_ request: some OxfordTextRequest) {
            self.init(type(of: request).endpoint.name, request: request)
        }
    }
}
