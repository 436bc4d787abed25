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
        private let loop = Mutex<Watchdog?>(nil)

        init(maximumBodySize: Int, connectionsPerHost: Int) {
            self.maximumBodySize = maximumBodySize
            self.connectionsPerHost = connectionsPerHost
        }

        deinit {
            loop.withLock { $0?.mailbox.post(.end) }
        }

        func response(to job: CurlJob) async throws(TransportError) -> TransportResponse {
            if Task.isCancelled { throw .cancelled }
            // Keep the session alive until the response has arrived, because its `deinit` ends the event loop.
            defer { withExtendedLifetime(self) {} }
            let watchdog = try watchdog()
            let outcome = await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    guard job.keep(continuation) else { return }
                    guard watchdog.watch(job) else {
                        job.finish(with: .failure(.noThread))
                        return
                    }
                    watchdog.mailbox.post(.start(job))
                }
            } onCancel: {
                if job.finish(with: .failure(.cancelled)) { watchdog.mailbox.post(.drop(job)) }
            }
            let received = try outcome.get()
            return TransportResponse(
                status: received.head.status, headers: Headers(received: received.head.fields), body: received.body)
        }

        /// Returns the watchdog of the event loop, starting the loop first if necessary.
        private func watchdog() throws(TransportError) -> Watchdog {
            try loop.withLock { loop throws(TransportError) in
                if let watchdog = loop { return watchdog }
                let watchdog = try Loop.start(
                    LibCurl.shared.get(), maximumBodySize: maximumBodySize, connectionsPerHost: connectionsPerHost)
                loop = watchdog
                return watchdog
            }
        }
    }
#endif
