/// A limited number of concurrent tasks, whose results wait until they are taken.
final class BatchRun<Value: Sendable> {
    let mailbox = Mailbox<Value>()
    private let width: Int
    private let order: OxfordBatch.Order
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var begun = 0
    private var taken = 0

    init(width: Int, order: OxfordBatch.Order) {
        self.width = width
        self.order = order
    }

    deinit {
        cancel()
    }

    var room: Int { width - (begun - taken) }

    var isBusy: Bool { taken < begun }

    func begin(_ work: @escaping @Sendable () async -> Value) {
        let number = beginWithoutTask()
        tasks[number] = Task { [mailbox] in mailbox.put(await work(), as: number) }
    }

    /// Returns the mailbox number of a result that needs no task.
    func beginWithoutTask() -> Int {
        defer { begun += 1 }
        return begun
    }

    /// Returns the next result, or a value without a number, or `nil` if the task is cancelled.
    func take(isolation: isolated (any Actor)? = #isolation) async -> Value? {
        guard let mail = await mailbox.take(order == .asGiven ? taken : nil) else {
            taken = begun
            cancel()
            return nil
        }
        if let number = mail.number {
            tasks[number] = nil
            taken += 1
        }
        return mail.value
    }

    private func cancel() {
        for task in tasks.values { task.cancel() }
    }
}
