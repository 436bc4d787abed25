#if os(Linux) && canImport(Glibc)
    import OxfordTransport
    import Synchronization

    /// An object that resumes the callers whose requests time out, even if the event loop is busy in libcurl.
    ///
    /// A thread looks after the requests a few times per second. It ends when there are no more requests.
    final class Watchdog: Sendable {
        /// The longest time between two looks, so that a request with an earlier end rarely needs another thread.
        private static let interval: Duration = .milliseconds(250)

        private struct State {
            /// The requests that the event loop has not finished.
            var jobs: [ObjectIdentifier: CurlJob] = [:]
            /// The time of the next look, or `nil` if no thread is running.
            var nextLook: ContinuousClock.Instant?
        }

        let mailbox: LoopMailbox
        private let state = Mutex(State())

        init(_ mailbox: LoopMailbox) {
            self.mailbox = mailbox
        }

        /// Begins to watch a request, or returns `false` if no thread can be created.
        func watch(_ job: CurlJob) -> Bool {
            let look = state.withLock { state -> ContinuousClock.Instant? in
                state.jobs[ObjectIdentifier(job)] = job
                if let next = state.nextLook, next <= job.end { return nil }
                state.nextLook = min(job.end, .now + Self.interval)
                return state.nextLook
            }
            guard let look else { return true }
            // Hold the watchdog weakly, so that a released transport does not stay in memory.
            let isRunning = Thread.run { [weak self] in
                var next: ContinuousClock.Instant? = look
                while let time = next {
                    Thread.sleep(until: time)
                    next = self?.look(scheduledFor: time)
                }
            }
            if !isRunning {
                state.withLock { $0.nextLook = nil }
                forget(job)
            }
            return isRunning
        }

        /// Stops watching a request that the event loop has finished.
        func forget(_ job: CurlJob) {
            state.withLock { _ = $0.jobs.removeValue(forKey: ObjectIdentifier(job)) }
        }

        /// Resumes the overdue callers.
        ///
        /// - Returns: The time of the next look, or `nil` if this thread must end.
        private func look(scheduledFor time: ContinuousClock.Instant) -> ContinuousClock.Instant? {
            let now = ContinuousClock.now
            var ended: [CurlJob] = []
            let next = state.withLock { state -> ContinuousClock.Instant? in
                // A request that times out earlier may have started another thread, which replaces this one.
                guard state.nextLook == time else { return nil }
                var next = now + Self.interval
                for (id, job) in state.jobs {
                    if job.isOver || job.end <= now {
                        state.jobs[id] = nil
                        ended.append(job)
                    } else {
                        next = min(next, job.end)
                    }
                }
                state.nextLook = state.jobs.isEmpty ? nil : next
                return state.nextLook
            }
            for job in ended where job.finish(with: .failure(.timedOut)) { mailbox.post(.drop(job)) }
            return next
        }
    }
#endif
