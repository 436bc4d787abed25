/// A filter type that supports pagination of rows.
public protocol PagesFrequencies: OxfordFilter {}

extension Parameter {
    /// The `offset` parameter.
    public static let rowOffset = Parameter(number: "offset")

    /// The `limit` parameter.
    public static let rowLimit = Parameter(number: "limit")
}

extension PagesFrequencies {
    /// Skips the given number of rows.
    public static func offset(_ count: Int) -> Self { Self(term: FilterTerm(.rowOffset, number: count)) }

    /// Limits the number of rows (default: 100).
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english, filters: .offset(100), .limit(50))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?offset=100&limit=50
    /// ```
    public static func limit(_ count: Int) -> Self { Self(term: FilterTerm(.rowLimit, number: count)) }
}
