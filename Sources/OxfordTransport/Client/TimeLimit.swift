import Synchronization

extension Timekeeper {
    /// Runs an operation, and cancels it at a time.
    ///
    /// This function waits until the operation has ended, even if its time is over. No part of the operation therefore
    /// continues afterwards. If the operation returns a response in spite of its cancellation, so does this function.
    func limit(to end: Duration, _ operation: @escaping @Sendable () async -> Outcome) async -> Outcome {
        let limit = end - now()
        guard limit > .zero else {
            return .failure(TransportError(.timedOut, detail: "no time is left", isCall: false))
        }
        return await withTaskGroup(of: Outcome?.self) { group in
            let hasEnded = Flag()
            group.addTaskAtOnce {
                let outcome = await operation()
                hasEnded.set()
                return outcome
            }
            // Many operations end without having to wait, for example because the response is in a cache.
            if !hasEnded.isSet {
                group.addTask {
                    try? await sleep(end)
                    return nil
                }
            }
            let first = await group.next() ?? nil
            // Without an outcome, the sleep has ended, because its time is over or because the caller was cancelled.
            let isTimeOver = first == nil && !Task.isCancelled
            group.cancelAll()
            let outcome = if let first { first } else { await group.next() ?? nil }
            guard let outcome else { return .failure(.cancelled) }
            return isTimeOver ? outcome.timedOut(after: limit) : outcome
        }
    }
}

extension AlarmClock {
    /// Waits for the outcome of an operation, and cancels the operation when its time is over.
    ///
    /// A transport uses this function if something other than a task can cancel its requests. If the operation ran in
    /// another task, the caller would change threads twice.
    package func limit(
        to limit: Duration, cancel: @escaping @Sendable () -> Void, _ operation: () async -> Outcome
    ) async -> Outcome {
        let isOver = Flag()
        let alarm = set(now() + limit.clamped) {
            isOver.set()
            cancel()
        }
        defer { stop(alarm) }
        let outcome = await operation()
        // A cancellation by the caller is no timeout, even if the operation ends only after its time.
        return isOver.isSet && !Task.isCancelled ? outcome.timedOut(after: limit) : outcome
    }
}

extension Outcome {
    /// The outcome of an operation that was cancelled because its time was over.
    fileprivate func timedOut(after limit: Duration) -> Outcome {
        guard case .failure(let error) = self else { return self }
        return .failure(TransportError(.timedOut, detail: "no response within \(limit.text)", isCall: error.isCall))
    }
}

private final class Flag: Sendable {
    private let value = Atomic(false)

    var isSet: Bool { value.load(ordering: .acquiring) }

    func set() { value.store(true, ordering: .releasing) }
}

extension TaskGroup {
    /// Adds a task that starts on the current thread where the system can do that.
    ///
    /// With `addTask`, the operation would change threads, and a call would leave later than its place in a rate limit
    /// says.
    fileprivate mutating func addTaskAtOnce(_ operation: @escaping @Sendable () async -> ChildTaskResult) {
        // Tests define this condition, because the newest systems never take the other way.
        #if !OXFORD_OLDER_SYSTEMS
            if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
                return addImmediateTask(operation: operation)
            }
        #endif
        addTask(operation: operation)
    }
}

extension Task where Success == Void, Failure == Never {
    /// Creates a task that starts on the current thread where the system can do that.
    static func startedAtOnce(
        priority: TaskPriority, _ operation: @escaping @Sendable () async -> Void
    ) -> Task<Void, Never> {
        #if !OXFORD_OLDER_SYSTEMS
            if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
                return Task.immediate(priority: priority, operation: operation)
            }
        #endif
        return Task(priority: priority, operation: operation)
    }
}
