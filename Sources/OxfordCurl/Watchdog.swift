#if os(Linux) && canImport(Glibc)
    import OxfordTransport
    import Synchronization

    /// An object that keeps callers from waiting too long, even if the event loop is stuck in libcurl.
    ///
    /// A call to libcurl normally returns within a millisecond. It does not return, however, while a server sends
    /// certain data without end, such as empty HTTP/2 frames, and libcurl then ignores its time limits too. The watchdog
    /// therefore resumes the callers whose requests time out. If libcurl is stuck, it also shuts down sockets, so that
    /// libcurl returns and the loop can perform the other requests.
    ///
    /// A thread looks after the requests a few times per second. It ends when there are no more requests.
    final class Watchdog: Sendable {
        /// The longest time between two looks.
        private static let interval: Duration = .milliseconds(250)

        private struct State {
            /// The requests that the event loop has not finished.
            var exchanges: [ObjectIdentifier: CurlExchange] = [:]
            /// The time of the next look, or `nil` if no thread is running.
            var nextLook: ContinuousClock.Instant?
            var pass = 0
            var passSeen = ContinuousClock.now
            var looksAtPass = 0

            /// Returns how often the watchdog has seen libcurl in the same call.
            ///
            /// This function counts one look per interval. The result is a better measure than the duration of the
            /// call, because the duration is also long if the process or the computer was suspended.
            mutating func looks(at pass: Int, _ now: ContinuousClock.Instant) -> Int {
                if pass != self.pass || pass.isMultiple(of: 2) {
                    (self.pass, passSeen, looksAtPass) = (pass, now, 0)
                } else if passSeen.duration(to: now) >= Watchdog.interval {
                    (passSeen, looksAtPass) = (now, looksAtPass + 1)
                }
                return looksAtPass
            }
        }

        let mailbox: LoopMailbox
        /// A number that is odd while the event loop is in libcurl.
        private let passes = Atomic(0)
        private let state = Mutex(State())

        init(_ mailbox: LoopMailbox) {
            self.mailbox = mailbox
        }

        /// Runs a call to libcurl that may become stuck.
        func guarding<Result>(_ call: () -> Result) -> Result {
            passes.add(1, ordering: .relaxed)
            defer { passes.add(1, ordering: .relaxed) }
            return call()
        }

        /// Begins to watch a request, or returns `false` if no thread can be created.
        func watch(_ exchange: CurlExchange) -> Bool {
            let look = state.withLock { state -> ContinuousClock.Instant? in
                state.exchanges[ObjectIdentifier(exchange)] = exchange
                if let next = state.nextLook, next <= exchange.end { return nil }
                state.nextLook = min(exchange.end, .now + Self.interval)
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
                forget(exchange)
            }
            return isRunning
        }

        /// Stops watching a request that the event loop has finished.
        func forget(_ exchange: CurlExchange) {
            state.withLock { _ = $0.exchanges.removeValue(forKey: ObjectIdentifier(exchange)) }
        }

        /// Resumes the overdue callers, and shuts down sockets if libcurl is stuck.
        ///
        /// - Returns: The time of the next look, or `nil` if this thread must end.
        private func look(scheduledFor time: ContinuousClock.Instant) -> ContinuousClock.Instant? {
            let now = ContinuousClock.now
            var overdue: [CurlExchange] = []
            var abandoned: Set<Origin> = []
            var looksAtPass = 0
            let next = state.withLock { state -> ContinuousClock.Instant? in
                // A request that times out earlier may have started another thread, which replaces this one.
                guard state.nextLook == time else { return nil }
                var next = now + Self.interval
                for (id, exchange) in state.exchanges {
                    let (isOver, isOverdue) = (exchange.isOver, exchange.end <= now)
                    if isOverdue && !isOver { overdue.append(exchange) }
                    if !isOver && !isOverdue {
                        next = min(next, exchange.end)
                    } else if exchange.position != nil {
                        abandoned.insert(exchange.origin)
                    } else {
                        // The event loop forgets only the requests that it has passed to libcurl.
                        state.exchanges[id] = nil
                    }
                }
                let pass = passes.load(ordering: .relaxed)
                looksAtPass = state.looks(at: pass, now)
                let isDone = state.exchanges.isEmpty && pass.isMultiple(of: 2)
                state.nextLook = isDone ? nil : next
                return state.nextLook
            }
            for exchange in overdue where exchange.finish(with: .failure(.timedOut)) { mailbox.post(.drop(exchange)) }
            // The connections of requests that nobody waits for are probably the reason, and closing them harms nobody
            // but later requests to the same server. If the reason is another connection, close all of them, because
            // the requests to all servers stand still.
            if looksAtPass >= 8 {
                Sockets.shutDown { $0.loop == ObjectIdentifier(self) }
            } else if looksAtPass >= 2 && !abandoned.isEmpty {
                Sockets.shutDown { $0.loop == ObjectIdentifier(self) && abandoned.contains($0.origin) }
            }
            return next
        }
    }
#endif
