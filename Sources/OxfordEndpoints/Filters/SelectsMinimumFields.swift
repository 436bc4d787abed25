/// A filter type that supports requesting the minimum payload.
public protocol SelectsMinimumFields: SelectsFields {}

extension SelectsMinimumFields {
    /// Requests the minimum payload: IDs, words, and categories.
    ///
    /// Selecting fields as well adds them:
    ///
    /// ```swift
    /// let minimum = WordsRequest(
    ///     "aces", in: .britishEnglish, filters: .minimumFields)
    /// print(minimum.urlString())
    /// print(minimum.filtered(by: [.fields(.domains)]).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/words/en-gb?q=aces&fields=
    /// // https://od-api.oxforddictionaries.com/api/v2/words/en-gb
    /// //     ?q=aces&fields=domains
    /// ```
    public static var minimumFields: Self {
        Self(term: FilterTerm(emptyList: .fields(of: Field.self, mayBeEmpty: true)))
    }
}

extension SelectsMinimumFields {
    /// Unavailable: select it with `fields(_:)`.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.definitions)")
    public static var definitions: Self { fatalError() }

    /// Unavailable: select it with `fields(_:)`.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.etymologies)")
    public static var etymologies: Self { fatalError() }

    /// Unavailable: select it with `fields(_:)`.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.examples)")
    public static var examples: Self { fatalError() }

    /// Unavailable: select it with `fields(_:)`.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.pronunciations)")
    public static var pronunciations: Self { fatalError() }

    /// Unavailable: select it with `fields(_:)`.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.variantForms)")
    public static var variantForms: Self { fatalError() }
}
