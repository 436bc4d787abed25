import Synchronization

/// A transport that limits the duration of each request.
struct DeadlineTransport<Base: Transport>: CountsAttempts {
    private let base: Base
    private let limit: Duration
    private let time: Timekeeper

    init(_ base: Base, limit: Duration, time: Timekeeper) {
        self.base = base
        self.limit = limit
        self.time = time
    }

    /// Sends a request, and cancels it if there is no response by the deadline.
    ///
    /// - Throws: ``TransportError`` if there is no complete response before the deadline.
    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        request.reportUnsent()
        let (base, time) = (base, time)
        let race = Race()
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                race.start(continuation, limit: limit, time: time) {
                    do throws(TransportError) {
                        return .success(try await base.attempt(request.attempt, of: request))
                    } catch {
                        return .failure(error)
                    }
                }
            }
        } onCancel: {
            race.cancel()
        }
        return try outcome.get()
    }
}

extension Transport {
    /// Returns a transport that limits the duration of each request.
    ///
    /// If there is no response by the deadline, the returned transport cancels the request and throws
    /// ``TransportError/Reason/timedOut``. If the wrapped transport ignores the cancellation, the request continues in
    /// the background, and its response is discarded.
    ///
    /// The deadline covers everything that the wrapped transport does, including the pauses of ``retrying(_:clock:)``
    /// and the time in the queue of ``rateLimited(_:clock:)``. To limit each attempt instead, apply
    /// `deadline(_:clock:)` before these two functions:
    /// `transport.deadline(.seconds(10)).rateLimited(.perMinute(60)).retrying()`.
    ///
    /// ```swift
    /// let slow = ClosureTransport { _ in
    ///     try await Task.sleep(for: .seconds(60))
    ///     return TransportResponse(status: 200)
    /// }
    /// let request = TransportRequest(url: "https://example.com")
    /// do {
    ///     _ = try await slow.deadline(.milliseconds(20)).send(request)
    /// } catch {
    ///     print(error.reason)
    /// }
    /// // timedOut
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The maximum duration of a request.
    ///   - clock: The clock that measures the time. Pass a test clock in tests.
    public func deadline(
        _ limit: Duration, clock: some Clock<Duration> = ContinuousClock()
    ) -> some Transport {
        DeadlineTransport(self, limit: limit, time: Timekeeper(clock))
    }
}

/// A race between a request and its deadline.
///
/// The caller resumes with the result of the request, or with an error if the deadline passes first.
final class Race: Sendable {
    typealias Outcome = Result<TransportResponse, TransportError>

    private struct State {
        var caller: CheckedContinuation<Outcome, Never>?
        var sending: Task<Void, Never>?
        var alarm: Task<Void, Never>?
        var isCancelled = false
    }

    private let state = Mutex(State())

    /// Sends a request and starts the deadline.
    ///
    /// The request and the deadline run in unstructured tasks. If they were child tasks, a transport that ignores
    /// cancellation would keep the caller waiting after the deadline. The unstructured tasks inherit the caller's
    /// priority and task-local values, but they do not follow later changes to the caller's priority.
    func start(
        _ caller: CheckedContinuation<Outcome, Never>, limit: Duration, time: Timekeeper,
        send: @escaping @Sendable () async -> Outcome
    ) {
        let isCancelled = state.withLock { state in
            state.caller = caller
            state.sending = Task { finish(with: await send()) }
            state.alarm = Task {
                do throws(CancellationError) {
                    try await time.sleep(limit)
                } catch {
                    return
                }
                let reason =
                    self.isCancelled
                    ? TransportError(.cancelled) : TransportError(.timedOut, detail: "no response within \(limit.text)")
                finish(with: .failure(reason))
            }
            return state.isCancelled
        }
        // If `cancel()` ran before the task was stored, cancel the task now.
        if isCancelled { cancel() }
    }

    /// Cancels the task that sends the request.
    ///
    /// Cancelling the task does not resume the caller. The caller resumes when the wrapped transport returns or at the
    /// deadline, whichever comes first.
    func cancel() {
        let sending = state.withLock { state in
            state.isCancelled = true
            return state.sending
        }
        sending?.cancel()
    }

    private var isCancelled: Bool { state.withLock(\.isCancelled) }

    private func finish(with outcome: Outcome) {
        // Release the tasks, because they and this race retain each other.
        let finished = state.withLock { state in
            defer { (state.caller, state.sending, state.alarm) = (nil, nil, nil) }
            return state
        }
        finished.sending?.cancel()
        finished.alarm?.cancel()
        finished.caller?.resume(returning: outcome)
    }
}
