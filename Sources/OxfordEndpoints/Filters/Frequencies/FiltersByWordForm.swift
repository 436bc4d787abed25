/// A filter type that supports counting one word.
public protocol FiltersByWordForm: OxfordFilter {}

extension Parameter {
    /// The `wordform` parameter.
    public static let wordform = Parameter(text: "wordform")

    /// The `trueCase` parameter.
    public static let trueCase = Parameter(text: "trueCase")

    /// The `lemma` parameter.
    public static let lemma = Parameter(text: "lemma")
}

extension FiltersByWordForm {
    /// Counts one form, written in lowercase: `runs` does not match `running`.
    public static func wordform(_ form: QueryText) -> Self { Self(term: FilterTerm(.wordform, text: form)) }

    /// Counts one form with its letter case: `Run` does not match `run`.
    public static func trueCase(_ form: QueryText) -> Self { Self(term: FilterTerm(.trueCase, text: form)) }

    /// Counts every form of a headword.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english, filters: .lemma("ice cream"), .collate(.wordform))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?lemma=ice%20cream&collate=wordform
    /// ```
    public static func lemma(_ lemma: QueryText) -> Self { Self(term: FilterTerm(.lemma, text: lemma)) }
}
