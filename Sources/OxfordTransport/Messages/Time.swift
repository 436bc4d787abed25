import Synchronization

/// A type-erased clock, so that types which measure time need no generic parameter for it.
package struct Timekeeper: Sendable {
    /// The time since this value was created.
    package let now: @Sendable () -> Duration

    /// Sleeps until a time, or throws an error if the task is cancelled.
    package let sleep: @Sendable (_ end: Duration) async throws -> Void

    package init(_ clock: some Clock<Duration>) {
        let start = clock.now
        let now = { @Sendable in start.duration(to: clock.now) }
        self.now = now
        guard clock is any RunningClock else {
            // A manual clock has to see the whole sleep, because a test advances it to the end.
            sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
            return
        }
        // Swift keeps a cancelled sleep in memory until its end, and then wakes a thread for it. Most sleeps are
        // cancelled soon. Therefore, all sleeps share their first part, and each part after it is four times as long as
        // the one before.
        let shared = SharedSleep(now) { try? await clock.sleep(until: clock.now.advanced(by: $0), tolerance: nil) }
        sleep = { end in
            var left = end - now()
            if left > SharedSleep.length {
                try await shared.wait()
                left = min(left, end - now())
            }
            var part = SharedSleep.length
            while left > .zero {
                let nap = min(left, part)
                try await clock.sleep(until: clock.now.advanced(by: nap), tolerance: nil)
                // A clock that goes backward does not make the sleep longer.
                left = min(left - nap, end - now())
                part = min(part * 4, .longestWait)
            }
        }
    }
}

/// A short sleep that many tasks share.
///
/// The tasks that wait are woken together, so a task waits for at most the length of the sleep.
private final class SharedSleep: Sendable {
    private struct State {
        var waiting: [Int: AsyncStream<Void>.Continuation] = [:]
        var next = 0
        var isSleeping = false
    }

    static let length: Duration = .milliseconds(50)

    private let now: @Sendable () -> Duration
    private let sleep: @Sendable (Duration) async -> Void
    private let state = Mutex(State())

    init(_ now: @escaping @Sendable () -> Duration, _ sleep: @escaping @Sendable (Duration) async -> Void) {
        self.now = now
        self.sleep = sleep
    }

    /// Waits for the end of the sleep, or throws an error if the task is cancelled.
    func wait() async throws {
        let (ends, waking) = AsyncStream.makeStream(of: Void.self)
        let (number, isFirst) = state.withLock { state in
            defer { (state.next, state.isSleeping) = (state.next + 1, true) }
            state.waiting[state.next] = waking
            return (state.next, !state.isSleeping)
        }
        defer { state.withLock { _ = $0.waiting.removeValue(forKey: number) } }
        if isFirst {
            // The new task may start late, but the sleep must not end late, whatever the priority of this task is.
            let end = now() + Self.length
            Task.detached(priority: .userInitiated) { await self.wakeAll(at: end) }
        }
        for await _ in ends {}
        try Task.checkCancellation()
    }

    private func wakeAll(at end: Duration) async {
        await sleep(min(end - now(), Self.length))
        let woken = state.withLock { state in
            defer { (state.waiting, state.isSleeping) = ([:], false) }
            return state.waiting
        }
        for number in woken.keys.sorted() { woken[number]?.finish() }
    }
}

/// A clock that nobody has to advance.
///
/// With such a clock, the library may split a long sleep into shorter ones. With a manual clock it must not, because a
/// test advances the clock to the end of each sleep.
package protocol RunningClock: Clock {}

extension ContinuousClock: RunningClock {}

extension Duration {
    /// The longest time that a request waits: one hundred years.
    static let longestWait: Duration = .seconds(100 * 366 * 86400 as Int64)

    /// The duration, limited to the range from zero to ``longestWait``.
    ///
    /// Without the limit, adding a very long duration to a time, or converting it to another unit, could overflow and
    /// crash the process.
    package var clamped: Duration { min(max(.zero, self), .longestWait) }

    /// The duration as text for messages and logs.
    ///
    /// A duration of less than a second is given in milliseconds. A longer duration is given in seconds, with up to
    /// three decimal places.
    package var text: String {
        let milliseconds = (self / .milliseconds(1)).rounded()
        let isShort = milliseconds < 1000
        let number = "\(isShort ? milliseconds : milliseconds / 1000)"
        return (number.hasSuffix(".0") ? String(number.dropLast(2)) : number) + (isShort ? " ms" : " s")
    }
}
