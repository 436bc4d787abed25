import Synchronization

/// The outcome of a request in a transport or a middleware.
package typealias Outcome = Result<TransportResponse, TransportError>

/// An outcome that is set once, and that one task waits for.
package final class Promise: Sendable {
    private enum State {
        case empty
        case awaited(CheckedContinuation<Outcome, Never>)
        case filled(Outcome)
    }

    private let state = Mutex(State.empty)

    package init() {}

    /// Sets the outcome and resumes the task that waits for it, or returns `false` if the outcome is already set.
    @discardableResult
    package func fill(with outcome: Outcome) -> Bool {
        let previous = state.withLock { state in
            let previous = state
            if case .filled = previous { return previous }
            state = .filled(outcome)
            return previous
        }
        switch previous {
        case .empty: break
        case .awaited(let continuation): continuation.resume(returning: outcome)
        case .filled: return false
        }
        return true
    }

    /// The outcome, or `nil` if it is not set.
    package var filled: Outcome? {
        state.withLock { if case .filled(let outcome) = $0 { outcome } else { nil } }
    }

    /// Waits until the outcome is set.
    ///
    /// - Parameter cancel: A function that is called when the task is cancelled. It has to set the outcome.
    package func outcome(onCancel cancel: @Sendable () -> Void) async -> Outcome {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let outcome = state.withLock { state -> Outcome? in
                    if case .filled(let outcome) = state { return outcome }
                    state = .awaited(continuation)
                    return nil
                }
                if let outcome { continuation.resume(returning: outcome) }
            }
        } onCancel: {
            cancel()
        }
    }
}
