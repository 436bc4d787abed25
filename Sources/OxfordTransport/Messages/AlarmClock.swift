import Synchronization

/// A clock that nobody has to advance.
///
/// With such a clock, a single task can sleep for many others. With a manual clock it must not, because a test advances
/// the clock to the end of each sleep.
package protocol RunningClock: Clock where Duration == Swift.Duration {}

extension ContinuousClock: RunningClock {}

/// Calls functions at their times, with a single task that sleeps for all of them.
///
/// Most alarms are stopped long before they ring. If each of them had a task that sleeps, Swift would keep the
/// cancelled sleep in memory until its end, and then wake a thread for it.
package final class AlarmClock: Sendable {
    private struct State {
        var alarms: [Int: (end: Duration, ring: @Sendable () -> Void)] = [:]
        var lastNumber = 0
        /// The time of the next look for alarms that have to ring.
        var nextLook: Duration?
    }

    /// The longest time between two looks.
    ///
    /// Until the next look, this object stays in memory, even if all alarms have been stopped.
    private static let longestSleep: Duration = .seconds(1)

    /// The shortest time between two looks, so that alarms which end at nearly the same time ring together.
    private static let shortestSleep: Duration = .milliseconds(5)

    /// The time since this object was created.
    let now: @Sendable () -> Duration

    private let wait: @Sendable (_ end: Duration) async -> Void
    private let state = Mutex(State())

    package init(_ clock: some RunningClock) {
        let start = clock.now
        now = { start.duration(to: clock.now) }
        wait = { try? await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
    }

    /// Sleeps until a time, or throws an error if the task is cancelled.
    @Sendable func sleep(until end: Duration) async throws {
        let (ends, waking) = AsyncStream.makeStream(of: Void.self)
        let alarm = set(end) { waking.finish() }
        defer { stop(alarm) }
        for await _ in ends {}
        try Task.checkCancellation()
    }

    /// Sets an alarm, and returns its number.
    func set(_ end: Duration, _ ring: @escaping @Sendable () -> Void) -> Int {
        let now = now()
        return state.withLock { state in
            state.lastNumber += 1
            state.alarms[state.lastNumber] = (end, ring)
            look(at: min(end, now + Self.longestSleep), in: &state)
            return state.lastNumber
        }
    }

    func stop(_ alarm: Int) { _ = state.withLock { $0.alarms.removeValue(forKey: alarm) } }

    /// Looks for alarms at a time, unless there is an earlier look.
    private func look(at time: Duration, in state: inout State) {
        if let next = state.nextLook, next <= time { return }
        state.nextLook = time
        Task.detached(priority: .userInitiated) {
            await self.wait(time)
            for ring in self.takeAlarms(at: time) { ring() }
        }
    }

    /// Removes and returns the alarms that have to ring now, in their order.
    private func takeAlarms(at time: Duration) -> [@Sendable () -> Void] {
        let now = now()
        return state.withLock { state in
            let due = state.alarms.filter { $0.value.end <= now }
            for alarm in due.keys { state.alarms[alarm] = nil }
            // Another look may have been added since, at an earlier time.
            if state.nextLook == time {
                state.nextLook = nil
                if let end = state.alarms.values.lazy.map(\.end).min() {
                    look(at: min(max(end, now + Self.shortestSleep), now + Self.longestSleep), in: &state)
                } else {
                    // Free the memory of the alarms that were stopped.
                    state.alarms = [:]
                }
            }
            return due.sorted { ($0.value.end, $0.key) < ($1.value.end, $1.key) }.map(\.value.ring)
        }
    }
}
