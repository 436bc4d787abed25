/// How composed rows differ from a golden file.
///
/// A test that prints it, or makes it the comment of a failure, shows what changed:
///
/// ```swift
/// import Foundation
///
/// let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
/// defer { try? FileManager.default.removeItem(at: file) }
/// try "plain\tother\n".write(to: file, atomically: true, encoding: .utf8)
///
/// let golden = GoldenURLs(file.lastPathComponent, beside: file.path, environment: [:])
/// let rows = [GoldenRow("plain", text: "this"), GoldenRow("new", text: "one")]
/// if let difference = try golden.difference(from: rows) {
///     for line in difference.description.split(separator: "\n").dropFirst() { print(line) }
/// }
/// //   plain
/// //   - other
/// //   + this
/// //   new
/// //   + one
/// ```
public struct GoldenDifference: Hashable, Sendable {
    /// A row that differs.
    ///
    /// ```swift
    /// func hasNewRowsOnly(_ difference: GoldenDifference) -> Bool {
    ///     difference.changes.allSatisfy { $0.kind == .added }
    /// }
    /// ```
    public struct Change: Hashable, Sendable {
        /// The kind of a change.
        ///
        /// Later versions may add kinds, so a `switch` needs a `default`.
        ///
        /// ```swift
        /// print(GoldenDifference.Change.Kind.added)
        /// // added
        /// ```
        public struct Kind: Hashable, Sendable, CustomStringConvertible {
            /// The name of the constant.
            public let description: String

            private init(_ description: String) {
                self.description = description
            }

            /// The row has a different text in the file.
            public static let changed = Kind("changed")

            /// The file does not have the row.
            public static let added = Kind("added")

            /// Only the file has the row.
            public static let removed = Kind("removed")

            /// The rows are equal, but their order or the line endings differ.
            public static let form = Kind("form")
        }

        /// The kind of the change.
        public let kind: Kind

        /// The label of the row, or `nil` if the change is of no single row.
        public let label: String?

        /// The text in the file, if the file has the row.
        public let recorded: String?

        /// The text as composed now, if the row was composed.
        public let composed: String?

        fileprivate init(_ kind: Kind, label: String? = nil, recorded: String? = nil, composed: String? = nil) {
            self.kind = kind
            self.label = label
            self.recorded = recorded
            self.composed = composed
        }
    }

    /// Where the file is.
    public let path: String

    /// The rows that differ: those composed first, in their order, then those that only the file has.
    public let changes: [Change]

    /// Whether the file was recorded again, so that the next run finds no difference.
    public let isRecorded: Bool

    init(path: String, recorded: String, composed: String, isRecorded: Bool) {
        self.isRecorded = isRecorded
        let before = Self.rows(of: recorded)
        let now = Self.rows(of: composed)
        let texts = Dictionary(before, uniquingKeysWith: { first, _ in first })
        let labels = Set(now.map(\.label))
        let composedChanges = now.compactMap { row -> Change? in
            guard let text = texts[row.label] else { return Change(.added, label: row.label, composed: row.text) }
            // Bytes, because two forms of one Unicode text are equal as text.
            if text.utf8.elementsEqual(row.text.utf8) { return nil }
            return Change(.changed, label: row.label, recorded: text, composed: row.text)
        }
        let removed = before.filter { !labels.contains($0.label) }
            .map { Change(.removed, label: $0.label, recorded: $0.text) }
        let changes = composedChanges + removed
        self.path = path
        self.changes = changes.isEmpty ? [Change(.form)] : changes
    }

    private static func rows(of file: String) -> [(label: String, text: String)] {
        // The two line ends are two characters.
        file.split { $0 == "\n" || $0 == "\r\n" }.map { line in
            let columns = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).map(
                String.init)
            return (columns[0], columns.count > 1 ? columns[1] : "")
        }
    }
}

extension GoldenDifference: CustomStringConvertible {
    /// The rows that differ, `-` as the file has them and `+` as they are composed now.
    public var description: String {
        let lines = changes.flatMap { change -> [String] in
            guard let label = change.label else { return ["  only the order of the rows or the line endings"] }
            let texts = [change.recorded.map { "  - \($0)" }, change.composed.map { "  + \($0)" }]
            return ["  \(label)"] + texts.compactMap(\.self)
        }
        let outcome =
            isRecorded ? "was recorded; run the test again" : "differs; set OXFORD_RECORD_GOLDEN=1 to record it again"
        return (["\(path) \(outcome)"] + lines).joined(separator: "\n")
    }
}
