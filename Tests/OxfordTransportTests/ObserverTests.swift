import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct Observers {
    @Test("A logged error ends with the service's message and the advice")
    func lineOfAnError() async throws {
        let lines = Log<String>()
        let response = TransportResponse(status: 404, body: #"{"error": "No entry found, sorry"}"#)
        let client = OxfordClient(
            transport: ClosureTransport { _ in response },
            observer: OxfordObserver { lines.add("\($0)") })
        let advice = try #require(await failure(from: client)).advice
        #expect(lines.all.count == 2)
        #expect(
            lines.all.last?.hasSuffix("/entries/en-gb/ace, message No entry found, sorry, advice \(advice)") == true)
        #expect(lines.all.first?.hasSuffix("/entries/en-gb/ace") == true)
    }

    @Test("An event that a test creates needs only a kind")
    func defaultEvent() {
        #expect("\(OxfordEvent(.succeeded))".hasPrefix("succeeded, id "))
        #expect("\(OxfordEvent(.succeeded))".hasSuffix(", after 0 ms, calls 0, \(Server.live.base)"))
    }

    @Test(
        "An event names its endpoint, without what was looked up",
        arguments: [
            (TransportRequest(EntriesRequest("api/v2/x", in: .britishEnglish)).url, "entries"),
            (TransportRequest(SearchRequest("ace", in: .britishEnglish)).url, "search"),
            ("https://example.com/oxford/api/v1/stats/frequency/words/en?q=/api/v2/x/", "stats"),
            ("https://example.com/api/oxford/api/v2/entries/en-gb/ace", "entries"),
            ("https://example.com/entries/en/ace", nil), ("https://example.com/api/v2/", nil), ("", nil),
        ] as [(String, String?)])
    func endpoints(url: String, endpoint: String?) {
        #expect(OxfordEvent(.succeeded, url: url).endpoint == endpoint)
    }

    @Test(
        "A duration has at most three decimals",
        arguments: [
            (.zero, "0 ms"), (.microseconds(400), "0 ms"), (.nanoseconds(84_499_999), "84 ms"),
            (.microseconds(999_600), "1 s"), (.milliseconds(1500), "1.5 s"),
            (.nanoseconds(19_806_451_028), "19.806 s"), (.seconds(3600), "3600 s"),
        ] as [(Duration, String)])
    func durations(_ duration: Duration, text: String) {
        #expect("\(OxfordEvent(.waiting, wait: duration))".contains(", waits \(text), "))
        #expect("\(OxfordEvent(.succeeded, elapsed: duration))".contains(", after \(text), "))
    }

    @Test("A failed attempt is reported before its retry ends, and a retry without a pause reports no wait")
    func retryWithoutPause() async throws {
        let diary = Diary()
        let wire = Wire { _, number in
            if number == 1 { return TransportResponse(status: 503) }
            #expect(diary.events.map(\.kind) == [.received])
            return noResults
        }
        let client = OxfordClient(
            transport: wire, policy: CallPolicy(retries: RetryPolicy(base: .zero)), observer: diary.observer)
        _ = try await client.send(ace)
        #expect(diary.events.map(\.kind) == [.received, .received, .succeeded])
    }

    @Test("The client reports the events of a shared request before it ends") func sharedRequest() async throws {
        let (clock, waits) = (ManualClock(), Counter())
        let wire = Wire { _, number in number == 1 ? TransportResponse(status: 503) : noResults }
        let client = OxfordClient(
            transport: wire, policy: CallPolicy(sharesEqualRequests: true, retries: RetryPolicy()),
            observer: OxfordObserver { if $0.kind == .waiting { waits.add() } }, clock: clock)
        let sending = Task { try await client.send(ace) }
        await waits.wait(for: 1)
        await clock.run(until: [sending])
        _ = try await sending.value
    }

    @Test("An event stream has the events in order, and ends with its client") func stream() async throws {
        let (events, id) = try await {
            let (observer, events) = OxfordObserver.stream()
            let client = OxfordClient(
                transport: Wire(TransportResponse(status: 503)),
                policy: CallPolicy(retries: RetryPolicy(attempts: 2, base: .milliseconds(1), jitter: 0)),
                observer: observer)
            return (events, try #require(await failure(from: client)).id)
        }()
        var kept: [OxfordEvent] = []
        for await event in events { kept.append(event) }
        #expect(kept.map(\.kind) == [.received, .waiting, .received, .failed])
        #expect(Set(kept.map(\.id)) == [id])
    }

    @Test("An event stream keeps the last thousand events that were not read") func longStream() async throws {
        let (observer, events) = OxfordObserver.stream()
        let client = OxfordClient(
            transport: Wire(),
            middleware: [
                TransportMiddleware { request, next in
                    for _ in 1..<3000 { _ = try await next(request) }
                    return try await next(request)
                }
            ], observer: observer)
        _ = try await client.send(ace)
        var kept: [OxfordEvent] = []
        for await event in events.prefix(1000) { kept.append(event) }
        #expect(kept.dropLast().map(\.calls) == Array(2002...3000))
        #expect(kept.last?.kind == .succeeded)
    }
}
