/// A column that rows are ordered by, and in which direction.
///
/// ```swift
/// let request = WordFrequenciesRequest(
///     in: .english, filters: .sort(.descending(.frequency), .ascending(.wordform)))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?sort=-frequency,wordform
/// ```
public struct FrequencyOrder: OxfordVocabulary {
    /// The column's name, behind a hyphen where the greatest comes first.
    public let rawValue: String

    /// Makes an order from its text on the wire, or nothing where it names no column.
    public init?(rawValue: String) {
        let column = rawValue.hasPrefix("-") ? String(rawValue.dropFirst()) : rawValue
        guard FrequencyColumn(rawValue: column) != nil else { return nil }
        self.rawValue = rawValue
    }

    private init(text: String) {
        rawValue = text
    }

    /// The least first.
    ///
    /// ```swift
    /// print(WordFrequenciesRequest(in: .english, filters: .sort(.ascending(.lemma))).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?sort=lemma
    /// ```
    public static func ascending(_ column: FrequencyColumn) -> Self { Self(text: column.rawValue) }

    /// The greatest first.
    ///
    /// ```swift
    /// print(WordFrequenciesRequest(in: .english, filters: .sort(.descending(.frequency)), .limit(10)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?sort=-frequency&limit=10
    /// ```
    public static func descending(_ column: FrequencyColumn) -> Self { Self(text: "-" + column.rawValue) }

    /// Every column in both directions.
    public static let known: [Self] = FrequencyColumn.known.flatMap { [.ascending($0), .descending($0)] }
}
