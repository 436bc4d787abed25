#if os(Linux) && canImport(Glibc)
    import OxfordTransport
    import Synchronization

    /// A request that the caller's task passes to the loop, and that resumes the caller with the outcome.
    final class CurlExchange: Sendable {
        typealias Outcome = Result<Received, TransportError>
        typealias Continuation = CheckedContinuation<Outcome, Never>

        /// A response in the form in which the loop receives it.
        ///
        /// The caller's task converts it to a ``TransportResponse``. The loop does not, because all other requests have
        /// to wait while it works.
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

        /// Counts an attempt, because the request is about to be sent, or returns `false` if it must not be sent any
        /// more.
        func beginAttempt() -> Bool {
            let begun = request.beginAttempt()
            attempt.withLock { $0 = begun }
            return begun != nil
        }

        /// Reports the outcome of the attempt, if one has begun.
        func endAttempt(with outcome: Result<TransportResponse, TransportError>) {
            attempt.withLock { $0.take() }?.end(with: outcome)
        }

        /// Whether the caller's task is cancelled, which may happen before the loop receives the request.
        var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

        /// The index of this request in the loop's list of running transfers, or `nil` if it is not running.
        ///
        /// Only the loop uses it.
        var position: Int? {
            get {
                let index = index.load(ordering: .relaxed)
                return index < 0 ? nil : index
            }
            set { index.store(newValue ?? -1, ordering: .relaxed) }
        }

        func cancel() { cancelled.store(true, ordering: .relaxed) }

        func keep(_ continuation: Continuation) { self.continuation.withLock { $0 = continuation } }

        /// Resumes the caller, unless it was already resumed.
        func resume(returning outcome: Outcome) {
            let continuation = continuation.withLock { continuation in
                defer { continuation = nil }
                return continuation
            }
            continuation?.resume(returning: outcome)
        }
    }
#endif
