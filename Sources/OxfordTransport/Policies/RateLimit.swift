import Synchronization

/// The maximum number of calls in a time window.
///
/// ```swift
/// let limit = RateLimit.perMinute(60, burst: 10)
/// print(limit)
/// // 60 in 60.0 seconds, 10 at once
/// ```
///
/// Pass the limit to a client as a part of its ``CallPolicy``. Clients that use the same limit share its places:
///
/// ```swift
/// import OxfordTesting
///
/// let clock = ManualClock()
/// let limit = RateLimit.perSecond(2, clock: clock)
/// let client = OxfordClient(
///     transport: ClosureTransport { _ in
///         TransportResponse(body: #"{"results": []}"#)
///     },
///     policy: CallPolicy(rateLimit: limit))
/// let request = LemmasRequest("ran", in: .english)
/// for _ in 0..<2 { _ = try await client.send(request) }
///
/// async let third = client.send(request)
/// await clock.waitForSleepers(1)
/// print("the third waits", clock.timeUntilNextWaking ?? .zero)
/// clock.advance(by: .seconds(1))
/// print(try await third.results.count)
/// // the third waits 1.0 seconds
/// // 0
/// ```
///
/// The limit applies to a sliding window, so at most ``count`` calls are sent during any interval of length
/// ``period``, no matter when the interval begins. If ``count`` calls have been sent within the last ``period``, the
/// next one waits.
///
/// Up to ``burst`` calls are sent at once. After that, calls are ``period`` divided by ``count`` apart. A new burst
/// becomes possible when fewer calls are sent for a while, or when calls had to wait for the window.
///
/// A call counts when its bytes leave. The network may delay it, so a server can see calls closer together. A request
/// that is still connecting to the server takes one of the places in the burst, so at most ``burst`` requests connect
/// at the same time.
///
/// Requests that exceed the limit wait in a queue, in the order of their arrival. When a request begins to wait, the
/// client's observer receives an event with the expected duration of the wait. A cancelled request leaves the queue
/// immediately. A request whose place would come after its deadline fails at once.
///
/// After a response with status 429 and a `Retry-After` header, all requests pause for the time in that header, up to
/// one minute.
public final class RateLimit: Sendable {
    private struct State {
        var schedule: RateSchedule
        /// The requests that wait, by numbers in the order of their arrival.
        var queue: [Int: CheckedContinuation<RatePlace?, Never>] = [:]
        /// The number of the first request in the queue, or a lower one.
        var firstNumber = 0
        var nextNumber = 0
        /// The alarm for the first request in the queue, and its time.
        var next: (time: Duration, alarm: Alarm)?

        mutating func removeFirst() -> CheckedContinuation<RatePlace?, Never>? {
            while !queue.isEmpty {
                defer { firstNumber += 1 }
                if let first = queue.removeValue(forKey: firstNumber) { return first }
            }
            return nil
        }
    }

    private static let longestHold: Duration = .seconds(60)

    /// The maximum number of calls in a window.
    public let count: Int

    /// The length of a window.
    public let period: Duration

    /// The maximum number of calls sent at once.
    public let burst: Int

    private let alarms: Alarms
    private let state: Mutex<State>

    /// Creates a rate limit.
    ///
    /// Values that are out of range are clamped to the nearest valid values.
    ///
    /// ```swift
    /// print(RateLimit(3000, per: .seconds(30 * 86400), burst: 10))
    /// print(RateLimit(0, per: .seconds(1)))
    /// // 3000 in 2592000.0 seconds, 10 at once
    /// // 1 in 1.0 seconds, 1 at once
    /// ```
    ///
    /// - Parameters:
    ///   - count: The maximum number of calls in a window, at least 1.
    ///   - period: The length of a window, at most 366 days.
    ///   - burst: The maximum number of calls sent at once, at most `count`.
    ///   - clock: The clock that measures the time. Pass a manual clock in tests.
    public init(
        _ count: Int, per period: Duration, burst: Int = 5, clock: some Clock<Duration> = ContinuousClock()
    ) {
        self.count = max(1, count)
        self.period = min(max(.zero, period), .seconds(366 * 86400))
        self.burst = min(max(1, burst), self.count)
        alarms = Alarms(at: Timekeeper(clock))
        state = Mutex(State(schedule: RateSchedule(count: self.count, period: self.period, burst: self.burst)))
    }

    /// Creates a limit of calls per second.
    ///
    /// - Parameters:
    ///   - count: The maximum number of calls in any second.
    ///   - burst: The maximum number of calls sent at once, at most `count`.
    ///   - clock: The clock that measures the time.
    public static func perSecond(
        _ count: Int, burst: Int = 5, clock: some Clock<Duration> = ContinuousClock()
    ) -> RateLimit {
        RateLimit(count, per: .seconds(1), burst: burst, clock: clock)
    }

    /// Creates a limit of calls per minute.
    ///
    /// - Parameters:
    ///   - count: The maximum number of calls in any minute.
    ///   - burst: The maximum number of calls sent at once, at most `count`. With the default, `.perMinute(60)` sends
    ///     five calls at once, and then one per second.
    ///   - clock: The clock that measures the time.
    public static func perMinute(
        _ count: Int, burst: Int = 5, clock: some Clock<Duration> = ContinuousClock()
    ) -> RateLimit {
        RateLimit(count, per: .seconds(60), burst: burst, clock: clock)
    }
}

extension RateLimit: CustomStringConvertible {
    /// The limit's count, period, and burst size as text.
    public var description: String { "\(count) in \(period), \(burst) at once" }
}

// MARK: Taking places

extension RateLimit {
    /// Waits until the limit has a place for a call.
    ///
    /// - Parameters:
    ///   - timeLeft: The longest wait that makes sense.
    ///   - report: A function that is called with the expected wait if the request has to wait.
    /// - Throws: An error if the wait would be too long, or if the task is cancelled.
    func place(within timeLeft: Duration, reportingWait report: (Duration) -> Void) async throws(TransportError)
        -> RatePlace
    {
        let now = now
        let waits = state.withLock { state -> (expected: Duration, least: Duration)? in
            let start = state.schedule.start(at: now)
            if state.queue.isEmpty, let start, start <= now {
                state.schedule.admit()
                return nil
            }
            let untilStart = max(.zero, (start ?? now) - now)
            let others = state.queue.count
            // The requests before this one may leave in a burst.
            return (
                untilStart + state.schedule.interval * others,
                untilStart + state.schedule.interval * max(0, others - burst + 1)
            )
        }
        guard let waits else { return RatePlace(limit: self) }
        guard waits.least < timeLeft else {
            throw TransportError(.timedOut, detail: "its place in the rate limit comes only after \(waits.least.text)")
        }
        // Enter the queue after the report. Otherwise, the request could get a place while the observer still runs, and
        // keep others from using it.
        report(waits.expected)
        let number = state.withLock { state in
            defer { state.nextNumber += 1 }
            return state.nextNumber
        }
        let place = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                state.withLock { state in
                    state.queue[number] = continuation
                    // Requests with higher numbers may have entered and left the queue meanwhile.
                    state.firstNumber = min(state.firstNumber, number)
                }
                // If the task is already cancelled, `leave` was called before the request was in the queue.
                if Task.isCancelled { leave(number) }
                admitWaiting()
            }
        } onCancel: {
            leave(number)
        }
        if let place { return place }
        // The alarm may be set for the request that left. `leave` cannot set it, because a cancellation handler must not
        // resume other tasks.
        admitWaiting()
        throw .cancelled
    }

    /// Removes a cancelled request from the queue.
    private func leave(_ number: Int) {
        state.withLock { $0.queue.removeValue(forKey: number) }?.resume(returning: nil)
    }

    /// The time of the limit's clock.
    var now: Duration { alarms.time.now() }

    /// Admits waiting requests as the limit allows, and sets the alarm for the next one.
    private func admitWaiting() {
        let now = now
        let admitted = state.withLock { state in
            var admitted: [CheckedContinuation<RatePlace?, Never>] = []
            while let start = state.schedule.start(at: now), start <= now, let first = state.removeFirst() {
                admitted.append(first)
                state.schedule.admit()
            }
            setAlarm(for: &state, at: now)
            return admitted
        }
        // Resume the requests after the lock, because a cancellation handler may wait for it.
        for continuation in admitted { continuation.resume(returning: RatePlace(limit: self)) }
    }

    /// Sets the alarm for the first request in the queue, at a time that may have passed.
    private func setAlarm(for state: inout State, at now: Duration) {
        let next = state.queue.isEmpty ? nil : state.schedule.start(at: now)
        guard next != state.next?.time else { return }
        state.next?.alarm.cancel()
        state.next = next.map { time in (time, alarms.set(for: time) { [weak self] in self?.ring(at: time) }) }
    }

    private func ring(at time: Duration) {
        state.withLock { state in
            if state.next?.time == time { state.next = nil }
        }
        admitWaiting()
    }

    /// Delays all calls, because the service asks for a pause.
    func hold(for pause: Duration) {
        let now = now
        state.withLock { $0.schedule.hold(for: min(pause.clamped, Self.longestHold), at: now) }
        admitWaiting()
    }

    /// Counts a call that is leaving now.
    ///
    /// - Parameters:
    ///   - place: The place that was taken for the call, or `nil` if the call needs a free one.
    ///   - now: The time at which the call leaves.
    /// - Returns: `false` if there is no place for the call.
    func use(_ place: RatePlace?, at now: Duration) -> Bool {
        let hasPlace = place?.take() == true
        return state.withLock { state in
            if !hasPlace {
                guard state.queue.isEmpty, let start = state.schedule.start(at: now), start <= now else { return false }
                state.schedule.admit()
            }
            state.schedule.sendAdmitted(at: now)
            // Only the alarm may admit the next request, because the caller of this function holds locks.
            setAlarm(for: &state, at: now)
            return true
        }
    }

    fileprivate func giveBack() {
        state.withLock { $0.schedule.giveBack() }
        admitWaiting()
    }
}

/// A place in a rate limit for one call that will be sent.
final class RatePlace: Sendable {
    let limit: RateLimit
    private let isLeft = Atomic(true)

    fileprivate init(limit: RateLimit) {
        self.limit = limit
    }

    /// Takes the place, or returns `false` if it was taken or given back before.
    fileprivate func take() -> Bool { isLeft.exchange(false, ordering: .acquiringAndReleasing) }

    /// Gives the place back if it was not used.
    func giveBack() {
        if take() { limit.giveBack() }
    }
}
