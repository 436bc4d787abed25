#if os(Linux) && canImport(Glibc)
    import Glibc
    import Synchronization

    /// Keeps threads out of libcurl while the process exits.
    ///
    /// When the process exits, libcurl's TLS library frees its tables. A thread that uses these tables afterwards
    /// crashes the process.
    enum ExitGate {
        private static let users = Atomic(0)
        private static let isClosed = Atomic(false)

        /// Registers an exit handler that closes the gate.
        ///
        /// Call this function after the TLS library is initialized. Exit handlers run in reverse order, so the gate
        /// then closes before the library frees its tables.
        static func closeAtExit() {
            atexit { ExitGate.close() }
        }

        /// Runs a function that calls libcurl, or never returns if the process is exiting.
        static func pass<Result>(_ body: () -> Result) -> Result {
            users.add(1, ordering: .sequentiallyConsistent)
            defer { users.subtract(1, ordering: .sequentiallyConsistent) }
            if isClosed.load(ordering: .sequentiallyConsistent) { waitForever() }
            return body()
        }

        /// Closes the gate, and waits up to a second until no thread is inside libcurl.
        ///
        /// Threads leave libcurl within a millisecond, unless it is stuck.
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
