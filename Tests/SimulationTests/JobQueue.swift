import Foundation
import TestSupport

/// A queue of the jobs of one thread, which runs them one at a time, in an order that a seed determines.
///
/// Swift normally runs tasks on a pool of threads, so the order in which they continue is different each time. The
/// Swift runtime has a hook for this: it calls a function with each job that it would pass to the pool. This type sets
/// the hook once. If the current thread has a queue, the hook adds the job to that queue. Otherwise, it passes the job
/// to the pool as usual, so tests on other threads do not notice the hook.
///
/// A thread's jobs only start jobs on the same thread, as long as they wait only for each other. They must not call
/// `Task.sleep`, wait for input or output, or use actors with their own executor.
final class JobQueue {
    fileprivate var jobs: [UnownedJob] = []
    private var random: SeededGenerator

    private init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    var isEmpty: Bool { jobs.isEmpty }

    /// Runs one of the waiting jobs until it suspends.
    ///
    /// A job may call this function too, so that other jobs run while it blocks its thread.
    func runOne() {
        guard !jobs.isEmpty else { return }
        let job = jobs.remove(at: Int.random(in: jobs.indices, using: &random))
        runJob(job, unsafeBitCast((0, 0), to: UnownedSerialExecutor.self))
    }

    /// Calls a function on the current thread, and passes it a queue that receives the thread's jobs meanwhile.
    static func withQueue<Result>(seed: UInt64, _ body: (JobQueue) -> Result) -> Result {
        _ = hook
        let queue = JobQueue(seed: seed)
        pthread_setspecific(key, Unmanaged.passUnretained(queue).toOpaque())
        defer { pthread_setspecific(key, nil) }
        return body(queue)
    }

    /// Calls a function on a new thread, and returns its result.
    ///
    /// The function does not run on a thread of the pool, because those threads run the jobs of other tests.
    static func onNewThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        // Continuations and tasks that start immediately run on top of each other, so they need a large stack.
        await onThread(stackSize: 8 << 20, body)
    }
}

// MARK: The hook

private typealias PassToPool = @convention(thin) (UnownedJob) -> Void
private typealias Hook = @convention(thin) (UnownedJob, PassToPool) -> Void

/// Runs a job on the current thread.
///
/// If the executor is null, the job runs as on a thread of the pool.
@_silgen_name("swift_job_run")
private func runJob(_ job: UnownedJob, _ executor: UnownedSerialExecutor)

/// The key of the current thread's queue.
private let key: pthread_key_t = {
    var key = pthread_key_t()
    precondition(pthread_key_create(&key, nil) == 0, "no key for a value of a thread")
    return key
}()

/// Sets the hook when it is first used.
private let hook: Void = {
    _ = key
    guard let address = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook") else {
        preconditionFailure("this version of the Swift runtime has no hook for jobs")
    }
    address.assumingMemoryBound(to: Hook?.self).pointee = { job, passToPool in
        guard let queue = pthread_getspecific(key) else { return passToPool(job) }
        Unmanaged<JobQueue>.fromOpaque(queue).takeUnretainedValue().jobs.append(job)
    }
}()
