import Synchronization

/// A race between a response and its deadline, in which the first to finish decides.
final class Race: Sendable {
    typealias Outcome = Result<TransportResponse, TransportError>

    private struct State {
        var caller: CheckedContinuation<Outcome, Never>?
        var sending: Task<Void, Never>?
        var alarm: Task<Void, Never>?
        var isCancelled = false
    }

    private let state = Mutex(State())

    /// Sends a request, and resumes the caller with the outcome, or with an error at the deadline.
    ///
    /// Sending and sleeping are unstructured tasks. A child task would hold its parent until it ends, and a transport may
    /// ignore its cancellation. They have the caller's priority and task-local values. If the caller's priority is raised
    /// later, theirs stays.
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
                    ? TransportError(.cancelled) : TransportError(.timedOut, detail: "no response within \(limit)")
                finish(with: .failure(reason))
            }
            return state.isCancelled
        }
        // If `cancel()` ran before there was a task, cancel it now.
        if isCancelled { cancel() }
    }

    /// Cancels sending.
    ///
    /// The caller waits until the transport has ended, but not beyond the deadline.
    func cancel() {
        let sending = state.withLock { state in
            state.isCancelled = true
            return state.sending
        }
        sending?.cancel()
    }

    private var isCancelled: Bool { state.withLock(\.isCancelled) }

    private func finish(with outcome: Outcome) {
        // Let go of the tasks, which hold the race.
        let finished = state.withLock { state in
            defer { (state.caller, state.sending, state.alarm) = (nil, nil, nil) }
            return state
        }
        finished.sending?.cancel()
        finished.alarm?.cancel()
        finished.caller?.resume(returning: outcome)
    }
}
