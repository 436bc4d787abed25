/// The word or words whose frequency is requested.
///
/// ```swift
/// let request = WordFrequencyRequest(of: .trueCase("Polish"), in: .english)
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/word/en/
/// //     ?trueCase=Polish
/// ```
public struct FrequencySubject: Hashable, Sendable {
    package let term: FilterTerm

    /// A form in lowercase.
    public static func wordform(_ form: QueryText) -> Self { Self(term: FilterTerm(.wordform, text: form)) }

    /// A form with its letter case.
    public static func trueCase(_ form: QueryText) -> Self { Self(term: FilterTerm(.trueCase, text: form)) }

    /// A headword with all its forms.
    public static func lemma(_ lemma: QueryText) -> Self { Self(term: FilterTerm(.lemma, text: lemma)) }

    /// Every word of a lexical category.
    public static func lexicalCategory(_ category: LexicalCategory) -> Self {
        Self(term: FilterTerm(.lexicalCategory, list: [category]))
    }
}

extension FrequencySubject {
    /// Unavailable: use a ``QueryText``.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public static func wordform(_ form: String) -> Self { fatalError() }

    /// Unavailable: use a ``QueryText``.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public static func trueCase(_ form: String) -> Self { fatalError() }

    /// Unavailable: use a ``QueryText``.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public static func lemma(_ lemma: String) -> Self { fatalError() }
}
