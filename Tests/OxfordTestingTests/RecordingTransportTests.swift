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
            .middlewareFailed, TransportError.Reason(rawValue: "tokenExpired"),
            TransportError.Reason(rawValue: "Net-Error 7, é"), TransportError.Reason(rawValue: ""),
        ])
    func failures(reason: TransportError.Reason) async throws {
        try await record([.failure(TransportError(reason, detail: "detail"))], of: ace, to: path)
        #expect(try !text(of: path).contains("detail"))
        let outcome = try await Recording(contentsOf: path).replay().outcome(of: ace)
        #expect(outcome == .failure(TransportError(reason)))
    }

    @Test("The parameters of an own endpoint are recorded or left out, and the file contains the names")
    func ownParameters() async throws {
        let recorder = try Recorder(to: path, keeping: ["theme"], leavingOut: ["token"])
        let wire = ClosureTransport { _ in TransportResponse(status: 200) }
        let request = TransportRequest(url: ace.url + "?theme=dark&token=1")
        _ = try await Line(wire.recorded(by: recorder)).send(request)
        try await recorder.write()
        let targets = ["/api/v2/entries/en-gb/ace?theme=dark"]
        #expect(try Recording(contentsOf: path).replay().unused == targets)
        // A later recorder for the file needs no names, either.
        let later = try Recorder(to: path)
        #expect(later.recording.replay().unused == targets)
        _ = try await Line(wire.recorded(by: later)).send(TransportRequest(url: ace.url + "?token=2&theme=light"))
        try await later.write()
        #expect(try text(of: path).contains(#""_leftOut":["token"]"#))
        let replayed = try Recording(contentsOf: path).replay()
        #expect(try await replayed.send(TransportRequest(url: ace.url + "?theme=light&token=3")).status == 200)
        // A parameter that is left out later is removed from the targets in the file.
        let last = try Recorder(to: path, leavingOut: ["theme"])
        #expect(last.recording.replay().unused == ["/api/v2/entries/en-gb/ace", "/api/v2/entries/en-gb/ace"])
        let pale = await replayed.outcome(of: TransportRequest(url: ace.url + "?theme=pale"))
        #expect(throws: TransportError.self) { try pale.get() }
    }

    @Test("A request with a parameter that is not named fails before it is sent, and says what to write")
    func unnamedParameters() async throws {
        let wire = ScriptedTransport()
        let line = Line(wire.recorded(by: try Recorder(to: path, keeping: ["theme"])))
        for (query, names) in [("era=ancient", #"["era"]"#), ("q=a&t%6Fken=1&theme=dark&era", #"["era", "token"]"#)] {
            let detail =
                "cannot record unnamed query parameters; pass keeping: \(names) if the response depends on them,"
                + " or leavingOut: \(names) to hide their values"
            let outcome = await line.outcome(of: TransportRequest(url: ace.url + "?" + query))
            #expect(outcome == .failure(TransportError(.other, detail: detail)))
        }
        #expect(wire.requests.isEmpty)
    }

    @Test("A request whose target contains a secret fails before it is sent")
    func secretTarget() async throws {
        let wire = ScriptedTransport()
        let line = Line(wire.recorded(by: try Recorder(to: path)))
        let headers = try Headers(validating: ["X-Token": "0123456789"])
        for word in ["0123456789", "a 0123456789"] as [WordText] {
            let request = TransportRequest(LemmasRequest(word, in: .english), headers: headers)
            let error = TransportError(
                .other, detail: "cannot record a URL that contains a secret; send it in a header or pass leavingOut:")
            #expect(await line.outcome(of: request) == .failure(error))
        }
        #expect(wire.requests.isEmpty)
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

    @Test("A response with the status 0 is replayed as a response") func statusZero() async throws {
        let response = TransportResponse(status: 0, body: "a")
        #expect(try await replay(response, to: ace).response == response)
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
