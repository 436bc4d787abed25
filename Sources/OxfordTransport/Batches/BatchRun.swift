/// A limited number of concurrent tasks, whose results wait until they are taken.
final class BatchRun<Value: Sendable> {
    let mailbox = Mailbox<Value>()
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

    /// The number of tasks that may begin, which is 0 after the task that takes the results was cancelled.
    var room: Int { isCancelled || Task.isCancelled ? 0 : width - (begun - taken) }

    var isBusy: Bool { taken < begun }

    func begin(_ work: @escaping @Sendable () async -> Value) {
        let number = beginWithoutTask()
        tasks[number] = Task { [mailbox] in
            let value = await work()
            // A cancelled task was not finished in time, so its result must not arrive after the last element.
            if !Task.isCancelled { mailbox.put(value, as: number) }
        }
    }

    /// Returns the mailbox number of a result that needs no task.
    func beginWithoutTask() -> Int {
        defer { begun += 1 }
        return begun
    }

    /// Returns the next result or a value without a number.
    ///
    /// If the task is cancelled, it cancels the tasks in flight and returns the results that have arrived, then `nil`.
    func take(isolation: isolated (any Actor)? = #isolation) async -> Value? {
        while let mail = await mailbox.take(order == .asGiven ? taken : nil) {
            noteCancellation()
            if let number = mail.number {
                tasks[number] = nil
                taken += 1
                return mail.value
            }
            if !isCancelled { return mail.value }
        }
        noteCancellation()
        return nil
    }

    /// Stops the batch if the task that takes the results is cancelled.
    func noteCancellation() {
        guard Task.isCancelled else { return }
        ledger.cancel()
        cancel()
    }

    private func cancel() {
        isCancelled = true
        ledger.close()
        for task in tasks.values { task.cancel() }
    }
}
