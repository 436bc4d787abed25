public import OxfordEndpoints

extension V1 {
    /// Creates a request for the data sets that the service offers in the given languages.
    ///
    /// In version 2, use `LanguagesRequest`.
    ///
    /// ```swift
    /// print(V1.languages(source: .english).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/languages
    /// //     ?sourceLanguage=en
    /// ```
    ///
    /// - Parameters:
    ///   - source: The language of monolingual data sets, or the source language of data sets that contain
    ///     translations. `nil` means any language.
    ///   - target: The target language of data sets that contain translations. `nil` means any language.
    public static func languages(source: Language? = nil, target: Language? = nil) -> Request<LanguagesAnswer> {
        let source = FilterTerm("sourceLanguage", value: source?.rawValue ?? "")
        let target = FilterTerm("targetLanguage", value: target?.rawValue ?? "")
        return Request(path: ["languages"], parameters: [Parameter(term: source), Parameter(term: target)])
    }

    /// Creates a request for the filters that an endpoint accepts.
    ///
    /// If `endpoint` is `nil`, the request is for the filters of all endpoints.
    ///
    /// In version 2, use `FiltersRequest`.
    ///
    /// ```swift
    /// print(V1.filters(of: .entries).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/filters/entries
    /// ```
    public static func filters(of endpoint: FilteredEndpoint? = nil) -> Request<NamesAnswer> {
        Request(path: ["filters"] + [endpoint].compactMap(\.?.rawValue))
    }

    /// An endpoint that accepts filters.
    public enum FilteredEndpoint: String, CaseIterable, Sendable {
        /// The entries endpoint.
        case entries
        /// The inflections endpoint.
        case inflections
        /// The translations endpoint.
        case translations
        /// The word list endpoint.
        ///
        /// The documentation of version 1 didn't mention that you could request the filters of this endpoint.
        case wordlist
    }

    /// Creates a request for the lexical categories that a monolingual dictionary uses, such as noun and verb.
    ///
    /// In version 2, use `LexicalCategoriesRequest`.
    public static func lexicalCategories(in language: Language) -> Request<LabelsAnswer<LexicalCategory>> {
        Request(path: ["lexicalcategories", language.rawValue])
    }

    /// Creates a request for the grammatical features that a monolingual dictionary uses, such as plural and past.
    ///
    /// In version 2, use `GrammaticalFeaturesRequest`.
    public static func grammaticalFeatures(in language: Language) -> Request<GrammaticalFeaturesAnswer> {
        Request(path: ["grammaticalFeatures", language.rawValue])
    }

    /// Creates a request for the domains (subject areas) that a dictionary uses.
    ///
    /// If you pass a target language, the request is about a bilingual dictionary.
    ///
    /// In version 2, use `DomainsRequest`.
    ///
    /// ```swift
    /// print(V1.domains(in: .english).urlString())
    /// print(V1.domains(in: .english, translatedTo: .spanish).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/domains/en
    /// // https://od-api.oxforddictionaries.com/api/v1/domains/en/es
    /// ```
    public static func domains(in language: Language, translatedTo target: Language? = nil)
        -> Request<LabelsAnswer<Domain>>
    {
        Request(path: ["domains"] + [language, target].compactMap(\.?.rawValue))
    }

    /// Creates a request for the registers (levels or styles of language) that a dictionary uses.
    ///
    /// If you pass a target language, the request is about a bilingual dictionary.
    ///
    /// In version 2, use `RegistersRequest`.
    public static func registers(in language: Language, translatedTo target: Language? = nil)
        -> Request<LabelsAnswer<Register>>
    {
        Request(path: ["registers"] + [language, target].compactMap(\.?.rawValue))
    }

    /// Creates a request for the regions that a monolingual dictionary uses.
    ///
    /// Version 2 has no request for regions, because its language codes include the region, as in `en-us`.
    ///
    /// The answer has the names that the service uses for each region, by the region's ID:
    ///
    /// ```swift
    /// let body = """
    ///     {"results": {"gb": ["British", "Scottish"], "us": ["American"]}}
    ///     """
    /// let answer = try NamesAnswer(json: Array(body.utf8))
    /// print(answer.results["gb"] ?? [])
    /// // ["British", "Scottish"]
    /// ```
    public static func regions(in language: Language) -> Request<NamesAnswer> {
        Request(path: ["regions", language.rawValue])
    }
}
