import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct Deadlines {
    private let clock = TestClock()

    /// Starts a request with a deadline of one second, and waits until the deadline's clock runs.
    private func start(_ transport: some Transport) async -> Task<TransportResponse, any Error> {
        let limited = transport.deadline(.seconds(1), clock: clock)
        let task = Task { try await limited.send(example) }
        await clock.waitForSleepers(1)
        return task
    }

    @Test("A response before the deadline is returned, and ends the sleep of its deadline")
    func responseInTime() async throws {
        let wire = ClosureTransport { [clock] _ in
            await clock.waitForSleepers(1)
            return TransportResponse(status: 201)
        }
        #expect(try await wire.deadline(.seconds(1), clock: clock).send(example).status == 201)
        #expect(clock.timeUntilNextWaking == nil)
    }

    @Test("A request times out at its deadline and not before") func timeout() async throws {
        let task = await start(silent)
        clock.advance(by: .milliseconds(999))
        #expect(clock.timeUntilNextWaking == .milliseconds(1))
        clock.advance(by: .milliseconds(1))
        let timeout = TransportError(.timedOut, detail: "no response within 1 s")
        await #expect(throws: timeout) { try await task.value }
    }

    @Test("The caller's cancellation is not reported as a timeout") func cancellation() async throws {
        let task = await start(silent)
        task.cancel()
        let error = await #expect(throws: TransportError.self) { try await task.value }
        #expect(error?.reason == .cancelled)
    }

    @Test("A deadline after Int64.max seconds is accepted") func hugeDeadline() async throws {
        let slow = ClosureTransport { _ in
            try await Task.sleep(for: .milliseconds(20))
            return TransportResponse(status: 201)
        }
        #expect(try await slow.deadline(.seconds(Int64.max)).send(example).status == 201)
    }

    @Test("An error of the transport is rethrown unchanged") func transportError() async throws {
        let offline = TransportError(.offline, detail: "no network")
        let wire = FailingTransport(offline).deadline(.seconds(1), clock: clock)
        await #expect(throws: offline) { try await wire.send(example) }
    }

    @Test("A transport that ignores cancellation times out at the deadline and leaks nothing")
    func uncancellableTransport() async throws {
        let (isCancelled, mayEnd) = (Counter(), Counter())
        var token: Counter? = Counter()
        weak let kept = token
        var transport: ClosureTransport? = ClosureTransport { [token] _ in
            await mayEnd.wait(for: 1)
            if Task.isCancelled { isCancelled.add() }
            withExtendedLifetime(token) {}
            return TransportResponse(status: 200)
        }
        token = nil
        let task = await start(try #require(transport))
        transport = nil
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

    @Test("A cancelled caller waits for an uncancellable transport only until the deadline")
    func uncancellableTransportOfACancelledCaller() async throws {
        let mayEnd = Counter()
        let task = await start(
            ClosureTransport { _ in
                await mayEnd.wait(for: 1)
                return TransportResponse(status: 200)
            })
        task.cancel()
        clock.advance(by: .seconds(1))
        await #expect(throws: TransportError(.cancelled)) { try await task.value }
        mayEnd.add()
    }

    @Test("An outcome before the deadline is returned even if the caller was cancelled")
    func outcomeAfterACancellation() async throws {
        let task = await start(
            ClosureTransport { _ in
                while !Task.isCancelled { await Task.yield() }
                throw TransportError(.connectionLost)
            })
        task.cancel()
        await #expect(throws: TransportError(.connectionLost)) { try await task.value }
    }

    @Test("The transport inside observes that the task was already cancelled")
    func cancelledBefore() async throws {
        let wire = ClosureTransport { _ in
            while !Task.isCancelled { await Task.yield() }
            return TransportResponse(status: 201)
        }
        let task = cancelled { [clock] in try await wire.deadline(.seconds(1), clock: clock).send(example) }
        #expect(try await task.value.status == 201)
    }

    @TaskLocal private static var name = ""

    @Test("The transport inside has the caller's priority and task-local values")
    func context() async throws {
        let wire = ClosureTransport { _ in TransportResponse(body: "\(Self.name) \(Task.currentPriority.rawValue)") }
        let body = try await Self.$name.withValue("caller") {
            try await Task(priority: .high) { [clock] in
                try await wire.deadline(.seconds(1), clock: clock).send(example).body
            }.value
        }
        #expect(String(decoding: body, as: UTF8.self) == "caller \(TaskPriority.high.rawValue)")
    }
}
