import Foundation
import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite("Writing HARs") struct WrittenHARs {
    private let ace = TransportRequest(EntriesRequest("ace", in: .britishEnglish))

    private func record(
        _ outcomes: [Result<TransportResponse, TransportError>], of request: TransportRequest, to path: String
    ) async throws {
        for outcome in outcomes {
            let wire = ClosureTransport { _ throws(TransportError) in try outcome.get() }
            _ = try? await wire.recording(to: path).send(request)
        }
    }

    @Test("An entry is one line with all required members of HAR 1.2")
    func exactBytes() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.appendingPathComponent("a.HAR").path
            let request = TransportRequest(
                url: "https://example.com/a?q=a%20b&app_key=0123456789&empty",
                headers: try Headers(validating: ["Accept": "application/json", "app_id": "1a2b3c4d"]))
            let response = TransportResponse(
                status: 404, headers: try Headers(validating: ["Content-Type": "text/plain", "Set-Cookie": "a=1"]),
                body: Array("é/\n".utf8))
            try await record([.success(response), .failure(TransportError(.offline))], of: request, to: path)
            let version = LibraryVersion.current
            let start =
                #""request":{"bodySize":0,"cookies":[],"headers":[{"name":"Accept","value":"application/json"}],"#
                + #""headersSize":-1,"httpVersion":"","method":"GET","queryString":[{"name":"q","value":"a b"},"#
                + #"{"name":"empty","value":""}],"url":"https://example.com/a?q=a%20b&empty"},"response":"#
            let end =
                #""startedDateTime":"1970-01-01T00:00:00.000Z","time":0,"timings":{"receive":0,"send":0,"wait":0}}"#
            #expect(
                try String(contentsOfFile: path, encoding: .utf8) == """
                    {"log":{"version":"1.2","creator":{"name":"OxfordDictionaries","version":"\(version)"},"entries":[
                    {"cache":{},\(start){"bodySize":-1,"content":{"mimeType":"text/plain","size":4,"text":"é/\\n"},\
                    "cookies":[],"headers":[{"name":"Content-Type","value":"text/plain"}],"headersSize":-1,\
                    "httpVersion":"","redirectURL":"","status":404,"statusText":""},\(end),
                    {"cache":{},\(start){"_error":"offline","bodySize":-1,"content":{"mimeType":"x-unknown","size":0,\
                    "text":""},"cookies":[],"headers":[],"headersSize":-1,"httpVersion":"","redirectURL":"",\
                    "status":0,"statusText":""},\(end)
                    ]}}

                    """)
        }
    }

    @Test("A recorded HAR is complete after each exchange, follows HAR 1.2, and replays every body and failure")
    func recordedFilesReplay() async throws {
        let bodies: [[UInt8]] = [[], Array("plain \"é\u{0}\u{2028}".utf8), [0xFF, 0xFE], Array(0...255)]
        let reasons: [TransportError.Reason] = [.timedOut, .cutShort, .unexpectedRequest, .other]
        let outcomes =
            bodies.map { Result<_, TransportError>.success(TransportResponse(status: 201, body: $0)) }
            + reasons.map { .failure(TransportError($0)) }
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("a.har")
            _ = try ScriptedTransport([]).recording(to: file.path)
            #expect(try Recording(contentsOf: file.path).replay().unused.isEmpty)
            for (index, outcome) in outcomes.enumerated() {
                try await record([outcome], of: ace, to: file.path)
                #expect(try Recording(contentsOf: file.path).replay().unused.count == index + 1)
            }
            #expect(try HARFormat.problems(of: Data(contentsOf: file)) == [])
            let replayed = try Recording(contentsOf: file.path).replay()
            for outcome in outcomes {
                let answer: Result<TransportResponse, TransportError>
                do throws(TransportError) {
                    answer = .success(try await replayed.send(ace))
                } catch {
                    answer = .failure(error)
                }
                #expect(answer == outcome)
            }
        }
    }

    @Test("Equal exchanges have equal bytes, whether recorded or written")
    func equalRecordingsAreEqualBytes() async throws {
        let outcomes = [
            Result<_, TransportError>.success(TransportResponse(body: "{}")), .failure(TransportError(.offline)),
        ]
        try await withTemporaryFolder { folder in
            for name in ["a.har", "a.jsonl"] {
                let files = ["first-", "second-", "copied-"].map { folder.appendingPathComponent($0 + name) }
                for file in files.prefix(2) { try await record(outcomes, of: ace, to: file.path) }
                try Recording(contentsOf: files[0].path).write(to: files[2].path)
                let bytes = try files.map { try Data(contentsOf: $0) }
                #expect(bytes[0] == bytes[1] && bytes[0] == bytes[2] && !bytes[0].isEmpty)
                // Exchanges can be added to a copy.
                try await record(outcomes, of: ace, to: files[2].path)
                #expect(try Recording(contentsOf: files[2].path).replay().unused.count == 4)
            }
        }
    }

    @Test("Converting a recording to HAR loses nothing")
    func formsConvert() async throws {
        try await withTemporaryFolder { folder in
            let (lines, har) = (folder.appendingPathComponent("a.jsonl"), folder.appendingPathComponent("a.har"))
            try await record([.success(TransportResponse(body: "{}"))], of: ace, to: lines.path)
            try Recording(contentsOf: lines.path).write(to: har.path)
            #expect(try HARFormat.problems(of: Data(contentsOf: har)) == [])
            #expect(try Recording(contentsOf: har.path) == Recording(contentsOf: lines.path))
            // The format is detected from the contents, not from the name.
            let renamed = folder.appendingPathComponent("renamed.txt")
            try FileManager.default.moveItem(at: har, to: renamed)
            #expect(try Recording(contentsOf: renamed.path) == Recording(contentsOf: lines.path))
        }
    }

    @Test("Neither format contains credentials")
    func credentialsAreNotWritten() async throws {
        try await withTemporaryFolder { folder in
            let har = folder.appendingPathComponent("a.har").path
            let request = TransportRequest(
                url:
                    "https://user:SECRET-USER@example.com/SECRET-KEY/a?app_id=SECRET-ID&limit=5&Access_Token=SECRET-TOKEN#SECRET-MARK",
                headers: try Headers(validating: ["app_key": "SECRET-KEY", "Cookie": "a=b; session=SECRET-COOKIE"]))
            let body = "SECRET-KEY SECRET-ID SECRET-TOKEN SECRET-COOKIE b"
            let response = TransportResponse(
                status: 403, headers: try Headers(validating: ["Server": "of SECRET-ID", "Set-Cookie": "SECRET-SET"]),
                body: Array(body.utf8))
            try await record([.success(response)], of: request, to: har)
            let lines = folder.appendingPathComponent("a.jsonl").path
            try Recording(contentsOf: har).write(to: lines)
            for path in [har, lines] {
                #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("SECRET"))
                let replayed = try Recording(contentsOf: path).replay()
                #expect(replayed.unused == ["https://example.com/…/a?limit=5"])
                #expect(try await replayed.send(request).body == Array("… … … … b".utf8))
            }
        }
    }

    @Test("An unexpected request is reported without the credentials in its URL")
    func unexpectedRequestsShowNoCredentials() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.appendingPathComponent("a.har").path
            _ = try ScriptedTransport([]).recording(to: path)
            let replayed = try Recording(contentsOf: path).replay()
            let error = await #expect(throws: TransportError.self) {
                try await replayed.send(TransportRequest(url: ace.url + "?app_key=0123456789"))
            }
            #expect(error?.detail == "the recording has no response for /api/v2/entries/en-gb/ace")
            #expect(replayed.unexpected == ["/api/v2/entries/en-gb/ace"])
        }
    }

    @Test("No parameter of the API is mistaken for a credential")
    func filtersAreKept() async throws {
        let parameters =
            TranslationsRequest.Filter.parameters + WordFrequenciesRequest.Filter.parameters + [.prefix, .q]
        let names = parameters.map(\.name) + ["sourceLanguage", "targetLanguage"]
        #expect(names.count > 20)
        try await withTemporaryFolder { folder in
            let path = folder.appendingPathComponent("a.har").path
            let url =
                ace.url + "?"
                + (names + ["tokens", "keyword", "country_code", "languageCode", "compass", "spin"]).map { "\($0)=a" }
                .joined(separator: "&")
            try await record([.success(TransportResponse(status: 200))], of: TransportRequest(url: url), to: path)
            let target = "/" + url.split(separator: "/").dropFirst(2).joined(separator: "/")
            #expect(try Recording(contentsOf: path).replay().unused == [target])
        }
    }

    @Test(
        "Recording to a foreign or edited HAR throws and leaves it unchanged",
        arguments: [
            #"{"log":{"version":"1.2","creator":{"name":"WebInspector","version":"1"},"entries":["# + "\n]}}\n", "{",
            #"{"log":{"version":"1.2","creator":{"name":"OxfordDictionaries","version":"0.2.0"},"entries":["#,
            "\n]}}\n",
        ])
    func foreignFileIsRefused(text: String) async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("a.har")
            try Data(text.utf8).write(to: file)
            let error = #expect(throws: RecordingError.self) {
                _ = try ScriptedTransport([]).recording(to: file.path)
            }
            #expect(error?.reason == .unwritable)
            #expect(error?.description.hasSuffix("record to a copy written with Recording.write(to:)") == true)
            #expect(try String(contentsOf: file, encoding: .utf8) == text)
        }
    }

    @Test("Writing to an unwritable path throws")
    func unwritablePath() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.appendingPathComponent("a.har").path
            _ = try ScriptedTransport([]).recording(to: path)
            let recording = try Recording(contentsOf: path)
            #expect(throws: RecordingError(.missingFolder, path: "/nowhere/a.har")) {
                try recording.write(to: "/nowhere/a.har")
            }
        }
    }
}
