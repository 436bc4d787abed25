import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Testing

@Suite struct Retries {
    private static func busy(_ status: Int = 503, retryAfter: String? = nil) -> TransportResponse {
        let headers = Headers(received: retryAfter.map { [(name: "Retry-After", value: $0)] } ?? [])
        return TransportResponse(status: status, headers: headers)
    }

    /// A policy whose first pause is four seconds.
    private static let fourSeconds = RetryPolicy(attempts: 99, base: .seconds(4), jitter: 0)

    @Test(
        "A temporary failure is retried after pauses that double, until no attempt is left",
        arguments: [200, 204, 301, 400, 401, 403, 404, 414, 418, 429, 500, 501, 502, 503, 504, 505])
    func statuses(status: Int) {
        let policy = RetryPolicy(attempts: 3, base: .seconds(2), jitter: 0)
        let pauses = (1...3).map { policy.pause(after: $0, outcome: .success(Self.busy(status))) }
        let isTemporary = [429, 500, 502, 503, 504].contains(status)
        #expect(pauses == (isTemporary ? [.seconds(2), .seconds(4), nil] : [nil, nil, nil]))
    }

    @Test("Of the successful responses, only one that is cut off is retried")
    func bodies() {
        let cut = #"{"results": ["#
        for body in [#"{"results": []}  "#, #"{"results" []}"#, "{}}", "<html>", "", cut] {
            let pause = RetryPolicy().pause(after: 1, outcome: .success(TransportResponse(body: body)))
            #expect((pause != nil) == (body == cut), "\(body)")
        }
        for response in [TransportResponse(status: 404, body: cut), received(200, "{", type: "text/html")] {
            #expect(RetryPolicy().pause(after: 1, outcome: .success(response)) == nil)
        }
    }

    @Test("Of the errors, only a failed connection and a response that was cut off are retried")
    func errors() {
        let reasons: [TransportError.Reason] = [
            .budgetSpent, .cancelled, .cannotConnect, .connectionLost, .cutShort, .hostNotFound, .malformed,
            .middlewareFailed, .offline, .other, .refusedURL, .timedOut, .tooLarge, .untrusted,
        ]
        let retried = reasons.filter {
            Self.fourSeconds.pause(after: 1, outcome: .failure(TransportError($0))) == .seconds(4)
        }
        #expect(retried == [.cannotConnect, .connectionLost, .cutShort])
    }

    @Test(
        "With status 429 and 503, a longer pause that the service asks for counts, up to the cap",
        arguments: [
            ("7", 7), ("1", 4), ("0", 4), ("-5", 4), ("soon", 4), ("60", 60), ("61", nil), ("7200", nil),
            ("99999999999999999999", nil), ("Sun, 06 Nov 2094 08:49:37 GMT", nil),
        ] as [(String, Int?)])
    func askedPauses(text: String, seconds: Int?) {
        func pause(_ status: Int) -> Duration? {
            Self.fourSeconds.pause(after: 1, outcome: .success(Self.busy(status, retryAfter: text)))
        }
        #expect(pause(429) == seconds.map { .seconds($0) })
        #expect(pause(503) == seconds.map { .seconds($0) })
        #expect(pause(500) == .seconds(4))
    }

    @Test("The jitter shortens the pause of the policy, but not a pause that the service asks for")
    func jitter() {
        let policy = RetryPolicy(base: .seconds(10), jitter: 0.25)
        let pauses = [0, 1].map { policy.pause(after: 1, outcome: .success(Self.busy()), chance: $0) }
        #expect(pauses == [.seconds(10), .milliseconds(7500)])
        let asked = Self.busy(retryAfter: "60")
        #expect(RetryPolicy().pause(after: 1, outcome: .success(asked), chance: 1) == .seconds(60))
    }

    @Test("The pause grows to the cap") func cap() {
        #expect(Self.fourSeconds.pause(after: 10, outcome: .success(Self.busy())) == .seconds(60))
    }

    @Test("Values out of range become the nearest valid ones", arguments: [.min, -1, 0, 1, 2, 1000, .max])
    func extremes(attempt: Int) {
        let (longest, negative) = (Duration.seconds(Int64.max), Duration.seconds(-1))
        for chance in [-1, 0.5, 2] {
            func pause(of policy: RetryPolicy) -> Duration? {
                policy.pause(after: attempt, outcome: .success(Self.busy()), chance: chance)
            }
            let whole = RetryPolicy(attempts: .max, base: longest, cap: longest, jitter: 7)
            let rest = 1 - min(max(0, chance), 1)
            #expect(pause(of: whole) == (attempt < .max ? .seconds(3600) * rest : nil))
            let none = RetryPolicy(attempts: -3, base: negative, cap: negative, jitter: -.infinity)
            #expect(pause(of: none) == (attempt < 1 ? .zero : nil))
            let steady = RetryPolicy(attempts: 5, jitter: .nan)
            #expect(pause(of: steady) == (attempt < 5 ? .milliseconds(attempt == 2 ? 1000 : 500) : nil))
        }
    }

    @Test("An answer that was cut off at any byte is retried") func cutAnswers() {
        let answer = Array(#"{"results": [{"word": "café\u00e9", "a": [1.5e3, -2, true, false, null]}]}"#.utf8)
        for count in 1...answer.count {
            let response = TransportResponse(status: 200, body: Array(answer.prefix(count)))
            let pause = RetryPolicy().pause(after: 1, outcome: .success(response))
            #expect((pause == nil) == (count == answer.count), "\(count) bytes")
        }
    }

    @Test("Every call and pause is observed, counted and timed by the client's clock") func events() async throws {
        let (clock, diary) = (ManualClock(), Diary())
        let wire = ScriptedTransport([
            .answer(ace, with: Self.busy(429, retryAfter: "3")), .fail(ace, with: TransportError(.connectionLost)),
            .answer(ace, with: noResults),
        ])
        let client = OxfordClient(
            transport: wire, policy: CallPolicy(retries: RetryPolicy(base: .seconds(1), jitter: 0)),
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

    @Test("A request that is cancelled in the pause before its retry tells a middleware that it was sent")
    func cancelledPause() async {
        let (clock, isCall) = (ManualClock(), Log<Bool>())
        let middleware = TransportMiddleware { request, next in
            do {
                return try await next(request)
            } catch let error as TransportError {
                isCall.add(error.isCall)
                throw error
            }
        }
        let client = OxfordClient(
            transport: Wire(TransportResponse(status: 503)), policy: CallPolicy(retries: RetryPolicy()),
            middleware: [middleware], clock: clock)
        let task = Task { await failure(from: client) }
        await clock.waitForSleepers(1)
        task.cancel()
        #expect(await task.value?.calls == 1)
        #expect(isCall.all == [true])
    }
}
