/// A filter type that supports sorting and grouping.
public protocol OrdersFrequencies: OxfordFilter {}

extension Parameter {
    /// The `sort` parameter.
    public static let sort = Parameter("sort", listOf: FrequencyOrder.self)

    /// The `collate` parameter.
    public static let collate = Parameter("collate", listOf: FrequencyGroup.self)
}

extension OrdersFrequencies {
    /// Sorts rows by the first column, then by the second, and so on.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english,
    ///     filters: .sort(.ascending(.lexicalCategory), .descending(.frequency)))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?sort=lexicalCategory,-frequency
    /// ```
    public static func sort(_ orders: FrequencyOrder...) -> Self { .sort(of: orders) }

    /// Sorts rows by the given columns, or in the service's order if `orders` is empty.
    public static func sort(of orders: [FrequencyOrder]) -> Self { Self(term: FilterTerm(.sort, list: orders)) }

    /// Groups rows by the given columns, adding up their frequencies.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english, filters: .lemma("run"), .collate(.lexicalCategory))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?lemma=run&collate=lexicalCategory
    /// ```
    public static func collate(_ groups: FrequencyGroup...) -> Self { .collate(of: groups) }

    /// Groups rows by the given columns, or not at all if `groups` is empty.
    public static func collate(of groups: [FrequencyGroup]) -> Self { Self(term: FilterTerm(.collate, list: groups)) }
}
