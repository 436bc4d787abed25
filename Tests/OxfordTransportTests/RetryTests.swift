import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite struct Retries {
    private func waiting(_ status: Int, _ text: String) throws -> TransportResponse {
        TransportResponse(status: status, headers: try Headers(validating: ["Retry-After": text]))
    }

    private func pause(
        _ response: TransportResponse, by policy: RetryPolicy = .standard, after attempt: Int = 1, elapsed: Int = 0,
        chance: Double = 0
    ) -> Duration? {
        policy.pause(after: attempt, outcome: .success(response), elapsed: .seconds(elapsed), chance: chance)
    }

    @Test(
        "A final status is not retried", arguments: [200, 204, 301, 400, 401, 403, 404, 414, 418, 501, 505])
    func finalStatus(_ status: Int) {
        #expect(pause(TransportResponse(status: status)) == nil)
    }

    @Test("A temporary failure is retried with growing pauses", arguments: [429, 500, 502, 503, 504])
    func temporaryFailure(_ status: Int) {
        let policy = RetryPolicy(attempts: 3, base: .seconds(2), jitter: 0)
        let response = TransportResponse(status: status)
        #expect((1...3).map { pause(response, by: policy, after: $0) } == [.seconds(2), .seconds(4), nil])
    }

    @Test("Of the transport errors, only lost connections are retried") func transportErrors() {
        let reasons: [TransportError.Reason] = [
            .cancelled, .timedOut, .hostNotFound, .cannotConnect, .offline, .connectionLost, .cutShort, .untrusted,
            .tooLarge, .malformed, .refusedURL, .other, .middlewareFailed,
        ]
        let again = reasons.filter {
            RetryPolicy.standard.pause(after: 1, outcome: .failure(TransportError($0)), elapsed: .zero) != nil
        }
        #expect(again == [.cannotConnect, .connectionLost, .cutShort])
    }

    @Test("An answer that was cut off at any byte is retried") func cutAnswers() {
        let answer = Array(#"{"results": [{"word": "café\u00e9", "a": [1.5e3, -2, true, false, null]}]}"#.utf8)
        for count in 1...answer.count {
            let response = TransportResponse(status: 200, body: Array(answer.prefix(count)))
            #expect((pause(response) == nil) == (count == answer.count), "\(count) bytes")
        }
    }

    @Test(
        "A response that is complete or no JSON is not retried",
        arguments: [
            TransportResponse(body: #"{"results": []}  "#), TransportResponse(body: #"{"results" []}"#),
            TransportResponse(body: "{}}"), TransportResponse(body: "<html>"), TransportResponse(body: ""),
            TransportResponse(status: 404, body: #"{"error": "#),
            received(200, "{", type: "text/html"),
        ])
    func wholeResponses(_ response: TransportResponse) {
        #expect(pause(response) == nil)
    }

    @Test("The error for an answer that was cut off says so") func cutAnswer() async throws {
        let half = TransportResponse(body: #"{"results": [{"word": "#)
        let wire = ScriptedTransport((1...3).map { _ in .answer(ace, with: half) })
        let error = await failure(over: wire, .retrying(RetryPolicy(base: .zero), clock: TestClock()))
        #expect(error?.reason == .cutShort)
        #expect(error?.calls == 3)
        #expect(error?.description.contains("the response is incomplete") == true)
    }

    @Test(
        "The pause is the longer of Retry-After and the backoff",
        arguments: [429, 503], [("7", 7), ("1", 4), ("0", 4), ("-5", 4), ("soon", 4), ("60", 60)])
    func retryAfter(_ status: Int, _ asked: (text: String, pause: Int)) throws {
        let policy = RetryPolicy(base: .seconds(4), jitter: 0)
        #expect(pause(try waiting(status, asked.text), by: policy) == .seconds(asked.pause))
    }

    @Test("Retry-After counts only with statuses 429 and 503", arguments: ["7", "7200"])
    func retryAfterOfAnotherStatus(_ text: String) throws {
        #expect(pause(try waiting(500, text), by: RetryPolicy(base: .seconds(4), jitter: 0)) == .seconds(4))
    }

    @Test("The backoff grows to the cap") func cap() throws {
        let policy = RetryPolicy(attempts: 99, base: .seconds(4), jitter: 0)
        #expect(pause(try waiting(429, "1"), by: policy, after: 10) == .seconds(60))
    }

    @Test(
        "A Retry-After beyond the cap or the budget ends the retries", arguments: [429, 503],
        [
            ("60", 0, true), ("61", 0, false), ("99999999999999999999", 0, false), ("60", 30, true), ("60", 31, false),
            ("Sun, 06 Nov 2094 08:49:37 GMT", 0, false),
        ])
    func longPause(_ status: Int, _ asked: (text: String, elapsed: Int, isTaken: Bool)) throws {
        let policy = RetryPolicy(attempts: 9, cap: .seconds(60), budget: .seconds(90))
        let pause = pause(try waiting(status, asked.text), by: policy, elapsed: asked.elapsed, chance: 1)
        #expect(pause == (asked.isTaken ? .seconds(60) : nil))
    }

    @Test("A request ends without a pause if Retry-After is too long") func noPause() async throws {
        let wire = ScriptedTransport([.answer(ace, with: try waiting(429, "7200"))])
        // This clock never advances.
        let error = await failure(over: wire, .retrying(clock: TestClock()))
        #expect(error?.calls == 1)
        #expect(error?.retryAfter == .seconds(7200))
    }

    @Test(
        "Extreme parameters of a policy are clamped",
        arguments: [
            RetryPolicy(
                attempts: .max, base: .seconds(Int64.max), cap: .seconds(Int64.max), jitter: 7,
                budget: .seconds(Int64.max)),
            RetryPolicy(attempts: -3, base: .seconds(-1), cap: .seconds(-1), jitter: -.infinity, budget: .seconds(-1)),
            RetryPolicy(attempts: 5, jitter: .nan),
        ])
    func extremePolicies(_ policy: RetryPolicy) {
        for attempt in [.min, -1, 0, 1, 2, 1000, .max] {
            for chance in [-1, 0, 0.5, 2] {
                let pause = pause(TransportResponse(status: 503), by: policy, after: attempt, chance: chance) ?? .zero
                #expect(.zero ... .seconds(3600) ~= pause, "attempt \(attempt), chance \(chance)")
            }
        }
    }

    @Test(
        "Any elapsed time is accepted",
        arguments: [
            (.seconds(Int64.max), nil), (Duration(attoseconds: .max), nil), (.seconds(Int64.min), .milliseconds(500)),
            (Duration(attoseconds: .min), .milliseconds(500)),
        ] as [(Duration, Duration?)])
    func extremeElapsedTimes(_ elapsed: Duration, pause: Duration?) {
        let busy = TransportResponse(status: 503)
        #expect(RetryPolicy.standard.pause(after: 1, outcome: .success(busy), elapsed: elapsed) == pause)
    }

    @Test("Jitter shortens a pause by at most its fraction") func jitter() {
        let policy = RetryPolicy(base: .seconds(10), jitter: 0.25)
        #expect(pause(TransportResponse(status: 500), by: policy, chance: 0) == .seconds(10))
        #expect(pause(TransportResponse(status: 500), by: policy, chance: 1) == .seconds(7.5))
    }

    @Test("There is no retry if the pause would exceed the budget") func budget() {
        let policy = RetryPolicy(attempts: 9, base: .seconds(10), jitter: 0, budget: .seconds(30))
        #expect(pause(TransportResponse(status: 500), by: policy, elapsed: 20) == .seconds(10))
        #expect(pause(TransportResponse(status: 500), by: policy, elapsed: 21) == nil)
    }

    @Test("The budget does not include the first attempt's wait for a rate limit")
    func budgetAfterTheWait() async throws {
        let clock = TestClock()
        let wire = ScriptedTransport([
            .answer(ace, with: noResults), .answer(ace, with: TransportResponse(status: 503)),
            .answer(ace, with: noResults),
        ])
        let client = OxfordClient(
            transport: wire,
            middleware: [
                .retrying(RetryPolicy(budget: .seconds(120)), clock: clock),
                .rateLimited(RateLimit(1, per: .seconds(130)), clock: clock),
            ])
        _ = try await client.send(ace)
        async let second = client.response(to: ace)
        // The request waits for the limit, then for its retry, and then for the limit again.
        for _ in 0..<3 {
            await clock.waitForSleepers(1)
            clock.advance(by: try #require(clock.timeUntilNextWaking))
        }
        #expect(try await second.calls == 2)
    }

    @Test("Every call and pause is observed and counted") func events() async throws {
        let (clock, diary) = (TestClock(), Diary())
        let wire = ScriptedTransport([
            .answer(ace, with: try waiting(429, "3")), .fail(ace, with: TransportError(.connectionLost)),
            .answer(ace, with: noResults),
        ])
        let client = OxfordClient(
            transport: wire, middleware: [.retrying(RetryPolicy(base: .seconds(1), jitter: 0), clock: clock)],
            observer: diary.observer)
        let task = Task { try await client.response(to: ace) }
        for seconds in [3, 2] {
            await clock.waitForSleepers(1)
            // The event arrives at the start of the pause, not at its end.
            #expect(diary.events.last?.kind == .waiting)
            #expect(clock.timeUntilNextWaking == .seconds(seconds))
            clock.advance(by: .seconds(seconds))
        }
        let response = try await task.value
        #expect(response.calls == 3)
        #expect(Set(wire.requests.map(\.id)) == [response.id])
        #expect(diary.events.map(\.kind) == [.received, .waiting, .received, .waiting, .received, .succeeded])
        #expect(diary.events.map(\.calls) == [1, 1, 2, 2, 3, 3])
        #expect(diary.events.map(\.status) == [429, nil, nil, nil, 200, 200])
        #expect(diary.events.map(\.wait) == [nil, .seconds(3), nil, .seconds(2), nil, nil])
        #expect(Set(diary.events.map(\.id)) == [response.id])
        #expect(diary.events[2].transportError?.reason == .connectionLost)
    }

    @Test("Cancellation ends a pause immediately") func cancellationDuringAPause() async throws {
        let clock = TestClock()
        let wire = ScriptedTransport([.answer(ace, with: TransportResponse(status: 503))])
        let client = OxfordClient(transport: wire, middleware: [.retrying(clock: clock)])
        let task = Task { try await client.send(ace) }
        await clock.waitForSleepers(1)
        task.cancel()
        let error = try #require(await task.oxfordError)
        #expect(error.isCancellation)
        #expect(error.calls == 1)
    }

    @Test("A call is not retried after its cancellation") func cancellationDuringACall() async throws {
        let calls = Counter()
        let wire = ClosureTransport { _ in
            calls.add()
            while !Task.isCancelled { await Task.yield() }
            throw TransportError(.connectionLost)
        }
        let line = Line(wire, .retrying(clock: TestClock()))
        let task = Task { try await line.send(example) }
        await calls.wait(for: 1)
        task.cancel()
        await #expect(throws: TransportError(.connectionLost)) { try await task.value }
        #expect(calls.value == 1)
    }
}
