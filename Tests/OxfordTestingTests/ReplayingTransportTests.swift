import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Synchronization
import TestSupport
import Testing

@Suite(.temporaryFolder) struct ReplayingTransports {
    private let ace = TransportRequest(EntriesRequest("ace", in: .britishEnglish))
    private let mice = TransportRequest(LemmasRequest("mice", in: .english))
    private let other = TransportRequest(url: "https://example.com/api/v1/entries/en/ace/antonyms")

    private func response(_ status: Int) -> TransportResponse { TransportResponse(status: status) }

    /// Records requests, and returns a transport that replays the recording.
    ///
    /// The responses have the statuses 200, 201 and so on.
    private func recorded(_ requests: TransportRequest...) async throws -> ScriptedTransport {
        let statuses = Mutex(Array(200..<(200 + requests.count)))
        let wire = ClosureTransport { _ in TransportResponse(status: statuses.withLock { $0.removeFirst() }) }
        let recorder = try Recorder(to: path, leavingOut: ["sig"])
        for request in requests { _ = try await Line(wire.recorded(by: recorder)).send(request) }
        return recorder.recording.replay()
    }

    @Test("Exchanges are replayed in recorded order, once, for any server, and the others are listed")
    func order() async throws {
        let replayed = try await recorded(ace, mice, ace, other)
        let sandbox = TransportRequest(EntriesRequest("ace", in: .britishEnglish), on: .sandbox)
        #expect(try await replayed.send(ace) == response(200))
        #expect(try await replayed.send(sandbox) == response(202))
        #expect(replayed.unused == ["/api/v2/lemmas/en/mice", "/api/v1/entries/en/ace/antonyms"])
        // The error and the list do not contain the credentials in the URL.
        let outcome = await replayed.outcome(of: TransportRequest(url: ace.url + "?app_key=0123456789"))
        let unnamed = TransportError(
            .unexpectedRequest,
            detail:
                #"cannot record unnamed query parameters; pass keeping: ["app_key"] if the response depends on them,"#
                + #" or leavingOut: ["app_key"] to hide their values"#)
        #expect(outcome == .failure(unnamed))
        let missing = TransportError(
            .unexpectedRequest,
            detail: "the recording has no response for /api/v2/lemmas/en/x; add one, or correct the request")
        let lemmas = TransportRequest(LemmasRequest("x", in: .english))
        #expect(await replayed.outcome(of: lemmas) == .failure(missing))
        #expect(replayed.unexpected == ["/api/v2/entries/en-gb/ace", "/api/v2/lemmas/en/x"])
        #expect(try await replayed.send(mice) == response(201))
    }

    @Test("A missing exchange can be sent and added to the recording") func completedRecording() async throws {
        try await record([.success(response(200))], of: ace, to: path)
        let wire = ScriptedTransport([.answer(url: mice.url, with: response(300))])
        let recorder = try Recorder(to: path)
        let replayed = recorder.recording.replay()
        let line = Line(wire.recorded(by: recorder), replaying(replayed))
        #expect(try await line.send(mice) == response(300))
        #expect(try await line.send(ace) == response(200))
        #expect(replayed.unexpected == ["/api/v2/lemmas/en/mice"])
        #expect(wire.requests.map(\.url) == [mice.url])
        try await recorder.write()
        let unused = try Recording(contentsOf: path).replay().unused
        #expect(unused == ["/api/v2/entries/en-gb/ace", "/api/v2/lemmas/en/mice"])
    }

    @Test("A request with a parameter that is left out is replayed with and without it")
    func parametersLeftOut() async throws {
        let signed = TransportRequest(url: ace.url + "?fields=definitions&sig=0123456789&strictMatch=true")
        let plain = TransportRequest(url: ace.url + "?fields=definitions&strictMatch=true")
        #expect(try await recorded(signed).send(signed) == response(200))
        #expect(try await recorded(signed).send(plain) == response(200))
        #expect(try await recorded(plain).send(signed) == response(200))
    }

    @Test(
        "A word is found again without the gateway, the cookies and the headers with which it was recorded",
        arguments: [
            ("https://example.com/american", "Cookie", "country=american"),
            ("https://example.com", "X-Region", "american"),
        ])
    func withoutTheGateway(server: String, name: String, value: String) async throws {
        let path = "/api/v2/entries/en-gb/american"
        let headers = Headers(received: [(name: name, value: value)])
        let replayed = try await recorded(TransportRequest(url: server + path, headers: headers))
        let url = "https://od-api.oxforddictionaries.com" + path
        #expect(try await replayed.send(TransportRequest(url: url)) == response(200))
    }

    private func replaying(_ replayed: ScriptedTransport) -> TransportMiddleware {
        TransportMiddleware { request, next in
            do {
                return try await replayed.send(request)
            } catch TransportError.Reason.unexpectedRequest {
                return try await next(request)
            }
        }
    }
}
