public import OxfordEndpoints

extension V1 {
    /// Filters that limit results by lexical category.
    public protocol FiltersByLexicalCategory: OxfordFilter {}
}

extension Parameter {
    static let version1LexicalCategory = Parameter("lexicalCategory", listOf: V1.LexicalCategory.self)
}

extension V1.FiltersByLexicalCategory {
    /// Limits results to the given lexical categories.
    public static func lexicalCategory(_ categories: V1.LexicalCategory...) -> Self { .lexicalCategory(of: categories) }

    /// Limits results to the lexical categories in a list, unless it is empty.
    public static func lexicalCategory(of categories: [V1.LexicalCategory]) -> Self {
        Self(term: FilterTerm(.version1LexicalCategory, list: categories))
    }
}
