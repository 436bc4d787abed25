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
        /// Until the first response shows the HTTP version, the queue assumes that HTTPS requests share a connection.
        private var sharesConnection: Bool
        private var arriving: [CurlExchange] = []
        /// The oldest requests, in reverse order, so that the next request can be removed from the end.
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

        /// The time at which the request that has waited longest times out.
        ///
        /// All requests of a transport have the same timeout, so no other waiting request times out noticeably earlier.
        var firstEnd: ContinuousClock.Instant? { leaving.last?.end }

        /// Removes and returns the next request if a connection is free, and counts the request as running.
        ///
        /// Before that, this method removes cancelled and overdue requests from the front of the queue, and resumes
        /// their callers with an error.
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

        /// Records that a request has ended, and uses the HTTP version of its response to decide whether requests share
        /// a connection.
        func end(with head: ResponseHead?) {
            running -= 1
            if let head, head.isStarted { sharesConnection = !head.isHTTP1 }
        }
    }
#endif
