public import OxfordEndpoints

extension V1 {
    /// Filters that version 1 has in the path, where each may stand without a value.
    ///
    /// A name alone asks for one part of the answer and leaves out what is not asked for. A name with values also
    /// keeps only what has one of the values. If a request has both, the values are written, in whatever order the
    /// filters are given.
    ///
    /// ```swift
    /// let regions = V1.EntriesRequest("ace", in: .english, filters: .regions(), .lexicalCategory())
    /// print(regions.urlString())
    /// print(regions.filtered(by: [.lexicalCategory(.noun)]).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/ace/lexicalCategory;regions
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/ace/lexicalCategory=noun;regions
    /// ```
    ///
    /// An empty list, as in `.regions(of: [])`, is left out.
    public protocol FiltersInPath: OxfordFilter {}
}

extension Parameter {
    static let domainsInPath = Parameter("domains", listOf: Domain.self, mayStandAlone: true)
    static let grammaticalFeaturesInPath = Parameter(
        "grammaticalFeatures", listOf: V1.GrammaticalFeature.self, mayStandAlone: true)
    static let lexicalCategoryInPath = Parameter(
        "lexicalCategory", listOf: V1.LexicalCategory.self, mayStandAlone: true)
    static let regionsInPath = Parameter("regions", listOf: V1.Region.self, mayStandAlone: true)
    static let registersInPath = Parameter("registers", listOf: Register.self, mayStandAlone: true)
}

extension V1.FiltersInPath where Self: FiltersByDomain {
    /// Asks for the domains, whichever they are.
    ///
    /// ```swift
    /// print(V1.EntriesRequest("ace", in: .english, filters: .domains()).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/ace/domains
    /// ```
    public static func domains() -> Self { Self(term: FilterTerm(name: .domainsInPath)) }
}

extension V1.FiltersInPath where Self: V1.FiltersByGrammaticalFeature {
    /// Asks for the grammatical features, whichever they are.
    ///
    /// ```swift
    /// print(V1.InflectionsRequest("mice", in: .english, filters: .grammaticalFeatures()).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/inflections/en/mice/grammaticalFeatures
    /// ```
    public static func grammaticalFeatures() -> Self { Self(term: FilterTerm(name: .grammaticalFeaturesInPath)) }
}

extension V1.FiltersInPath where Self: V1.FiltersByLexicalCategory {
    /// Asks for the lexical category, whichever it is.
    ///
    /// ```swift
    /// print(V1.EntriesRequest("love", in: .english, filters: .lexicalCategory()).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/love/lexicalCategory
    /// ```
    public static func lexicalCategory() -> Self { Self(term: FilterTerm(name: .lexicalCategoryInPath)) }
}

extension V1.FiltersInPath where Self: V1.FiltersByRegion {
    /// Asks for the regions, whichever they are.
    ///
    /// ```swift
    /// print(V1.EntriesRequest("colour", in: .english, filters: .regions()).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/colour/regions
    /// ```
    public static func regions() -> Self { Self(term: FilterTerm(name: .regionsInPath)) }
}

extension V1.FiltersInPath where Self: FiltersByRegister {
    /// Asks for the registers, whichever they are.
    ///
    /// ```swift
    /// print(V1.EntriesRequest("ace", in: .english, filters: .registers()).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/ace/registers
    /// ```
    public static func registers() -> Self { Self(term: FilterTerm(name: .registersInPath)) }
}
