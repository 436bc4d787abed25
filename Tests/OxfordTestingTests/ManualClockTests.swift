import OxfordTesting
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct ManualClocks {
    @Test("Sleeping tasks wake at their deadline and not before") func wakingTasks() async throws {
        let clock = ManualClock()
        let tasks = [3, 1, 2].map { seconds in
            Task {
                try await clock.sleep(for: .seconds(seconds))
                return clock.now.offset
            }
        }
        await clock.waitForSleepers(3)
        #expect(clock.timeUntilNextWaking == .seconds(1))
        clock.advance(by: .milliseconds(999))
        await clock.waitForSleepers(3)
        clock.advance(by: .milliseconds(1))
        #expect(try await tasks[1].value == .seconds(1))
        #expect(clock.timeUntilNextWaking == .seconds(1))
        clock.advance(by: .seconds(5))
        for task in tasks { #expect(try await task.value <= .seconds(6)) }
        #expect(clock.timeUntilNextWaking == nil)
        #expect(clock.now.offset == .seconds(6))
    }

    @Test("Cancelling a sleeping task wakes it with an error") func cancelledSleep() async throws {
        let clock = ManualClock()
        let task = Task { try await clock.sleep(for: .seconds(1)) }
        await clock.waitForSleepers(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.timeUntilNextWaking == nil)
        let early = cancelled { try await clock.sleep(for: .seconds(1)) }
        await #expect(throws: CancellationError.self) { try await early.value }
    }

    @Test("Waiting for sleepers ends on cancellation") func cancelledWait() async {
        let clock = ManualClock()
        let task = Task { await clock.waitForSleepers(1) }
        // The task begins to wait meanwhile.
        for _ in 0..<100 { await Task.yield() }
        task.cancel()
        await task.value
        _ = await cancelled { await clock.waitForSleepers(1) }.result
    }

    @Test("Sleeping until a time that has passed returns immediately") func pastDeadline() async throws {
        let clock = ManualClock()
        try await clock.sleep(for: .zero)
        try await clock.sleep(for: .seconds(-1))
        #expect(clock.minimumResolution > .zero)
    }
}
