#if os(Linux) && canImport(Glibc)
    import OxfordTransport
    import Synchronization

    final class Exchange: Sendable {
        typealias Outcome = Result<Received, TransportError>
        typealias Continuation = CheckedContinuation<Outcome, Never>

        /// A response as the loop receives it, which the caller's task converts, because all requests wait for the loop.
        struct Received: Sendable {
            let head: ResponseHead
            let body: [UInt8]
        }

        let url: String
        let origin: Origin
        let end: ContinuousClock.Instant
        private let request: TransportRequest
        private let attempt = Mutex<OpenAttempt?>(nil)
        private let continuation = Mutex<Continuation?>(nil)
        private let cancelled = Atomic(false)
        private let index = Atomic(-1)

        init(_ request: TransportRequest, url: AllowedURL, end: ContinuousClock.Instant) {
            self.url = url.text
            origin = url.origin
            self.request = request
            self.end = end
        }

        var headers: Headers { request.headers }

        /// Counts an attempt, because the request is about to be sent, or returns `false` if it must not be sent.
        func beginAttempt() -> Bool {
            let begun = request.beginAttempt()
            attempt.withLock { $0 = begun }
            return begun != nil
        }

        /// Reports the outcome of the attempt, if the request was sent.
        func endAttempt(with outcome: Result<TransportResponse, TransportError>) {
            attempt.withLock { $0.take() }?.end(with: outcome)
        }

        /// Whether the caller's task is cancelled, possibly before the loop gets the request.
        var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

        /// The index among the running transfers of the loop, which alone uses it, or `nil`.
        var position: Int? {
            get {
                let index = index.load(ordering: .relaxed)
                return index < 0 ? nil : index
            }
            set { index.store(newValue ?? -1, ordering: .relaxed) }
        }

        func cancel() { cancelled.store(true, ordering: .relaxed) }

        func keep(_ continuation: Continuation) { self.continuation.withLock { $0 = continuation } }

        /// Resumes the caller, unless it is already resumed.
        func resume(returning outcome: Outcome) {
            let continuation = continuation.withLock { continuation in
                defer { continuation = nil }
                return continuation
            }
            continuation?.resume(returning: outcome)
        }
    }
#endif
