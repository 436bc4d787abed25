import OxfordTesting
import OxfordTransport
import Testing

/// What a client's policy, its closures and other clients do together.
@Suite(.timeLimit(.minutes(15))) struct Policies {
    private let clock = ManualClock()

    @Test("Requests that differ only in headers for tracing share a response, and any other header counts")
    func headersOutsideTheKey() async throws {
        for (name, isShared) in [("traceparent", true), ("X-Request-ID", true), ("X-Build", false)] {
            let policy = CallPolicy(cache: AnswerCache(lifetime: .seconds(600)))
            for number in 0..<3 {
                let headers = try Headers(validating: [name: "00-\(number)"])
                let client = OxfordClient(transport: Wire(), policy: policy, headers: headers)
                #expect(try await client.response(to: ace).calls == (number > 0 && isShared ? 0 : 1))
            }
        }
    }

    @Test("Timeouts of callers that share requests do not block each other")
    func timeoutsOfEqualRequests() async throws {
        let wire = Wire { _, number in
            if number % 3 == 0 { return TransportResponse(status: 503) }
            try await Task.sleep(for: .microseconds(300))
            return number % 2 == 0 ? TransportResponse(status: 503) : noResults
        }
        var client = OxfordClient(
            transport: wire,
            policy: CallPolicy(
                sharesEqualRequests: true, retries: RetryPolicy(base: .microseconds(50)),
                rateLimit: .perSecond(100_000, burst: 100)))
        // An attempt and a timeout rarely meet at the same moment, so this is tried for a second.
        let end = ContinuousClock.now + .seconds(1)
        var round = 0
        while ContinuousClock.now < end {
            round += 1
            await withTaskGroup(of: Void.self) { group in
                for caller in 0..<16 {
                    client.policy.timeout = .microseconds(100 + 60 * ((round + caller) % 17))
                    group.addTask { [client] in _ = try? await client.response(to: ace) }
                }
            }
        }
    }

    @Test(
        "A request fails at once if its window, a pause, or the requests before it leave no place in time",
        arguments: [(nil, 4), ("30", 0)])
    func lateWindow(_ retryAfter: String?, _ queued: Int) async throws {
        let headers = retryAfter.map { Headers(received: [(name: "Retry-After", value: $0)]) } ?? Headers()
        let wire = Wire { _, number in TransportResponse(status: number == 4 ? 429 : 200, headers: headers) }
        // Four calls fill the window, although the burst recovers earlier.
        let limit = RateLimit(4, per: .seconds(60), burst: 4, clock: clock)
        var client = OxfordClient(transport: wire, policy: CallPolicy(rateLimit: limit), clock: clock)
        for _ in 0..<4 { _ = await failure(from: client) }
        if retryAfter != nil { clock.advance(by: .seconds(59)) }
        let tasks = JobQueue().start(queued) { [client] in _ = await failure(from: client) }
        if queued > 0 { await clock.waitForSleepers(1) }
        // Without others, the place comes after 60 seconds. Behind four others, it comes in the next window.
        client.policy.timeout = retryAfter == nil ? .seconds(110) : .milliseconds(500)
        let error = await failure(from: client)
        #expect((error?.reason, error?.calls) == (.timedOut, 0))
        #expect(error?.transportError?.detail?.hasPrefix("its place in the rate limit comes only after") == true)
        #expect(wire.requests.count == 4)
        await clock.run(until: tasks)
    }

    @Test(
        "A cancelled task reports a cancellation and no retry, whatever its transport answers",
        arguments: [
            .failure(TransportError(.connectionLost)), .failure(TransportError(.timedOut)),
            .success(TransportResponse(status: 503)),
        ] as [Result<TransportResponse, TransportError>])
    func cancelledWithAnotherOutcome(_ outcome: Result<TransportResponse, TransportError>) async {
        let wire = Wire { _, _ in
            while !Task.isCancelled { await Task.yield() }
            return try outcome.get()
        }
        for isShared in [false, true] {
            let (sent, diary) = (wire.requests.count, Diary())
            let client = OxfordClient(
                transport: wire, policy: CallPolicy(sharesEqualRequests: isShared, retries: RetryPolicy()),
                observer: diary.observer)
            let task = Task { await failure(from: client) }
            while wire.requests.count == sent { await Task.yield() }
            task.cancel()
            let error = await task.value
            #expect((error?.reason, error?.calls, error?.isRetryable) == (.cancelled, 1, false))
            #expect(wire.requests.count == sent + 1)
            #expect(diary.events.map(\.kind) == [.received, .failed])
        }
    }

    @Test("A relative redirect is read against the URL that was sent") func redirectOfAnotherURL() async {
        let moving = TransportMiddleware { request, next in
            try await next(TransportRequest(url: "https://other.example/api/v2/x", headers: request.headers))
        }
        let headers = Headers(received: [(name: "Location", value: "/login")])
        let error = await failure(over: Wire(TransportResponse(status: 302, headers: headers)), moving)
        #expect(error?.redirectTarget == "https://other.example/login")
    }

    @Test("The time for waiting, for sharing and for new headers is about linear", .timeLimit(.minutes(3)))
    func manyRequests() async throws {
        let limit = RateLimit(1, per: .seconds(3600), clock: clock)
        let waiting = OxfordClient(
            transport: Wire(), policy: CallPolicy(timeout: .seconds(1_000_000_000), rateLimit: limit), clock: clock)
        let shared = OxfordClient(
            transport: silent, policy: CallPolicy(timeout: .seconds(3600), sharesEqualRequests: true))
        _ = try await waiting.send(ace)
        for client in [waiting, shared] {
            let tasks = (0..<20_000).map { _ in Task { await failure(from: client) } }
            for task in tasks { task.cancel() }
            for task in tasks { #expect(await task.value?.isCancellation == true) }
        }
        let renewing = TransportMiddleware { request, next in
            for number in 0..<2_000 {
                _ = try? await next(request.adding(Headers(validating: ["X-Token": "token-number-\(number)"])))
            }
            return noResults
        }
        let failing = Wire { _, _ in throw TransportError(.connectionLost, detail: "closed") }
        let client = OxfordClient(
            transport: failing, middleware: [renewing], observer: OxfordObserver { _ in })
        #expect(try await client.response(to: ace).calls == 2_000)
    }
}
