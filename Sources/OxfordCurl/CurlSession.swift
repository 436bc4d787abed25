#if os(Linux) && canImport(Glibc)
    import OxfordTransport
    import Synchronization

    /// The owner of a transport's event loop.
    ///
    /// All copies of a transport share one session. The session starts the event loop for the first request, and ends
    /// the loop when the last copy of the transport is released.
    final class CurlSession: Sendable {
        private let maximumBodySize: Int
        private let connectionsPerHost: Int
        private let loop = Mutex<LoopMailbox?>(nil)

        init(maximumBodySize: Int, connectionsPerHost: Int) {
            self.maximumBodySize = maximumBodySize
            self.connectionsPerHost = connectionsPerHost
        }

        deinit {
            loop.withLock { $0?.post(.end) }
        }

        func outcome(of job: CurlJob) async -> Outcome {
            // Keep the session alive until the response has arrived, because its `deinit` ends the event loop.
            defer { withExtendedLifetime(self) {} }
            do throws(TransportError) {
                return await job.outcome(from: try mailbox())
            } catch {
                return .failure(error)
            }
        }

        func cancel(_ job: CurlJob) {
            if let mailbox = loop.withLock(\.self) { job.cancel(in: mailbox) }
        }

        /// Returns the mailbox of the event loop, starting the loop first if necessary.
        private func mailbox() throws(TransportError) -> LoopMailbox {
            try loop.withLock { loop throws(TransportError) in
                if let mailbox = loop { return mailbox }
                let started = try Loop(
                    LibCurl.shared.get(), maximumBodySize: maximumBodySize, connectionsPerHost: connectionsPerHost)
                try started.start()
                loop = started.mailbox
                return started.mailbox
            }
        }
    }
#endif
