#if os(Linux) && canImport(Glibc)
    import OxfordTransport
    import Synchronization

    final class Exchange: Sendable {
        typealias Outcome = Result<TransportResponse, TransportError>
        typealias Continuation = CheckedContinuation<Outcome, Never>

        let url: AllowedURL
        let headers: Headers
        let timeout: Duration
        private let cancelled = Atomic(false)

        init(url: AllowedURL, headers: Headers, timeout: Duration) {
            self.url = url
            self.headers = headers
            self.timeout = timeout
        }

        /// Whether the caller's task is cancelled, possibly before the loop gets the request.
        var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

        func cancel() { cancelled.store(true, ordering: .relaxed) }
    }
#endif
