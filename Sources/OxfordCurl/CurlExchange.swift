#if os(Linux) && canImport(Glibc)
    import OxfordTransport
    import Synchronization

    /// A request that a caller passes to the event loop, together with the continuation that resumes the caller.
    final class CurlExchange: Sendable {
        typealias Outcome = Result<Received, TransportError>
        typealias Continuation = CheckedContinuation<Outcome, Never>

        /// A response as the event loop receives it.
        ///
        /// The caller's task converts this value to a ``TransportResponse``. If the event loop converted the value,
        /// other requests would have to wait for the conversion.
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

        /// Begins an attempt and returns `true`, or returns `false` if the client no longer allows the request to be
        /// sent.
        func beginAttempt() -> Bool {
            let begun = request.beginAttempt()
            attempt.withLock { $0 = begun }
            return begun != nil
        }

        /// Reports the outcome of the attempt to the client, or does nothing if no attempt has begun.
        func endAttempt(with outcome: Result<TransportResponse, TransportError>) {
            attempt.withLock { $0.take() }?.end(with: outcome)
        }

        /// Removes the attempt from the client's count, because the request was not sent.
        func withdrawAttempt() {
            attempt.withLock { $0.take() }?.withdraw()
        }

        /// Whether the caller's task was cancelled.
        ///
        /// The caller's task can be cancelled even before the event loop receives the request.
        var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

        /// The index of this request in the event loop's array of running transfers, or `nil` if the request is not
        /// running.
        ///
        /// Only the event loop uses this property.
        var position: Int? {
            get {
                let index = index.load(ordering: .relaxed)
                return index < 0 ? nil : index
            }
            set { index.store(newValue ?? -1, ordering: .relaxed) }
        }

        func cancel() { cancelled.store(true, ordering: .relaxed) }

        func keep(_ continuation: Continuation) { self.continuation.withLock { $0 = continuation } }

        /// Resumes the caller with an outcome, unless the caller has already been resumed.
        func resume(returning outcome: Outcome) {
            let continuation = continuation.withLock { continuation in
                defer { continuation = nil }
                return continuation
            }
            continuation?.resume(returning: outcome)
        }
    }
#endif
