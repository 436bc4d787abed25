#if os(Linux) && canImport(Glibc)
    import OxfordTransport

    /// The requests to one origin that wait until libcurl has a connection for them.
    ///
    /// libcurl could queue the requests itself, but it would search for a connection several times for each of them.
    final class OriginQueue {
        let origin: Origin
        private let connections: Int
        private var running = 0
        /// Whether requests share a connection, as in HTTP/2.
        ///
        /// This is assumed for HTTPS until the first response arrives and shows the HTTP version.
        private var sharesConnection: Bool
        private var arriving: [CurlExchange] = []
        /// The requests that arrived first, in reverse order, so that the next request can be removed from the end.
        private var leaving: [CurlExchange] = []
        private var countToClean = 64

        init(_ origin: Origin, connections: Int) {
            self.origin = origin
            self.connections = connections
            sharesConnection = origin.isSecure
        }

        var isEmpty: Bool { running == 0 && leaving.isEmpty && arriving.isEmpty }

        func append(_ exchange: CurlExchange) {
            if arriving.count >= countToClean {
                // Remove cancelled requests, which only take memory, because their callers are already resumed.
                arriving.removeAll { $0.isCancelled }
                countToClean = max(64, 2 * arriving.count)
            }
            arriving.append(exchange)
        }

        /// The time when the request that has waited longest is overdue.
        ///
        /// All requests of a transport have the same timeout, so no other request is overdue noticeably earlier.
        var firstEnd: ContinuousClock.Instant? { leaving.last?.end }

        /// Removes and returns the next request if there is a connection for it, and counts it as running.
        ///
        /// Requests at the front of the queue that are cancelled or overdue are ended before that.
        func next() -> CurlExchange? {
            while true {
                if leaving.isEmpty { (leaving, arriving) = (arriving.reversed(), []) }
                guard let first = leaving.last else { return nil }
                if !first.isCancelled && first.end > .now { break }
                leaving.removeLast()
                first.resume(returning: .failure(first.isCancelled ? .cancelled : .timedOut))
            }
            guard running < connections || sharesConnection else { return nil }
            running += 1
            return leaving.removeLast()
        }

        /// Counts a request as ended, and learns from the HTTP version of its response whether requests share a
        /// connection.
        func end(with head: ResponseHead?) {
            running -= 1
            if let head, head.isStarted { sharesConnection = !head.isHTTP1 }
        }
    }
#endif
