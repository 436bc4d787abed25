public import OxfordEndpoints

extension V1 {
    /// Filters that version 1 writes in the path, with or without values.
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
    public protocol FiltersInPath: OxfordFilter {}
}

extension Parameter {
    static let domainsInPath = Parameter("domains", listOf: Domain.self)
    static let grammaticalFeaturesInPath = Parameter(
        "grammaticalFeatures", listOf: V1.GrammaticalFeature.self)
    static let lexicalCategoryInPath = Parameter(
        "lexicalCategory", listOf: V1.LexicalCategory.self)
    static let regionsInPath = Parameter("regions", listOf: V1.Region.self)
    static let registersInPath = Parameter("registers", listOf: Register.self)
}

extension V1.FiltersInPath where Self: FiltersByDomain {
    /// Selects the domains.
    public static func domains() -> Self { Self(term: FilterTerm(name: .domainsInPath)) }
}

extension V1.FiltersInPath where Self: V1.FiltersByGrammaticalFeature {
    /// Selects the grammatical features.
    public static func grammaticalFeatures() -> Self { Self(term: FilterTerm(name: .grammaticalFeaturesInPath)) }
}

extension V1.FiltersInPath where Self: V1.FiltersByLexicalCategory {
    /// Selects the lexical category.
    public static func lexicalCategory() -> Self { Self(term: FilterTerm(name: .lexicalCategoryInPath)) }
}

extension V1.FiltersInPath where Self: V1.FiltersByRegion {
    /// Selects the regions.
    public static func regions() -> Self { Self(term: FilterTerm(name: .regionsInPath)) }
}

extension V1.FiltersInPath where Self: FiltersByRegister {
    /// Selects the registers.
    public static func registers() -> Self { Self(term: FilterTerm(name: .registersInPath)) }
}
