#if os(Linux) && canImport(Glibc)
    import Glibc
    import OxfordTransport

    extension Loop {
        /// Runs the event loop on a new thread.
        ///
        /// The event loop does not run in a task, because it would block a thread that tasks share.
        ///
        /// The new thread blocks all signals, so that the program's other threads receive them. Because SIGPIPE is
        /// blocked too, writing to a closed connection returns an error instead of terminating the process.
        func start() throws(TransportError) {
            var (all, previous) = (sigset_t(), sigset_t())
            unsafe sigfillset(&all)
            unsafe pthread_sigmask(SIG_SETMASK, &all, &previous)
            defer { unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }
            let retained = unsafe Unmanaged.passRetained(self)
            var thread = pthread_t()
            let error = unsafe pthread_create(
                &thread, nil,
                { context in
                    guard let context = unsafe context else { return nil }
                    unsafe Unmanaged<Loop>.fromOpaque(context).takeRetainedValue().run()
                    return nil
                }, retained.toOpaque())
            guard error == 0 else {
                unsafe retained.release()
                throw TransportError(.other, detail: "no thread could be created; check the limit of threads")
            }
            pthread_detach(thread)
        }
    }
#endif
