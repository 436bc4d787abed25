import OxfordEndpoints
import Synchronization

/// A finished request of a batch.
struct Mail<Request: OxfordEndpointRequest>: Sendable {
    let number: Int
    let request: Request
    let result: Result<OxfordResponse<Request.Answer>, OxfordError>
}

/// Where finished requests wait until they are taken.
final class Mailbox<Request: OxfordEndpointRequest>: Sendable {
    private struct State {
        /// In the order in which they came.
        var arrived: [Mail<Request>] = []
        var waiting: (number: Int?, continuation: CheckedContinuation<Mail<Request>?, Never>)?
        var isClosed = false

        mutating func take(_ number: Int?) -> Mail<Request>? {
            let index = number.map { number in arrived.firstIndex { $0.number == number } } ?? arrived.indices.first
            return index.map { arrived.remove(at: $0) }
        }
    }

    private let state = Mutex(State())

    /// The first that has come, or a certain one; nothing when the task is cancelled.
    func take(_ number: Int?) async -> Mail<Request>? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let mail = state.withLock { state -> Mail<Request>?? in
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

    func put(_ mail: Mail<Request>) {
        let (waiting, taken) = state.withLock { state in
            state.arrived.append(mail)
            guard let waiting = state.waiting, let mail = state.take(waiting.number) else {
                return (nil as CheckedContinuation<Mail<Request>?, Never>?, nil as Mail<Request>?)
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
