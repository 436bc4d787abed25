import Foundation
import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite struct RecordingTransports {
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
        ])
    func failures(reason: TransportError.Reason) async throws {
        try await withPath { path in
            try await record([.failure(TransportError(reason, detail: "detail"))], of: ace, to: path)
            #expect(try !text(of: path).contains("detail"))
            let outcome = try await Recording(contentsOf: path).replay().outcome(of: ace)
            #expect(outcome == .failure(TransportError(reason)))
        }
    }

    @Test("Only headers that are known to hold no secret are recorded, in order") func headers() async throws {
        let request = TransportRequest(
            url: ace.url,
            headers: try Headers(validating: ["Accept": "application/json", "app_id": "1a2b", "X-Own": "own"]))
        let headers = Headers(received: [
            (name: "Content-Type", value: "application/json"), (name: "Set-Cookie", value: "session=1"),
            (name: "content-type", value: "a: b/\"é\""),
        ])
        let replayed = try await replay(TransportResponse(status: 200, headers: headers), to: request)
        #expect(replayed.response.headers.map(\.value) == ["application/json", "a: b/\"é\""])
        #expect(replayed.file.contains(#""headers":[{"name":"Accept","value":"application/json"}]"#))
        #expect(!replayed.file.contains("X-Own"))
    }

    @Test("A client replays without credentials") func clientReplaysWithoutCredentials() async throws {
        try await withPath { path in
            let wire = ClosureTransport { _ in TransportResponse(body: #"{"results": [{"word": "ace"}]}"#) }
            let online = OxfordClient(
                transport: wire, credentials: try Credentials(appID: "1a2b3c4d", appKey: "0123456789abcdef"),
                middleware: [try .recording(to: path)])
            let recorded = try await online.send(.entries("ace", in: .britishEnglish))
            let offline = OxfordClient(transport: try Recording(contentsOf: path).replay())
            #expect(try await offline.send(.entries("ace", in: .britishEnglish)) == recorded)
        }
    }

    @Test("A request fails if its exchange cannot be written") func fileBecomesUnwritable() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.path + "/a.har"
            let recorder = try Line(ClosureTransport { _ in TransportResponse(status: 200) }, .recording(to: path))
            try FileManager.default.removeItem(at: folder)
            let error = TransportError(
                .other, detail: "cannot write \(path): its folder does not exist; create the folder")
            #expect(await recorder.outcome(of: ace) == .failure(error))
        }
    }
}
