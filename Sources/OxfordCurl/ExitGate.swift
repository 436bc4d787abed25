#if os(Linux) && canImport(Glibc)
    import Glibc
    import Synchronization

    /// Keeps threads out of libcurl while the process exits.
    ///
    /// At exit, libcurl's TLS library frees its tables. A thread that uses them afterwards crashes the process.
    enum ExitGate {
        private static let users = Atomic(0)
        private static let isClosed = Atomic(false)

        /// Closes the gate in an exit handler.
        ///
        /// Call this after the TLS library is initialized, because exit handlers run in reverse order.
        static func closeAtExit() {
            atexit { ExitGate.close() }
        }

        /// Calls libcurl, or never returns if the process is exiting.
        static func pass<Result>(_ body: () -> Result) -> Result {
            users.add(1, ordering: .sequentiallyConsistent)
            defer { users.subtract(1, ordering: .sequentiallyConsistent) }
            if isClosed.load(ordering: .sequentiallyConsistent) { waitForever() }
            return body()
        }

        /// Waits up to a second for threads inside, which leave within a millisecond unless libcurl is stuck.
        private static func close() {
            isClosed.store(true, ordering: .sequentiallyConsistent)
            for _ in 0..<10_000 {
                if users.load(ordering: .sequentiallyConsistent) == 0 { return }
                usleep(100)
            }
        }

        private static func waitForever() -> Never {
            users.subtract(1, ordering: .sequentiallyConsistent)
            while true { sleep(.max) }
        }
    }
#endif
