import Dispatch

/// A task executor that a test can wait for, to know that its tasks have got as far as they can.
final class JobQueue: TaskExecutor {
    private let queue = DispatchQueue(label: "jobs")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    /// Waits until every task that has started on the queue is suspended or has ended.
    func settle() {
        // A job may enqueue another, such as the rest of a task that changes its isolation.
        for _ in 0..<10 { queue.sync {} }
    }

    /// Starts tasks one after the other, and waits until each is suspended or has ended.
    func start<Success: Sendable>(
        _ count: Int = 1, _ body: @escaping @Sendable () async throws -> Success
    ) -> [Task<Success, any Error>] {
        (0..<count).map { _ in
            let task = Task(executorPreference: self) { try await body() }
            settle()
            return task
        }
    }
}
