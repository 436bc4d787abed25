/// A filter type that supports filtering by lexical category.
public protocol FiltersByLexicalCategory: OxfordFilter {}

extension Parameter {
    /// The `lexicalCategory` parameter.
    public static let lexicalCategory = Parameter("lexicalCategory", listOf: LexicalCategory.self)
}

extension FiltersByLexicalCategory {
    /// Keeps results in any of the lexical categories.
    public static func lexicalCategory(_ categories: LexicalCategory...) -> Self {
        .lexicalCategory(of: categories)
    }

    /// Keeps results in any of the lexical categories, or all if `categories` is empty.
    public static func lexicalCategory(of categories: [LexicalCategory]) -> Self {
        Self(term: FilterTerm(.lexicalCategory, list: categories))
    }
}

extension FiltersByLexicalCategory {
    /// Unavailable: label the list with `of:`.
    @available(*, unavailable, message: "remove the brackets, or pass an array as .lexicalCategory(of: list)")
    public static func lexicalCategory(_ categories: [LexicalCategory]) -> Self { fatalError() }
}
