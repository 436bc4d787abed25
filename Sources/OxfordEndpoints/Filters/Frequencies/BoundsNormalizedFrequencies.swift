/// A filter type that can bound the number of occurrences per million words.
public protocol BoundsNormalizedFrequencies: OxfordFilter {}

extension Parameter {
    /// The `minNormalizedFrequency` parameter: the minimum number of occurrences per million words.
    public static let minNormalizedFrequency = Parameter(decimal: "minNormalizedFrequency")

    /// The `maxNormalizedFrequency` parameter: the maximum number of occurrences per million words.
    public static let maxNormalizedFrequency = Parameter(decimal: "maxNormalizedFrequency")
}

extension BoundsNormalizedFrequencies {
    /// Restricts the table to words with at least the given number of occurrences per million words.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english, filters: .lemma("axe"), .minNormalizedFrequency(5))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?lemma=axe&minNormalizedFrequency=5.0
    /// ```
    public static func minNormalizedFrequency(_ frequency: Double) -> Self {
        Self(term: FilterTerm(.minNormalizedFrequency, number: frequency))
    }

    /// Restricts the table to words with at most the given number of occurrences per million words.
    public static func maxNormalizedFrequency(_ frequency: Double) -> Self {
        Self(term: FilterTerm(.maxNormalizedFrequency, number: frequency))
    }
}
