public import OxfordEndpoints

extension V1 {
    /// A filter type that supports filtering by lexical category.
    public protocol FiltersByLexicalCategory: OxfordFilter {}
}

extension V1.FiltersByLexicalCategory {
    /// Keeps only results that belong to any of the given lexical categories.
    public static func lexicalCategory(_ categories: LexicalCategory...) -> Self {
        Self(term: FilterTerm("lexicalCategory", list: categories.map(\.idInVersion1)))
    }
}

extension V1 {
    /// A filter type that supports filtering by region.
    public protocol FiltersByRegion: OxfordFilter {}
}

extension V1.FiltersByRegion {
    /// Keeps only results that belong to any of the given regions.
    public static func regions(_ regions: V1.Region...) -> Self {
        Self(term: FilterTerm("regions", list: regions.map(\.rawValue)))
    }
}

extension V1 {
    /// A filter type for requests that contain their filters in the URL's path.
    ///
    /// These are the requests that ``V1/entries(_:in:filters:)`` and ``V1/inflections(_:in:filters:)`` create.
    ///
    /// A filter without values, such as `.regions()`, selects one part of the answer. An answer to a request with such
    /// filters contains only the selected parts.
    ///
    /// A filter with values, such as `.lexicalCategory(.verb)`, limits the answer to results that match at least one of
    /// the values. If you pass the same filter both with and without values, the URL contains only the filter with
    /// values:
    ///
    /// ```swift
    /// let request = V1.entries(
    ///     "go", in: .english, filters: [.regions(), .lexicalCategory()])
    /// print(request.urlString())
    /// let verbs = request.filtered(by: [.lexicalCategory(.verb)])
    /// print(verbs.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/go
    /// //     /lexicalCategory;regions
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/go
    /// //     /lexicalCategory=verb;regions
    /// ```
    public protocol FiltersInPath: FiltersByLexicalCategory {}
}

extension V1.FiltersInPath {
    /// Selects the lexical category.
    public static func lexicalCategory() -> Self { Self(term: FilterTerm(emptyList: "lexicalCategory")) }

    /// Selects the grammatical features.
    public static func grammaticalFeatures() -> Self { Self(term: FilterTerm(emptyList: "grammaticalFeatures")) }

    /// Keeps only results that have any of the given grammatical features.
    public static func grammaticalFeatures(_ features: V1.GrammaticalFeature...) -> Self {
        Self(term: FilterTerm("grammaticalFeatures", list: features.map(\.rawValue)))
    }
}
