/// A column to sort a frequency table by, and the sort direction.
public struct FrequencyOrder: OxfordVocabulary {
    /// The column's name, preceded by a hyphen if the order is descending.
    public let rawValue: String

    /// Creates an order, or returns `nil` if the text does not name a column.
    public init?(rawValue: String) {
        let column = rawValue.hasPrefix("-") ? String(rawValue.dropFirst()) : rawValue
        guard FrequencyColumn(rawValue: column) != nil else { return nil }
        self.rawValue = rawValue
    }

    private init(text: String) {
        rawValue = text
    }

    /// Sorts by a column, smallest values first.
    public static func ascending(_ column: FrequencyColumn) -> Self { Self(text: column.rawValue) }

    /// Sorts by a column, largest values first.
    public static func descending(_ column: FrequencyColumn) -> Self { Self(text: "-" + column.rawValue) }

    /// Every column in both directions.
    public static let known: [Self] = FrequencyColumn.known.flatMap { [.ascending($0), .descending($0)] }
}
