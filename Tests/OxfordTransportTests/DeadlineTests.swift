import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Testing

@Suite struct Deadlines {
    private let request = TransportRequest(url: "https://example.com")

    private static let never = ClosureTransport { _ in
        try await Task.sleep(for: .seconds(3600))
        return TransportResponse(status: 200)
    }

    @Test func answerInTimeIsGiven() async throws {
        let clock = TestClock()
        let wire = ClosureTransport { _ in TransportResponse(status: 201) }.deadline(.milliseconds(1), clock: clock)
        #expect(try await wire.send(request).status == 201)
    }

    @Test func noAnswerEndsWhenTheTimeIsOverAndNotBefore() async throws {
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

    @Test func callersCancellationIsNoTimeout() async throws {
        let clock = TestClock()
        let wire = Self.never.deadline(.seconds(1), clock: clock)
        let task = Task { try await wire.send(TransportRequest(url: "https://example.com")) }
        await clock.waitForSleepers(1)
        task.cancel()
        let error = await #expect(throws: TransportError.self) { try await task.value }
        #expect(error?.reason == .cancelled)
    }

    @Test func limitBeyondWhatAClockCountsIsNone() async throws {
        let slow = ClosureTransport { _ in
            try await Task.sleep(for: .milliseconds(20))
            return TransportResponse(status: 201)
        }
        #expect(try await slow.deadline(.seconds(Int64.max)).send(request).status == 201)
    }

    @Test func errorOfTheTransportStaysAsItIs() async throws {
        let wire = FailingTransport(TransportError(.offline)).deadline(.seconds(1), clock: TestClock())
        let error = await #expect(throws: TransportError.self) { try await wire.send(request) }
        #expect(error?.reason == .offline)
    }

    @Test func answerThatComesWithTheAlarmIsNotThrownAway() async throws {
        let clock = TestClock()
        let deaf = ClosureTransport { _ in
            while !Task.isCancelled { await Task.yield() }
            return TransportResponse(status: 200)
        }
        async let response = deaf.deadline(.seconds(1), clock: clock).send(request)
        await clock.waitForSleepers(1)
        clock.advance(by: .seconds(1))
        #expect(try await response.status == 200)
    }
}
