import Synchronization

/// Runs a limited number of tasks concurrently, and keeps each result until `take(isolation:)` returns it.
final class BatchRun<Value: Sendable> {
    let arrivals = Arrivals<Value>()
    private let width: Int
    private let order: OxfordBatch.Order
    private let ledger: CallLedger
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var begun = 0
    private var taken = 0
    private var isCancelled = false

    init(width: Int, order: OxfordBatch.Order, ledger: CallLedger) {
        self.width = width
        self.order = order
        self.ledger = ledger
    }

    deinit {
        cancel()
    }

    /// The number of tasks that may begin now, or 0 if the batch or the current task has been cancelled.
    var room: Int { isCancelled || Task.isCancelled ? 0 : width - (begun - taken) }

    var isBusy: Bool { taken < begun }

    func begin(_ work: @escaping @Sendable () async -> Value) {
        let number = beginWithoutTask()
        tasks[number] = Task { [arrivals] in
            let value = await work()
            // Drop results after this run has ended. The batch may already have returned its last element. A result may
            // also be an error that only says that the ledger refused a call.
            if !arrivals.isSealed { arrivals.put(value, as: number) }
        }
    }

    /// Reserves the next position in the batch, and returns its number.
    ///
    /// Use this method for a result that needs no task, such as a look-up that the batch has kept. When the result is
    /// available, pass it to ``Arrivals/put(_:as:)`` with the number.
    func beginWithoutTask() -> Int {
        defer { begun += 1 }
        return begun
    }

    /// Waits for the next result, and returns it.
    ///
    /// A word from the batch's input has no number, because it is not a result. This function returns the word even if
    /// results are still missing. If the batch has been cancelled, the function drops the word.
    ///
    /// If the calling task is cancelled, this function cancels the tasks in flight and stops waiting. From then on,
    /// each call to this function returns one of the results that have already arrived, or `nil` if none is left.
    func take(isolation: isolated (any Actor)? = #isolation) async -> Value? {
        while let arrival = await arrivals.take(order == .asGiven ? taken : nil) {
            noteCancellation()
            if let number = arrival.number {
                tasks[number] = nil
                taken += 1
                return arrival.value
            }
            if !isCancelled { return arrival.value }
        }
        noteCancellation()
        return nil
    }

    /// Stops the batch if the current task has been cancelled.
    ///
    /// The tasks in flight are cancelled, and no new tasks begin.
    func noteCancellation() {
        guard Task.isCancelled else { return }
        ledger.cancel()
        cancel()
    }

    private func cancel() {
        isCancelled = true
        arrivals.seal()
        ledger.close()
        for task in tasks.values { task.cancel() }
    }
}

/// The batch results that have arrived but have not yet been returned by `take(_:)`.
final class Arrivals<Value: Sendable>: Sendable {
    /// A value that has arrived.
    ///
    /// The batch uses one queue for its results and for the words that it has read from its input. A result has a
    /// number, which is its position in the batch. A word has no number, so ``Arrivals/take(_:)`` returns it without
    /// waiting for earlier results.
    struct Arrival: Sendable {
        let number: Int?
        let value: Value
    }

    private struct State {
        var arrived: [Arrival] = []
        var waiting: (number: Int?, continuation: CheckedContinuation<Arrival?, Never>)?
        var isClosed = false
        var isSealed = false

        mutating func take(_ number: Int?) -> Arrival? {
            var index = arrived.firstIndex { number == nil || $0.number == nil || $0.number == number }
            // After a cancellation, the value with this number may never arrive, so take the value with the lowest
            // number instead.
            if isClosed, index == nil {
                index = arrived.indices.min { arrived[$0].number ?? 0 < arrived[$1].number ?? 0 }
            }
            return index.map { arrived.remove(at: $0) }
        }
    }

    private let state = Mutex(State())

    /// Whether the run has ended.
    ///
    /// After the end of a run, the batch ignores the results of tasks that are still running.
    var isSealed: Bool { state.withLock(\.isSealed) }

    func seal() {
        state.withLock { $0.isSealed = true }
    }

    /// Waits for the value whose position in the batch is `number`, or for any value if `number` is `nil`.
    ///
    /// If the calling task is cancelled, this function stops waiting. From then on, each call to this function returns
    /// one of the values that have already arrived, or `nil` if none is left.
    func take(_ number: Int?) async -> Arrival? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let arrival = state.withLock { state -> Arrival?? in
                    let arrival = state.take(number)
                    if arrival != nil || state.isClosed { return .some(arrival) }
                    state.waiting = (number, continuation)
                    return nil
                }
                if let arrival { continuation.resume(returning: arrival) }
            }
        } onCancel: {
            close()
        }
    }

    func put(_ value: Value, as number: Int? = nil) {
        let (waiting, taken) = state.withLock { state in
            state.arrived.append(Arrival(number: number, value: value))
            guard let waiting = state.waiting, let arrival = state.take(waiting.number) else {
                return (nil as CheckedContinuation<Arrival?, Never>?, nil as Arrival?)
            }
            state.waiting = nil
            return (waiting.continuation, arrival)
        }
        waiting?.resume(returning: taken)
    }

    private func close() {
        let (waiting, arrival) = state.withLock { state in
            state.isClosed = true
            let waiting = state.waiting.take()
            return (waiting, waiting.flatMap { state.take($0.number) })
        }
        waiting?.continuation.resume(returning: arrival)
    }
}
