import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite struct Retries {
    /// A response to an attempt, and the pause after it, which is `nil` if there is no further attempt.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let response: TransportResponse
        let policy: RetryPolicy
        let attempt: Int
        let elapsed: Int
        let chance: Double
        let pause: Duration?

        init(
            _ name: String, _ response: TransportResponse = busy(), attempt: Int = 1, elapsed: Int = 0,
            chance: Double = 0, pause: Duration?,
            by policy: RetryPolicy = RetryPolicy(attempts: 99, base: .seconds(4), jitter: 0)
        ) {
            (testDescription, self.response, self.policy) = (name, response, policy)
            (self.attempt, self.elapsed, self.chance, self.pause) = (attempt, elapsed, chance, pause)
        }
    }

    private static func busy(_ status: Int = 503, retryAfter: String? = nil) -> TransportResponse {
        let headers = Headers(received: retryAfter.map { [(name: "Retry-After", value: $0)] } ?? [])
        return TransportResponse(status: status, headers: headers)
    }

    private static let statuses =
        [200, 204, 301, 400, 401, 403, 404, 414, 418, 501, 505].map {
            Case("status \($0) is final", busy($0), pause: nil)
        }
        + [429, 500, 502, 503, 504].flatMap { status in
            zip(1...3, [.seconds(2), .seconds(4), nil]).map { attempt, pause in
                Case(
                    "status \(status) is temporary, and the pause grows with attempt \(attempt)", busy(status),
                    attempt: attempt, pause: pause, by: RetryPolicy(attempts: 3, base: .seconds(2), jitter: 0))
            }
        }

    private static let bodies = [
        TransportResponse(body: #"{"results": []}  "#), TransportResponse(body: #"{"results" []}"#),
        TransportResponse(body: "{}}"), TransportResponse(body: "<html>"), TransportResponse(body: ""),
        TransportResponse(status: 404, body: #"{"error": "#), received(200, "{", type: "text/html"),
    ].map { Case("complete or no JSON: \(String(decoding: $0.body, as: UTF8.self))", $0, pause: nil) }

    private static let retryAfter = [429, 503].flatMap { status in
        [("7", 7), ("1", 4), ("0", 4), ("-5", 4), ("soon", 4), ("60", 60)].map { text, pause in
            Case(
                "the longer of the backoff and the Retry-After \(text) of \(status)",
                busy(status, retryAfter: text), pause: .seconds(pause))
        }
            + [
                ("60", 0, .seconds(60)), ("61", 0, nil), ("99999999999999999999", 0, nil),
                ("60", 30, .seconds(60)), ("60", 31, nil), ("Sun, 06 Nov 2094 08:49:37 GMT", 0, nil),
            ].map { text, elapsed, pause in
                Case(
                    "the cap and the budget limit the Retry-After \(text) of \(status)",
                    busy(status, retryAfter: text), elapsed: elapsed, chance: 1, pause: pause,
                    by: RetryPolicy(attempts: 9, cap: .seconds(60), budget: .seconds(90)))
            }
    }

    private static let jittered = RetryPolicy(base: .seconds(10), jitter: 0.25)
    private static let limited = RetryPolicy(attempts: 9, base: .seconds(10), jitter: 0, budget: .seconds(30))

    private static let settings = [
        Case("Retry-After does not count with status 500", busy(500, retryAfter: "7"), pause: .seconds(4)),
        Case("Retry-After is not too long with status 500", busy(500, retryAfter: "7200"), pause: .seconds(4)),
        Case("the backoff grows to the cap", attempt: 10, pause: .seconds(60)),
        Case("jitter may leave a pause as it is", chance: 0, pause: .seconds(10), by: jittered),
        Case("jitter shortens a pause by at most its fraction", chance: 1, pause: .seconds(7.5), by: jittered),
        Case("a pause may end when the budget does", elapsed: 20, pause: .seconds(10), by: limited),
        Case("no pause exceeds the budget", elapsed: 21, pause: nil, by: limited),
    ]

    @Test("A policy decides whether and when to retry", arguments: statuses + bodies + retryAfter + settings)
    func policy(_ expected: Case) {
        let pause = expected.policy.pause(
            after: expected.attempt, outcome: .success(expected.response), elapsed: .seconds(expected.elapsed),
            chance: expected.chance)
        #expect(pause == expected.pause)
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
            let pause = RetryPolicy.standard.pause(after: 1, outcome: .success(response), elapsed: .zero)
            #expect((pause == nil) == (count == answer.count), "\(count) bytes")
        }
    }

    @Test("The error for an answer that was cut off says so") func cutAnswer() async throws {
        let half = TransportResponse(body: #"{"results": [{"word": "#)
        let wire = ScriptedTransport((1...3).map { _ in .answer(ace, with: half) })
        let error = await failure(over: wire, .retrying(RetryPolicy(base: .zero), clock: TestClock()))
        #expect(error?.reason == .cutShort)
        #expect(error?.calls == 3)
        #expect(error?.description.contains("the response is incomplete") == true)
    }

    @Test("A request ends without a pause if Retry-After is too long") func noPause() async throws {
        let wire = ScriptedTransport([.answer(ace, with: Self.busy(429, retryAfter: "7200"))])
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
                let pause = policy.pause(
                    after: attempt, outcome: .success(Self.busy()), elapsed: .zero, chance: chance)
                #expect(.zero ... .seconds(3600) ~= pause ?? .zero, "attempt \(attempt), chance \(chance)")
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
        let found = RetryPolicy.standard.pause(after: 1, outcome: .success(Self.busy()), elapsed: elapsed)
        #expect(found == pause)
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

    @Test("Every call and pause is observed, counted and timed by the client's clock") func events() async throws {
        let (clock, diary) = (TestClock(), Diary())
        let wire = ScriptedTransport([
            .answer(ace, with: Self.busy(429, retryAfter: "3")), .fail(ace, with: TransportError(.connectionLost)),
            .answer(ace, with: noResults),
        ])
        let client = OxfordClient(
            transport: wire, middleware: [.retrying(RetryPolicy(base: .seconds(1), jitter: 0), clock: clock)],
            observer: diary.observer, clock: clock)
        clock.advance(by: .seconds(7))
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
        #expect(response.duration == .seconds(5))
        #expect(Set(wire.requests.map(\.id)) == [response.id])
        #expect(diary.events.map(\.kind) == [.received, .waiting, .received, .waiting, .received, .succeeded])
        #expect(diary.events.map(\.calls) == [1, 1, 2, 2, 3, 3])
        #expect(diary.events.map(\.elapsed) == [0, 0, 3, 3, 5, 5].map { .seconds($0) })
        #expect(diary.events.map(\.status) == [429, nil, nil, nil, 200, 200])
        #expect(diary.events.map(\.wait) == [nil, .seconds(3), nil, .seconds(2), nil, nil])
        #expect(Set(diary.events.map(\.id)) == [response.id])
        #expect(diary.events[2].transportError?.reason == .connectionLost)
    }

    @Test("Cancellation ends a pause immediately") func cancellationDuringAPause() async {
        let clock = TestClock()
        let wire = Wire(TransportResponse(status: 503))
        let client = OxfordClient(transport: wire, middleware: [.retrying(clock: clock)])
        let task = Task { try await client.send(ace) }
        await clock.waitForSleepers(1)
        task.cancel()
        let error = await task.oxfordError
        #expect(error?.isCancellation == true)
        #expect(error?.calls == 1)
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
