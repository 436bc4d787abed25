/// Filters of an endpoint whose answer can be narrowed to lexical categories.
public protocol FiltersByLexicalCategory: OxfordFilter {}

extension Parameter {
    /// `lexicalCategory`: the ids of the lexical categories that are wanted.
    public static let lexicalCategory = Parameter("lexicalCategory", listOf: LexicalCategory.self)
}

extension FiltersByLexicalCategory {
    /// Keeps what is of any of the given lexical categories.
    ///
    /// ```swift
    /// print(LemmasRequest("saw", in: .english, filters: .lexicalCategory(.verb)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/lemmas/en/saw?lexicalCategory=verb
    /// ```
    public static func lexicalCategory(_ categories: LexicalCategory...) -> Self {
        .lexicalCategory(of: categories)
    }

    /// Keeps what is of any of the lexical categories in a list; an empty list keeps all.
    public static func lexicalCategory(of categories: [LexicalCategory]) -> Self {
        Self(term: FilterTerm(.lexicalCategory, list: categories))
    }
}

// A member that is not there, with the way to say it. Nothing can call it, so its body never runs.

extension FiltersByLexicalCategory {
    /// Not there: a list has a label.
    @available(*, unavailable, message: "remove the brackets, or pass an array as .lexicalCategory(of: list)")
    public static func lexicalCategory(_ categories: [LexicalCategory]) -> Self { fatalError() }
}
