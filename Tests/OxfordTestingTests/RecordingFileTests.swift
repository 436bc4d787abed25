import Foundation
import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite struct RecordingFiles {
    private let line = #"{"body":"a","requestHeaders":[],"responseHeaders":[],"status":200,"url":"https://a.com/"}"#

    private func read(_ text: String) async throws -> Recording {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("a.jsonl")
            try Data(text.utf8).write(to: file)
            return try Recording(contentsOf: file.path)
        }
    }

    @Test(arguments: ["", "\n", "\r\n \n\t\n"])
    func emptyFileIsAnEmptyRecording(text: String) async throws {
        #expect(try await read(text).replay().unused == [])
    }

    @Test("Empty lines and CRLF line endings are accepted") func lineEndings() async throws {
        let recording = try await read("\n\(line)\r\n \n\n\(line)")
        #expect(recording.replay().unused == ["https://a.com/", "https://a.com/"])
        #expect(recording == (try await read("\(line)\n\(line)\n")))
    }

    @Test(arguments: [
        ("{", "not JSON"), ("hello", "not JSON"), ("[]", "not a JSON object"),
        ("\"a\"", "not a JSON object"), ("{}", "\"url\" is missing"),
        (#"{"url":"a"}"#, "\"requestHeaders\" is missing"),
        (#"{"url":"a","requestHeaders":[]}"#, "\"status\" is missing"),
        (#"{"url":"a","requestHeaders":[],"status":200}"#, "\"responseHeaders\" is missing"),
        (#"{"url":"a","requestHeaders":[],"status":200,"responseHeaders":[]}"#, "\"body\" is missing"),
        (#"{"url":7}"#, "\"url\" has the wrong type"), (#"{"url":null}"#, "\"url\" has the wrong type"),
        (#"{"url":"a","requestHeaders":["a",7]}"#, "\"requestHeaders\" has the wrong type"),
        (#"{"url":"a","requestHeaders":["Accept"]}"#, "\"requestHeaders\" cannot be read"),
        (#"{"url":"a","requestHeaders":["A b: c"]}"#, "\"requestHeaders\" cannot be read"),
        (#"{"url":"a","requestHeaders":[],"error":"late"}"#, "\"error\" cannot be read"),
        (
            #"{"url":"a","requestHeaders":[],"status":200,"responseHeaders":[],"base64":"?"}"#,
            "\"base64\" cannot be read"
        ),
    ])
    func errorHasTheNumberOfAMalformedLine(text: String, reason: String) async throws {
        let error = try await #require(throws: RecordingError.self) { try await read("\(line)\n\n\(text)\n") }
        let detail = "\(reason); correct the line or remove it"
        #expect(error == RecordingError(.malformed, path: error.path, line: 3, detail: detail))
        #expect(error.description == "\(error.path):3 is not a recorded exchange: \(detail)")
    }

    @Test("Credentials in a line edited by hand are removed on reading")
    func credentialsInLines() async throws {
        let request = #""url":"https://a.com/?app_key=SECRET-KEY","requestHeaders":["app_id: SECRET-ID"]"#
        let recording = try await read(
            #"{"body":"SECRET-KEY SECRET-ID","responseHeaders":[],"status":200,\#(request)}"#)
        #expect(!"\(recording)".contains("SECRET"))
        #expect(recording.replay().unused == ["https://a.com/"])
    }

    @Test func truncatedLineIsMalformed() async throws {
        for length in [1, 20, line.count - 1] {
            let error = await #expect(throws: RecordingError.self) {
                try await read("\(line)\n\(line.prefix(length))\n\(line)\n")
            }
            #expect(error?.reason == .malformed)
            #expect(error?.line == 2)
        }
    }

    @Test func missingFileIsUnreadable() {
        #expect(throws: RecordingError(.unreadable, path: "/nowhere/a.jsonl")) {
            try Recording(contentsOf: "/nowhere/a.jsonl")
        }
    }

    @Test("An unwritable path throws before anything is sent") func unwritablePath() async throws {
        let wire = ScriptedTransport([])
        let error = #expect(throws: RecordingError.self) { _ = try wire.recording(to: "/nowhere/a.jsonl") }
        #expect(error == RecordingError(.missingFolder, path: "/nowhere/a.jsonl"))
        #expect(
            error?.description == "cannot write /nowhere/a.jsonl: its folder does not exist; create the folder")
        try await withTemporaryFolder { folder in
            let error = #expect(throws: RecordingError.self) { _ = try wire.recording(to: folder.path) }
            #expect(error?.description == "cannot write \(folder.path); check its permissions")
        }
    }

    @Test("A request fails if its exchange cannot be written") func fileBecomesUnwritable() async throws {
        try await withTemporaryFolder { folder in
            let inner = folder.appendingPathComponent("inner")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
            let path = inner.appendingPathComponent("a.jsonl").path
            let recorder = try ClosureTransport { _ in TransportResponse(status: 200) }.recording(to: path)
            try FileManager.default.removeItem(at: inner)
            await #expect(
                throws: TransportError(
                    .other, detail: "cannot write \(path): its folder does not exist; create the folder")
            ) {
                try await recorder.send(TransportRequest(url: "https://example.com"))
            }
        }
    }

    @Test("Recording adds to a file and keeps its contents") func existingFile() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("a.jsonl")
            let recorder = try ClosureTransport { _ in TransportResponse(status: 200) }.recording(to: file.path)
            #expect(try Data(contentsOf: file).isEmpty)
            try Data(line.utf8).write(to: file)
            _ = try await recorder.send(TransportRequest(url: "https://b.com/"))
            #expect(try Recording(contentsOf: file.path).replay().unused == ["https://a.com/", "https://b.com/"])
            #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix(line + "\n"))
        }
    }
}
