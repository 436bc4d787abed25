#if os(Linux) && canImport(Glibc)
    import OxfordTransport
    import Synchronization

    /// A request that a caller passes to the event loop, together with the outcome that the caller waits for.
    ///
    /// A caller that is cancelled leaves at once, even if the event loop is stuck. The event loop then only has to
    /// clean up.
    final class CurlJob: Sendable {
        let url: String
        let origin: Origin
        let headers: Headers
        /// The time for connecting, in milliseconds.
        let connectTimeout: Int
        private let state = Mutex((isSent: false, hasLeft: false))
        private let (outcomes, outcome) = AsyncStream.makeStream(of: Outcome.self)

        init(_ request: TransportRequest, url: AllowedURL, connectTimeout: Int) {
            self.url = url.text
            origin = url.origin
            headers = request.headers
            self.connectTimeout = connectTimeout
        }

        /// Whether the caller has left, so that nobody waits for the response anymore.
        var isOver: Bool { state.withLock(\.hasLeft) }

        /// Notes that libcurl is about to send the request, or returns `false` if the caller has left.
        func willSend() -> Bool {
            state.withLock { state in
                if !state.hasLeft { state.isSent = true }
                return !state.hasLeft
            }
        }

        /// Ends the request, unless it already has an outcome.
        func end(with outcome: Outcome) { self.outcome.yield(outcome) }

        /// Waits for the outcome, or returns `nil` as soon as the task is cancelled.
        func wait() async -> Outcome? {
            await withTaskCancellationHandler {
                for await outcome in outcomes { return outcome }
                return nil
            } onCancel: {
                state.withLock { $0.hasLeft = true }
            }
        }

        /// The error for a caller that has left, which knows whether the request was sent.
        var cancellation: TransportError { TransportError(.cancelled, isCall: state.withLock(\.isSent)) }
    }
#endif
