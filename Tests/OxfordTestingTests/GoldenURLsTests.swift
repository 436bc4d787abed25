import Foundation
import OxfordEndpoints
import OxfordTesting
import TestSupport
import Testing

@Suite struct GoldenFiles {
    private let rows = [
        GoldenRow("plain", EntriesRequest("ace", in: .britishEnglish)),
        GoldenRow("fields", EntriesRequest("ace", in: .britishEnglish, filters: .fields(.definitions))),
        GoldenRow("refused", text: "refused: a headword cannot be blank"),
    ]
    private let file = """
        plain\thttps://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
        fields\thttps://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace?fields=definitions
        refused\trefused: a headword cannot be blank

        """

    /// Compares rows with a file, and returns the difference and the file's contents afterwards.
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

    @Test("Rows equal to the file have no difference") func equalRows() async throws {
        #expect(try await compare(rows, with: file).difference == nil)
    }

    @Test("A difference lists changed, added and removed rows") func difference() async throws {
        let changed = file.replacingOccurrences(of: "en-gb/ace\n", with: "en-gb/Ace\n")
            .replacingOccurrences(of: "refused\t", with: "gone\t")
        let difference = try #require(try await compare(rows, with: changed).difference)
        #expect(
            difference.changes.map { [$0.kind.description, $0.label, $0.recorded, $0.composed] } == [
                [
                    "changed", "plain", "https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/Ace",
                    "https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace",
                ],
                ["added", "refused", nil, "refused: a headword cannot be blank"],
                ["removed", "gone", "refused: a headword cannot be blank", nil],
            ])
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

    @Test("A different order or line ending is a difference") func orderAndLineEndings() async throws {
        #expect(try await compare(rows.reversed(), with: file).difference?.changes.map(\.kind) == [.form])
        #expect(try await compare(rows, with: String(file.dropLast())).difference?.changes.map(\.kind) == [.form])
        let windows = file.replacingOccurrences(of: "\n", with: "\r\n")
        #expect(try await compare(rows, with: windows).difference?.changes.map(\.kind) == [.form])
    }

    @Test("Texts in different Unicode normalization forms differ") func unicodeNormalization() async throws {
        let difference = try await compare(
            [GoldenRow("word", text: "cafe\u{301}")], with: "word\tcaf\u{E9}\n"
        ).difference
        #expect(difference?.changes.count == 1)
        #expect(difference?.changes.map(\.kind) != [.form])
    }

    @Test("Recording writes the file and returns the difference once") func recording() async throws {
        for before in [nil, "plain\tother\n"] {
            let result = try await compare(rows, with: before, environment: ["OXFORD_RECORD_GOLDEN": "1"])
            let difference = try #require(result.difference)
            #expect(difference.isRecorded)
            #expect(difference.description.hasPrefix("\(difference.path) was recorded; run the test again\n"))
            #expect(result.file == file)
        }
        let settled = try await compare(
            rows, with: file, environment: ["OXFORD_RECORD_GOLDEN": "1", "CI": "true"])
        #expect(settled.difference == nil)
    }

    @Test("The file is recorded only if the variable is 1") func variableOtherThanOne() async throws {
        let result = try await compare(
            rows, with: "plain\tother\n", environment: ["OXFORD_RECORD_GOLDEN": "0"])
        #expect(result.file == "plain\tother\n")
        #expect(result.difference?.isRecorded == false)
    }

    @Test func recordingIsRefusedUnderCI() async throws {
        let environment = ["OXFORD_RECORD_GOLDEN": "1", "CI": "true"]
        let error = try await #require(throws: GoldenError.self) {
            try await compare(rows, with: "plain\tother\n", environment: environment)
        }
        #expect(error.reason == .recordingRefused)
        #expect(error.path.hasSuffix("/a.golden.txt"))
    }

    @Test("The error for a missing file says how to record it") func missingFile() async throws {
        let error = try await #require(throws: GoldenError.self) { try await compare(rows, with: nil) }
        #expect(
            error.description == "cannot read \(error.path); set OXFORD_RECORD_GOLDEN=1 to record it")
    }

    @Test(
        "An invalid row is an error with the label",
        arguments: [
            ([GoldenRow("", text: "a")], GoldenError.Reason.malformedRow, ""),
            ([GoldenRow("a\tb", text: "a")], .malformedRow, "a\tb"),
            ([GoldenRow("a", text: "b\nc")], .malformedRow, "a"),
            ([GoldenRow("a", text: "b"), GoldenRow("a", text: "b")], .repeatedLabel, "a"),
        ])
    func invalidRows(rows: [GoldenRow], reason: GoldenError.Reason, label: String) async {
        let error = await #expect(throws: GoldenError.self) { try await compare(rows, with: file) }
        #expect(error?.reason == reason)
        #expect(error?.label == label)
    }

    @Test("Dumping golden URLs shows no environment variables") func environmentIsNotShown() {
        let golden = GoldenURLs("a.golden.txt", beside: "/a.swift", environment: ["OXFORD_APP_KEY": "SECRET"])
        var dumped = ""
        dump(golden, to: &dumped)
        for text in [dumped, "\(golden)", String(reflecting: golden)] { #expect(!text.contains("SECRET")) }
    }

    @Test("The error for an unwritable file says whether its folder exists") func unwritableFile() async throws {
        try await withTemporaryFolder { folder in
            func record(_ name: String) -> GoldenError? {
                let golden = GoldenURLs(
                    name, beside: folder.path + "/Test.swift", environment: ["OXFORD_RECORD_GOLDEN": "1"])
                return #expect(throws: GoldenError.self) { try golden.difference(from: rows) }
            }
            let path = folder.path + "/Golden/a.golden.txt"
            let missing = record("Golden/a.golden.txt")
            #expect(missing == GoldenError(.missingFolder, path: path))
            #expect(missing?.description == "cannot write \(path): its folder does not exist; create the folder")
            // A folder cannot be written as a file.
            #expect(record("")?.description == "cannot write \(folder.path)/; check its permissions")
        }
    }
}
