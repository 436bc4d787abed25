public import OxfordEndpoints

extension V1 {
    /// Filters of version 1 whose answer can be narrowed to lexical categories.
    ///
    /// ```swift
    /// print(V1.InflectionsRequest("running", in: .english, filters: .lexicalCategory(.verb)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/inflections/en/running/lexicalCategory=verb
    /// ```
    public protocol FiltersByLexicalCategory: OxfordFilter {}
}

extension Parameter {
    static let version1LexicalCategory = Parameter("lexicalCategory", listOf: V1.LexicalCategory.self)
}

extension V1.FiltersByLexicalCategory {
    /// Keeps what is of any of the given lexical categories.
    ///
    /// ```swift
    /// print(V1.EntriesRequest("ace", in: .english, filters: .lexicalCategory(.noun, .verb)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/ace/lexicalCategory=noun,verb
    /// ```
    public static func lexicalCategory(_ categories: V1.LexicalCategory...) -> Self { .lexicalCategory(of: categories) }

    /// Keeps what is of any of the lexical categories in a list; an empty list keeps all.
    ///
    /// ```swift
    /// let categories = ["Noun", "Verb"].compactMap(V1.LexicalCategory.init(label:))
    /// print(V1.InflectionsRequest("aces", in: .english, filters: .lexicalCategory(of: categories)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/inflections/en/aces/lexicalCategory=noun,verb
    /// ```
    public static func lexicalCategory(of categories: [V1.LexicalCategory]) -> Self {
        Self(term: FilterTerm(.version1LexicalCategory, list: categories))
    }
}
