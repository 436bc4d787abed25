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

    @Test func recordingIsRefusedUnderCI() async throws {
        let environment = ["OXFORD_RECORD_GOLDEN": "1", "CI": "true"]
        let error = try await #require(throws: GoldenError.self) {
            try await compare(goldenRows, with: "plain\tother\n", environment: environment)
        }
        guard case .recordingRefused(let path) = error else { throw error }
        #expect(path.hasSuffix("/a.golden.txt"))
    }

    @Test("The error for a missing file says how to record it") func missingFile() {
        let golden = GoldenURLs("a.golden.txt", beside: "/nowhere/Test.swift", environment: [:])
        let error = #expect(throws: GoldenError.missing(path: "/nowhere/a.golden.txt")) {
            try golden.difference(from: goldenRows)
        }
        #expect(
            error?.description == "cannot read /nowhere/a.golden.txt; set OXFORD_RECORD_GOLDEN=1 to record it")
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

    /// Records a file in a folder, and returns the error.
    private func errorOfRecording(_ name: String, in folder: URL) -> GoldenError? {
        let golden = GoldenURLs(
            name, beside: folder.path + "/Test.swift", environment: ["OXFORD_RECORD_GOLDEN": "1"])
        return #expect(throws: GoldenError.self) { try golden.difference(from: goldenRows) }
    }

    @Test("The error for a file in a missing folder says to create the folder") func missingFolder() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.path + "/Golden/a.golden.txt"
            let error = errorOfRecording("Golden/a.golden.txt", in: folder)
            #expect(error == .missingFolder(path: path))
            #expect(error?.description == "cannot write \(path): its folder does not exist; create the folder")
        }
    }

    @Test("A folder cannot be written as a file") func unwritableFile() async throws {
        try await withTemporaryFolder { folder in
            let error = errorOfRecording("", in: folder)
            #expect(error?.description == "cannot write \(folder.path)/; check its permissions")
        }
    }
}
