/// A filter type that supports filtering by lexical category.
public protocol FiltersByLexicalCategory: OxfordFilter {}

extension Parameter {
    /// The `lexicalCategory` parameter.
    public static let lexicalCategory = Parameter("lexicalCategory", listOf: LexicalCategory.self)
}

extension FiltersByLexicalCategory {
    /// Keeps results in any of the lexical categories.
    ///
    /// ```swift
    /// let request = LemmasRequest(
    ///     "saw", in: .english, filters: .lexicalCategory(.verb))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/lemmas/en/saw
    /// //     ?lexicalCategory=verb
    /// ```
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
