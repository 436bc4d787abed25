/// A filter type that supports bounds on counts per million words.
public protocol BoundsNormalizedFrequencies: OxfordFilter {}

extension Parameter {
    /// The `minNormalizedFrequency` parameter.
    public static let minNormalizedFrequency = Parameter(decimal: "minNormalizedFrequency")

    /// The `maxNormalizedFrequency` parameter.
    public static let maxNormalizedFrequency = Parameter(decimal: "maxNormalizedFrequency")
}

extension BoundsNormalizedFrequencies {
    /// Keeps rows with at least this count per million words.
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

    /// Keeps rows with at most this count per million words.
    public static func maxNormalizedFrequency(_ frequency: Double) -> Self {
        Self(term: FilterTerm(.maxNormalizedFrequency, number: frequency))
    }
}
