/// Filters of frequencies that say in which order they come, and which of them are counted as one.
public protocol OrdersFrequencies: OxfordFilter {}

extension Parameter {
    /// `sort`: the columns that rows are ordered by.
    public static let sort = Parameter("sort", listOf: FrequencyOrder.self)

    /// `collate`: the columns that rows are joined by.
    public static let collate = Parameter("collate", listOf: FrequencyGroup.self)
}

extension OrdersFrequencies {
    /// Orders rows by the first column, those alike in it by the second, and so on.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english, filters: .sort(.ascending(.lexicalCategory), .descending(.frequency)))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?sort=lexicalCategory,-frequency
    /// ```
    public static func sort(_ orders: FrequencyOrder...) -> Self { .sort(of: orders) }

    /// Orders rows by the columns of a list; an empty list leaves the order to the service.
    public static func sort(of orders: [FrequencyOrder]) -> Self { Self(term: FilterTerm(.sort, list: orders)) }

    /// Joins the rows that are alike in the given columns, and adds their frequencies up.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(in: .english, filters: .lemma("run"), .collate(.lexicalCategory))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?lemma=run&collate=lexicalCategory
    /// ```
    public static func collate(_ groups: FrequencyGroup...) -> Self { .collate(of: groups) }

    /// Joins the rows that are alike in the columns of a list; an empty list joins none.
    public static func collate(of groups: [FrequencyGroup]) -> Self { Self(term: FilterTerm(.collate, list: groups)) }
}
