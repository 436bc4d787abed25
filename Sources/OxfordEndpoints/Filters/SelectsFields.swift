/// Filters of an endpoint that can be asked for some parts of its answer alone.
public protocol SelectsFields: OxfordFilter {
    /// The parts that can be asked for.
    associatedtype Field: OxfordVocabulary
}

extension Parameter {
    /// `fields`: the parts of the answer that are wanted.
    ///
    /// - Parameters:
    ///   - vocabulary: What the parts are.
    ///   - mayBeEmpty: Whether none may be asked for; see ``SelectsMinimumFields``.
    public static func fields(of vocabulary: any OxfordVocabulary.Type, mayBeEmpty: Bool = false) -> Parameter {
        Parameter(fields: .list(of: vocabulary, mayBeEmpty: mayBeEmpty, onlyKnown: true))
    }
}

extension SelectsFields {
    /// Asks for the given parts of the answer, and leaves out the others.
    ///
    /// ```swift
    /// print(ThesaurusRequest("calm", in: .english, filters: .fields(.antonyms)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/thesaurus/en/calm?fields=antonyms
    /// ```
    @inlinable
    public static func fields(_ fields: Field...) -> Self { .fields(of: fields) }

    /// Asks for the parts of the answer that a list names; an empty list asks for all.
    @inlinable
    public static func fields(of fields: [Field]) -> Self {
        Self(term: FilterTerm(.fields(of: Field.self), list: fields))
    }
}

// A member that is not there, with the way to say it. Nothing can call it, so its body never runs.

extension SelectsFields {
    /// Not there: a list has a label.
    @available(*, unavailable, message: "remove the brackets, or pass an array as .fields(of: list)")
    public static func fields(_ fields: [Field]) -> Self { fatalError() }
}
