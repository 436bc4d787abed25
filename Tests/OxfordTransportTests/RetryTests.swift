import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Synchronization
import Testing

@Suite struct Retries {
    private let ace = EntriesRequest("ace", in: .britishEnglish)
    private let found = TransportResponse(body: #"{"results": []}"#)

    private func waiting(_ status: Int, _ text: String) throws -> TransportResponse {
        TransportResponse(status: status, headers: try Headers(validating: ["Retry-After": text]))
    }

    @Test(
        "A final status is not retried", arguments: [200, 204, 301, 400, 401, 403, 404, 414, 418, 501, 505])
    func finalStatus(_ status: Int) {
        #expect(
            RetryPolicy.standard.pause(after: 1, outcome: .success(TransportResponse(status: status)), elapsed: .zero)
                == nil)
    }

    @Test("A temporary failure is retried with growing pauses", arguments: [429, 500, 502, 503, 504])
    func temporaryFailure(_ status: Int) {
        let policy = RetryPolicy(attempts: 3, base: .seconds(2), jitter: 0)
        let answer = Result<TransportResponse, TransportError>.success(TransportResponse(status: status))
        #expect(policy.pause(after: 1, outcome: answer, elapsed: .zero) == .seconds(2))
        #expect(policy.pause(after: 2, outcome: answer, elapsed: .zero) == .seconds(4))
        #expect(policy.pause(after: 3, outcome: answer, elapsed: .zero) == nil)
    }

    @Test("Of the transport errors, only lost connections are retried") func transportErrors() {
        let reasons: [TransportError.Reason] = [
            .cancelled, .timedOut, .hostNotFound, .cannotConnect, .offline, .connectionLost, .cutShort, .untrusted,
            .tooLarge, .malformed, .refusedURL, .unexpectedRequest, .other,
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

    @Test(
        "A response that is complete or no JSON is not retried",
        arguments: [
            TransportResponse(body: #"{"results": []}  "#), TransportResponse(body: #"{"results" []}"#),
            TransportResponse(body: "{}}"), TransportResponse(body: "<html>"), TransportResponse(body: ""),
            TransportResponse(status: 404, body: #"{"error": "#),
            TransportResponse(
                status: 200, headers: Headers(received: [(name: "Content-Type", value: "text/html")]),
                body: Array("{".utf8)),
        ])
    func wholeResponses(_ response: TransportResponse) {
        #expect(RetryPolicy.standard.pause(after: 1, outcome: .success(response), elapsed: .zero) == nil)
    }

    @Test("The error for an answer that was cut off says so") func cutAnswer() async throws {
        let half = TransportResponse(body: #"{"results": [{"word": "#)
        let wire = ScriptedTransport((1...3).map { _ in .answer(ace, with: half) })
        let client = OxfordClient(
            credentials: nil, transport: wire.retrying(RetryPolicy(base: .zero), clock: TestClock()))
        let error = await #expect(throws: OxfordError.self) { try await client.send(ace) }
        #expect(error?.reason == .noAnswer)
        #expect(error?.transportError?.reason == .cutShort)
        #expect(error?.isRetryable == true)
        #expect(error?.attempts == 3)
        #expect(error?.description.contains("the response is incomplete") == true)
        #expect(error?.advice.contains("authors") == false)
    }

    @Test("The pause is the longer of Retry-After and the backoff") func retryAfter() throws {
        let policy = RetryPolicy(attempts: 99, base: .seconds(4), cap: .seconds(60), jitter: 0, budget: .seconds(600))
        for status in [429, 503] {
            for (text, pause) in [("7", 7), ("1", 4), ("0", 4), ("-5", 4), ("soon", 4), ("60", 60)] {
                let answer = try Result<TransportResponse, TransportError>.success(waiting(status, text))
                #expect(policy.pause(after: 1, outcome: answer, elapsed: .zero) == .seconds(pause), "\(text)")
            }
        }
        #expect(policy.pause(after: 1, outcome: .success(try waiting(500, "7")), elapsed: .zero) == .seconds(4))
        #expect(policy.pause(after: 1, outcome: .success(try waiting(500, "7200")), elapsed: .zero) == .seconds(4))
        #expect(policy.pause(after: 10, outcome: .success(try waiting(429, "1")), elapsed: .zero) == .seconds(60))
    }

    @Test("A Retry-After beyond the cap or the budget ends the retries", arguments: [429, 503])
    func longPause(_ status: Int) async throws {
        let policy = RetryPolicy(attempts: 9, cap: .seconds(60), budget: .seconds(90))
        for (text, elapsed, isTaken) in [
            ("60", 0, true), ("61", 0, false), ("7200", 0, false), ("99999999999999999999", 0, false), ("60", 30, true),
            ("60", 31, false), ("Sun, 06 Nov 2094 08:49:37 GMT", 0, false),
        ] {
            let answer = try Result<TransportResponse, TransportError>.success(waiting(status, text))
            let pause = policy.pause(after: 1, outcome: answer, elapsed: .seconds(elapsed), chance: 1)
            #expect(pause == (isTaken ? .seconds(60) : nil), "\(text) after \(elapsed)")
        }
        // The request ends without a pause: this clock never advances.
        let wire = ScriptedTransport([.answer(ace, with: try waiting(status, "7200"))])
        let client = OxfordClient(credentials: nil, transport: wire.retrying(clock: TestClock()))
        let error = await #expect(throws: OxfordError.self) { try await client.send(ace) }
        #expect(error?.status == status && error?.attempts == 1 && error?.retryAfter == .seconds(7200))
    }

    @Test("Extreme parameters of a policy are clamped") func extremePolicies() {
        let busy = Result<TransportResponse, TransportError>.success(TransportResponse(status: 503))
        let absurd = [
            RetryPolicy(
                attempts: .max, base: .seconds(Int64.max), cap: .seconds(Int64.max), jitter: 7,
                budget: .seconds(Int64.max)),
            RetryPolicy(attempts: -3, base: .seconds(-1), cap: .seconds(-1), jitter: -.infinity, budget: .seconds(-1)),
            RetryPolicy(attempts: 5, jitter: .nan),
        ]
        for policy in absurd {
            for attempt in [.min, -1, 0, 1, 2, 1000, .max] {
                for chance in [-1, 0, 0.5, 2] {
                    let pause = policy.pause(after: attempt, outcome: busy, elapsed: .zero, chance: chance) ?? .zero
                    #expect(pause >= .zero && pause <= .seconds(3600))
                }
            }
        }
    }

    @Test("Jitter shortens a pause by at most its fraction") func jitter() {
        let policy = RetryPolicy(base: .seconds(10), jitter: 0.25)
        let busy = Result<TransportResponse, TransportError>.success(TransportResponse(status: 500))
        #expect(policy.pause(after: 1, outcome: busy, elapsed: .zero, chance: 0) == .seconds(10))
        #expect(policy.pause(after: 1, outcome: busy, elapsed: .zero, chance: 1) == .seconds(7.5))
    }

    @Test("There is no retry if the pause would exceed the budget") func budget() {
        let policy = RetryPolicy(attempts: 9, base: .seconds(10), jitter: 0, budget: .seconds(30))
        let busy = Result<TransportResponse, TransportError>.success(TransportResponse(status: 500))
        #expect(policy.pause(after: 1, outcome: busy, elapsed: .seconds(20)) == .seconds(10))
        #expect(policy.pause(after: 1, outcome: busy, elapsed: .seconds(21)) == nil)
    }

    @Test("Every attempt and pause is observed and counted") func events() async throws {
        let clock = TestClock()
        let diary = Diary()
        let wire = ScriptedTransport([
            .answer(ace, with: try waiting(429, "3")), .fail(ace, with: TransportError(.connectionLost)),
            .answer(ace, with: found),
        ])
        let client = OxfordClient(
            credentials: nil, transport: wire.retrying(RetryPolicy(base: .seconds(1), jitter: 0), clock: clock),
            observer: diary)
        let task = Task { try await client.response(to: EntriesRequest("ace", in: .britishEnglish)) }
        for seconds in [3, 2] {
            await clock.waitForSleepers(1)
            // The event arrives at the start of the pause, not at its end.
            #expect(diary.events.last?.kind == .waiting)
            #expect(clock.timeUntilNextWaking == .seconds(seconds))
            clock.advance(by: .seconds(seconds))
        }
        let response = try await task.value
        #expect(response.attempts == 3)
        #expect(wire.requests.map(\.attempt) == [1, 2, 3])
        #expect(Set(wire.requests.map(\.id)) == [response.id])
        #expect(diary.events.map(\.kind) == [.attempted, .waiting, .attempted, .waiting, .attempted, .answered])
        #expect(diary.events.map(\.attempt) == [1, 2, 2, 3, 3, 3])
        #expect(diary.events.map(\.status) == [429, nil, nil, nil, 200, 200])
        let pauses = diary.events.filter { $0.kind == .waiting }
        #expect(pauses.map(\.duration) == [.seconds(3), .seconds(2)])
        #expect(pauses.allSatisfy { $0.id == response.id })
        #expect(pauses.allSatisfy { "\($0)".contains("waits \($0.duration.components.seconds) s") })
        #expect(diary.events[2].transportError?.reason == .connectionLost)
    }

    @Test("The last error is thrown with the number of attempts") func lastError() async throws {
        let wire = ScriptedTransport((1...3).map { _ in .answer(ace, with: TransportResponse(status: 502)) })
        let policy = RetryPolicy(base: .zero, jitter: 0)
        let diary = Diary()
        let client = OxfordClient(
            credentials: nil, transport: wire.retrying(policy, clock: TestClock()), observer: diary)
        let error = await #expect(throws: OxfordError.self) { try await client.send(ace) }
        #expect(error?.status == 502)
        #expect(diary.events.map(\.kind) == [.attempted, .attempted, .attempted, .answeredWithError])
        #expect(error?.attempts == 3)
        #expect(wire.unused.isEmpty && wire.unexpected.isEmpty)
    }

    @Test("Cancellation ends a pause immediately") func cancellationDuringAPause() async throws {
        let clock = TestClock()
        let wire = ScriptedTransport([.answer(ace, with: TransportResponse(status: 503))])
        let client = OxfordClient(credentials: nil, transport: wire.retrying(clock: clock))
        let task = Task { try await client.send(EntriesRequest("ace", in: .britishEnglish)) }
        await clock.waitForSleepers(1)
        task.cancel()
        let error = await #expect(throws: OxfordError.self) { try await task.value }
        #expect(error?.isCancellation == true)
        #expect(error?.attempts == 1)
        #expect(wire.requests.count == 1)
    }

    @Test("An attempt is not retried after its cancellation") func cancellationDuringAnAttempt() async throws {
        let calls = Atomic(0)
        let wire = ClosureTransport { _ in
            calls.add(1, ordering: .relaxed)
            while !Task.isCancelled { await Task.yield() }
            throw TransportError(.connectionLost)
        }
        let task = Task {
            try await wire.retrying(clock: TestClock()).send(TransportRequest(url: "https://example.com"))
        }
        while calls.load(ordering: .relaxed) == 0 { await Task.yield() }
        task.cancel()
        let error = await #expect(throws: TransportError.self) { try await task.value }
        #expect(error?.reason == .connectionLost)
        #expect(calls.load(ordering: .relaxed) == 1)
    }
}
