import Dispatch
import Synchronization

/// Runs tasks on the main thread: for a single request, starting other threads would take longer.
final class MainThread: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    private let jobCount = DispatchSemaphore(value: 0)

    /// Runs an asynchronous function that exits the program.
    static func run(_ body: @escaping @Sendable () async -> Never) -> Never {
        let executor = MainThread()
        Task(executorPreference: executor, operation: body)
        while true {
            executor.jobCount.wait()
            let job = executor.jobs.withLock { $0.removeFirst() }
            // Safe: a job stays valid until it has run, and each runs once.
            unsafe job.runSynchronously(on: executor.asUnownedTaskExecutor())
        }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        jobCount.signal()
    }
}
