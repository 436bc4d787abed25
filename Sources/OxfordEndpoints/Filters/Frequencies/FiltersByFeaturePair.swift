/// Filters of frequencies that keep or leave out words by their grammatical features.
public protocol FiltersByFeaturePair: OxfordFilter {}

extension Parameter {
    /// `grammaticalFeatures`: the features that words have or lack, each with its type.
    public static let featurePairs = Parameter("grammaticalFeatures", listOf: FeaturePair.self)
}

extension FiltersByFeaturePair {
    /// Keeps the words that have every feature included and none excluded.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english, filters: .lemma("run"), .grammaticalFeatures(.including("tense", "past")))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?lemma=run&grammaticalFeatures=tense%3Apast
    /// ```
    public static func grammaticalFeatures(_ pairs: FeaturePair...) -> Self { .grammaticalFeatures(of: pairs) }

    /// Keeps the words that have every feature of a list that is included and none that is excluded.
    public static func grammaticalFeatures(of pairs: [FeaturePair]) -> Self {
        Self(term: FilterTerm(.featurePairs, list: pairs))
    }
}
