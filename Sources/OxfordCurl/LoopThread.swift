#if os(Linux) && canImport(Glibc)
    import Glibc

    /// A thread that may block.
    ///
    /// The event loop does not run in a task, because it would block a thread that tasks share.
    enum Thread {
        private final class Work {
            let run: () -> Void

            init(_ run: @escaping () -> Void) {
                self.run = run
            }
        }

        /// Runs a closure on a new thread, or returns `false` if no thread can be created.
        ///
        /// The new thread blocks all signals, so that the program's other threads receive them. Because SIGPIPE is
        /// blocked too, writing to a closed connection returns an error instead of terminating the process.
        static func run(_ body: sending @escaping () -> Void) -> Bool {
            var (all, previous) = (sigset_t(), sigset_t())
            unsafe sigfillset(&all)
            unsafe pthread_sigmask(SIG_SETMASK, &all, &previous)
            defer { unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }
            let retained = unsafe Unmanaged.passRetained(Work(body))
            var thread = pthread_t()
            let error = unsafe pthread_create(
                &thread, nil,
                { context in
                    guard let context = unsafe context else { return nil }
                    unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
                    return nil
                }, retained.toOpaque())
            guard error == 0 else {
                unsafe retained.release()
                return false
            }
            pthread_detach(thread)
            return true
        }
    }
#endif
