#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

public import OxfordTransport

/// The differences between the rows that a test produces and the rows of its golden file.
///
/// A golden file contains the output that a test expects. ``GoldenURLs`` compares the file with the actual output and
/// returns a difference, which you can print, throw, or use as the message of a test failure:
///
/// ```swift
/// import Foundation
///
/// let file = FileManager.default.temporaryDirectory
///     .appendingPathComponent("\(UUID()).txt")
/// defer { try? FileManager.default.removeItem(at: file) }
/// try "plain\tother\n".write(to: file, atomically: true, encoding: .utf8)
///
/// let golden = GoldenURLs(file.lastPathComponent, beside: file.path)
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
public struct GoldenDifference: SelfDescribingError, Hashable, Sendable {
    /// A difference between a test's golden rows and the golden file.
    ///
    /// A test's rows and the golden file can differ in a single row, in the order of the rows, in the line endings, or
    /// in the encoding of the file.
    public struct Change: Hashable, Sendable {
        /// What differs.
        ///
        /// Later versions may add kinds, so a `switch` over a kind needs a `default` case.
        public struct Kind: Hashable, Sendable, CustomStringConvertible {
            /// The name of the kind, such as `added`.
            public let description: String

            private init(_ name: String) {
                description = name
            }

            /// A row whose text in the test differs from its text in the golden file.
            public static let changed = Kind("changed")

            /// A row that the test produces but the golden file does not contain.
            public static let added = Kind("added")

            /// A row of the golden file that the test does not produce.
            public static let removed = Kind("removed")

            /// A line of the golden file that is not a row, because it contains no tab.
            public static let malformed = Kind("malformed")

            /// The golden file begins with a byte order mark, which some editors add.
            public static let byteOrderMark = Kind("byteOrderMark")

            /// The golden file contains bytes that are not UTF-8.
            ///
            /// In its rows, `\u{FFFD}` replaces these bytes.
            public static let invalidUTF8 = Kind("invalidUTF8")

            /// The rows are the same, but their order, blank lines, or the golden file's line endings differ.
            public static let form = Kind("form")
        }

        /// What differs.
        public let kind: Kind

        /// The label of a row that differs, or `nil` if the change is not about a row.
        public let label: String?

        /// The text in the golden file, or `nil` if the change is not about a text in it.
        ///
        /// This is the text of a row, or a line that is not a row.
        public let recorded: String?

        /// The text that the test produced, or `nil` if it produced none.
        public let composed: String?

        package init(_ kind: Kind, label: String? = nil, recorded: String? = nil, composed: String? = nil) {
            self.kind = kind
            self.label = label
            self.recorded = recorded
            self.composed = composed
        }
    }

    /// The path of the golden file.
    public let path: String

    /// The differences between the test's rows and the golden file.
    ///
    /// A problem with the encoding of the golden file comes first. Changed and added rows follow, in the order of the
    /// test, and then removed rows and malformed lines, in the order of the golden file.
    public let changes: [Change]

    /// Whether the test's rows were written to the golden file.
    ///
    /// After the test has written the rows, the golden file contains exactly these rows, and the test passes the next
    /// time it runs.
    public let isRecorded: Bool

    init(path: String, recorded bytes: [UInt8], composed rows: [GoldenRow], isRecorded: Bool) {
        self.path = path
        self.isRecorded = isRecorded
        let mark = Array("\u{FEFF}".utf8)
        let hasMark = bytes.starts(with: mark)
        let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
        let encoding: [Change] = (hasMark ? [Change(.byteOrderMark)] : []) + (isUTF8 ? [] : [Change(.invalidUTF8)])
        let recorded = String(decoding: bytes.dropFirst(hasMark ? mark.count : 0), as: UTF8.self)
        // A line can also end in "\r\n", which Swift treats as a single Character that differs from "\n".
        let lines = recorded.split { $0 == "\n" || $0 == "\r\n" }.map { String($0).halves(at: "\t") }
        // Compare bytes, because Swift treats two strings as equal if they differ only in Unicode normalization.
        func key(_ label: String) -> [UInt8] { Array(label.utf8) }
        let texts = Dictionary(
            lines.compactMap { label, text in text.map { (key(label), $0) } }, uniquingKeysWith: { first, _ in first })
        let composed = rows.compactMap { row -> Change? in
            guard let text = texts[key(row.label)] else {
                return Change(.added, label: row.label, composed: row.text)
            }
            if text.utf8.elementsEqual(row.text.utf8) { return nil }
            return Change(.changed, label: row.label, recorded: text, composed: row.text)
        }
        let labels = Set(rows.map { key($0.label) })
        // The composed rows have unique labels, so a second row with the same label in the file is removed too.
        var seen: Set<[UInt8]> = []
        let removed = lines.compactMap { label, text -> Change? in
            guard let text else { return Change(.malformed, recorded: label) }
            let isRemoved = !seen.insert(key(label)).inserted || !labels.contains(key(label))
            return isRemoved ? Change(.removed, label: label, recorded: text) : nil
        }
        let all = encoding + composed + removed
        changes = all.isEmpty ? [Change(.form)] : all
    }
}

extension GoldenDifference {
    /// A report with the path of the golden file, the next step to take, and the changed rows.
    ///
    /// In the report, `-` marks text in the golden file, and `+` marks text that the test produced. Characters that
    /// control a terminal or the direction of the text are escaped. Characters outside ASCII are escaped in texts that
    /// look the same because they differ only in Unicode normalization.
    public var description: String {
        let lines = changes.flatMap { change -> [(mark: String, text: String)] in
            switch change.kind {
            case .malformed: [("a line without a tab: ", change.recorded ?? "")]
            case .byteOrderMark: [("a byte order mark at the start of the file", "")]
            case .invalidUTF8: [("bytes that are not UTF-8", "")]
            case .form: [("only the order of the rows, blank lines or the line endings", "")]
            default:
                [("", change.label), ("- ", change.recorded), ("+ ", change.composed)].compactMap { mark, text in
                    text.map { (mark, $0) }
                }
            }
        }
        // As keys, texts that look the same are equal.
        let spellings = Dictionary(grouping: lines.map(\.text), by: \.self).mapValues { Set($0.map { Array($0.utf8) }) }
        let shown = lines.map { mark, text in
            let isAmbiguous = spellings[text, default: []].count > 1
            let scalars = text.unicodeScalars.map { scalar in
                isAmbiguous || scalar.affectsLayout ? scalar.escaped(asASCII: true) : String(scalar)
            }
            return "  \(mark)" + scalars.joined()
        }
        let outcome =
            isRecorded ? "was recorded; run the test again" : "differs; set OXFORD_RECORD_GOLDEN=1 to record it again"
        return (["\(path) \(outcome)"] + shown).joined(separator: "\n")
    }
}
