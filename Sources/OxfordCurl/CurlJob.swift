#if os(Linux) && canImport(Glibc)
    import OxfordTransport
    import Synchronization

    /// A request that a caller passes to the event loop, together with the outcome that the caller waits for.
    ///
    /// The outcome is set only once, by whichever comes first: the caller's cancellation, the watchdog when the request
    /// times out, or the event loop. The caller resumes at that moment, even if the event loop is stuck. The event loop
    /// then only has to clean up.
    final class CurlJob: Sendable {
        typealias Outcome = Result<Received, TransportError>
        typealias Continuation = CheckedContinuation<Outcome, Never>

        /// A response as the event loop receives it.
        ///
        /// The caller's task converts this value to a `TransportResponse`. If the event loop converted the value,
        /// other requests would have to wait for the conversion.
        struct Received: Sendable {
            let head: ResponseHead
            let body: [UInt8]
        }

        private enum State {
            case running
            case awaited(Continuation)
            case over(Outcome)
        }

        let url: String
        let origin: Origin
        let end: ContinuousClock.Instant
        private let request: TransportRequest
        private let state = Mutex(State.running)

        init(_ request: TransportRequest, url: AllowedURL, end: ContinuousClock.Instant) {
            self.url = url.text
            origin = url.origin
            self.request = request
            self.end = end
        }

        var headers: Headers { request.headers }

        /// Tells the client that libcurl is about to send the request.
        ///
        /// - Throws: `TransportError` if the request must not be sent, for example because nobody waits for the
        ///   response anymore.
        func willSend() throws(TransportError) {
            if isOver { throw .cancelled }
            try request.willSend()
        }

        /// Whether the outcome is set, so that nobody waits for the response anymore.
        var isOver: Bool {
            state.withLock { if case .over = $0 { true } else { false } }
        }

        /// Keeps the continuation of the caller until the outcome is set.
        ///
        /// If the outcome is already set, because the caller was cancelled, this function resumes the caller and
        /// returns `false`.
        func keep(_ continuation: Continuation) -> Bool {
            let outcome = state.withLock { state -> Outcome? in
                if case .over(let outcome) = state { return outcome }
                state = .awaited(continuation)
                return nil
            }
            guard let outcome else { return true }
            continuation.resume(returning: outcome)
            return false
        }

        /// Sets the outcome and resumes the caller, or returns `false` if the outcome is already set.
        @discardableResult
        func finish(with outcome: Outcome) -> Bool {
            let previous = state.withLock { state in
                let previous = state
                if case .over = previous { return previous }
                state = .over(outcome)
                return previous
            }
            switch previous {
            case .running: return true
            case .awaited(let continuation):
                continuation.resume(returning: outcome)
                return true
            case .over: return false
            }
        }
    }
#endif
