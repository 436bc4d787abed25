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
        let advice = try #require(await failure(from: client)).advice
        let all = lines.withLock { $0 }
        #expect(all.count == 2)
        #expect(all.last?.hasSuffix("/entries/en-gb/ace, message No entry found, sorry, advice \(advice)") == true)
        #expect(all.first?.hasSuffix("/entries/en-gb/ace") == true)
    }

    @Test("An event that a test creates needs only a kind")
    func defaultEvent() {
        #expect("\(OxfordEvent(.answered))".hasPrefix("answered, id "))
        #expect("\(OxfordEvent(.answered))".hasSuffix(", attempts 1, took 0 ms, \(Server.live.base)"))
    }

    @Test(
        "A duration has at most three decimals",
        arguments: [
            (.zero, "0 ms"), (.microseconds(400), "0 ms"), (.nanoseconds(84_499_999), "84 ms"),
            (.microseconds(999_600), "1 s"), (.milliseconds(1500), "1.5 s"),
            (.nanoseconds(19_806_451_028), "19.806 s"), (.seconds(3600), "3600 s"),
        ] as [(Duration, String)])
    func durations(_ duration: Duration, text: String) {
        #expect("\(OxfordEvent(.waiting, duration: duration))".contains(", waits \(text), "))
        #expect("\(OxfordEvent(.answered, duration: duration))".contains(", took \(text), "))
    }
}
