#if os(Linux) && canImport(Glibc)
    import OxfordTransport
    import Synchronization

    /// A request that a caller passes to the event loop, together with the caller.
    final class CurlJob: Sendable {
        let url: AllowedURL
        let headers: Headers
        /// The time for connecting, in milliseconds.
        let connectTimeout: Int
        private let caller = Mutex<CheckedContinuation<Outcome, Never>?>(nil)
        private let isCancelled = Atomic(false)

        init(_ request: TransportRequest, url: AllowedURL, connectTimeout: Int) {
            self.url = url
            headers = request.headers
            self.connectTimeout = connectTimeout
        }

        /// Whether the request was cancelled, so that nobody needs the response anymore.
        var isOver: Bool { isCancelled.load(ordering: .relaxed) }

        /// Passes the request to an event loop and waits for its outcome.
        func outcome(from mailbox: LoopMailbox) async -> Outcome {
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    caller.withLock { $0 = continuation }
                    mailbox.post(.start(self))
                }
            } onCancel: {
                cancel(in: mailbox)
            }
        }

        /// Lets the event loop end the request, because only the loop knows whether libcurl has sent it.
        func cancel(in mailbox: LoopMailbox) {
            isCancelled.store(true, ordering: .relaxed)
            mailbox.post(.drop(self))
        }

        /// Resumes the caller, unless it was resumed before.
        func end(with outcome: Outcome) {
            caller.withLock { caller in
                defer { caller = nil }
                return caller
            }?.resume(returning: outcome)
        }
    }
#endif
