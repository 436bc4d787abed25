import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Testing

@Suite struct ScriptedTransports {
    private let ace = EntriesRequest("ace", in: .britishEnglish)
    private let mice = LemmasRequest("mice", in: .english)

    private func response(_ status: Int) -> TransportResponse { TransportResponse(status: status) }

    @Test("Steps for the same request are used in order, on any server") func equalRequests() async throws {
        let wire = ScriptedTransport([.answer(ace, with: response(201)), .answer(ace, with: response(202))])
        #expect(try await wire.send(TransportRequest(ace)) == response(201))
        #expect(try await wire.send(TransportRequest(ace, on: .sandbox)) == response(202))
        #expect(wire.requests.map(\.url) == [ace.urlString(), ace.urlString(on: .sandbox)])
    }

    @Test("Steps for different requests are used in any order, and unused steps are listed")
    func unusedSteps() async throws {
        let wire = ScriptedTransport([
            .answer(ace, with: response(201)), .answer(mice, with: response(202)),
            .answer(url: "https://example.com/a", with: response(203)),
        ])
        #expect(try await wire.send(TransportRequest(mice)) == response(202))
        #expect(wire.unused == ["/api/v2/entries/en-gb/ace", "https://example.com/a"])
        #expect(wire.unexpected.isEmpty)
    }

    @Test("A step fails a request with its error") func failingSteps() async {
        let wire = ScriptedTransport([
            .fail(mice, with: TransportError(.offline)),
            .fail(url: "https://example.com/b", with: TransportError(.timedOut)),
        ])
        #expect(await wire.outcome(of: TransportRequest(mice)) == .failure(TransportError(.offline)))
        let other = TransportRequest(url: "https://example.com/b")
        #expect(await wire.outcome(of: other) == .failure(TransportError(.timedOut)))
    }

    @Test("An unscripted request fails and is reported, and the script continues")
    func unscriptedRequest() async throws {
        let wire = ScriptedTransport([.answer(ace, with: response(200))])
        let missing = TransportError(.unexpectedRequest, detail: "the script has no step for /api/v2/lemmas/en/mice")
        #expect(await wire.outcome(of: TransportRequest(mice)) == .failure(missing))
        _ = await wire.outcome(of: TransportRequest(url: "https://example.com/a"))
        #expect(try await wire.send(TransportRequest(ace)) == response(200))
        #expect(wire.unexpected == ["/api/v2/lemmas/en/mice", "https://example.com/a"])
    }
}
