#if canImport(Darwin) || canImport(FoundationNetworking)
    import Foundation
    import OxfordTransport
    import Synchronization

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    /// A request in flight.
    ///
    /// Its caller waits until the request's `URLSessionTask` completes.
    final class SessionJob: Sendable {
        typealias Outcome = Result<TransportResponse, TransportError>

        private struct State {
            var task: URLSessionTask?
            var waiting: CheckedContinuation<Outcome, Never>?
            var body: [UInt8] = []
            var refusal: HTTPURLResponse?
            /// The reason why the task was cancelled, or `nil` if it was not.
            var failure: TransportError?
        }

        private let maximumBodySize: Int
        private let delegateQueue: OperationQueue
        private let state = Mutex(State())

        init(maximumBodySize: Int, delegateQueue: OperationQueue) {
            self.maximumBodySize = maximumBodySize
            self.delegateQueue = delegateQueue
        }

        /// Stores the task and starts it.
        ///
        /// If `end(with:)` was called before this function stored the task, this function also cancels the task.
        func start(_ task: URLSessionTask, _ continuation: CheckedContinuation<Outcome, Never>) {
            state.withLock { state in
                state.task = task
                state.waiting = continuation
            }
            task.resume()
            if let failure = state.withLock(\.failure) { end(with: failure) }
        }

        /// Cancels the task for a reason, but does not resume the caller until the task completes.
        ///
        /// If this function resumed the caller immediately, a program could start and cancel requests faster than
        /// `URLSession` completes the tasks, and memory use would grow without limit.
        ///
        /// On Linux, calling `URLSessionTask.cancel()` while the task is completing can crash the process. To prevent
        /// this crash, this function cancels the task on the session's delegate queue. Tasks also complete on that
        /// queue, which is serial, so a task cannot be cancelled while it is completing.
        func end(with failure: TransportError) {
            let task = state.withLock { state in
                state.failure = state.failure ?? failure
                return state.task
            }
            if let task { delegateQueue.addOperation { task.cancel() } }
        }

        func receive(_ data: Data, of task: URLSessionTask) {
            let isTooLarge = state.withLock { state in
                guard state.failure == nil else { return false }
                guard state.body.count + data.count <= maximumBodySize else {
                    (state.failure, state.body) = (.tooLarge(limit: maximumBodySize), [])
                    return true
                }
                if state.body.isEmpty, let expected = task.response?.expectedContentLength, expected > 0 {
                    // Reserve at most 1 MB, because a server may announce any length.
                    state.body.reserveCapacity(Int(min(expected, 1_000_000)))
                }
                state.body.append(contentsOf: data)
                return false
            }
            if isTooLarge { task.cancel() }
        }

        func refuse(with response: URLResponse?) {
            state.withLock { $0.refusal = response as? HTTPURLResponse }
        }

        func complete(_ response: URLResponse?, error: (any Error)?) {
            let state = state.withLock { state in
                defer { (state.waiting, state.task) = (nil, nil) }
                return state
            }
            state.waiting?.resume(returning: outcome(of: state, response, error))
        }

        private func outcome(of state: State, _ response: URLResponse?, _ error: (any Error)?) -> Outcome {
            if let failure = state.failure { return .failure(failure) }
            if let error, state.refusal == nil {
                return .failure(TransportError(error, hasResponse: response != nil))
            }
            guard let response = response as? HTTPURLResponse ?? state.refusal else {
                return .failure(TransportError(.malformed))
            }
            let headers = response.allHeaderFields.map { (name: "\($0.key)", value: "\($0.value)") }
            return .success(
                TransportResponse(
                    status: response.statusCode, headers: Headers(received: headers.sorted { $0.name < $1.name }),
                    body: state.body))
        }
    }
#endif
