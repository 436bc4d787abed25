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
    public static func minNormalizedFrequency(_ frequency: Double) -> Self {
        Self(term: FilterTerm(.minNormalizedFrequency, number: frequency))
    }

    /// Keeps rows with at most this count per million words.
    public static func maxNormalizedFrequency(_ frequency: Double) -> Self {
        Self(term: FilterTerm(.maxNormalizedFrequency, number: frequency))
    }
}
