#if canImport(Darwin) || canImport(FoundationNetworking)
    import Dispatch
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
        private struct State {
            var task: URLSessionTask?
            /// Whether the task was started.
            var isCall = false
            var waiting: CheckedContinuation<Outcome, Never>?
            var body: [UInt8] = []
            var refusal: HTTPURLResponse?
            /// The reason why the request was ended, or `nil` if it was not.
            var failure: TransportError?
        }

        private let maximumBodySize: Int
        private let commands: DispatchQueue
        private let state = Mutex(State())

        init(maximumBodySize: Int, commands: DispatchQueue) {
            self.maximumBodySize = maximumBodySize
            self.commands = commands
        }

        /// Creates a task and starts it, unless the request was ended before.
        func start(
            _ continuation: CheckedContinuation<Outcome, Never>, _ makeTask: @escaping @Sendable () -> URLSessionTask
        ) {
            state.withLock { $0.waiting = continuation }
            commands.async { [self] in
                let task = state.withLock(\.failure) == nil ? makeTask() : nil
                let isOver = state.withLock { state in
                    if state.failure == nil { (state.task, state.isCall) = (task, true) }
                    return state.failure != nil
                }
                if isOver {
                    // The session keeps a task until it completes, even if it was never started.
                    task?.cancel()
                    complete(nil, error: nil)
                } else {
                    task?.resume()
                }
            }
        }

        /// Ends the request for a reason, and resumes the caller when the task completes, or a quarter of a second
        /// later.
        ///
        /// The caller usually waits for the task. Otherwise, a program could start and cancel requests faster than
        /// `URLSession` completes the tasks, and memory use would grow without limit. On Linux, however, `URLSession`
        /// does not cancel a task while data keeps arriving for it.
        func end(with failure: TransportError) {
            state.withLock { state in
                if state.failure == nil { (state.failure, state.body) = (failure, []) }
            }
            commands.async { self.state.withLock(\.task)?.cancel() }
            DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + .milliseconds(250)) {
                self.complete(nil, error: nil)
            }
        }

        func receive(_ data: Data, of task: URLSessionTask) {
            let (isOver, isTooLarge) = state.withLock { state in
                guard state.failure == nil else { return (true, false) }
                guard state.body.count + data.count <= maximumBodySize else { return (false, true) }
                if state.body.isEmpty, let expected = task.response?.expectedContentLength, expected > 0 {
                    // Reserve at most 1 MB, because a server may announce any length.
                    state.body.reserveCapacity(Int(min(expected, 1_000_000)))
                }
                state.body.append(contentsOf: data)
                return (false, false)
            }
            if isTooLarge { end(with: .tooLarge(limit: maximumBodySize)) }
            #if canImport(FoundationNetworking)
                // Until `URLSession` cancels the task, it keeps about a kilobyte for each piece of the response. Take
                // small pieces slowly, so that the server has to wait.
                if isOver, data.count < 1024 { usleep(1000) }
            #endif
        }

        func refuse(with response: URLResponse?) {
            state.withLock { $0.refusal = response as? HTTPURLResponse }
        }

        /// Resumes the caller, unless it has been resumed before.
        func complete(_ response: URLResponse?, error: (any Error)?) {
            let state = state.withLock { state in
                defer { (state.waiting, state.task) = (nil, nil) }
                return state
            }
            state.waiting?.resume(returning: outcome(of: state, response, error))
        }

        private func outcome(of state: State, _ response: URLResponse?, _ error: (any Error)?) -> Outcome {
            if let failure = state.failure {
                return .failure(TransportError(failure.reason, detail: failure.detail, isCall: state.isCall))
            }
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
