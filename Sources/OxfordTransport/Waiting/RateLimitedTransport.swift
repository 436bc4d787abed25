import Synchronization

/// A transport that limits the rate of requests.
struct RateLimitedTransport<Base: Transport>: CountsAttempts {
    private let base: Base
    private let gate: RateGate

    init(_ base: Base, gate: RateGate) {
        self.base = base
        self.gate = gate
    }

    /// Waits until the rate limit allows the request, and then sends it.
    ///
    /// - Throws: ``TransportError`` if there is no complete response.
    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        request.reportUnsent()
        try await gate.enter(request)
        let response = try await base.attempt(request.attempt, of: request)
        if response.status == 429, let pause = response.retryAfter { gate.hold(for: pause) }
        return response
    }
}

extension Transport {
    /// Returns a transport that limits the rate of this transport's requests.
    ///
    /// Copies of the transport share one rate limit, even if the copies belong to different clients.
    ///
    /// Requests that exceed the limit wait in a queue, in the order of their arrival. When a request begins to wait,
    /// the client's observer receives an event with the expected duration of the wait. A cancelled request leaves the
    /// queue immediately.
    ///
    /// After a response with status 429 and a `Retry-After` header, all requests pause for the time in that header, up
    /// to one minute.
    ///
    /// ```swift
    /// import OxfordTesting
    ///
    /// let clock = TestClock()
    /// let wire = ClosureTransport { _ in TransportResponse(status: 200) }
    ///     .rateLimited(.perSecond(2), clock: clock)
    /// let request = TransportRequest(url: "https://example.com")
    /// for _ in 0..<2 { _ = try await wire.send(request) }
    ///
    /// async let third = wire.send(request)
    /// await clock.waitForSleepers(1)
    /// print("the third waits", clock.timeUntilNextWaking ?? .zero)
    /// clock.advance(by: .seconds(1))
    /// print(try await third.status)
    /// // the third waits 1.0 seconds
    /// // 200
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The maximum rate.
    ///   - clock: The clock that measures the time. Pass a test clock in tests.
    public func rateLimited(
        _ limit: RateLimit, clock: some Clock<Duration> = ContinuousClock()
    ) -> some Transport {
        RateLimitedTransport(self, gate: RateGate(limit, time: Timekeeper(clock)))
    }
}

/// A queue of requests that wait for a rate limit.
///
/// Only the request at the front of the queue sleeps until the limit allows it to be sent. Every other request waits
/// until it reaches the front.
final class RateGate: Sendable {
    private struct State {
        var schedule: RateSchedule
        /// A copy of `schedule` to which all waiting requests have been added, as if they had been sent.
        ///
        /// The function `expectedWait(at:)` uses the copy to predict how long a new request will wait. It creates the
        /// copy if the property is `nil`.
        var expected: RateSchedule?
        var lastNumber = 0
        var queue: [(number: Int, waiting: CheckedContinuation<Bool, Never>)] = []
        var hasFirst = false

        /// Adds a new request to the schedule in `expected`, and returns how long the rate limit will probably delay
        /// the request.
        mutating func expectedWait(at now: Duration) -> Duration {
            var schedule = expected.take() ?? schedule(afterQueueAt: now)
            defer { expected = schedule }
            return schedule.sendNext(at: now) - now
        }

        private func schedule(afterQueueAt now: Duration) -> RateSchedule {
            var schedule = schedule
            // Count one request more than `queue` contains, because `queue` does not contain the first request.
            for _ in 0...queue.count { _ = schedule.sendNext(at: now) }
            return schedule
        }
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
        state.withLock { state in
            state.schedule.hold(until: end)
            state.expected = nil
        }
    }

    /// Waits until the request may be sent.
    ///
    /// If the request has to wait, this function first reports the expected pause to the client.
    func enter(_ request: TransportRequest) async throws(TransportError) {
        guard await becomeFirst(request) else { throw TransportError(.cancelled) }
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

    /// Waits until the request is the first in the queue.
    ///
    /// - Returns: `false` if the request's task is cancelled while the request waits, and `true` otherwise.
    private func becomeFirst(_ request: TransportRequest) async -> Bool {
        let now = time.now()
        let (number, wait) = state.withLock { state -> (Int?, Duration) in
            guard state.hasFirst else {
                state.hasFirst = true
                return (nil, state.schedule.wait(at: now) ?? .zero)
            }
            state.lastNumber += 1
            return (state.lastNumber, state.expectedWait(at: now))
        }
        if wait > .zero { request.report(pause: wait, beforeAttempt: request.attempt) }
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
                state.expected = nil
                return state.queue.firstIndex { $0.number == number }.map { state.queue.remove(at: $0).waiting }
            }
            waiting?.resume(returning: false)
        }
    }

    private func callNext() {
        let next = state.withLock { state in
            state.hasFirst = !state.queue.isEmpty
            if state.queue.isEmpty { state.expected = nil }
            return state.queue.isEmpty ? nil : state.queue.removeFirst().waiting
        }
        next?.resume(returning: true)
    }
}
