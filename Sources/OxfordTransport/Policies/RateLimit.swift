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
/// A call counts when the client passes it to its transport, even if it is not sent after that. Connecting may delay
/// it, and so may the network, so a server can see calls closer together.
///
/// Requests that exceed the limit wait in a queue, in the order of their arrival. When a request begins to wait, the
/// client's observer receives an event with the expected duration of the wait, and later requests wait for the observer
/// too. A cancelled request leaves the queue immediately. A request fails at once if it arrives at a time when its
/// place would come after its ``CallPolicy/timeout``. A request that already waits, or that waits for an equal one,
/// fails when its time is over.
///
/// After a response with status 429 and a `Retry-After` header, all requests pause for the time in that header, up to
/// one minute.
public final class RateLimit: Sendable {
    private struct State {
        var schedule: RateSchedule
        /// The requests that wait, by numbers in the order of their arrival.
        ///
        /// Only the first one learns that it is its turn.
        var queue: [Int: AsyncStream<Void>.Continuation] = [:]
        /// The number of the first request in the queue, or a lower one.
        var first = 0
        var next = 0

        mutating func enter(_ turn: AsyncStream<Void>.Continuation) -> Int {
            defer { next += 1 }
            queue[next] = turn
            return next
        }

        /// The first request in the queue.
        mutating func firstTurn() -> AsyncStream<Void>.Continuation? {
            while first < next, queue[first] == nil { first += 1 }
            return queue[first]
        }
    }

    private static let longestHold: Duration = .seconds(60)

    /// The maximum number of calls in a window.
    public let count: Int

    /// The length of a window.
    public let period: Duration

    /// The maximum number of calls sent at once.
    public let burst: Int

    private let time: Timekeeper
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
        time = Timekeeper(clock)
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
    /// Waits until the limit allows a call, and takes the place.
    ///
    /// - Parameters:
    ///   - timeLeft: The longest wait that makes sense, or `nil` for no limit.
    ///   - report: A function that is called with the expected wait if the request has to wait.
    /// - Throws: An error if the wait would be too long, or if the task is cancelled.
    func takePlace(within timeLeft: Duration?, reportingWait report: (Duration) -> Void) async throws(TransportError) {
        let (turns, turn) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let now = time.now()
        let arrival = state.withLock { state -> (wait: Duration, number: Int?)? in
            if state.queue.isEmpty, state.schedule.take(at: now) == nil { return nil }
            let wait = max(.zero, state.schedule.start(after: state.queue.count, at: now) - now)
            return (wait, timeLeft.map { wait < $0 } ?? true ? state.enter(turn) : nil)
        }
        guard let (wait, number) = arrival else { return }
        guard let number else {
            throw TransportError(
                .timedOut, detail: "its place in the rate limit comes only after \(wait.text)", departure: .refused)
        }
        defer { leave(number) }
        report(wait)
        callFirst()
        for await _ in turns {
            while let start = takePlace() {
                do { try await time.sleep(start) } catch { throw .cancelledBeforeCall }
            }
            return
        }
        throw .cancelledBeforeCall
    }

    /// Takes a place for a call, or returns the time at which there is one.
    private func takePlace() -> Duration? {
        let now = time.now()
        return state.withLock { $0.schedule.take(at: now) }
    }

    private func leave(_ number: Int) {
        state.withLock { _ = $0.queue.removeValue(forKey: number) }
        callFirst()
    }

    /// Lets the first request in the queue know that it is its turn.
    private func callFirst() { state.withLock { $0.firstTurn() }?.yield() }

    /// Delays all calls, because the service asks for a pause.
    func hold(for pause: Duration) {
        let now = time.now()
        state.withLock { $0.schedule.hold(for: min(pause.clamped, Self.longestHold), at: now) }
    }
}
