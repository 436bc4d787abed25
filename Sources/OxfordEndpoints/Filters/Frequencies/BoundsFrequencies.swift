/// Filters of frequencies that leave out what is too rare or too common.
public protocol BoundsFrequencies: OxfordFilter {}

extension Parameter {
    /// `minFrequency`: the least count.
    public static let minFrequency = Parameter(number: "minFrequency")

    /// `maxFrequency`: the greatest count.
    public static let maxFrequency = Parameter(number: "maxFrequency")
}

extension BoundsFrequencies {
    /// Keeps what is counted so often or more.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(in: .english, filters: .lexicalCategory(.conjunction), .minFrequency(5000))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?lexicalCategory=conjunction&minFrequency=5000
    /// ```
    public static func minFrequency(_ count: Int) -> Self { Self(term: FilterTerm(.minFrequency, number: count)) }

    /// Keeps what is counted so often or less.
    ///
    /// ```swift
    /// print(WordFrequenciesRequest(in: .english, filters: .lemma("axe"), .maxFrequency(20)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?lemma=axe&maxFrequency=20
    /// ```
    public static func maxFrequency(_ count: Int) -> Self { Self(term: FilterTerm(.maxFrequency, number: count)) }
}
