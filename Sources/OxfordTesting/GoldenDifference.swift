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
    /// One row that differs.
    ///
    /// ```swift
    /// func hasNewRowsOnly(_ difference: GoldenDifference) -> Bool {
    ///     difference.changes.allSatisfy { if case .added = $0 { true } else { false } }
    /// }
    /// ```
    public enum Change: Hashable, Sendable {
        /// The row has another text than the file.
        case changed(label: String, recorded: String, composed: String)
        /// The row is not in the file.
        case added(label: String, composed: String)
        /// The file has a row that was not composed.
        case removed(label: String, recorded: String)
        /// The rows are the same, but not their order or the line ends.
        case form
    }

    /// Where the file is.
    public let path: String

    /// The rows that differ: those composed first, in their order, then those that only the file has.
    public let changes: [Change]

    init(path: String, recorded: String, composed: String) {
        let before = Self.rows(of: recorded)
        let now = Self.rows(of: composed)
        let texts = Dictionary(before, uniquingKeysWith: { first, _ in first })
        let labels = Set(now.map(\.label))
        let composedChanges = now.compactMap { row -> Change? in
            guard let text = texts[row.label] else { return .added(label: row.label, composed: row.text) }
            // Bytes, because two forms of one Unicode text are equal as text.
            if text.utf8.elementsEqual(row.text.utf8) { return nil }
            return .changed(label: row.label, recorded: text, composed: row.text)
        }
        let removed = before.filter { !labels.contains($0.label) }
            .map { Change.removed(label: $0.label, recorded: $0.text) }
        let changes = composedChanges + removed
        self.path = path
        self.changes = changes.isEmpty ? [.form] : changes
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
            switch change {
            case .changed(let label, let recorded, let composed):
                ["  \(label)", "  - \(recorded)", "  + \(composed)"]
            case .added(let label, let composed): ["  \(label)", "  + \(composed)"]
            case .removed(let label, let recorded): ["  \(label)", "  - \(recorded)"]
            case .form: ["  the order of the rows, or the line ends"]
            }
        }
        return ([path + " differs; set OXFORD_RECORD_GOLDEN=1 to record it anew"] + lines).joined(
            separator: "\n")
    }
}
