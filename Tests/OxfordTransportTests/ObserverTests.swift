import OxfordEndpoints
import OxfordTransport
import Synchronization
import Testing

@Suite struct Observers {
    @Test("A logged error ends with the service's message and the advice")
    func lineOfAnError() async throws {
        let lines = Mutex<[String]>([])
        let response = TransportResponse(status: 404, body: #"{"error": "No entry found, sorry"}"#)
        let client = OxfordClient(
            credentials: nil, transport: ClosureTransport { _ in response },
            observer: LoggingObserver { line in lines.withLock { $0.append(line) } })
        let error = await #expect(throws: OxfordError.self) {
            try await client.send(.entries("ace", in: .britishEnglish))
        }
        let all = lines.withLock { $0 }
        #expect(all.count == 2)
        let advice = try #require(error?.advice)
        #expect(all.last?.hasSuffix("/entries/en-gb/ace, message No entry found, sorry, advice \(advice)") == true)
        #expect(all.first?.hasSuffix("/entries/en-gb/ace") == true)
    }
}
