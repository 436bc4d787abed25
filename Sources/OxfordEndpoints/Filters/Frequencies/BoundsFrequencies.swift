/// A filter type that can bound the counts of words.
public protocol BoundsFrequencies: OxfordFilter {}

extension Parameter {
    /// The `minFrequency` parameter: the minimum count.
    public static let minFrequency = Parameter(number: "minFrequency")

    /// The `maxFrequency` parameter: the maximum count.
    public static let maxFrequency = Parameter(number: "maxFrequency")
}

extension BoundsFrequencies {
    /// Restricts the table to words that occur at least the given number of times.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english, filters: .lemma("axe"), .minFrequency(5000))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?lemma=axe&minFrequency=5000
    /// ```
    public static func minFrequency(_ count: Int) -> Self { Self(term: FilterTerm(.minFrequency, number: count)) }

    /// Restricts the table to words that occur at most the given number of times.
    public static func maxFrequency(_ count: Int) -> Self { Self(term: FilterTerm(.maxFrequency, number: count)) }
}
