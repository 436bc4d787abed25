/// Filters of an endpoint that can be asked for no more than the frame of its answer.
public protocol SelectsMinimumFields: SelectsFields {}

extension SelectsMinimumFields {
    /// Asks for the API's minimum payload: ids, words and categories.
    ///
    /// Fields that are asked for as well come in addition, as they always do.
    ///
    /// ```swift
    /// print(WordsRequest("aces", in: .britishEnglish, filters: .minimumFields, .fields(.domains)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/words/en-gb?q=aces&fields=domains
    /// ```
    public static var minimumFields: Self {
        Self(term: FilterTerm(emptyList: .fields(of: Field.self, mayBeEmpty: true)))
    }
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension SelectsMinimumFields {
    /// Not there: it is one of the fields.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.definitions)")
    public static var definitions: Self { fatalError() }

    /// Not there: it is one of the fields.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.etymologies)")
    public static var etymologies: Self { fatalError() }

    /// Not there: it is one of the fields.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.examples)")
    public static var examples: Self { fatalError() }

    /// Not there: it is one of the fields.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.pronunciations)")
    public static var pronunciations: Self { fatalError() }

    /// Not there: it is one of the fields.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.variantForms)")
    public static var variantForms: Self { fatalError() }
}
