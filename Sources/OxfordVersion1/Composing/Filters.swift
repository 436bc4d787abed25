public import OxfordEndpoints

extension Parameter {
    /// The `lexicalCategory` parameter, with the IDs of version 1.
    static let categories = Parameter("lexicalCategory", listOf: V1.LexicalCategory.self)

    /// The `grammaticalFeatures` parameter, with the IDs of version 1.
    static let features = Parameter("grammaticalFeatures", listOf: V1.GrammaticalFeature.self)
}

extension V1 {
    /// A filter type that supports filtering by lexical category.
    public protocol FiltersByLexicalCategory: OxfordFilter {}
}

extension V1.FiltersByLexicalCategory {
    /// Keeps results in any of the lexical categories.
    public static func lexicalCategory(_ categories: V1.LexicalCategory...) -> Self { .lexicalCategory(of: categories) }

    /// Keeps results in any of the lexical categories, or all if `categories` is empty.
    public static func lexicalCategory(of categories: [V1.LexicalCategory]) -> Self {
        Self(term: FilterTerm(.categories, list: categories))
    }
}

extension V1 {
    /// A filter type for entries or headwords, whose filters are part of the path and need no values.
    ///
    /// A filter without values selects a part of the answer, which then omits the parts that are not selected. A filter
    /// with values also limits the results to any of the values. If a request contains both forms, the URL has the
    /// values.
    ///
    /// ```swift
    /// let request = V1.EntriesRequest(
    ///     "go", in: .english, filters: .regions(), .lexicalCategory())
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
    public static func lexicalCategory() -> Self { Self(term: FilterTerm(name: .categories)) }

    /// Selects the grammatical features.
    public static func grammaticalFeatures() -> Self { Self(term: FilterTerm(name: .features)) }

    /// Keeps results with any of the grammatical features.
    public static func grammaticalFeatures(_ features: V1.GrammaticalFeature...) -> Self {
        .grammaticalFeatures(of: features)
    }

    /// Keeps results with any of the grammatical features, or all if `features` is empty.
    public static func grammaticalFeatures(of features: [V1.GrammaticalFeature]) -> Self {
        Self(term: FilterTerm(.features, list: features))
    }
}
