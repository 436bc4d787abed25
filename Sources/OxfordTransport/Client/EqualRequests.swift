import Synchronization

/// The requests of a client and its copies that are in flight, so that an equal request can join one of them.
final class EqualRequests: Sendable {
    struct Key: Hashable {
        let request: RequestKey
        /// The generation of the cache that will store the response.
        let generation: UInt64?
        /// The rate limit of the attempts.
        let limit: ObjectIdentifier?
    }

    private let running = Mutex<[Key: Attempts]>([:])

    /// Waits for the outcome of an equal request in flight or, if there is none, of new attempts.
    func outcome(
        for caller: WaitingCaller, with key: Key, by new: Attempts, _ run: @escaping @Sendable () async -> Void
    ) async -> Outcome {
        let attempts = running.withLock { running in
            if let attempts = running[key], attempts.join(caller) { return attempts }
            running[key] = new
            new.join(caller)
            return new
        }
        if attempts === new {
            attempts.start {
                await run()
                self.running.withLock { running in
                    if running[key] === attempts { running[key] = nil }
                }
            }
        }
        // The attempts run in a separate task, because other callers may still wait when this one leaves.
        return await caller.promise.outcome { attempts.leave(caller) }
    }
}
