import Synchronization

/// The deadlines of a client, or of a transport, which wait in a single task.
///
/// A task for each deadline would cost more. The task sleeps for at most ten seconds at a time, because Swift keeps a
/// cancelled sleep in memory until its end.
package final class Alarms: Sendable {
    private struct State {
        var lastNumber = 0
        /// The numbers of the alarms by their times, the earliest first, including cancelled ones.
        var order: [(time: Duration, number: Int)] = []
        var rings: [Int: @Sendable () -> Void] = [:]
        /// The task that wakes for the next alarm, and the time at which it does so.
        var waking: (time: Duration, task: Task<Void, Never>)?
    }

    private static let longestSleep: Duration = .seconds(10)

    package let time: Timekeeper
    private let state = Mutex(State())

    package init(at time: Timekeeper) {
        self.time = time
    }

    /// Calls a function at a time, unless the alarm is cancelled before.
    ///
    /// A function that is about to be called may still be called after that.
    package func set(for end: Duration, _ ring: @escaping @Sendable () -> Void) -> Alarm {
        // A test advances its clock to each deadline, so each deadline has to be visible to the clock.
        guard time.isContinuous else {
            let task = Task { [time] in
                if (try? await time.sleep(end)) != nil { ring() }
            }
            return Alarm { task.cancel() }
        }
        let now = time.now()
        let (number, outdated) = state.withLock { state in
            state.lastNumber += 1
            state.rings[state.lastNumber] = ring
            // Most alarms are cancelled, and do not have to be kept until their time comes.
            if state.order.count > 64 + 2 * state.rings.count {
                state.order.removeAll { state.rings[$0.number] == nil }
            }
            // Most clients have one time limit, so that the new deadline is the last one.
            let index = state.order.lastIndex { $0.time <= end }.map { $0 + 1 } ?? 0
            state.order.insert((end, state.lastNumber), at: index)
            let outdated = state.waking?.task
            let wakingTime = min(end, now + Self.longestSleep)
            if let waking = state.waking, waking.time <= wakingTime {
                return (state.lastNumber, nil as Task<Void, Never>?)
            }
            state.waking = (wakingTime, wake(at: wakingTime))
            return (state.lastNumber, outdated)
        }
        outdated?.cancel()
        return Alarm { self.cancel(number) }
    }

    private func cancel(_ number: Int) { state.withLock { _ = $0.rings.removeValue(forKey: number) } }

    private func wake(at wakingTime: Duration) -> Task<Void, Never> {
        Task { [weak self, time] in
            guard (try? await time.sleep(wakingTime)) != nil else { return }
            self?.ring()
        }
    }

    /// Rings all alarms whose time has come, and sleeps again if there are more.
    private func ring() {
        let now = time.now()
        let (due, outdated) = state.withLock { state in
            let rest = state.order.firstIndex { $0.time > now && state.rings[$0.number] != nil } ?? state.order.count
            let due = state.order[..<rest].compactMap { state.rings.removeValue(forKey: $0.number) }
            state.order.removeFirst(rest)
            let outdated = state.waking?.task
            state.waking = state.order.first.map { first in
                let time = min(first.time, now + Self.longestSleep)
                return (time, wake(at: time))
            }
            return (due, outdated)
        }
        for ring in due { ring() }
        // Usually, this is the current task. Otherwise, the old task would wake again and again in addition to the new
        // one.
        outdated?.cancel()
    }
}

/// An alarm that can be cancelled.
package struct Alarm: Sendable {
    package let cancel: @Sendable () -> Void
}
