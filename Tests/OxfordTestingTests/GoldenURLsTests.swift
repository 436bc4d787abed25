import Foundation
import OxfordTesting
import TestSupport
import Testing

@Suite struct GoldenFiles {
    @Test("Rows equal to the file have no difference") func equalRows() async throws {
        #expect(try await compare(goldenRows, with: goldenFile).difference == nil)
    }

    @Test("Recording writes the file and returns the difference", arguments: [nil, "plain\tother\n"])
    func recording(before: String?) async throws {
        let result = try await compare(goldenRows, with: before, environment: ["OXFORD_RECORD_GOLDEN": "1"])
        let difference = try #require(result.difference)
        #expect(difference.isRecorded)
        #expect(difference.description.hasPrefix("\(difference.path) was recorded; run the test again\n"))
        #expect(result.file == goldenFile)
    }

    @Test("A file that needs no recording passes under CI") func settledFile() async throws {
        let environment = ["OXFORD_RECORD_GOLDEN": "1", "CI": "true"]
        #expect(try await compare(goldenRows, with: goldenFile, environment: environment).difference == nil)
    }

    @Test("The file is recorded only if the variable is 1") func variableOtherThanOne() async throws {
        let result = try await compare(
            goldenRows, with: "plain\tother\n", environment: ["OXFORD_RECORD_GOLDEN": "0"])
        #expect(result.file == "plain\tother\n")
        #expect(result.difference?.isRecorded == false)
    }

    @Test(
        "A file that cannot be read or written, or that CI would record, is an error",
        arguments: [
            ("/nowhere/a", [:], GoldenError.missing(path: "/nowhere/a")),
            ("/nowhere/a", ["OXFORD_RECORD_GOLDEN": "1"], .missingFolder(path: "/nowhere/a")),
            ("/dev", ["OXFORD_RECORD_GOLDEN": "1"], .unwritable(path: "/dev")),
            ("/nowhere/a", ["OXFORD_RECORD_GOLDEN": "1", "CI": "true"], .recordingRefused(path: "/nowhere/a")),
        ])
    func files(path: String, environment: [String: String], error: GoldenError) {
        let golden = GoldenURLs(path, beside: "", environment: environment)
        #expect(throws: error) { try golden.difference(from: goldenRows) }
    }

    @Test(
        "An invalid row is an error with the label",
        arguments: [
            ([GoldenRow("", text: "a")], GoldenError.malformedRow(label: "")),
            ([GoldenRow("a\tb", text: "a")], .malformedRow(label: "a\tb")),
            ([GoldenRow("a", text: "b\nc")], .malformedRow(label: "a")),
            ([GoldenRow("a", text: "b"), GoldenRow("a", text: "b")], .repeatedLabel(label: "a")),
        ])
    func invalidRows(rows: [GoldenRow], error: GoldenError) async {
        await #expect(throws: error) { try await compare(rows, with: goldenFile) }
    }

    @Test("Dumping golden URLs shows no environment variables") func environmentIsNotShown() {
        let golden = GoldenURLs("a.golden.txt", beside: "/a.swift", environment: ["OXFORD_APP_KEY": "SECRET"])
        var dumped = ""
        dump(golden, to: &dumped)
        for text in [dumped, "\(golden)", String(reflecting: golden)] { #expect(!text.contains("SECRET")) }
    }

    @Test(
        "Writing a golden file or a recording behind a symbolic link keeps the link",
        arguments: [nil, "plain\tother\n"])
    func symbolicLink(before: String?) async throws {
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(atPath: folder.path + "/files", withIntermediateDirectories: false)
            let (link, file) = (folder.path + "/a.golden.txt", folder.path + "/files/a.txt")
            try before?.write(toFile: file, atomically: true, encoding: .utf8)
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "files/a.txt")
            let golden = GoldenURLs(link, beside: "", environment: ["OXFORD_RECORD_GOLDEN": "1"])
            #expect(try golden.difference(from: goldenRows)?.isRecorded == true)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "files/a.txt")
            #expect(try text(of: file) == goldenFile)
        }
    }
}
