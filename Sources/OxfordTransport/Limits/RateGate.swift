import Synchronization

/// A queue of requests that wait for a rate limit.
///
/// The gate admits requests in the order of their arrival. An admitted request keeps its place in the rate until it is
/// sent, so the limit holds for the times at which requests leave, even if a request takes long to connect.
final class RateGate: Sendable {
    private typealias Waiting = (number: Int, continuation: CheckedContinuation<Bool, Never>)

    private struct State {
        var schedule: RateSchedule
        /// A copy of `schedule` to which all waiting requests have been added, as if they had been sent.
        ///
        /// The function `expectedWait(at:)` uses the copy to predict how long a new request will wait. It creates the
        /// copy if the property is `nil`.
        var expected: RateSchedule?
        var lastNumber = 0
        var queue: [Waiting] = []
        /// The task that wakes the first request in the queue, and the time at which it does so.
        var alarm: (time: Duration, task: Task<Void, Never>)?

        mutating func admitNow(at now: Duration) -> Bool {
            guard queue.isEmpty, schedule.wait(at: now) == nil else { return false }
            schedule.admit()
            expected = nil
            return true
        }

        /// Adds a new request to the schedule in `expected`, and returns how long the rate limit will probably delay
        /// the request.
        mutating func expectedWait(at now: Duration) -> Duration {
            var schedule = expected.take() ?? schedule(afterQueueAt: now)
            defer { expected = schedule }
            return schedule.sendNext(at: now) - now
        }

        private func schedule(afterQueueAt now: Duration) -> RateSchedule {
            var schedule = schedule
            for _ in queue { _ = schedule.sendNext(at: now) }
            return schedule
        }
    }

    private static let longestHold: Duration = .seconds(60)

    private static let lastNumber = Atomic(0)

    /// The position of this gate in the order in which requests take their places.
    let number = RateGate.lastNumber.add(1, ordering: .relaxed).newValue

    private let time: Timekeeper
    private let state: Mutex<State>

    init(_ limit: RateLimit, time: Timekeeper) {
        self.time = time
        state = Mutex(State(schedule: RateSchedule(limit)))
    }

    /// Waits until the rate limit admits a request.
    ///
    /// - Parameter report: A function that is called with the expected wait if the request has to wait.
    /// - Throws: An error if the current task is cancelled.
    func admit(reportingWait report: (Duration) -> Void) async throws(TransportError) -> RatePermit {
        let now = time.now()
        let (number, wait) = state.withLock { state -> (Int?, Duration) in
            if state.admitNow(at: now) { return (nil, .zero) }
            state.lastNumber += 1
            return (state.lastNumber, state.expectedWait(at: now))
        }
        if let number {
            report(wait)
            guard await waitInQueue(as: number) else { throw .cancelled }
        }
        return RatePermit(gate: self)
    }

    /// Waits in the queue, and returns whether the request was admitted.
    ///
    /// The request is not admitted if its task is cancelled.
    private func waitInQueue(as number: Int) async -> Bool {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isWaiting = state.withLock { state in
                    guard !Task.isCancelled else { return false }
                    state.queue.append((number, continuation))
                    return true
                }
                if isWaiting { admitWaiting() } else { continuation.resume(returning: false) }
            }
        } onCancel: {
            let cancelled = state.withLock { state in
                state.expected = nil
                return state.queue.firstIndex { $0.number == number }.map { state.queue.remove(at: $0) }
            }
            cancelled?.continuation.resume(returning: false)
            admitWaiting()
        }
    }

    /// Admits waiting requests as the limit allows, and sets the alarm for the next one.
    private func admitWaiting() {
        let now = time.now()
        let (admitted, outdated) = state.withLock { state -> ([Waiting], Task<Void, Never>?) in
            var count = 0
            var alarmTime: Duration?
            while count < state.queue.count {
                let wait = state.schedule.wait(at: now)
                if case .until(let time) = wait { alarmTime = time }
                guard wait == nil else { break }
                state.schedule.admit()
                count += 1
            }
            defer { state.queue.removeFirst(count) }
            return (Array(state.queue.prefix(count)), setAlarm(at: alarmTime, in: &state))
        }
        outdated?.cancel()
        for waiting in admitted { waiting.continuation.resume(returning: true) }
    }

    /// Replaces the alarm if it is set to another time, and returns the task of the old alarm.
    private func setAlarm(at alarmTime: Duration?, in state: inout State) -> Task<Void, Never>? {
        guard alarmTime != state.alarm?.time else { return nil }
        let outdated = state.alarm?.task
        state.alarm = alarmTime.map { alarmTime in
            let task = Task {
                do throws(CancellationError) {
                    try await time.sleep(until: alarmTime)
                } catch {
                    return
                }
                self.state.withLock { state in
                    if state.alarm?.time == alarmTime { state.alarm = nil }
                }
                admitWaiting()
            }
            return (alarmTime, task)
        }
        return outdated
    }

    /// Delays all requests, because the service asks for a pause.
    func hold(for pause: Duration) {
        let end = time.now() + min(pause.clamped, Self.longestHold)
        state.withLock { state in
            state.schedule.hold(until: end)
            state.expected = nil
        }
        admitWaiting()
    }

    func sendAdmitted() {
        let now = time.now()
        let isWaiting = state.withLock { state in
            state.schedule.sendAdmitted(at: now)
            return !state.queue.isEmpty
        }
        if isWaiting { admitWaiting() }
    }

    func giveBack() {
        state.withLock { state in
            state.schedule.giveBack()
            state.expected = nil
        }
        admitWaiting()
    }

    /// Counts a request that was not admitted, or returns `false` if the limit does not allow it to be sent now.
    func sendAtOnce() -> Bool {
        let now = time.now()
        return state.withLock { state in
            guard state.admitNow(at: now) else { return false }
            state.schedule.sendAdmitted(at: now)
            return true
        }
    }
}

/// A place in a rate limit for one request that will be sent.
final class RatePermit: Sendable {
    let gate: RateGate
    private let isOpen = Mutex(true)

    init(gate: RateGate) {
        self.gate = gate
    }

    /// Uses the place for a request that is being sent.
    ///
    /// A transport may send a request a second time. The second call uses a free place, if there is one.
    func use() throws(TransportError) {
        if close() {
            gate.sendAdmitted()
        } else if !gate.sendAtOnce() {
            throw TransportError(.connectionLost, detail: "the rate limit does not allow a second call yet")
        }
    }

    /// Gives the place back if it was not used.
    func giveBack() {
        if close() { gate.giveBack() }
    }

    private func close() -> Bool {
        isOpen.withLock { isOpen in
            defer { isOpen = false }
            return isOpen
        }
    }
}
