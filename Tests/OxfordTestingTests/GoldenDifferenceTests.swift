import OxfordTesting
import Testing

@Suite struct GoldenDifferences {
    @Test("The description shows changed, added and removed rows") func description() async throws {
        let changed = goldenFile.replacing("en-gb/ace\n", with: "en-gb/Ace\n").replacing("refused\t", with: "gone\t")
        let difference = try #require(try await compare(goldenRows, with: changed).difference)
        #expect(
            difference.description == """
                \(difference.path) differs; set OXFORD_RECORD_GOLDEN=1 to record it again
                  plain
                  - https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/Ace
                  + https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
                  refused
                  + refused: a headword cannot be blank
                  gone
                  - refused: a headword cannot be blank
                """)
    }

    @Test("A second row with the same label is a removed row") func repeatedLabel() async throws {
        let rows = [GoldenRow("word", text: "ace")]
        let difference = try await compare(rows, with: "word\tace\nword\tart\n").difference
        #expect(difference?.changes == [.removed(label: "word", recorded: "art")])
    }

    @Test("A different order is a difference") func order() async throws {
        #expect(try await compare(goldenRows.reversed(), with: goldenFile).difference?.changes == [.form])
    }

    @Test(
        "A different line ending is a difference",
        arguments: [String(goldenFile.dropLast()), goldenFile.replacing("\n", with: "\r\n")])
    func lineEndings(file: String) async throws {
        let difference = try await compare(goldenRows, with: file).difference
        #expect(difference?.changes == [.form])
        #expect(
            difference?.description.hasSuffix("\n  only the order of the rows, blank lines or the line endings") == true
        )
    }

    @Test("Texts in different Unicode normalization forms differ") func unicodeNormalization() async throws {
        let (composed, recorded) = ("cafe\u{301}", "caf\u{E9}")
        let difference = try await compare([GoldenRow("word", text: composed)], with: "word\t\(recorded)\n").difference
        #expect(difference?.changes == [.changed(label: "word", recorded: recorded, composed: composed)])
    }

    @Test("Labels in different Unicode normalization forms are two rows, and the description tells them apart")
    func normalizationOfLabels() async throws {
        let (composed, recorded) = ("cafe\u{301}", "caf\u{E9}")
        let difference = try await compare([GoldenRow(composed, text: "a")], with: "\(recorded)\ta\n").difference
        #expect(
            difference?.changes == [.added(label: composed, composed: "a"), .removed(label: recorded, recorded: "a")])
        let lines = difference?.description.split(separator: "\n").dropFirst() ?? []
        #expect(lines == [#"  cafe\u{0301}"#, "  + a", #"  caf\u{00E9}"#, "  - a"])
    }

    @Test("The description tells texts in different Unicode normalization forms apart")
    func normalizationOfTexts() async throws {
        let rows = [GoldenRow("word", text: "cafe\u{301}"), GoldenRow("Wörter", text: "ä")]
        let difference = try await compare(rows, with: "word\tcaf\u{E9}\n").difference
        let lines = difference?.description.split(separator: "\n").dropFirst() ?? []
        #expect(lines == ["  word", #"  - caf\u{00E9}"#, #"  + cafe\u{0301}"#, "  Wörter", "  + ä"])
    }

    @Test("A line without a tab is reported as such", arguments: ["", "some text"])
    func missingTab(text: String) async throws {
        let difference = try await compare([GoldenRow("word", text: text)], with: "word\n").difference
        #expect(difference?.changes == [.added(label: "word", composed: text), .malformed(line: "word")])
        #expect(difference?.description.hasSuffix("\n  a line without a tab: word") == true)
    }

    @Test("A blank line is a difference of the form") func blankLine() async throws {
        #expect(try await compare(goldenRows, with: "\n" + goldenFile).difference?.changes == [.form])
    }
}
