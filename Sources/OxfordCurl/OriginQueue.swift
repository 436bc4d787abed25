#if os(Linux) && canImport(Glibc)
    /// The requests to one origin that run, or wait for a free connection.
    ///
    /// libcurl can let requests wait too, but libcurl 7.88 leaves some of them waiting forever.
    struct OriginQueue {
        private let connections: Int
        private var running = 0
        private var waiting: ArraySlice<CurlJob> = []
        private var countToClean = 64

        init(connections: Int) {
            self.connections = connections
        }

        var isEmpty: Bool { running == 0 && waiting.isEmpty }

        mutating func append(_ job: CurlJob) {
            if waiting.count >= countToClean {
                // Remove the requests that nobody waits for anymore, because they only take up memory.
                waiting.removeAll(where: \.isOver)
                countToClean = max(64, 2 * waiting.count)
            }
            waiting.append(job)
        }

        /// Takes the next request from the queue and counts it as running, or returns `nil` if no request can start.
        mutating func next() -> CurlJob? {
            waiting = waiting.drop(while: \.isOver)
            guard running < connections, let job = waiting.popFirst() else { return nil }
            running += 1
            return job
        }

        /// Records that a running request has ended.
        mutating func end() { running -= 1 }
    }
#endif
