import Synchronization

final class Mailbox<Value: Sendable>: Sendable {
    /// A value and its position in the batch, or `nil` if it can be taken at any time.
    struct Mail: Sendable {
        let number: Int?
        let value: Value
    }

    private struct State {
        var arrived: [Mail] = []
        var waiting: (number: Int?, continuation: CheckedContinuation<Mail?, Never>)?
        var isClosed = false

        mutating func take(_ number: Int?) -> Mail? {
            let index = arrived.firstIndex { number == nil || $0.number == nil || $0.number == number }
            return index.map { arrived.remove(at: $0) }
        }
    }

    private let state = Mutex(State())

    /// Waits for the mail with a number or for any mail, and returns `nil` if the task is cancelled.
    func take(_ number: Int?) async -> Mail? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let mail = state.withLock { state -> Mail?? in
                    if let mail = state.take(number) { return .some(mail) }
                    if state.isClosed { return .some(nil) }
                    state.waiting = (number, continuation)
                    return nil
                }
                if let mail { continuation.resume(returning: mail) }
            }
        } onCancel: {
            close()
        }
    }

    func put(_ value: Value, as number: Int? = nil) {
        let (waiting, taken) = state.withLock { state in
            state.arrived.append(Mail(number: number, value: value))
            guard let waiting = state.waiting, let mail = state.take(waiting.number) else {
                return (nil as CheckedContinuation<Mail?, Never>?, nil as Mail?)
            }
            state.waiting = nil
            return (waiting.continuation, mail)
        }
        waiting?.resume(returning: taken)
    }

    private func close() {
        let waiting = state.withLock { state in
            state.isClosed = true
            return state.waiting.take()
        }
        waiting?.continuation.resume(returning: nil)
    }
}
