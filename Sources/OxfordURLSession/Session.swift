#if canImport(Darwin) || canImport(FoundationNetworking)
    import Dispatch
    import Foundation
    import OxfordTransport
    import Synchronization

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    /// A `URLSession` and its delegate.
    ///
    /// Each request runs as a data task. A ``SessionJob`` collects the response of the data task, and resumes the
    /// caller when the data task completes. `URLSession.data(for:)` would be simpler, but on Linux it can deadlock when
    /// the Swift task that calls it is cancelled.
    final class Session: Sendable {
        private let session: URLSession
        private let delegate: Delegate
        /// The queue on which tasks are created and cancelled, and on which the session is invalidated.
        ///
        /// On Linux, `URLSession` blocks a thread that creates or cancels a task while it calls the delegate, which it
        /// does without a break if data keeps arriving. It must not block a thread of the pool that all Swift tasks
        /// share.
        private let commands = DispatchQueue(label: "OxfordDictionaries.URLSessionTransport", qos: .userInitiated)
        private let maximumBodySize: Int

        /// A year, because Foundation stores timeouts in an integer that cannot hold much longer durations.
        private static let noLimit: TimeInterval = 366 * 86400

        init(_ given: URLSessionConfiguration, maximumBodySize: Int, connectionsPerHost: Int) {
            // Change a copy, because the caller may use its configuration for other sessions.
            let configuration = given.copy() as? URLSessionConfiguration ?? given
            // Every predefined configuration contains a `URLCache`. Remove it, because the service does not allow its
            // responses to be cached, and because with a cache, `URLSessionTask.cancel()` crashes the process on Linux.
            configuration.urlCache = nil
            configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
            configuration.httpCookieStorage = nil
            configuration.urlCredentialStorage = nil
            configuration.httpMaximumConnectionsPerHost = connectionsPerHost
            #if !canImport(FoundationNetworking)
                // A request without a network fails at once, so that the caller can tell the user.
                configuration.waitsForConnectivity = false
            #endif
            // The transport and the client limit the duration of a request. Foundation's limits, which are 60 seconds
            // without data by default, must not end it earlier.
            configuration.timeoutIntervalForRequest = Self.noLimit
            configuration.timeoutIntervalForResource = Self.noLimit
            delegate = Delegate()
            #if canImport(FoundationNetworking)
                let queue = DirectQueue()
            #else
                let queue = OperationQueue()
                queue.maxConcurrentOperationCount = 1
                // Callers wait for this queue. A queue without a quality of service could run long after them.
                queue.qualityOfService = .userInitiated
            #endif
            session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
            self.maximumBodySize = maximumBodySize
        }

        deinit {
            // A session keeps its delegate and its connections until it is invalidated. All of its tasks were created
            // by then, because the queue runs one block after the other.
            commands.async { [session] in session.finishTasksAndInvalidate() }
        }

        func job() -> SessionJob { SessionJob(maximumBodySize: maximumBodySize, commands: commands) }

        func outcome(of job: SessionJob, _ request: URLRequest) async -> Outcome {
            if Task.isCancelled { return .failure(.cancelledBeforeCall) }
            var request = request
            request.timeoutInterval = Self.noLimit
            return await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    job.start(continuation) { [session, delegate, request] in
                        let task = session.dataTask(with: request)
                        delegate.add(job, for: task)
                        return task
                    }
                }
            } onCancel: {
                job.end(with: .cancelled)
            }
        }
    }

    #if canImport(FoundationNetworking)
        /// A queue that runs each block at once, on the thread that adds it.
        ///
        /// On Linux, `URLSession` adds a block to the delegate's queue for each piece of a response. An ordinary queue
        /// grows without limit if the pieces arrive faster than the delegate takes them, and a cancellation has to wait
        /// until the queue is empty. With this queue, `URLSession` reads the next piece only after the delegate has
        /// taken the last one.
        ///
        /// The class is `@unchecked Sendable`, as its superclass is, because it has no stored properties.
        private final class DirectQueue: OperationQueue, @unchecked Sendable {
            override func addOperation(_ block: @Sendable @escaping () -> Void) { block() }
        }
    #endif

    /// A session delegate that forwards the events of each data task to the task's ``SessionJob``.
    ///
    /// All tasks share this one delegate, because Foundation on Linux does not call the delegates of individual tasks.
    private final class Delegate: NSObject, URLSessionDataDelegate, Sendable {
        private let jobs = Mutex<[Int: SessionJob]>([:])

        func add(_ job: SessionJob, for task: URLSessionTask) {
            jobs.withLock { $0[task.taskIdentifier] = job }
        }

        private func job(of task: URLSessionTask) -> SessionJob? {
            jobs.withLock { $0[task.taskIdentifier] }
        }

        func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            job(of: dataTask)?.receive(data, of: dataTask)
        }

        func urlSession(_: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            jobs.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.complete(task.response, error: error)
        }

        // Return a redirect as the response instead of following it, because the service would bill the second request
        // too. On Linux, following a redirect would also send the credentials to any server that the redirect names,
        // and would crash the process if other HTTP/2 requests are in flight.
        func urlSession(
            _: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            completionHandler(nil)
        }

        // Reject challenges in which a server asks for a password, and return the response that contains the challenge.
        // Otherwise, on Linux, a task never completes if its response has status 401 and the header
        // `WWW-Authenticate: Basic`. The challenge of a proxy is left to the session, whose configuration may contain
        // the password of the proxy.
        func urlSession(
            _: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            let space = challenge.protectionSpace
            let isPassword = [
                NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest,
                NSURLAuthenticationMethodDefault,
            ].contains(space.authenticationMethod)
            guard isPassword, !space.isProxy() else { return completionHandler(.performDefaultHandling, nil) }
            job(of: task)?.refuse(with: challenge.failureResponse)
            // Foundation then cancels the task, for which it waits for the thread that calls this method.
            DispatchQueue.global(qos: .userInitiated).async { completionHandler(.rejectProtectionSpace, nil) }
        }
    }
#endif
