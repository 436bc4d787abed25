import Synchronization

/// The queue of a rate limit: the first request sleeps until it may be sent, and the others wait to become the first.
final class RateGate: Sendable {
    private struct State {
        var schedule: RateSchedule
        var lastNumber = 0
        var queue: [(number: Int, waiting: CheckedContinuation<Bool, Never>)] = []
        var hasFirst = false
    }

    private static let longestHold: Duration = .seconds(60)

    private let time: Timekeeper
    private let state: Mutex<State>

    init(_ limit: RateLimit, time: Timekeeper) {
        self.time = time
        state = Mutex(State(schedule: RateSchedule(limit)))
    }

    func hold(for pause: Duration) {
        let end = time.now() + min(pause, Self.longestHold)
        state.withLock { $0.schedule.hold(until: end) }
    }

    func enter() async throws(TransportError) {
        guard await becomeFirst() else { throw TransportError(.cancelled) }
        defer { callNext() }
        while true {
            let (now, isCancelled) = (time.now(), Task.isCancelled)
            let pause = state.withLock { state -> Duration? in
                let pause = state.schedule.wait(at: now)
                if pause == nil, !isCancelled { state.schedule.send(at: now) }
                return pause
            }
            if isCancelled { throw TransportError(.cancelled) }
            guard let pause else { return }
            do throws(CancellationError) {
                try await time.sleep(pause)
            } catch {
                throw TransportError(.cancelled)
            }
        }
    }

    /// Waits to become the first, or returns `false` if the task is cancelled.
    private func becomeFirst() async -> Bool {
        let number = state.withLock { state -> Int? in
            guard state.hasFirst else {
                state.hasFirst = true
                return nil
            }
            state.lastNumber += 1
            return state.lastNumber
        }
        guard let number else { return true }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isFirst = state.withLock { state -> Bool? in
                    if Task.isCancelled { return false }
                    guard state.hasFirst else {
                        state.hasFirst = true
                        return true
                    }
                    state.queue.append((number, continuation))
                    return nil
                }
                if let isFirst { continuation.resume(returning: isFirst) }
            }
        } onCancel: {
            let waiting = state.withLock { state in
                state.queue.firstIndex { $0.number == number }.map { state.queue.remove(at: $0).waiting }
            }
            waiting?.resume(returning: false)
        }
    }

    private func callNext() {
        let next = state.withLock { state in
            state.hasFirst = !state.queue.isEmpty
            return state.queue.isEmpty ? nil : state.queue.removeFirst().waiting
        }
        next?.resume(returning: true)
    }
}
