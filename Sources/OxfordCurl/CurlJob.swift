#if os(Linux) && canImport(Glibc)
    import OxfordTransport

    /// A request that a caller passes to the event loop, together with the outcome that the caller waits for.
    ///
    /// The outcome is set only once, by whichever comes first: the caller's cancellation, the end of the request's time,
    /// or the event loop. The caller resumes at that moment, even if the event loop is stuck. The event loop then only
    /// has to clean up.
    final class CurlJob: Sendable {
        let url: String
        let origin: Origin
        let end: ContinuousClock.Instant
        let promise = Promise()
        private let request: TransportRequest

        init(_ request: TransportRequest, url: AllowedURL, end: ContinuousClock.Instant) {
            self.url = url.text
            origin = url.origin
            self.request = request
            self.end = end
        }

        var headers: Headers { request.headers }

        /// Whether the outcome is set, so that nobody waits for the response anymore.
        var isOver: Bool { promise.filled != nil }

        /// Tells the client that libcurl is about to send the request.
        ///
        /// - Throws: `TransportError` if the request must not be sent, for example because nobody waits for the
        ///   response anymore.
        func willSend() throws(TransportError) {
            if isOver { throw .cancelled }
            try request.willSend()
        }
    }
#endif
