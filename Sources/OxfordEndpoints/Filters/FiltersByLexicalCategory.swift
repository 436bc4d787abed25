/// A filter type that can restrict an answer to lexical categories.
public protocol FiltersByLexicalCategory: OxfordFilter {}

extension Parameter {
    /// The `lexicalCategory` parameter: a list of lexical category IDs.
    public static let lexicalCategory = Parameter("lexicalCategory", listOf: LexicalCategory.self)
}

extension FiltersByLexicalCategory {
    /// Restricts the answer to words of any of the given lexical categories.
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

    /// Restricts the answer to words of any of the listed lexical categories.
    ///
    /// An empty list keeps all words.
    public static func lexicalCategory(of categories: [LexicalCategory]) -> Self {
        Self(term: FilterTerm(.lexicalCategory, list: categories))
    }
}

// An unavailable member, whose message names the replacement.

extension FiltersByLexicalCategory {
    /// Unavailable: label the list with `of:`.
    @available(*, unavailable, message: "leave out the brackets, or label the list: .lexicalCategory(of: list)")
    public static func lexicalCategory(_ categories: [LexicalCategory]) -> Self { fatalError() }
}
