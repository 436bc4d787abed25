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
        private let alarms = Alarms(at: Timekeeper(ContinuousClock()))

        init(maximumBodySize: Int, connectionsPerHost: Int) {
            self.maximumBodySize = maximumBodySize
            self.connectionsPerHost = connectionsPerHost
        }

        deinit {
            loop.withLock { $0?.post(.end) }
        }

        func response(to job: CurlJob) async throws(TransportError) -> TransportResponse {
            if Task.isCancelled { throw .cancelled }
            // Keep the session alive until the response has arrived, because its `deinit` ends the event loop.
            defer { withExtendedLifetime(self) {} }
            let mailbox = try mailbox()
            let end: @Sendable (TransportError) -> Void = { error in
                if job.promise.fill(with: .failure(error)) { mailbox.post(.drop(job)) }
            }
            // The event loop cannot end the request itself, because it may be busy in libcurl.
            let alarm = alarms.set(for: alarms.time.now() + (job.end - .now)) { end(.timedOut) }
            defer { alarm.cancel() }
            mailbox.post(.start(job))
            return try await job.promise.outcome { end(.cancelled) }.get()
        }

        /// Returns the mailbox of the event loop, starting the loop first if necessary.
        private func mailbox() throws(TransportError) -> LoopMailbox {
            try loop.withLock { loop throws(TransportError) in
                if let mailbox = loop { return mailbox }
                let mailbox = try Loop.start(
                    LibCurl.shared.get(), maximumBodySize: maximumBodySize, connectionsPerHost: connectionsPerHost)
                loop = mailbox
                return mailbox
            }
        }
    }
#endif
