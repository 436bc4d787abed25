/// A filter type that can select fields of an answer.
public protocol SelectsFields: OxfordFilter {
    /// The fields that can be selected.
    associatedtype Field: OxfordVocabulary
}

extension Parameter {
    /// The `fields` parameter: the fields to include in the answer.
    ///
    /// - Parameters:
    ///   - vocabulary: The type of the fields.
    ///   - mayBeEmpty: Whether the list may be empty; see ``SelectsMinimumFields``.
    public static func fields(of vocabulary: any OxfordVocabulary.Type, mayBeEmpty: Bool = false) -> Parameter {
        Parameter(fields: .list(of: vocabulary, mayBeEmpty: mayBeEmpty, onlyKnown: true))
    }
}

extension SelectsFields {
    /// Restricts the answer to the given fields.
    ///
    /// ```swift
    /// let request = ThesaurusRequest(
    ///     "calm", in: .english, filters: .fields(.antonyms))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/thesaurus/en/calm
    /// //     ?fields=antonyms
    /// ```
    @inlinable
    public static func fields(_ fields: Field...) -> Self { .fields(of: fields) }

    /// Restricts the answer to the listed fields.
    ///
    /// An empty list keeps all fields.
    @inlinable
    public static func fields(of fields: [Field]) -> Self {
        Self(term: FilterTerm(.fields(of: Field.self), list: fields))
    }
}

// An unavailable member, whose message names the replacement.

extension SelectsFields {
    /// Unavailable: label the list with `of:`.
    @available(*, unavailable, message: "leave out the brackets, or label the list: .fields(of: list)")
    public static func fields(_ fields: [Field]) -> Self { fatalError() }
}
