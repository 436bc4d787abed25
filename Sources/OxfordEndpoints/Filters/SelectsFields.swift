/// A filter type that supports selecting fields.
public protocol SelectsFields: OxfordFilter {
    /// The selectable fields.
    associatedtype Field: OxfordVocabulary
}

extension Parameter {
    /// The `fields` parameter.
    ///
    /// - Parameters:
    ///   - vocabulary: The type of the fields.
    ///   - mayBeEmpty: Whether the list may be empty; see ``SelectsMinimumFields``.
    public static func fields(of vocabulary: any OxfordVocabulary.Type, mayBeEmpty: Bool = false) -> Parameter {
        Parameter(fields: .list(of: vocabulary, mayBeEmpty: mayBeEmpty))
    }
}

extension SelectsFields {
    /// Includes only the given fields in the answer.
    @inlinable
    public static func fields(_ fields: Field...) -> Self { .fields(of: fields) }

    /// Includes only the given fields in the answer, or all if `fields` is empty.
    @inlinable
    public static func fields(of fields: [Field]) -> Self {
        Self(term: FilterTerm(.fields(of: Field.self), list: fields))
    }
}

extension SelectsFields {
    /// Unavailable: label the list with `of:`.
    @available(*, unavailable, message: "remove the brackets, or pass an array as .fields(of: list)")
    public static func fields(_ fields: [Field]) -> Self { fatalError() }
}
