#if os(Linux) && canImport(Glibc)
    import Glibc
    import Synchronization

    /// A gate that keeps threads out of libcurl while the process exits.
    ///
    /// When the process exits, libcurl's TLS library frees its global data. A thread that calls libcurl afterwards uses
    /// the freed data and crashes the process.
    enum ExitGate {
        private static let users = Atomic(0)
        private static let isClosed = Atomic(false)
        /// The process whose threads call libcurl.
        private static let process = getpid()

        /// Registers an exit handler that closes the gate.
        ///
        /// Call this function after the TLS library is initialized. Exit handlers run in the reverse order of their
        /// registration. The handler that this function registers therefore stops the calls to libcurl before the TLS
        /// library frees its data.
        ///
        /// A process that this one has forked runs the handler too when it exits. None of its threads calls libcurl, so
        /// it has nothing to wait for.
        static func closeAtExit() {
            // Read the number in this process, because a static property gets its value when it is read first.
            _ = process
            atexit { if getpid() == ExitGate.process { ExitGate.close() } }
        }

        /// Runs `body`, which calls libcurl, or blocks the calling thread forever if the process is exiting.
        ///
        /// Calling libcurl is not safe while the process is exiting. In that case, this function doesn't run `body`,
        /// and blocks the calling thread until the process ends.
        static func pass<Value>(_ body: () -> Value) -> Value {
            users.add(1, ordering: .sequentiallyConsistent)
            defer { users.subtract(1, ordering: .sequentiallyConsistent) }
            if isClosed.load(ordering: .sequentiallyConsistent) { waitForever() }
            return body()
        }

        /// Prevents further calls to libcurl, and waits up to a second for running calls to return.
        ///
        /// A call to libcurl normally returns within a millisecond. If a call takes longer, a server keeps libcurl
        /// busy, and the process exits without waiting any longer.
        private static func close() {
            isClosed.store(true, ordering: .sequentiallyConsistent)
            for _ in 0..<10_000 where users.load(ordering: .sequentiallyConsistent) > 0 { usleep(100) }
        }

        private static func waitForever() -> Never {
            users.subtract(1, ordering: .sequentiallyConsistent)
            while true { sleep(.max) }
        }
    }
#endif
