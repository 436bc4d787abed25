import Foundation
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

private let url = "https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace"

private func entry(_ response: String, request: String = "") -> String {
    #"{"request":{"method":"GET","url":"\#(url)"\#(request)},"response":\#(response)}"#
}

@Suite("HARs of other programs", .temporaryFolder) struct ReadHARs {
    /// An export of Chromium's network panel, without dictionary content.
    private static let chromium = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fixtures/chromium.har")

    private func read(_ file: Data) throws -> Recording {
        try file.write(to: URL(fileURLWithPath: path))
        return try Recording(contentsOf: path)
    }

    /// Reads a HAR with the given second entry.
    private func read(entry: String) throws -> Recording {
        let other = #"{"request":{"method":"POST","url":"https://example.com/api/v2/a"}}"#
        return try read(Data(#"{"log":{"entries":[\#(other),\#(entry)]}}"#.utf8))
    }

    private func outcome(of recording: Recording) async -> Outcome {
        await recording.replay().outcome(of: TransportRequest(url: url))
    }

    @Test("A page whose fragment contains an API path is not replayed")
    func fragment() async throws {
        let page = #"{"request":{"method":"GET","url":"https://example.com/#/api/v2/a"},"response":{"status":200}}"#
        #expect(try read(entry: page).replay().unused.isEmpty)
    }

    @Test("Only the API requests of a browser's export are replayed")
    func chromiumReplays() async throws {
        let replayed = try Recording(contentsOf: Self.chromium.path, leavingOut: ["app_id", "app_key"]).replay()
        #expect(replayed.unused.count == 6)
        func send(_ path: String) async throws -> TransportResponse {
            try await replayed.send(TransportRequest(url: "https://od-api.oxforddictionaries.com/api/v2/\(path)"))
        }
        let ace = try await send("entries/en-gb/ace?fields=definitions")
        #expect(ace.status == 200)
        #expect(String(decoding: ace.body, as: UTF8.self) == #"{"results":[{"id":"ace","word":"ace"}],"note":"café"}"#)
        #expect(ace.headers["Content-Type"] == "application/json")
        #expect(ace.headers[":status"] == nil)
        let mice = try await send("lemmas/en/mice")
        #expect(mice.status == 404)
        #expect(String(decoding: mice.body, as: UTF8.self) == #"{"error": "nothing for key …"}"#)
        #expect(try await send("lemmas/en/binary").body == [0, 255, 254, 10])
        #expect(try await send("lemmas/en/other").body == Array("other".utf8))
        await #expect(throws: TransportError(.other)) { try await send("lemmas/en/gone") }
        await #expect(throws: TransportError(.other)) { try await send("lemmas/en/refused") }
        #expect(replayed.unused.isEmpty)
    }

    @Test(
        "A secret in an export is not kept, printed or written", arguments: ["SECRETKEY", "SECRETID", "SECRETCOOKIE"])
    func secretsAreDropped(secret: String) async throws {
        #expect(try text(of: Self.chromium.path).contains(secret))
        let recording = try Recording(contentsOf: Self.chromium.path, leavingOut: ["app_id", "app_key"])
        #expect(!"\(texts(of: recording)) \(recording.replay().unused)".contains(secret))
        try recording.write(to: path)
        #expect(try !text(of: path).contains(secret))
    }

    @Test(
        "Members that other programs omit are optional, and their own members are ignored",
        arguments: [
            #"{"status":200}"#, #"{"status":200.0,"content":{},"headers":null}"#,
            #"{"status":200,"headers":[{"name":":status","value":"200"},{"name":"content-type","value":"a\nb"}]}"#,
            #"{"status":200,"_error":"net::ERR_FAILED","_failureText":"gone"}"#,
        ])
    func responses(response: String) async throws {
        #expect(await outcome(of: try read(entry: entry(response))) == .success(TransportResponse(status: 200)))
    }

    @Test("A byte order mark, white space and other members are skipped") func textAroundEntries() async throws {
        let file = Data("\u{FEFF} {\r\n \"log\":{\"entries\":[\(entry(#"{"status":204}"#))],\"creator\":null}}\n".utf8)
        #expect(await outcome(of: try read(file)) == .success(TransportResponse(status: 204)))
    }

    @Test(
        "An entry without a response is a failure, with the reason that a recorder has written",
        arguments: [
            (#""status":0,"_error":"tooLarge""#, TransportError.Reason.tooLarge), (#""status":0"#, .other),
            (#""status":0,"_error":"net::ERR_NAME_NOT_RESOLVED""#, .other), (#""status":0,"_error":null"#, .other),
            (#""status":-1,"_failureText":"net::ERR_ABORTED""#, .other), (#""status":0,"_error":"""#, .other),
        ])
    func failures(response: String, reason: TransportError.Reason) async throws {
        let recording = try read(entry: entry("{\(response)}"))
        #expect(await outcome(of: recording) == .failure(TransportError(reason)))
    }

    @Test(
        "The secrets of cookies are not kept, but words with which a browser describes itself are",
        arguments: [
            (
                #""cookies":[{"name":"session","value":"SENTSESSION12345"}]"#,
                #""cookies":[{"name":"next","value":"SETSESSION123456"}]"#, "SENTSESSION12345 SETSESSION123456", "… …"
            ),
            (
                #""headers":[{"name":"Sec-Fetch-Dest","value":"document"},{"name":"TE","value":"trailers"}]"#,
                #""headers":[]"#, "document trailers", "document trailers"
            ),
            (
                #""headers":[{"name":"sec-fetch-mode","value":"navigate"}]"#, #""headers":[]"#, "navigate", "navigate"
            ),
        ])
    func secrets(sent: String, received: String, text: String, kept: String) async throws {
        let entry = entry(#"{"status":200,\#(received),"content":{"text":"\#(text)"}}"#, request: ",\(sent)")
        let found = try await outcome(of: read(entry: entry)).get()
        #expect(String(decoding: found.body, as: UTF8.self) == kept)
    }

    @Test(
        "A request has the target of the library's request for the same word",
        arguments: [
            ("/api/v2/search/en-gb?q=a+b&limit=5", SearchRequest("a b", in: .britishEnglish, page: Page(limit: 5))),
            ("/api/v2/entries/en-gb/caf%c3%a9#top", EntriesRequest("café", in: .britishEnglish)),
            ("/api/v2/entries/en-gb/one's%20a%63e", EntriesRequest("one's ace", in: .britishEnglish)),
            (
                "/api/v2/entries/en-gb/ace?fields=definitions,examples;strictMatch=true",
                EntriesRequest(
                    "ace", in: .britishEnglish, filters: [.fields(.definitions, .examples), .strictMatch(true)])
            ),
        ] as [(String, any OxfordEndpointRequest)])
    func spellings(path: String, request: any OxfordEndpointRequest) async throws {
        let entry = #"{"request":{"method":"GET","url":"https://example.com\#(path)"},"response":{"status":204}}"#
        let replayed = try read(entry: entry).replay()
        #expect(try await replayed.send(TransportRequest(request)).status == 204)
    }

    @Test("A parameter that is not named is an error, also after a semicolon", arguments: ["&", ";"])
    func unnamedParameters(separator: String) throws {
        let url = url + "?q=ace\(separator)token=t0psecret"
        let entry = #"{"request":{"method":"GET","url":"\#(url)"},"response":{"status":204}}"#
        let error = try #require(throws: RecordingError.self) { try read(entry: entry) }
        #expect(error.reason == .malformedEntry && error.index == 1)
        #expect(error.problem.contains(#"pass keeping: ["token"]"#))
        #expect(!error.description.contains("t0psecret"))
        #expect(
            try Recording(contentsOf: path, keeping: ["token"]).replay().unused == [
                "/api/v2/entries/en-gb/ace?q=ace&token=t0psecret"
            ])
        let recording = try Recording(contentsOf: path, leavingOut: ["token"])
        #expect(recording.replay().unused == ["/api/v2/entries/en-gb/ace?q=ace"])
        try recording.write(to: path)
        #expect(try Recording(contentsOf: path) == recording)
    }

    @Test(
        "A secret in a fragment, or in a header whose name begins with Sec, is not kept",
        arguments: [
            ("#access_token=t0psecret&state=a", "[]"), ("#t0psecret", "[]"),
            ("", #"[{"name":"Sec-Token","value":"t0psecret"}]"#),
            ("", #"[{"name":"Sec-WebSocket-Key","value":"t0psecret"}]"#),
        ])
    func secretPlaces(fragment: String, headers: String) async throws {
        let request = #"{"method":"GET","url":"\#(url)\#(fragment)","headers":\#(headers)}"#
        let response = #"{"status":200,"content":{"text":"a t0psecret"}}"#
        let recording = try read(entry: #"{"request":\#(request),"response":\#(response)}"#)
        #expect(try await outcome(of: recording).get().body == Array("a …".utf8))
    }

    @Test(
        "The error for a malformed entry has the index and says what to do",
        arguments: [
            ("7", "not a JSON object"), ("{}", #""request" is missing"#),
            (#"{"request":{"method":"GET"}}"#, #""request.url" is missing"#),
            (#"{"request":{"method":null,"url":"a"}}"#, #""request.method" is missing"#),
            (#"{"request":{"method":7,"url":"a"}}"#, #""request.method" has the wrong type"#),
            (#"{"request":{"method":"GET","url":"https://a.example/api/v2/a"}}"#, #""response" is missing"#),
            (entry("[]"), #""response" has the wrong type"#), (entry("{}"), #""response.status" is missing"#),
            (entry(#"{"status":"200"}"#), #""response.status" has the wrong type"#),
            (entry(#"{"status":1e30}"#), #""response.status" cannot be read"#),
            (entry(#"{"status":200,"headers":[{"name":"a"}]}"#), #""response.headers.value" is missing"#),
            (entry(#"{"status":200,"headers":{}}"#), #""response.headers" has the wrong type"#),
            (entry(#"{"status":200,"content":[]}"#), #""response.content" has the wrong type"#),
            (entry(#"{"status":200,"content":{"size":12}}"#), #""response.content.text" is missing"#),
            (entry(#"{"status":200,"content":{"text":7}}"#), #""response.content.text" has the wrong type"#),
            (
                entry(#"{"status":200,"content":{"text":"?","encoding":"base64"}}"#),
                #""response.content.text" cannot be read"#
            ),
            (
                entry(#"{"status":200,"content":{"text":"a","encoding":"rot13"}}"#),
                #""response.content.encoding" cannot be read"#
            ),
        ])
    func malformedEntry(entry: String, problem: String) async throws {
        let error = try #require(throws: RecordingError.self) { try read(entry: entry) }
        let says = "\(problem); correct the entry, remove it, or export it again with response bodies"
        #expect(error == RecordingError(.malformedEntry, path: error.path, index: 1, problem: says))
        #expect(error.description == "\(error.path): log.entries[1] is not a recorded exchange: \(says)")
    }

    @Test(
        "A file that is not a HAR is an error",
        arguments: [
            ("", "not JSON"), ("hello", "not JSON"), ("[]", "not a JSON object"), ("{}", #""log" is missing"#),
            (#"{"log":"#, "not JSON"), (#"{"log":{"entries":[]}}}"#, "not JSON"),
            (#"{"log":[]}"#, #""log" has the wrong type"#), (#"{"log":{}}"#, #""log.entries" is missing"#),
            (#"{"log":{"entries":7}}"#, #""log.entries" has the wrong type"#),
            (#"{"log":"# + String(repeating: "[", count: 100_000), "not JSON"),
        ])
    func invalidHAR(text: String, problem: String) async throws {
        let error = #expect(throws: RecordingError.self) { try read(Data(text.utf8)) }
        let end = "/a.har is not a HAR: \(problem); record or export it again"
        #expect(error?.description.hasSuffix(end) == true, "\(String(describing: error))")
    }

    @Test("An export with random damage is read and written again, or reported", .timeLimit(.minutes(15)))
    func hostileFiles() async throws {
        let file = try text(of: Self.chromium.path)
        let values = file.matches(of: /: ?("(?:[^"\\]|\\.)*"|-?[0-9.]+|null|true|false)/).map {
            $0.1.startIndex..<$0.1.endIndex
        }
        let wrong = ["null", "-1", "1e300", "\(UInt64.max)", #""""#, #""a\u0000b""#, "[]", "[[1]]", "{}", "true", "}"]
        var random = SeededGenerator(seed: 1)
        var errors = 0
        for _ in 0..<Rounds.count(300) {
            var damaged = file
            let range = values.randomElement(using: &random) ?? file.startIndex..<file.endIndex
            damaged.replaceSubrange(range, with: wrong.randomElement(using: &random) ?? "")
            do {
                let recording = try read(Data(damaged.utf8))
                try recording.write(to: path)
                #expect(try Recording(contentsOf: path) == recording)
            } catch let error as RecordingError {
                errors += 1
                if error.reason == .malformedEntry { #expect(0..<10 ~= error.index ?? -1) }
                if error.reason == .unreadable { Issue.record(error) }
            }
        }
        #expect(errors > 20)
    }
}
