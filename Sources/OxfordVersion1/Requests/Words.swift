public import OxfordEndpoints

extension V1 {
    /// Creates a request for the dictionary entries of a headword.
    ///
    /// In version 2, use `EntriesRequest`.
    ///
    /// Use filters to select which parts of the answer the service sends, or to keep only the results that have certain
    /// values. ``V1/FiltersInPath`` describes both kinds of filters.
    ///
    /// ```swift
    /// let request = V1.entries(
    ///     "Air force", in: .english,
    ///     filters: [.lexicalCategory(.noun), .definitions, .domains(.military)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/air_force
    /// //     /definitions;domains=military;lexicalCategory=noun
    /// ```
    ///
    /// In version 2, the language includes the region, and the `fields` filter selects the parts of the answer. For
    /// example, `EntriesRequest("ace", in: .americanEnglish, filters: [.fields(.definitions)])` requests definitions in
    /// American English.
    public static func entries(_ word: WordText, in language: Language, filters: Filters<EntriesFilter> = [])
        -> FilteredRequest<EntriesFilter, EntriesAnswer>
    {
        FilteredRequest(start: Request(path: ["entries", language.rawValue, word.segment]), filters: filters)
    }

    /// Creates a request for the headwords of an inflected form, such as `swim` for `swimming`.
    ///
    /// In version 2, use `LemmasRequest` to find the headwords of an inflected form. The version 2 inflections request
    /// does the opposite: it returns the inflected forms of a headword. Version 1 has no request that does this.
    ///
    /// ```swift
    /// let request = V1.inflections(
    ///     "axes", in: .english,
    ///     filters: [.grammaticalFeatures(.plural), .lexicalCategory(.noun)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/inflections/en/axes
    /// //     /grammaticalFeatures=plural;lexicalCategory=noun
    /// ```
    public static func inflections(_ word: WordText, in language: Language, filters: Filters<InflectionsFilter> = [])
        -> FilteredRequest<InflectionsFilter, LemmasAnswer>
    {
        FilteredRequest(start: Request(path: ["inflections", language.rawValue, word.segment]), filters: filters)
    }

    /// Creates a request for the synonyms or antonyms of a headword, or both.
    ///
    /// In version 2, use `ThesaurusRequest`, which also accepts filters.
    ///
    /// ```swift
    /// let request = V1.thesaurus(
    ///     "justice", in: .english, for: .synonymsAndAntonyms)
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/justice
    /// //     /synonyms;antonyms
    /// ```
    public static func thesaurus(_ word: WordText, in language: Language, for relation: ThesaurusRelation)
        -> Request<ThesaurusAnswer>
    {
        Request(path: ["entries", language.rawValue, word.segment, relation.rawValue])
    }

    /// Creates a request for example sentences that contain a headword.
    ///
    /// In version 2, use `SentencesRequest`.
    ///
    /// ```swift
    /// print(V1.sentences("mind", in: .english).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/mind/sentences
    /// ```
    public static func sentences(_ word: WordText, in language: Language) -> Request<SentencesAnswer> {
        Request(path: ["entries", language.rawValue, word.segment, "sentences"])
    }

    /// Creates a request for the translations of a headword.
    ///
    /// In version 2, use `TranslationsRequest`.
    ///
    /// ```swift
    /// let request = V1.translations("truth", from: .english, to: .spanish)
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/truth
    /// //     /translations=es
    /// ```
    public static func translations(_ word: WordText, from source: Language, to target: Language)
        -> Request<EntriesAnswer>
    {
        Request(path: ["entries", source.rawValue, word.segment, target.translationsSegment])
    }

    /// The related words to request: synonyms, antonyms or both.
    public enum ThesaurusRelation: String, CaseIterable, Sendable {
        /// Synonyms.
        case synonyms
        /// Antonyms.
        case antonyms
        /// Synonyms and antonyms.
        case synonymsAndAntonyms = "synonyms;antonyms"
    }

    /// A filter for entries, which selects a part of the answer, or keeps only results with certain values.
    public struct EntriesFilter: FiltersInPath, FiltersByDomain, FiltersByRegister, FiltersByRegion {
        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }

        /// Selects the definitions.
        public static var definitions: Self { Self(term: FilterTerm(emptyList: "definitions")) }

        /// Selects the domains.
        public static func domains() -> Self { Self(term: FilterTerm(emptyList: "domains")) }

        /// Selects the etymologies.
        public static var etymologies: Self { Self(term: FilterTerm(emptyList: "etymologies")) }

        /// Selects the examples.
        public static var examples: Self { Self(term: FilterTerm(emptyList: "examples")) }

        /// Selects the pronunciations.
        public static var pronunciations: Self { Self(term: FilterTerm(emptyList: "pronunciations")) }

        /// Selects the regions.
        public static func regions() -> Self { Self(term: FilterTerm(emptyList: "regions")) }

        /// Selects the registers.
        public static func registers() -> Self { Self(term: FilterTerm(emptyList: "registers")) }

        /// Selects the variant spellings.
        public static var variantForms: Self { Self(term: FilterTerm(emptyList: "variantForms")) }
    }

    /// A filter for the headwords of an inflected form.
    public struct InflectionsFilter: FiltersInPath {
        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}
