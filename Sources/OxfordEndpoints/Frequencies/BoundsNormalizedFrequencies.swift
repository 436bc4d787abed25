/// Filters of frequencies that leave out what is too rare or too common in a million words.
///
/// ```swift
/// let request = WordFrequenciesRequest(in: .english, filters: .minNormalizedFrequency(0.5))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?minNormalizedFrequency=0.5
/// ```
public protocol BoundsNormalizedFrequencies: OxfordFilter {}

extension Parameter {
    /// `minNormalizedFrequency`: the least count in a million words.
    public static let minNormalizedFrequency = Parameter("minNormalizedFrequency", .decimal)

    /// `maxNormalizedFrequency`: the greatest count in a million words.
    public static let maxNormalizedFrequency = Parameter("maxNormalizedFrequency", .decimal)
}

extension BoundsNormalizedFrequencies {
    /// Keeps what is found so often or more in a million words.
    public static func minNormalizedFrequency(_ frequency: Double) -> Self {
        Self(term: FilterTerm(.minNormalizedFrequency, number: frequency))
    }

    /// Keeps what is found so often or less in a million words.
    public static func maxNormalizedFrequency(_ frequency: Double) -> Self {
        Self(term: FilterTerm(.maxNormalizedFrequency, number: frequency))
    }
}
