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
            var index = arrived.firstIndex { number == nil || $0.number == nil || $0.number == number }
            // The mail with this number may never arrive, so take the lowest number instead.
            if isClosed, index == nil {
                index = arrived.indices.min { arrived[$0].number ?? 0 < arrived[$1].number ?? 0 }
            }
            return index.map { arrived.remove(at: $0) }
        }
    }

    private let state = Mutex(State())

    /// Waits for the mail with a number or for any mail.
    ///
    /// Once the task is cancelled, this does not wait: it returns the mail that has arrived, then `nil`.
    func take(_ number: Int?) async -> Mail? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let mail = state.withLock { state -> Mail?? in
                    let mail = state.take(number)
                    if mail != nil || state.isClosed { return .some(mail) }
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
        let (waiting, mail) = state.withLock { state in
            state.isClosed = true
            let waiting = state.waiting.take()
            return (waiting, waiting.flatMap { state.take($0.number) })
        }
        waiting?.continuation.resume(returning: mail)
    }
}
