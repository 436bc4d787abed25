/// The known values of a vocabulary: their ids, their English labels, and the kind of each where there are kinds.
///
/// It is read from a text with a row for each value, and in it the id, the label and the kind between tabs:
///
/// ```swift
/// let listing = VocabularyListing("ace\tAce\nair_force\tAir Force")
/// print(listing.label(of: "air_force") ?? "none")
/// print(listing.id(labeled: "air force") ?? "none")
/// // Air Force
/// // air_force
/// ```
public struct VocabularyListing: Sendable {
    private struct Row {
        let label: String
        let kind: String?
    }

    /// The ids, in their order.
    public let ids: [String]

    private let rows: [String: Row]
    private let idsByLabel: [String: String]

    /// Reads the rows of a text.
    ///
    /// A row without a label has its id for one.
    ///
    /// ```swift
    /// let listing = VocabularyListing("ancient\tAncient\nmodern")
    /// print(listing.ids.map { listing.label(of: $0) ?? "none" })
    /// // ["Ancient", "modern"]
    /// ```
    public init(_ text: String) {
        var ids: [String] = []
        var rows: [String: Row] = [:]
        var idsByLabel: [String: String] = [:]
        for line in text.parts(between: UInt8(ascii: "\n")) where !line.isEmpty {
            let columns = line.parts(between: UInt8(ascii: "\t"))
            let label = columns.count > 1 ? columns[1] : columns[0]
            ids.append(columns[0])
            rows[columns[0]] = Row(label: label, kind: columns.count > 2 ? columns[2] : nil)
            idsByLabel[Self.folded(label)] = columns[0]
        }
        (self.ids, self.rows, self.idsByLabel) = (ids, rows, idsByLabel)
    }

    /// The English label of an id.
    ///
    /// ```swift
    /// print(Region.listing.label(of: "new_zealand") ?? "none")
    /// // New Zealand
    /// ```
    public func label(of id: String) -> String? { rows[id]?.label }

    /// The kind that an id is listed under.
    ///
    /// ```swift
    /// print(GrammaticalFeature.listing.kind(of: "past") ?? "none")
    /// // Tense
    /// ```
    public func kind(of id: String) -> String? { rows[id]?.kind }

    /// The id that has a label, whatever the letter case and whether words have spaces, hyphens or underscores
    /// between them: the service has written its labels in more ways than one.
    ///
    /// ```swift
    /// print(Domain.listing.id(labeled: "AIR-FORCE") ?? "none")
    /// // air_force
    /// ```
    public func id(labeled label: String) -> String? { idsByLabel[Self.folded(label)] }

    private static func folded(_ label: String) -> String {
        String(label.lowercased().map { $0 == "_" || $0 == "-" ? " " : $0 })
    }
}
