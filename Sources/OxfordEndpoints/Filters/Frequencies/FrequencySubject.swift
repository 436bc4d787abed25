/// What a single frequency is the frequency of.
///
/// ```swift
/// let request = WordFrequencyRequest(of: .trueCase("Polish"), in: .english)
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/word/en/?trueCase=Polish
/// ```
public struct FrequencySubject: Hashable, Sendable {
    package let term: FilterTerm

    /// A form as it is written, in lower case.
    ///
    /// ```swift
    /// print(WordFrequencyRequest(of: .wordform("ran"), in: .english).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/word/en/?wordform=ran
    /// ```
    public static func wordform(_ form: QueryText) -> Self { Self(term: FilterTerm(.wordform, text: form)) }

    /// A form as it is written, letter case included.
    ///
    /// ```swift
    /// print(WordFrequencyRequest(of: .trueCase("March"), in: .english).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/word/en/?trueCase=March
    /// ```
    public static func trueCase(_ form: QueryText) -> Self { Self(term: FilterTerm(.trueCase, text: form)) }

    /// A headword, in all its forms.
    ///
    /// ```swift
    /// print(WordFrequencyRequest(of: .lemma("run"), in: .english).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/word/en/?lemma=run
    /// ```
    public static func lemma(_ lemma: QueryText) -> Self { Self(term: FilterTerm(.lemma, text: lemma)) }

    /// Every word of a lexical category.
    ///
    /// ```swift
    /// print(WordFrequencyRequest(of: .lexicalCategory(.adverb), in: .english).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/word/en/?lexicalCategory=adverb
    /// ```
    public static func lexicalCategory(_ category: LexicalCategory) -> Self {
        Self(term: FilterTerm(.lexicalCategory, list: [category]))
    }
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension FrequencySubject {
    /// Not there: a text that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public static func wordform(_ form: String) -> Self { fatalError() }

    /// Not there: a text that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public static func trueCase(_ form: String) -> Self { fatalError() }

    /// Not there: a text that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public static func lemma(_ lemma: String) -> Self { fatalError() }
}
