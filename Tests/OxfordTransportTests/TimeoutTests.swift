import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct Timeouts {
    private let clock = ManualClock()

    /// Starts a request with a timeout of one second, and waits until the time runs.
    private func start(_ transport: some Transport) async -> Task<TransportResponse, any Error> {
        let line = Line(transport, policy: CallPolicy(timeout: .seconds(1)), clock: clock)
        let task = Task { try await line.send(example) }
        await clock.waitForSleepers(1)
        return task
    }

    @Test("A request times out at its time and not before") func timeout() async throws {
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
        let error = await failure(over: wire, policy: CallPolicy(timeout: limit))
        #expect(error?.transportError == TransportError(.timedOut, detail: "no time is left"))
        #expect(error?.advice == "allow more time; this request made no call")
        #expect(error?.calls == 0)
        #expect(wire.requests.isEmpty)
    }

    @Test("A failure is not retried if the pause would outlast the timeout")
    func pauseBeyondTheTimeout() async throws {
        let wire = Wire(TransportResponse(status: 503))
        let policy = CallPolicy(
            timeout: .seconds(3), retries: RetryPolicy(attempts: 9, base: .seconds(1), jitter: 0))
        let client = OxfordClient(transport: wire, policy: policy, clock: clock)
        let task = Task { await #expect(throws: OxfordError.self) { try await client.send(ace) } }
        // The timeout and the first pause wait. The second pause would last until the time is over.
        await clock.waitForSleepers(2)
        clock.advance(by: .seconds(1))
        let error = await task.value
        #expect((error?.status, error?.calls) == (503, 2))
    }

    @Test(
        "An extremely long timeout is accepted",
        arguments: [.seconds(Int64.max), Duration(attoseconds: .max)] as [Duration])
    func hugeTimeout(_ limit: Duration) async throws {
        let slow = ClosureTransport { _ in
            try await Task.sleep(for: .milliseconds(20))
            return TransportResponse(status: 201)
        }
        #expect(try await Line(slow, policy: CallPolicy(timeout: limit)).send(example).status == 201)
    }

    @Test("A response that arrives although its time is over is returned, because it is paid for")
    func lateResponse() async throws {
        let task = await start(
            ClosureTransport { _ in
                while !Task.isCancelled { await Task.yield() }
                return TransportResponse(status: 203)
            })
        clock.advance(by: .seconds(1))
        #expect(try await task.value.status == 203)
    }

    @Test("Each attempt has the time of the policy, which begins when it has its place") func attempts() async throws {
        let (waits, wire) = (
            Counter(),
            Wire { [clock] _, number in
                try await clock.sleep(for: .seconds(number == 1 ? 1 : 9))
                return TransportResponse(status: 503)
            }
        )
        let policy = CallPolicy(
            retries: RetryPolicy(base: .zero), rateLimit: RateLimit(1, per: .seconds(60), clock: clock),
            attemptTimeout: .seconds(5))
        let observer = OxfordObserver { if $0.kind == .waiting { waits.add() } }
        let client = OxfordClient(transport: wire, policy: policy, observer: observer, clock: clock)
        let task = Task { try await client.send(ace) }
        // The time limit and the transport sleep.
        await clock.waitForSleepers(2)
        clock.advance(by: .seconds(1))
        await waits.wait(for: 1)
        await clock.waitForSleepers(1)
        clock.advance(by: .seconds(59))
        await clock.waitForSleepers(2)
        clock.advance(by: .seconds(5))
        let error = await task.oxfordError
        #expect(error?.transportError == TransportError(.timedOut, detail: "no response within 5 s"))
        #expect(error?.calls == 2)
        #expect(clock.now.offset == .seconds(65))
    }

    @Test(
        "A cancellation is no timeout, for a middleware and the observer too",
        arguments: [CallPolicy(timeout: .seconds(60)), CallPolicy(attemptTimeout: .seconds(60))])
    func cancellation(_ policy: CallPolicy) async {
        let (diary, caught, begun) = (Diary(), Log<FailureReason>(), Counter())
        let wire = Wire { _, _ in
            begun.add()
            while !Task.isCancelled { await Task.yield() }
            // The sleep of the time limit ends first.
            for _ in 0..<1000 { await Task.yield() }
            throw TransportError(.cancelled)
        }
        let catching = TransportMiddleware { request, next in
            do {
                return try await next(request)
            } catch {
                caught.add(TransportError(error).reason)
                throw error
            }
        }
        let client = OxfordClient(
            transport: wire, policy: policy, middleware: [catching], observer: diary.observer, clock: clock)
        let task = Task { await failure(from: client) }
        await begun.wait(for: 1)
        task.cancel()
        #expect(await task.value?.reason == .cancelled)
        #expect(caught.all == [.cancelled])
        #expect(diary.events.map(\.transportError?.reason) == [.cancelled, .cancelled])
    }

    @Test("A request of a transport that is cancelled, and ends only after its time, has not timed out")
    func lateEnd() async {
        let (alarms, rings) = (AlarmClock(SeeminglyRealClock(clock)), Counter())
        let task = Task { [clock] in
            await alarms.limit(to: .seconds(1), cancel: { rings.add() }) {
                await clock.waitForSleepers(1)
                while !Task.isCancelled { await Task.yield() }
                clock.advance(by: .seconds(1))
                await rings.wait(for: 1)
                return .failure(.cancelled)
            }
        }
        task.cancel()
        await #expect(throws: TransportError.cancelled) { try await task.value.get() }
    }

    @Test("A clock that goes backward makes no wait longer") func clockGoingBackward() async throws {
        let task = await start(silent)
        clock.advance(by: .seconds(-500))
        clock.advance(by: .seconds(1))
        await #expect(throws: TransportError.self) { try await task.value }
    }

    @Test("Timeouts that share a sleep each end in their time") func sharedSleep() async {
        let stubborn = ClosureTransport { _ in
            while !Task.isCancelled { await Task.yield() }
            for _ in 0..<1000 { await Task.yield() }
            throw CancellationError()
        }
        var client = OxfordClient(
            transport: stubborn, policy: CallPolicy(timeout: .seconds(10)), clock: SeeminglyRealClock(clock))
        let long = Task { [client] in await failure(from: client) }
        await clock.waitForSleepers(1)
        client.policy.timeout = .milliseconds(200)
        let short = Task { [client] in await failure(from: client) }
        // The second timeout ends before the first sleep.
        await clock.waitForSleepers(2)
        clock.advance(by: .milliseconds(200))
        #expect(await short.value?.reason == .timedOut)
        while clock.now.offset < .seconds(10) {
            await clock.waitForSleepers(1)
            clock.advance(by: clock.timeUntilNextWaking ?? .zero)
        }
        #expect(await long.value?.reason == .timedOut)
        #expect(clock.now.offset == .seconds(10))
        #expect(clock.timeUntilNextWaking == nil)
    }

    @TaskLocal private static var name = ""

    @Test("The transport inside has the caller's priority and task-local values")
    func context() async throws {
        let wire = ClosureTransport { _ in TransportResponse(body: "\(Self.name) \(Task.currentPriority.rawValue)") }
        let line = Line(wire, policy: CallPolicy(timeout: .seconds(1)), clock: clock)
        let body = try await Self.$name.withValue("caller") {
            try await Task(priority: .high) { try await line.send(example).body }.value
        }
        #expect(String(decoding: body, as: UTF8.self) == "caller \(TaskPriority.high.rawValue)")
    }
}
