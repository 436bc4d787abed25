/// Filters of frequencies that leave out what is too rare or too common in a million words.
public protocol BoundsNormalizedFrequencies: OxfordFilter {}

extension Parameter {
    /// `minNormalizedFrequency`: the least count in a million words.
    public static let minNormalizedFrequency = Parameter(decimal: "minNormalizedFrequency")

    /// `maxNormalizedFrequency`: the greatest count in a million words.
    public static let maxNormalizedFrequency = Parameter(decimal: "maxNormalizedFrequency")
}

extension BoundsNormalizedFrequencies {
    /// Keeps what is found so often or more in a million words.
    ///
    /// ```swift
    /// let common: [WordFrequenciesRequest.Filter] = [.minNormalizedFrequency(100), .lexicalCategory(.noun)]
    /// print(WordFrequenciesRequest(in: .english).filtered(by: common).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?lexicalCategory=noun&minNormalizedFrequency=100.0
    /// ```
    public static func minNormalizedFrequency(_ frequency: Double) -> Self {
        Self(term: FilterTerm(.minNormalizedFrequency, number: frequency))
    }

    /// Keeps what is found so often or less in a million words.
    ///
    /// ```swift
    /// print(WordFrequenciesRequest(in: .english, filters: .lemma("axe"), .maxNormalizedFrequency(0.01)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?lemma=axe&maxNormalizedFrequency=0.01
    /// ```
    public static func maxNormalizedFrequency(_ frequency: Double) -> Self {
        Self(term: FilterTerm(.maxNormalizedFrequency, number: frequency))
    }
}
