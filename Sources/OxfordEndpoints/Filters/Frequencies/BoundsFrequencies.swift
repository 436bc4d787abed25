/// A filter type that supports bounds on counts.
public protocol BoundsFrequencies: OxfordFilter {}

extension Parameter {
    /// The `minFrequency` parameter.
    public static let minFrequency = Parameter(number: "minFrequency")

    /// The `maxFrequency` parameter.
    public static let maxFrequency = Parameter(number: "maxFrequency")
}

extension BoundsFrequencies {
    /// Keeps rows with at least this count.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english, filters: .lemma("axe"), .minFrequency(5000))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?lemma=axe&minFrequency=5000
    /// ```
    public static func minFrequency(_ count: Int) -> Self { Self(term: FilterTerm(.minFrequency, number: count)) }

    /// Keeps rows with at most this count.
    public static func maxFrequency(_ count: Int) -> Self { Self(term: FilterTerm(.maxFrequency, number: count)) }
}
