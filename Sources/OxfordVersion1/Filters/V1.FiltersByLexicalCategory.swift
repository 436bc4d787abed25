public import OxfordEndpoints

extension V1 {
    /// Filters that limit results by lexical category.
    public protocol FiltersByLexicalCategory: OxfordFilter {}
}

extension Parameter {
    static let version1LexicalCategory = Parameter("lexicalCategory", listOf: V1.LexicalCategory.self)
}

extension V1.FiltersByLexicalCategory {
    /// Keeps results in any of the lexical categories.
    public static func lexicalCategory(_ categories: V1.LexicalCategory...) -> Self { .lexicalCategory(of: categories) }

    /// Keeps results in any of the lexical categories, or all if `categories` is empty.
    public static func lexicalCategory(of categories: [V1.LexicalCategory]) -> Self {
        Self(term: FilterTerm(.version1LexicalCategory, list: categories))
    }
}
