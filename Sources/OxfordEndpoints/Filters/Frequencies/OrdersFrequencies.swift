/// A filter type that can sort and group the rows of a frequency table.
public protocol OrdersFrequencies: OxfordFilter {}

extension Parameter {
    /// The `sort` parameter: the columns to sort by.
    public static let sort = Parameter("sort", listOf: FrequencyOrder.self)

    /// The `collate` parameter: the columns to group by.
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

    /// Sorts rows by the listed columns.
    ///
    /// An empty list leaves the order to the service.
    public static func sort(of orders: [FrequencyOrder]) -> Self { Self(term: FilterTerm(.sort, list: orders)) }

    /// Combines the rows that are equal in the given columns, and adds up their frequencies.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english, filters: .lemma("run"), .collate(.lexicalCategory))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?lemma=run&collate=lexicalCategory
    /// ```
    public static func collate(_ groups: FrequencyGroup...) -> Self { .collate(of: groups) }

    /// Combines the rows that are equal in the listed columns.
    ///
    /// An empty list combines none.
    public static func collate(of groups: [FrequencyGroup]) -> Self { Self(term: FilterTerm(.collate, list: groups)) }
}
