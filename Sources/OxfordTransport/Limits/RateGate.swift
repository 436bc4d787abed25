import Synchronization

/// A queue of requests that wait for a rate limit.
///
/// The gate admits requests in the order of their arrival. An admitted request keeps its place in the rate until it is
/// sent, so the limit holds for the times at which requests leave, even if a request takes long to connect.
final class RateGate: Sendable {
    private struct State {
        var schedule: RateSchedule
        var lastNumber = 0
        var queue: [(number: Int, request: AsyncStream<RatePermit>.Continuation)] = []
        /// The task that wakes the first request in the queue, and the time at which it does so.
        var alarm: (time: Duration, task: Task<Void, Never>)?

        mutating func admitNow(at now: Duration) -> Bool {
            guard queue.isEmpty, let start = schedule.start, start <= now else { return false }
            schedule.admit()
            return true
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
        if state.withLock({ $0.admitNow(at: now) }) { return RatePermit(gate: self) }
        let (admissions, request) = AsyncStream.makeStream(of: RatePermit.self)
        let (number, wait) = state.withLock { state in
            state.lastNumber += 1
            state.queue.append((state.lastNumber, request))
            let firstStart = max(now, state.schedule.start ?? now)
            return (state.lastNumber, firstStart - now + state.schedule.interval * (state.queue.count - 1))
        }
        report(wait)
        admitWaiting()
        for await permit in admissions { return permit }
        // The stream ends without a permit if the task is cancelled.
        state.withLock { $0.queue.removeAll { $0.number == number } }
        admitWaiting()
        throw .cancelled
    }

    /// Admits waiting requests as the limit allows, and sets the alarm for the next one.
    private func admitWaiting() {
        let now = time.now()
        let outdated = state.withLock { state -> Task<Void, Never>? in
            while let first = state.queue.first, let start = state.schedule.start, start <= now {
                state.queue.removeFirst()
                // A cancelled request takes no place.
                if case .enqueued = first.request.yield(RatePermit(gate: self)) { state.schedule.admit() }
            }
            let alarmTime = state.queue.isEmpty ? nil : state.schedule.start
            guard alarmTime != state.alarm?.time else { return nil }
            defer { state.alarm = alarmTime.map { ($0, alarm(at: $0)) } }
            return state.alarm?.task
        }
        outdated?.cancel()
    }

    private func alarm(at alarmTime: Duration) -> Task<Void, Never> {
        Task {
            guard (try? await time.sleep(alarmTime)) != nil else { return }
            // Another alarm may have replaced this one.
            state.withLock { state in
                if state.alarm?.time == alarmTime { state.alarm = nil }
            }
            admitWaiting()
        }
    }

    /// Delays all requests, because the service asks for a pause.
    func hold(for pause: Duration) {
        let end = time.now() + min(pause.clamped, Self.longestHold)
        state.withLock { $0.schedule.hold(until: end) }
        admitWaiting()
    }

    fileprivate func sendAdmitted() {
        let now = time.now()
        state.withLock { $0.schedule.sendAdmitted(at: now) }
        admitWaiting()
    }

    fileprivate func giveBack() {
        state.withLock { $0.schedule.giveBack() }
        admitWaiting()
    }

    /// Counts a request that was not admitted, or returns `false` if the limit does not allow it to be sent now.
    fileprivate func sendAtOnce() -> Bool {
        let now = time.now()
        return state.withLock { state in
            guard state.admitNow(at: now) else { return false }
            state.schedule.sendAdmitted(at: now)
            return true
        }
    }
}

/// A place in a rate limit for one request that will be sent.
struct RatePermit: Sendable {
    let gate: RateGate
    private let place = Token()

    /// Moves the place to a new permit, or returns `nil` if this permit has none anymore.
    func moved() -> RatePermit? { place.take() ? RatePermit(gate: gate) : nil }

    /// Uses the place for a request that is being sent.
    ///
    /// A transport may send a request a second time. The second call uses a free place, if there is one.
    func use() throws(TransportError) {
        if place.take() {
            gate.sendAdmitted()
        } else if !gate.sendAtOnce() {
            throw TransportError(.connectionLost, detail: "the rate limit does not allow a second call yet")
        }
    }

    /// Gives the place back if it was neither used nor moved.
    func giveBack() {
        if place.take() { gate.giveBack() }
    }
}

/// Something that can be taken once.
final class Token: Sendable {
    private let isLeft = Atomic(true)

    /// Takes the token, and returns `false` if it was taken before.
    func take() -> Bool { isLeft.exchange(false, ordering: .acquiringAndReleasing) }
}
