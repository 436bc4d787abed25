import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite struct Retries {
    private static func busy(_ status: Int = 503, retryAfter: String? = nil) -> TransportResponse {
        let headers = Headers(received: retryAfter.map { [(name: "Retry-After", value: $0)] } ?? [])
        return TransportResponse(status: status, headers: headers)
    }

    @Test("Every decision of a policy whether and when to retry is as recorded")
    func decisions() throws {
        var rows: [GoldenRow] = []
        func decide(
            _ label: String, after outcome: Result<TransportResponse, TransportError> = .success(Self.busy()),
            attempt: Int = 1, chance: Double = 0,
            by policy: RetryPolicy = RetryPolicy(attempts: 99, base: .seconds(4), jitter: 0)
        ) {
            let pause = policy.pause(after: attempt, outcome: outcome, chance: chance)
            rows.append(GoldenRow(label, text: pause.map { "retry after \($0)" } ?? "no retry"))
        }
        for status in [200, 204, 301, 400, 401, 403, 404, 414, 418, 429, 500, 501, 502, 503, 504, 505] {
            for attempt in 1...3 {
                decide(
                    "status \(status), attempt \(attempt) of 3", after: .success(Self.busy(status)), attempt: attempt,
                    by: RetryPolicy(attempts: 3, base: .seconds(2), jitter: 0))
            }
        }
        for body in [#"{"results": []}  "#, #"{"results" []}"#, "{}}", "<html>", "", #"{"results": ["#] {
            decide("body '\(body)'", after: .success(TransportResponse(body: body)))
        }
        decide(
            "an incomplete body of status 404", after: .success(TransportResponse(status: 404, body: #"{"error": "#)))
        decide("an incomplete body that is not JSON", after: .success(received(200, "{", type: "text/html")))
        for reason in [
            .budgetSpent, .cancelled, .cannotConnect, .connectionLost, .cutShort, .hostNotFound, .malformed,
            .middlewareFailed, .offline, .other, .refusedURL, .timedOut, .tooLarge, .untrusted,
        ] as [TransportError.Reason] {
            decide("error \(reason)", after: .failure(TransportError(reason)))
        }
        let date = "Sun, 06 Nov 2094 08:49:37 GMT"
        for text in ["7", "1", "0", "-5", "soon", "60", "61", "7200", "99999999999999999999", date] {
            for status in [429, 500, 503] {
                decide(
                    "backoff 4 s, Retry-After \(text), status \(status)",
                    after: .success(Self.busy(status, retryAfter: text)))
            }
        }
        for chance in [0, 1] {
            decide(
                "backoff 10 s, jitter 0.25, chance \(chance)", chance: Double(chance),
                by: RetryPolicy(base: .seconds(10), jitter: 0.25))
        }
        decide(
            "the jitter does not shorten a Retry-After of 60", after: .success(Self.busy(retryAfter: "60")), chance: 1,
            by: RetryPolicy())
        decide("the backoff grows to the cap of 60 s", attempt: 10)
        let (longest, negative) = (Duration.seconds(Int64.max), Duration.seconds(-1))
        let extremes = [
            ("longest", RetryPolicy(attempts: .max, base: longest, cap: longest, jitter: 7)),
            ("negative", RetryPolicy(attempts: -3, base: negative, cap: negative, jitter: -.infinity)),
            ("NaN", RetryPolicy(attempts: 5, jitter: .nan)),
        ]
        for (name, policy) in extremes {
            for attempt in [.min, -1, 0, 1, 2, 1000, .max] {
                for chance in [-1, 0.5, 2] {
                    decide(
                        "\(name) policy, attempt \(attempt), chance \(chance)", attempt: attempt, chance: chance,
                        by: policy)
                }
            }
        }
        try expectRecorded(rows, in: "retries")
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

    @Test("A call is not retried after its cancellation") func cancellationDuringACall() async throws {
        let wire = Wire { _, _ in
            while !Task.isCancelled { await Task.yield() }
            throw TransportError(.connectionLost)
        }
        let line = Line(wire, policy: CallPolicy(retries: RetryPolicy()), clock: ManualClock())
        let task = Task { try await line.send(example) }
        while wire.requests.isEmpty { await Task.yield() }
        task.cancel()
        await #expect(throws: TransportError(.connectionLost)) { try await task.value }
        #expect(wire.requests.count == 1)
    }
}
