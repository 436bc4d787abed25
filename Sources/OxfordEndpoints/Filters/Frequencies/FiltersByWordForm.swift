/// Filters of frequencies that name one word, in any of three ways.
public protocol FiltersByWordForm: OxfordFilter {}

extension Parameter {
    /// `wordform`: the word as it is written, in lower case.
    public static let wordform = Parameter(text: "wordform")

    /// `trueCase`: the word as it is written.
    public static let trueCase = Parameter(text: "trueCase")

    /// `lemma`: the headword that forms belong to.
    public static let lemma = Parameter(text: "lemma")
}

extension FiltersByWordForm {
    /// Counts a form as it is written, in lower case: `runs` is not `running`.
    ///
    /// ```swift
    /// print(WordFrequenciesRequest(in: .english, filters: .wordform("runs")).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?wordform=runs
    /// ```
    public static func wordform(_ form: QueryText) -> Self { Self(term: FilterTerm(.wordform, text: form)) }

    /// Counts a form as it is written, letter case included: `Run` is not `run`.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(in: .english, filters: .trueCase("May"), .collate(.lexicalCategory))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?trueCase=May&collate=lexicalCategory
    /// ```
    public static func trueCase(_ form: QueryText) -> Self { Self(term: FilterTerm(.trueCase, text: form)) }

    /// Counts every form of a headword.
    ///
    /// ```swift
    /// print(WordFrequenciesRequest(in: .english, filters: .lemma("ice cream"), .collate(.wordform)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?lemma=ice%20cream&collate=wordform
    /// ```
    public static func lemma(_ lemma: QueryText) -> Self { Self(term: FilterTerm(.lemma, text: lemma)) }
}
