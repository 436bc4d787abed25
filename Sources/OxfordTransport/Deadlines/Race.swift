import Synchronization

/// Resumes a caller with a response or a deadline error, whichever comes first.
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
    /// The tasks are unstructured: a parent would wait for child tasks, and a transport may ignore cancellation. They
    /// inherit the caller's priority and task-local values, but no later change of priority.
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
        // If `cancel()` ran before the task was stored, cancel it now.
        if isCancelled { cancel() }
    }

    /// Cancels sending, but lets the caller wait for the transport until the deadline.
    func cancel() {
        let sending = state.withLock { state in
            state.isCancelled = true
            return state.sending
        }
        sending?.cancel()
    }

    private var isCancelled: Bool { state.withLock(\.isCancelled) }

    private func finish(with outcome: Outcome) {
        // Release the tasks, which retain the race.
        let finished = state.withLock { state in
            defer { (state.caller, state.sending, state.alarm) = (nil, nil, nil) }
            return state
        }
        finished.sending?.cancel()
        finished.alarm?.cancel()
        finished.caller?.resume(returning: outcome)
    }
}
