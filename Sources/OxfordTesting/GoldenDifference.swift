/// The differences between the rows that a test produces and the rows of its golden file.
///
/// A golden file contains the output that a test expects. ``GoldenURLs`` compares the file with the actual output and
/// returns a difference, which you can print or use as the message of a test failure:
///
/// ```swift
/// import Foundation
///
/// let file = FileManager.default.temporaryDirectory
///     .appendingPathComponent("\(UUID()).txt")
/// defer { try? FileManager.default.removeItem(at: file) }
/// try "plain\tother\n".write(to: file, atomically: true, encoding: .utf8)
///
/// let golden = GoldenURLs(
///     file.lastPathComponent, beside: file.path, environment: [:])
/// let rows = [
///     GoldenRow("plain", text: "this"), GoldenRow("new", text: "one"),
/// ]
/// if let difference = try golden.difference(from: rows) {
///     let lines = difference.description.split(separator: "\n")
///     for line in lines.dropFirst() { print(line) }
/// }
/// //   plain
/// //   - other
/// //   + this
/// //   new
/// //   + one
/// ```
public struct GoldenDifference: Hashable, Sendable {
    /// A difference between a test's golden rows and the golden file.
    ///
    /// A test's rows and the golden file can differ in a single row, in the order of the rows, or in the line endings.
    public enum Change: Hashable, Sendable {
        /// A row whose text in the test differs from its text in the golden file.
        case changed(label: String, recorded: String, composed: String)

        /// A row that the test produces but the golden file does not contain.
        case added(label: String, composed: String)

        /// A row of the golden file that the test does not produce.
        case removed(label: String, recorded: String)

        /// The rows are the same, but their order or the golden file's line endings differ.
        case form
    }

    /// The path of the golden file.
    public let path: String

    /// The differences between the test's rows and the golden file.
    ///
    /// Changed and added rows come first, in the order of the test. Removed rows follow, in the order of the golden
    /// file.
    public let changes: [Change]

    /// Whether the test's rows were written to the golden file.
    ///
    /// After the test has written the rows, the golden file contains exactly these rows, and the test passes the next
    /// time it runs.
    public let isRecorded: Bool

    init(path: String, recorded: String, composed: String, isRecorded: Bool) {
        self.isRecorded = isRecorded
        let before = Self.rows(of: recorded)
        let now = Self.rows(of: composed)
        let texts = Dictionary(before, uniquingKeysWith: { first, _ in first })
        let labels = Set(now.map(\.label))
        let composedChanges = now.compactMap { row -> Change? in
            guard let text = texts[row.label] else {
                return .added(label: row.label, composed: row.text)
            }
            // Compare bytes, because Swift treats two strings as equal if they differ only in Unicode normalization.
            if text.utf8.elementsEqual(row.text.utf8) { return nil }
            return .changed(label: row.label, recorded: text, composed: row.text)
        }
        // The composed rows have unique labels, so a second row with the same label in the file is removed too.
        var seen: Set<String> = []
        let removed = before.filter { !seen.insert($0.label).inserted || !labels.contains($0.label) }
            .map { Change.removed(label: $0.label, recorded: $0.text) }
        let changes = composedChanges + removed
        self.path = path
        self.changes = changes.isEmpty ? [.form] : changes
    }

    private static func rows(of file: String) -> [(label: String, text: String)] {
        // A line can also end in "\r\n", which Swift treats as a single Character that differs from "\n".
        file.split { $0 == "\n" || $0 == "\r\n" }.map { line in
            let columns = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).map(
                String.init)
            return (columns[0], columns.count > 1 ? columns[1] : "")
        }
    }
}

extension GoldenDifference: CustomStringConvertible {
    /// A report with the path of the golden file, the next step to take, and the changed rows.
    ///
    /// In the report, `-` marks text in the golden file, and `+` marks text that the test produced.
    public var description: String {
        let lines = changes.flatMap { change in
            switch change {
            case .changed(let label, let recorded, let composed): ["  \(label)", "  - \(recorded)", "  + \(composed)"]
            case .added(let label, let composed): ["  \(label)", "  + \(composed)"]
            case .removed(let label, let recorded): ["  \(label)", "  - \(recorded)"]
            case .form: ["  only the order of the rows or the line endings"]
            }
        }
        let outcome =
            isRecorded ? "was recorded; run the test again" : "differs; set OXFORD_RECORD_GOLDEN=1 to record it again"
        return (["\(path) \(outcome)"] + lines).joined(separator: "\n")
    }
}
