/// The known values of a vocabulary: their IDs, English labels, and types if any.
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

    /// The IDs, in the order of the text.
    public let ids: [String]

    private let rows: [String: Row]
    private let idsByLabel: [String: String]

    /// Parses a listing from text.
    ///
    /// Each line contains an ID, and optionally a label and a type, separated by tabs. The label defaults to the ID.
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

    /// Returns the English label of an ID, or `nil` for an unknown ID.
    public func label(of id: String) -> String? { rows[id]?.label }

    /// Returns the type of an ID, such as `Tense` for `past`, or `nil` if it has none.
    public func kind(of id: String) -> String? { rows[id]?.kind }

    /// Returns the ID with a label, or `nil` if there is none.
    ///
    /// Letter case is ignored, and spaces, hyphens and underscores are equivalent, because the service's labels vary.
    public func id(labeled label: String) -> String? { idsByLabel[Self.folded(label)] }

    private static func folded(_ label: String) -> String {
        String(label.lowercased().map { $0 == "_" || $0 == "-" ? " " : $0 })
    }
}
