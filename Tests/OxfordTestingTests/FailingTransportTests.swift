import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Testing

@Suite struct FailingTransports {
    private let ace = EntriesRequest("ace", in: .britishEnglish)
    private let found = TransportResponse(status: 200)

    @Test("A configured response answers the request each time, on any server") func configuredResponse() async throws {
        let wire = FailingTransport(TransportError(.untrusted)).answering(ace, with: found)
        #expect(try await wire.send(TransportRequest(ace)) == found)
        #expect(try await wire.send(TransportRequest(ace, on: .sandbox)) == found)
    }

    @Test("Every other request fails with the error") func otherRequests() async {
        let wire = FailingTransport(TransportError(.untrusted)).answering(ace, with: found)
        let mice = TransportRequest(LemmasRequest("mice", in: .english))
        #expect(await wire.outcome(of: mice) == .failure(TransportError(.untrusted)))
    }

    @Test("A server's path may resemble the API path") func serverWithAPath() async throws {
        let server = try Server(validating: "https://example.com/api/vault")
        let wire = FailingTransport().answering(ace, with: found)
        #expect(try await wire.send(TransportRequest(ace, on: server)) == found)
    }

    @Test("A query that resembles the API path is part of the URL") func queryLikeAPath() async {
        let wire = FailingTransport().answering(ace, with: found)
        let request = TransportRequest(url: ace.urlString() + "?next=/api/v2/")
        #expect(await wire.outcome(of: request) == .failure(TransportError(.cannotConnect)))
    }
}
