import Foundation
import OxfordTesting
import Testing

@Suite(.temporaryFolder) struct GoldenDifferences {
    typealias Change = GoldenDifference.Change

    @Test(
        "A difference of the order, of blank lines or of line endings is named",
        arguments: [
            Array(goldenFile.split(separator: "\n").reversed()).joined(separator: "\n") + "\n",
            String(goldenFile.dropLast()), goldenFile.replacing("\n", with: "\r\n"), "\n" + goldenFile,
        ])
    func form(file: String) throws {
        let difference = try #require(try compare(goldenRows, with: file).difference)
        #expect(difference.changes.map(\.kind) == [.form])
        #expect(difference.description.hasSuffix("\n  only the order of the rows, blank lines or the line endings"))
    }

    @Test(
        "A byte order mark and bytes that are not UTF-8 are named",
        arguments: [
            (
                Array("\u{FEFF}\(goldenFile)".utf8), [Change.Kind.byteOrderMark],
                ["  a byte order mark at the start of the file"]
            ),
            (
                Array(goldenFile.utf8) + [0xFF, 0x09, 0x61, 0x0A],
                [.invalidUTF8, .removed],
                ["  bytes that are not UTF-8", "  \u{FFFD}", "  - a"]
            ),
        ] as [([UInt8], [Change.Kind], [String])])
    func encoding(file: [UInt8], changes: [Change.Kind], lines: [String]) throws {
        try Data(file).write(to: URL(fileURLWithPath: TemporaryFolder.path + "/a.golden.txt"))
        let difference = try #require(try compare(goldenRows, with: nil).difference)
        #expect(difference.changes.map(\.kind) == changes)
        #expect(difference.description.split(separator: "\n").dropFirst().map(String.init) == lines)
    }

    private static let (composed, recorded) = ("cafe\u{301}", "caf\u{E9}")

    @Test(
        "Each change is listed, and texts in different Unicode normalization forms are told apart",
        arguments: [
            (
                "a second row with the same label is removed", [GoldenRow("word", text: "ace")],
                "word\tace\nword\tart\n",
                [Change(.removed, label: "word", recorded: "art")], ["  word", "  - art"]
            ),
            (
                "a text in another normalization form",
                [GoldenRow("word", text: composed), GoldenRow("Wörter", text: "ä")],
                "word\t\(recorded)\n",
                [
                    Change(.changed, label: "word", recorded: recorded, composed: composed),
                    Change(.added, label: "Wörter", composed: "ä"),
                ], ["  word", #"  - caf\u{00E9}"#, #"  + cafe\u{0301}"#, "  Wörter", "  + ä"]
            ),
            (
                "a label in another normalization form", [GoldenRow(composed, text: "a")], "\(recorded)\ta\n",
                [Change(.added, label: composed, composed: "a"), Change(.removed, label: recorded, recorded: "a")],
                [#"  cafe\u{0301}"#, "  + a", #"  caf\u{00E9}"#, "  - a"]
            ),
            (
                "characters that control a terminal", [GoldenRow("word", text: "é")],
                "word\t\u{1B}[2Ja\rb\u{202E}\u{9B}é\n",
                [Change(.changed, label: "word", recorded: "\u{1B}[2Ja\rb\u{202E}\u{9B}é", composed: "é")],
                ["  word", #"  - \u{1B}[2Ja\rb\u{202E}\u{009B}é"#, "  + é"]
            ),
            (
                "a line without a tab", [GoldenRow("word", text: "some text")], "word\n",
                [Change(.added, label: "word", composed: "some text"), Change(.malformed, recorded: "word")],
                ["  word", "  + some text", "  a line without a tab: word"]
            ),
            (
                "a line without a tab, and an empty text", [GoldenRow("word", text: "")], "word\n",
                [Change(.added, label: "word", composed: ""), Change(.malformed, recorded: "word")],
                ["  word", "  + ", "  a line without a tab: word"]
            ),
        ] as [(String, [GoldenRow], String, [Change], [Substring])])
    func changes(
        name: String, rows: [GoldenRow], file: String, changes: [Change], lines: [Substring]
    ) throws {
        let difference = try #require(try compare(rows, with: file).difference)
        #expect(difference.changes == changes)
        let start = "\(difference.path) differs; set OXFORD_RECORD_GOLDEN=1 to record it again"
        #expect(difference.description.split(separator: "\n") == [start[...]] + lines)
    }
}
