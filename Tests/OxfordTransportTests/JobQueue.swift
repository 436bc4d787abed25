import Dispatch

/// A task executor that lets a test wait until its tasks cannot run any further.
final class JobQueue: TaskExecutor {
    private let queue = DispatchQueue(label: "jobs")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    /// Waits until every task on the queue is suspended or finished.
    func settle() {
        // A job can enqueue another job, for example when a task changes its isolation.
        for _ in 0..<10 { queue.sync {} }
    }

    /// Starts tasks one by one, waiting until each is suspended or finished.
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
