public import OxfordEndpoints

extension V1 {
    /// Filters that keep values of certain lexical categories.
    public protocol FiltersByLexicalCategory: OxfordFilter {}
}

extension Parameter {
    static let version1LexicalCategory = Parameter("lexicalCategory", listOf: V1.LexicalCategory.self)
}

extension V1.FiltersByLexicalCategory {
    /// Keeps values of any of the lexical categories.
    public static func lexicalCategory(_ categories: V1.LexicalCategory...) -> Self { .lexicalCategory(of: categories) }

    /// Keeps values of any lexical category in a list, or all values if the list is empty.
    public static func lexicalCategory(of categories: [V1.LexicalCategory]) -> Self {
        Self(term: FilterTerm(.version1LexicalCategory, list: categories))
    }
}
