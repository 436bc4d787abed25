import Synchronization

/// A value that is set once, and that one task waits for.
package final class Promise<Value: Sendable>: Sendable {
    private enum State {
        case empty
        case awaited(CheckedContinuation<Value, Never>)
        case filled(Value)
    }

    private let state = Mutex(State.empty)

    package init() {}

    /// Sets the value and resumes the task that waits for it, or returns `false` if the value is already set.
    @discardableResult
    package func fill(with value: Value) -> Bool {
        let previous = state.withLock { state in
            let previous = state
            if case .filled = previous { return previous }
            state = .filled(value)
            return previous
        }
        switch previous {
        case .empty: break
        case .awaited(let continuation): continuation.resume(returning: value)
        case .filled: return false
        }
        return true
    }

    /// The value, or `nil` if it is not set.
    package var filledValue: Value? {
        state.withLock { if case .filled(let value) = $0 { value } else { nil } }
    }

    /// Waits until the value is set.
    ///
    /// - Parameter cancel: A function that is called when the task is cancelled. It has to set the value.
    package func value(onCancel cancel: @Sendable () -> Void) async -> Value {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let value = state.withLock { state -> Value? in
                    if case .filled(let value) = state { return value }
                    state = .awaited(continuation)
                    return nil
                }
                if let value { continuation.resume(returning: value) }
            }
        } onCancel: {
            cancel()
        }
    }
}
