import Foundation
import OxfordTesting
import TestSupport
import Testing

@Suite(.temporaryFolder) struct GoldenFiles {
    private static let recordsFiles = ["OXFORD_RECORD_GOLDEN": "1"]

    @Test(
        "A file is recorded only if the variable is 1 and the file differs",
        arguments: [
            ("equal rows", goldenFile, [:], nil, goldenFile),
            ("equal rows under CI", goldenFile, ["OXFORD_RECORD_GOLDEN": "1", "CI": "true"], nil, goldenFile),
            ("another variable", "plain\tother\n", ["OXFORD_RECORD_GOLDEN": "0"], false, "plain\tother\n"),
            ("a new file", nil, recordsFiles, true, goldenFile),
            ("another file", "plain\tother\n", recordsFiles, true, goldenFile),
        ] as [(String, String?, [String: String], Bool?, String)])
    func recording(
        name: String, before: String?, environment: [String: String], isRecorded: Bool?, after: String
    ) throws {
        let result = try compare(goldenRows, with: before, environment: environment)
        #expect(result.difference?.isRecorded == isRecorded)
        #expect(result.file == after)
        if let difference = result.difference, difference.isRecorded {
            #expect(difference.description.hasPrefix("\(difference.path) was recorded; run the test again\n"))
            // A test framework may print the localized description of an error that a test throws.
            #expect(difference.localizedDescription == difference.description)
        }
    }

    @Test(
        "A file that cannot be read or written, or that CI would record, is an error",
        arguments: [
            ("/nowhere/a", [:], GoldenError.Reason.missing), ("/nowhere/a", recordsFiles, .missingFolder),
            ("/dev", recordsFiles, .unwritable),
            ("/nowhere/a", ["OXFORD_RECORD_GOLDEN": "1", "CI": "true"], .recordingRefused),
        ])
    func files(path: String, environment: [String: String], reason: GoldenError.Reason) {
        let golden = GoldenURLs(path, beside: "", environment: environment)
        #expect(throws: GoldenError(reason, path: path)) { try golden.difference(from: goldenRows) }
    }

    @Test(
        "An invalid row is an error with the label",
        arguments: [
            ([GoldenRow("", text: "a")], GoldenError.Reason.malformedRow, ""),
            ([GoldenRow("a\tb", text: "a")], .malformedRow, "a\tb"),
            ([GoldenRow("a", text: "b\nc")], .malformedRow, "a"),
            ([GoldenRow("a", text: "b"), GoldenRow("a", text: "b")], .repeatedLabel, "a"),
        ])
    func invalidRows(rows: [GoldenRow], reason: GoldenError.Reason, label: String) {
        let error = GoldenError(reason, path: TemporaryFolder.path + "/a.golden.txt", label: label)
        #expect(throws: error) { try compare(rows, with: goldenFile) }
    }

    @Test("Dumping golden URLs shows no environment variables") func environmentIsNotShown() {
        let golden = GoldenURLs("a.golden.txt", beside: "/a.swift", environment: ["OXFORD_APP_KEY": "SECRET"])
        #expect(!texts(of: golden).contains("SECRET"))
    }

    @Test(
        "Writing a golden file or a recording behind a symbolic link keeps the link",
        arguments: [nil, "plain\tother\n"])
    func symbolicLink(before: String?) throws {
        let folder = TemporaryFolder.path
        try FileManager.default.createDirectory(atPath: folder + "/files", withIntermediateDirectories: false)
        let (link, file) = (folder + "/a.golden.txt", folder + "/files/a.txt")
        try before?.write(toFile: file, atomically: true, encoding: .utf8)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "files/a.txt")
        let golden = GoldenURLs(link, beside: "", environment: ["OXFORD_RECORD_GOLDEN": "1"])
        #expect(try golden.difference(from: goldenRows)?.isRecorded == true)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "files/a.txt")
        #expect(try text(of: file) == goldenFile)
    }

    @Test("Writing a golden file or a recording keeps its permissions", arguments: [0o600, 0o640, 0o664])
    func permissions(mode: Int) async throws {
        let (golden, recording) = (TemporaryFolder.path + "/a.golden.txt", TemporaryFolder.path + "/a.har")
        try "plain\tother\n".write(toFile: golden, atomically: true, encoding: .utf8)
        try await Recorder(to: recording).write()
        for file in [golden, recording] { try setPermissions(mode, of: file) }
        #expect(try compare(goldenRows, with: nil, environment: Self.recordsFiles).file == goldenFile)
        try await Recorder(to: recording).write()
        for file in [golden, recording] {
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            #expect("\(attributes[.posixPermissions] ?? "none")" == "\(mode)", "\(file)")
        }
    }

    @Test("A private file is private at every moment while it is replaced") func privateFile() async throws {
        let folder = TemporaryFolder.path
        let path = folder + "/a.golden.txt"
        try "plain\tother\n".write(toFile: path, atomically: true, encoding: .utf8)
        try setPermissions(0o600, of: path)
        let watching = Task.detached {
            var modes: Set<String> = []
            while !Task.isCancelled {
                for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
                    let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + file)
                    if let mode = attributes?[.posixPermissions] { modes.insert("\(mode)") }
                }
                await Task.yield()
            }
            return modes
        }
        for number in 0..<10 {
            let row = GoldenRow("\(number)", text: String(repeating: "x", count: 2_000_000))
            #expect(try compare([row], with: nil, environment: Self.recordsFiles).difference?.isRecorded == true)
            await Task.yield()
        }
        watching.cancel()
        #expect(await watching.value.subtracting(["\(0o600)"]) == [])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.golden.txt"])
    }

    @Test(
        "A path is relative to the folder of a source file, with each separator of its system",
        arguments: [
            ("/home/a/Tests.swift", "/home/a/b.txt"), (#"C:\a\Tests.swift"#, #"C:\a\b.txt"#),
            (#"C:\a/Tests.swift"#, #"C:\a/b.txt"#), (#"\\server\a\Tests.swift"#, #"\\server\a\b.txt"#),
            (#"/home/a\b.swift"#, "/home/b.txt"), ("Tests.swift", "b.txt"),
        ])
    func folders(source: String, path: String) {
        #expect(GoldenURLs("b.txt", beside: source, environment: [:]).path == path)
    }

    @Test("Labels that differ only in Unicode normalization are two labels") func normalization() throws {
        let rows = [GoldenRow("caf\u{E9}", text: "a"), GoldenRow("cafe\u{301}", text: "a")]
        let file = "caf\u{E9}\ta\ncafe\u{301}\ta\n"
        #expect(try compare(rows, with: file).difference == nil)
        #expect(try compare(rows.reversed(), with: file).difference?.changes.map(\.kind) == [.form])
    }

    @Test("A golden file or a recording that is read-only is not replaced, and the error says what to check")
    func readOnlyFiles() async throws {
        let (golden, recording) = (TemporaryFolder.path + "/a.golden.txt", TemporaryFolder.path + "/a.har")
        try "plain\tother\n".write(toFile: golden, atomically: true, encoding: .utf8)
        let recorder = try Recorder(to: recording)
        for file in [golden, recording] { try setPermissions(0o444, of: file) }
        let goldenError = try #require(throws: GoldenError.self) {
            try compare(goldenRows, with: nil, environment: Self.recordsFiles)
        }
        #expect(goldenError == GoldenError(.unwritable, path: golden))
        let recordingError = RecordingError(.unwritable, path: recording)
        await #expect(throws: recordingError) { try await recorder.write() }
        #expect(throws: recordingError) { try recorder.recording.write(to: recording) }
        #expect(throws: recordingError) { try Recorder(to: recording) }
        for error in ["\(goldenError)", "\(recordingError)"] { #expect(error.contains("check its permissions")) }
        #expect(try text(of: golden) == "plain\tother\n")
    }

    private func setPermissions(_ mode: Int, of file: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
    }
}
