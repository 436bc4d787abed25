#if os(Linux) && canImport(Glibc)
    import OxfordTransport

    /// The requests to one origin that are waiting for a free connection.
    ///
    /// libcurl can queue requests too, but it looks for a free connection several times for each waiting request, so
    /// this queue is faster.
    final class OriginQueue {
        let origin: Origin
        private let connections: Int
        private var running = 0
        private var arriving: [CurlJob] = []
        /// The requests to start next, in reverse order.
        ///
        /// The queue starts the oldest request first. Removing the last element of an array is fast, so the array is
        /// sorted in reverse order, and the oldest request comes last. When the array is empty, the queue refills it
        /// from `arriving`.
        private var leaving: [CurlJob] = []
        private var countToClean = 64

        init(_ origin: Origin, connections: Int) {
            self.origin = origin
            self.connections = connections
        }

        var isEmpty: Bool { running == 0 && leaving.isEmpty && arriving.isEmpty }

        func append(_ job: CurlJob) {
            if arriving.count >= countToClean {
                // Remove the requests that nobody waits for anymore, because they only take up memory.
                arriving.removeAll(where: \.isOver)
                countToClean = max(64, 2 * arriving.count)
            }
            arriving.append(job)
        }

        /// Takes the next request from the queue and counts it as running, or returns `nil` if no request can start.
        ///
        /// Before the method takes a request, it removes cancelled requests from the front of the queue.
        /// The method returns `nil` if no request remains, or if all connections are in use.
        func next() -> CurlJob? {
            while true {
                if leaving.isEmpty { (leaving, arriving) = (arriving.reversed(), []) }
                guard let first = leaving.last else { return nil }
                if !first.isOver { break }
                leaving.removeLast()
            }
            guard running < connections else { return nil }
            running += 1
            return leaving.removeLast()
        }

        /// Records that a running request has ended.
        func end() { running -= 1 }
    }
#endif
