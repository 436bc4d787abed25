import Foundation
import OxfordEndpoints
import OxfordTesting
import TestSupport
import Testing

@Suite struct GoldenFiles {
    private let rows = [
        GoldenRow("plain", EntriesRequest("ace", in: .britishEnglish)),
        GoldenRow("fields", EntriesRequest("ace", in: .britishEnglish, filters: .fields(.definitions))),
        GoldenRow("refused", text: "refused: it is blank"),
    ]
    private let file = """
        plain\thttps://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
        fields\thttps://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace?fields=definitions
        refused\trefused: it is blank

        """

    /// Holds the rows against a file with the given text, and gives the difference and what the file then holds.
    private func compare(
        _ rows: [GoldenRow], with text: String?, environment: [String: String] = [:]
    ) async throws -> (difference: GoldenDifference?, file: String?) {
        try await withTemporaryFolder { folder in
            let path = folder.appendingPathComponent("a.golden.txt")
            try text?.write(to: path, atomically: true, encoding: .utf8)
            let golden = GoldenURLs(
                "a.golden.txt", beside: folder.appendingPathComponent("Test.swift").path,
                environment: environment)
            #expect(golden.path == path.path)
            let difference = try golden.difference(from: rows)
            return (difference, try? String(contentsOf: path, encoding: .utf8))
        }
    }

    @Test func sameBytesAreNoDifference() async throws {
        #expect(try await compare(rows, with: file).difference == nil)
    }

    @Test func differenceShowsTheRows() async throws {
        let changed = file.replacingOccurrences(of: "en-gb/ace\n", with: "en-gb/Ace\n")
            .replacingOccurrences(of: "refused\t", with: "gone\t")
        let difference = try #require(try await compare(rows, with: changed).difference)
        #expect(
            difference.changes == [
                .changed(
                    label: "plain",
                    recorded: "https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/Ace",
                    composed: "https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace"),
                .added(label: "refused", composed: "refused: it is blank"),
                .removed(label: "gone", recorded: "refused: it is blank"),
            ])
        #expect(
            difference.description == """
                \(difference.path) differs; set OXFORD_RECORD_GOLDEN=1 to record it anew
                  plain
                  - https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/Ace
                  + https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
                  refused
                  + refused: it is blank
                  gone
                  - refused: it is blank
                """)
    }

    @Test func orderAndLineEndsAreBytesToo() async throws {
        #expect(try await compare(rows.reversed(), with: file).difference?.changes == [.form])
        #expect(try await compare(rows, with: String(file.dropLast())).difference?.changes == [.form])
        let windows = file.replacingOccurrences(of: "\n", with: "\r\n")
        #expect(try await compare(rows, with: windows).difference?.changes == [.form])
    }

    @Test func formsOfOneTextDiffer() async throws {
        let difference = try await compare(
            [GoldenRow("word", text: "cafe\u{301}")], with: "word\tcaf\u{E9}\n"
        ).difference
        #expect(difference?.changes.count == 1)
        #expect(difference?.changes != [.form])
    }

    @Test func recordingWritesTheFileAndStillTellsTheDifference() async throws {
        for before in [nil, "plain\tother\n"] {
            let result = try await compare(rows, with: before, environment: ["OXFORD_RECORD_GOLDEN": "1"])
            #expect(result.difference != nil)
            #expect(result.file == file)
        }
        let settled = try await compare(
            rows, with: file, environment: ["OXFORD_RECORD_GOLDEN": "1", "CI": "true"])
        #expect(settled.difference == nil)
    }

    @Test func onlyTheValueOneRecords() async throws {
        let result = try await compare(
            rows, with: "plain\tother\n", environment: ["OXFORD_RECORD_GOLDEN": "0"])
        #expect(result.file == "plain\tother\n")
    }

    @Test func recordingIsRefusedUnderCI() async throws {
        let environment = ["OXFORD_RECORD_GOLDEN": "1", "CI": "true"]
        let error = try await #require(throws: GoldenError.self) {
            try await compare(rows, with: "plain\tother\n", environment: environment)
        }
        guard case .recordingRefused = error else { throw error }
    }

    @Test func missingFileSaysHowToRecordIt() async throws {
        let error = try await #require(throws: GoldenError.self) { try await compare(rows, with: nil) }
        #expect(
            error.description.hasSuffix(
                "a.golden.txt cannot be read; set OXFORD_RECORD_GOLDEN=1 to record it"))
    }

    @Test(arguments: [
        [GoldenRow("", text: "a")], [GoldenRow("a\tb", text: "a")], [GoldenRow("a", text: "b\nc")],
        [GoldenRow("a", text: "b"), GoldenRow("a", text: "b")],
    ])
    func rowsThatNoFileCanHoldAreErrors(rows: [GoldenRow]) async {
        await #expect(throws: GoldenError.self) { try await compare(rows, with: file) }
    }

    @Test func environmentIsNotShown() {
        let golden = GoldenURLs("a.golden.txt", beside: "/a.swift", environment: ["OXFORD_APP_KEY": "SECRET"])
        var dumped = ""
        dump(golden, to: &dumped)
        for text in [dumped, "\(golden)", String(reflecting: golden)] { #expect(!text.contains("SECRET")) }
    }

    @Test func unwritableFileIsAnError() throws {
        let golden = GoldenURLs(
            "missing/a.golden.txt", beside: "/nowhere/Test.swift", environment: ["OXFORD_RECORD_GOLDEN": "1"])
        #expect(throws: GoldenError.unwritable(path: "/nowhere/missing/a.golden.txt")) {
            try golden.difference(from: rows)
        }
    }
}
