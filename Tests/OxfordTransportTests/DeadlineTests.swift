import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct Deadlines {
    private let clock = ManualClock()

    /// Starts a request with a deadline of one second, and waits until the deadline's clock runs.
    private func start(_ transport: some Transport) async -> Task<TransportResponse, any Error> {
        let line = Line(transport, policy: CallPolicy(deadline: .seconds(1)), clock: clock)
        let task = Task { try await line.send(example) }
        await clock.waitForSleepers(1)
        return task
    }

    @Test("A request times out at its deadline and not before") func timeout() async throws {
        let task = await start(silent)
        clock.advance(by: .milliseconds(999))
        #expect(clock.timeUntilNextWaking == .milliseconds(1))
        clock.advance(by: .milliseconds(1))
        let timeout = TransportError(.timedOut, detail: "no response within 1 s")
        await #expect(throws: timeout) { try await task.value }
    }

    @Test(
        "Without any time, nothing is sent",
        arguments: [.zero, .nanoseconds(-1), .seconds(-5), Duration(attoseconds: .min)] as [Duration])
    func noTime(_ limit: Duration) async throws {
        let wire = Wire()
        let error = await failure(over: wire, policy: CallPolicy(deadline: limit))
        #expect(error?.transportError == TransportError(.timedOut, detail: "no time is left"))
        #expect(error?.advice == "allow more time; this request made no call")
        #expect(error?.calls == 0)
        #expect(wire.requests.isEmpty)
    }

    @Test("A failure is not retried if the pause would outlast the deadline")
    func pauseBeyondTheDeadline() async throws {
        let wire = Wire(TransportResponse(status: 503))
        let policy = CallPolicy(
            deadline: .seconds(3), retries: RetryPolicy(attempts: 9, base: .seconds(1), jitter: 0))
        let client = OxfordClient(transport: wire, policy: policy, clock: clock)
        let task = Task { await #expect(throws: OxfordError.self) { try await client.send(ace) } }
        // The deadline and the first pause wait. The second pause would last until the deadline.
        await clock.waitForSleepers(2)
        clock.advance(by: .seconds(1))
        let error = await task.value
        #expect((error?.status, error?.calls) == (503, 2))
    }

    @Test(
        "An extremely long deadline is accepted",
        arguments: [.seconds(Int64.max), Duration(attoseconds: .max)] as [Duration])
    func hugeDeadline(_ limit: Duration) async throws {
        let slow = ClosureTransport { _ in
            try await Task.sleep(for: .milliseconds(20))
            return TransportResponse(status: 201)
        }
        #expect(try await Line(slow, policy: CallPolicy(deadline: limit)).send(example).status == 201)
    }

    @Test("A transport that ignores cancellation times out at the deadline and leaks nothing")
    func uncancellableTransport() async throws {
        let (hasBegun, isCancelled, mayEnd) = (Counter(), Counter(), Counter())
        var token: Counter? = Counter()
        weak let kept = token
        var transport: ClosureTransport? = ClosureTransport { [token] _ in
            hasBegun.add()
            await mayEnd.wait(for: 1)
            if Task.isCancelled { isCancelled.add() }
            withExtendedLifetime(token) {}
            return TransportResponse(status: 200)
        }
        token = nil
        let task = await start(try #require(transport))
        transport = nil
        await hasBegun.wait(for: 1)
        clock.advance(by: .seconds(1))
        let error = await #expect(throws: TransportError.self) { try await task.value }
        #expect(error?.reason == .timedOut)
        // The request continues without a caller.
        #expect(kept != nil)
        #expect(isCancelled.value == 0)
        mayEnd.add()
        for _ in 0..<6000 where kept != nil { try await Task.sleep(for: .milliseconds(10)) }
        #expect(kept == nil)
        #expect(isCancelled.value == 1)
    }

    @TaskLocal private static var name = ""

    @Test("The transport inside has the caller's priority and task-local values")
    func context() async throws {
        let wire = ClosureTransport { _ in TransportResponse(body: "\(Self.name) \(Task.currentPriority.rawValue)") }
        let line = Line(wire, policy: CallPolicy(deadline: .seconds(1)), clock: clock)
        let body = try await Self.$name.withValue("caller") {
            try await Task(priority: .high) { try await line.send(example).body }.value
        }
        #expect(String(decoding: body, as: UTF8.self) == "caller \(TaskPriority.high.rawValue)")
    }
}
