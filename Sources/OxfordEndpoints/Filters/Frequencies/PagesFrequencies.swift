/// Filters of frequencies that say which rows are asked for.
public protocol PagesFrequencies: OxfordFilter {}

extension Parameter {
    /// `offset`: how many rows to skip.
    public static let rowOffset = Parameter(number: "offset")

    /// `limit`: how many rows to return at most.
    public static let rowLimit = Parameter(number: "limit")
}

extension PagesFrequencies {
    /// Passes over so many rows.
    ///
    /// ```swift
    /// for offset in stride(from: 0, to: 200, by: 100) {
    ///     print(WordFrequenciesRequest(in: .english, filters: .offset(offset)).urlString())
    /// }
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?offset=0
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?offset=100
    /// ```
    public static func offset(_ count: Int) -> Self { Self(term: FilterTerm(.rowOffset, number: count)) }

    /// Gives so many rows at the most; without it, the service gives 100.
    ///
    /// ```swift
    /// print(WordFrequenciesRequest(in: .english, filters: .lexicalCategory(.noun), .limit(10)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?lexicalCategory=noun&limit=10
    /// ```
    public static func limit(_ count: Int) -> Self { Self(term: FilterTerm(.rowLimit, number: count)) }
}
