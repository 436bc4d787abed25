#if os(Linux) && canImport(Glibc)
    import OxfordTransport

    /// The requests to one origin that are waiting for a free connection.
    ///
    /// libcurl could queue the requests itself. This queue is faster, because libcurl would look for a free connection
    /// several times for each waiting request.
    final class OriginQueue {
        let origin: Origin
        private let connections: Int
        private var running = 0
        /// Whether requests to this origin share a connection, as in HTTP/2.
        ///
        /// The HTTP version of the latest response determines this value. Before the first response, the queue assumes
        /// that HTTPS requests use HTTP/2 and therefore share a connection.
        private var sharesConnection: Bool
        private var arriving: [CurlExchange] = []
        /// The oldest requests, stored in reverse order because removing from the end of an array is fast.
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
                // Remove cancelled requests. Their callers were already resumed, so the requests only take up memory.
                arriving.removeAll { $0.isCancelled }
                countToClean = max(64, 2 * arriving.count)
            }
            arriving.append(exchange)
        }

        /// The time at which the longest-waiting request times out, or `nil` if no request is waiting.
        ///
        /// All requests of a transport have the same timeout, so the longest-waiting request is almost always the first
        /// to time out.
        var firstEnd: ContinuousClock.Instant? { leaving.last?.end }

        /// Takes the next request from the queue and counts it as running, or returns `nil` if no request can start.
        ///
        /// The method first removes cancelled and overdue requests from the front of the queue, and resumes their
        /// callers with an error. No request can start if the queue is then empty, or if all connections are in use.
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

        /// Records that a running request has ended.
        ///
        /// If the server responded, the HTTP version of the response determines whether later requests share a
        /// connection. With HTTP/1, each running request needs its own connection.
        func end(with head: ResponseHead?) {
            running -= 1
            if let head, head.isStarted { sharesConnection = !head.isHTTP1 }
        }
    }
#endif
