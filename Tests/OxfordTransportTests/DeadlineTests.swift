import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(15))) struct Deadlines {
    private let request = TransportRequest(url: "https://example.com")

    private static let never = ClosureTransport { _ in
        try await Task.sleep(for: .seconds(3600))
        return TransportResponse(status: 200)
    }

    @Test("A response before the deadline is returned") func responseInTime() async throws {
        let clock = TestClock()
        let wire = ClosureTransport { _ in TransportResponse(status: 201) }.deadline(.milliseconds(1), clock: clock)
        #expect(try await wire.send(request).status == 201)
    }

    @Test("A request times out at its deadline and not before") func timeout() async throws {
        let clock = TestClock()
        let wire = Self.never.deadline(.milliseconds(1500), clock: clock)
        let task = Task { try await wire.send(TransportRequest(url: "https://example.com")) }
        await clock.waitForSleepers(1)
        clock.advance(by: .milliseconds(1499))
        #expect(clock.timeUntilNextWaking == .milliseconds(1))
        clock.advance(by: .milliseconds(1))
        let error = await #expect(throws: TransportError.self) { try await task.value }
        #expect(error?.reason == .timedOut)
        #expect(error?.isRetryable == false)
    }

    @Test("The caller's cancellation is not reported as a timeout") func cancellation() async throws {
        let clock = TestClock()
        let wire = Self.never.deadline(.seconds(1), clock: clock)
        let task = Task { try await wire.send(TransportRequest(url: "https://example.com")) }
        await clock.waitForSleepers(1)
        task.cancel()
        let error = await #expect(throws: TransportError.self) { try await task.value }
        #expect(error?.reason == .cancelled)
    }

    @Test("A deadline after Int64.max seconds is accepted") func hugeDeadline() async throws {
        let slow = ClosureTransport { _ in
            try await Task.sleep(for: .milliseconds(20))
            return TransportResponse(status: 201)
        }
        #expect(try await slow.deadline(.seconds(Int64.max)).send(request).status == 201)
    }

    @Test("An error of the transport is rethrown unchanged") func transportError() async throws {
        let wire = FailingTransport(TransportError(.offline)).deadline(.seconds(1), clock: TestClock())
        let error = await #expect(throws: TransportError.self) { try await wire.send(request) }
        #expect(error?.reason == .offline)
    }

    @Test("A transport that ignores cancellation times out at the deadline and leaks nothing")
    func uncancellableTransport() async throws {
        let clock = TestClock()
        let (isCancelled, mayEnd) = (Flag(), Flag())
        var token: Token? = Token()
        weak let kept = token
        var transport: (any Transport)? = ClosureTransport { [token] _ in
            while !mayEnd.isSet { await Task.yield() }
            if Task.isCancelled { isCancelled.set() }
            withExtendedLifetime(token) {}
            return TransportResponse(status: 200)
        }
        .deadline(.seconds(1), clock: clock)
        token = nil
        let task = Task { [transport] in try await transport?.send(TransportRequest(url: "https://example.com")) }
        transport = nil
        await clock.waitForSleepers(1)
        clock.advance(by: .seconds(1))
        let error = await #expect(throws: TransportError.self) { try await task.value }
        #expect(error == TransportError(.timedOut, detail: "no response within 1 s"))
        // The request continues without a caller.
        #expect(kept != nil && !isCancelled.isSet)
        mayEnd.set()
        for _ in 0..<6000 where kept != nil { try await Task.sleep(for: .milliseconds(10)) }
        #expect(kept == nil && isCancelled.isSet)
    }

    @Test("A cancelled caller waits for an uncancellable transport only until the deadline")
    func uncancellableTransportOfACancelledCaller() async throws {
        let clock = TestClock()
        let mayEnd = Flag()
        let transport = ClosureTransport { _ in
            while !mayEnd.isSet { await Task.yield() }
            return TransportResponse(status: 200)
        }
        let task = Task {
            try await transport.deadline(.seconds(1), clock: clock).send(TransportRequest(url: "https://example.com"))
        }
        await clock.waitForSleepers(1)
        task.cancel()
        clock.advance(by: .seconds(1))
        let error = await #expect(throws: TransportError.self) { try await task.value }
        #expect(error == TransportError(.cancelled))
        mayEnd.set()
    }

    @Test("An outcome before the deadline is returned even if the caller was cancelled")
    func outcomeAfterACancellation() async throws {
        let clock = TestClock()
        let slow = ClosureTransport { _ in
            while !Task.isCancelled { await Task.yield() }
            throw TransportError(.connectionLost)
        }
        let task = Task {
            try await slow.deadline(.seconds(1), clock: clock).send(TransportRequest(url: "https://example.com"))
        }
        await clock.waitForSleepers(1)
        task.cancel()
        let error = await #expect(throws: TransportError.self) { try await task.value }
        #expect(error == TransportError(.connectionLost))
    }

    @Test("The transport inside observes that the task was already cancelled")
    func cancelledBefore() async throws {
        let seen = Flag()
        let wire = ClosureTransport { _ in
            while !Task.isCancelled { await Task.yield() }
            seen.set()
            throw CancellationError()
        }
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await wire.deadline(.seconds(1), clock: TestClock())
                .send(TransportRequest(url: "https://example.com"))
        }
        let error = await #expect(throws: TransportError.self) { try await task.value }
        #expect(error?.reason == .cancelled && seen.isSet)
    }

    @TaskLocal private static var name = ""

    @Test("The transport inside has the caller's priority and task-local values")
    func context() async throws {
        let wire = ClosureTransport { _ in
            TransportResponse(status: Self.name == "caller" ? 200 : 500, body: "\(Task.currentPriority.rawValue)")
        }
        let body = try await Self.$name.withValue("caller") {
            let task = Task(priority: .high) {
                try await wire.deadline(.seconds(1), clock: TestClock())
                    .send(TransportRequest(url: "https://example.com"))
            }
            let response = try await task.value
            #expect(response.status == 200)
            return response.body
        }
        #expect(String(decoding: body, as: UTF8.self) == "\(TaskPriority.high.rawValue)")
    }

    @Test("A response in time ends the sleep of its deadline")
    func alarmEnds() async throws {
        let clock = TestClock()
        let wire = ClosureTransport { _ in
            await clock.waitForSleepers(1)
            return TransportResponse(status: 200)
        }
        _ = try await wire.deadline(.seconds(1), clock: clock).send(request)
        #expect(clock.timeUntilNextWaking == nil)
    }
}

private final class Token: Sendable {}

private final class Flag: Sendable {
    private let value = Atomic(false)
    var isSet: Bool { value.load(ordering: .acquiring) }
    func set() { value.store(true, ordering: .releasing) }
}
