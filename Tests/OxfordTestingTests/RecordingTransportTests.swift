import Foundation
import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite(.temporaryFolder) struct RecordingTransports {
    private let ace = TransportRequest(EntriesRequest("ace", in: .britishEnglish))

    @Test(
        "Bodies are replayed byte for byte, and each exchange is one line",
        arguments: [
            [], Array("plain".utf8), Array("\u{FEFF}\0\u{1}\u{2028}\r\n\u{85}\u{10FFFF}cafe\u{301}é\\\"/".utf8), [0xFF],
            [0x1F, 0x8B, 0, 0x0A, 0xE2, 0x80], Array(0...255),
        ])
    func bodies(body: [UInt8]) async throws {
        let replayed = try await replay(TransportResponse(status: 500, body: body), to: ace)
        #expect(replayed.response == TransportResponse(status: 500, body: body))
        #expect(replayed.file.utf8.count { $0 == UInt8(ascii: "\n") } == 3)
        #expect(replayed.file.contains("base64") == (String(validating: body, as: UTF8.self) == nil))
    }

    @Test(
        "A failure is replayed with its reason and without detail",
        arguments: [
            TransportError.Reason.cancelled, .timedOut, .hostNotFound, .cannotConnect, .offline, .connectionLost,
            .cutShort, .untrusted, .tooLarge, .malformed, .refusedURL, .notInSample, .unexpectedRequest, .other,
            .middlewareFailed,
        ])
    func failures(reason: TransportError.Reason) async throws {
        try await record([.failure(TransportError(reason, detail: "detail"))], of: ace, to: path)
        #expect(try !text(of: path).contains("detail"))
        let outcome = try await Recording(contentsOf: path).replay().outcome(of: ace)
        #expect(outcome == .failure(TransportError(reason)))
    }

    @Test("The parameters of an own endpoint are recorded if they are named") func ownParameters() async throws {
        let recorder = try Recorder(to: path, keeping: ["theme"])
        let request = TransportRequest(url: ace.url + "?theme=dark&token=1")
        _ = try await Line(ClosureTransport { _ in TransportResponse(status: 200) }.recorded(by: recorder))
            .send(request)
        try await recorder.write()
        let targets = ["/api/v2/entries/en-gb/ace?theme=dark"]
        #expect(try Recording(contentsOf: path).replay().unused == targets)
        #expect(try Recorder(to: path).recording.replay().unused == targets)
        let light = TransportRequest(url: ace.url + "?theme=light")
        let outcome = try await Recording(contentsOf: path).replay().outcome(of: light)
        #expect(outcome != .success(TransportResponse(status: 200)))
    }

    @Test("Every parameter that the library's requests write is recorded") func parameters() async throws {
        let urls = try ["Golden", "Undocumented"]
            .flatMap { try Package.files(below: "Tests/OxfordEndpointsTests/\($0)", ending: ".txt") }
            .flatMap { try Package.text(of: $0).split(separator: "\n") }
            .compactMap { $0.split(separator: "\t").last }.filter { $0.hasPrefix("https://") }
        let parameters = urls.map { $0.drop { $0 != "?" }.dropFirst().split(separator: "&") }.joined()
        let names = Set(parameters.map { $0.prefix { $0 != "=" } })
        #expect(names.count > 30)
        let query = "?" + names.sorted().map { "\($0)=a" }.joined(separator: "&")
        let replayed = try await replay(TransportResponse(status: 200), to: TransportRequest(url: ace.url + query))
        for name in names { #expect(replayed.file.contains("\(name)=a"), "add \(name) to RecordingRules") }
    }

    @Test("A recording hides a token that a middleware adds") func tokenOfMiddleware() async throws {
        let echo = ClosureTransport { request in
            TransportResponse(status: 401, body: "expired: \(request.headers["Authorization"] ?? "none")")
        }
        let recorder = try Recorder(to: path)
        let client = OxfordClient(
            transport: echo.recorded(by: recorder),
            middleware: [
                TransportMiddleware { request, next in
                    try await next(request.adding(Headers(validating: ["Authorization": "Bearer a1b2c3d4e5"])))
                }
            ])
        await #expect(throws: OxfordError.self) { try await client.send(.entries("ace", in: .britishEnglish)) }
        try await recorder.write()
        #expect(try text(of: path).contains("expired: …"))
    }

    @Test("A client replays without credentials") func clientReplaysWithoutCredentials() async throws {
        let wire = ClosureTransport { _ in TransportResponse(body: #"{"results": [{"word": "ace"}]}"#) }
        let recorder = try Recorder(to: path)
        let online = OxfordClient(
            transport: wire.recorded(by: recorder),
            credentials: try Credentials(appID: "1a2b3c4d", appKey: "0123456789abcdef"))
        let recorded = try await online.send(.entries("ace", in: .britishEnglish))
        try await recorder.write()
        let offline = OxfordClient(transport: try Recording(contentsOf: path).replay())
        #expect(try await offline.send(.entries("ace", in: .britishEnglish)) == recorded)
    }

    @Test("A request whose URL has no API path fails before it is sent")
    func otherURL() async throws {
        let wire = ScriptedTransport()
        let line = Line(wire.recorded(by: try Recorder(to: path)))
        for url in ["https://example.com/a", "https://example.com/?next=/api/v2/a", "https://api/v2/a"] {
            let error = TransportError(
                .other, detail: "cannot record a URL without an API path, such as /api/v2/lemmas")
            #expect(await line.outcome(of: TransportRequest(url: url)) == .failure(error))
        }
        #expect(wire.requests.isEmpty)
    }
}
