import Synchronization

extension TransportMiddleware {
    /// A middleware that limits the duration of each request.
    ///
    /// If there is no response by the deadline, the request is cancelled, and its caller receives
    /// ``TransportError/Reason/timedOut``. The caller does not wait for the cancelled request to end. If a transport
    /// ignores the cancellation, it continues in the background, and its response is discarded.
    ///
    /// The deadline covers everything that stands after it in the list. If it stands before the retries and the rate
    /// limit, it includes their pauses. If it stands after them, it limits each call on its own:
    /// `[.retrying(), .rateLimited(.perMinute(60)), .deadline(.seconds(10))]`.
    ///
    /// ```swift
    /// let slow = ClosureTransport { _ in
    ///     try await Task.sleep(for: .seconds(60))
    ///     return TransportResponse(status: 200)
    /// }
    /// let client = OxfordClient(
    ///     transport: slow, middleware: [.deadline(.milliseconds(20))])
    /// do {
    ///     _ = try await client.send(.lemmas("ran", in: .english))
    /// } catch {
    ///     print(error.reason)
    /// }
    /// // timedOut
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The maximum duration of a request. If it is zero or negative, nothing is sent.
    ///   - clock: The clock that measures the time. Pass a test clock in tests.
    public static func deadline(
        _ limit: Duration, clock: some Clock<Duration> = ContinuousClock()
    ) -> TransportMiddleware {
        let time = Timekeeper(clock)
        return TransportMiddleware { request, _, next async throws(TransportError) in
            guard limit > .zero else { throw TransportError(.timedOut, detail: "no time is left") }
            let race = Race()
            let outcome = await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    race.start(continuation, limit: limit, time: time) {
                        do throws(TransportError) {
                            return .success(try await next(request))
                        } catch {
                            return .failure(error)
                        }
                    }
                }
            } onCancel: {
                race.finish(with: .failure(.cancelled))
            }
            return try outcome.get()
        }
    }
}

/// A race between a request, its deadline, and the cancellation of its caller.
///
/// The caller resumes with the outcome of whichever comes first.
private final class Race: Sendable {
    typealias Outcome = Result<TransportResponse, TransportError>

    private struct State {
        var caller: CheckedContinuation<Outcome, Never>?
        var sending: Task<Void, Never>?
        var alarm: Task<Void, Never>?
        /// The outcome, which may be known before the tasks are stored.
        var outcome: Outcome?
    }

    private let state = Mutex(State())

    /// Sends a request and starts the deadline.
    ///
    /// The request and the deadline run in unstructured tasks. If they were child tasks, a transport that ignores
    /// cancellation would keep the caller waiting after the deadline. The request starts immediately on the current
    /// thread, so if its response needs no waiting, no alarm is needed. If the caller is already cancelled, nothing
    /// starts.
    func start(
        _ caller: CheckedContinuation<Outcome, Never>, limit: Duration, time: Timekeeper,
        send: @escaping @Sendable () async -> Outcome
    ) {
        if let early = state.withLock(\.outcome) { return caller.resume(returning: early) }
        let end = time.now() + limit.clamped
        let sending = Task.startingNow { self.finish(with: await send()) }
        let early = state.withLock { state in
            if state.outcome == nil {
                (state.caller, state.sending) = (caller, sending)
                state.alarm = Task {
                    do throws(CancellationError) {
                        try await time.sleep(until: end)
                    } catch {
                        return
                    }
                    finish(with: .failure(TransportError(.timedOut, detail: "no response within \(limit.text)")))
                }
            }
            return state.outcome
        }
        if let early {
            sending.cancel()
            caller.resume(returning: early)
        }
    }

    func finish(with outcome: Outcome) {
        // Release the tasks, because they and this race retain each other.
        let finished = state.withLock { state in
            defer { state = State(outcome: state.outcome ?? outcome) }
            return state
        }
        finished.sending?.cancel()
        finished.alarm?.cancel()
        finished.caller?.resume(returning: outcome)
    }
}
