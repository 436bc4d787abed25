#if !os(WASI)
    import Foundation
    import OxfordTransport
    import Synchronization

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    /// A `URLSession` with its delegate, for as long as a transport lives.
    ///
    /// No request of it is one of Foundation's `async` ones, which come to a standstill on Linux when they are cancelled:
    /// each is a task of the delegate's, and an ``Exchange`` waits for it.
    final class Session: Sendable {
        private let session: URLSession
        private let delegate: Delegate
        private let delegateQueue: OperationQueue
        private let maximumBodySize: Int

        init(maximumBodySize: Int, connectionsPerHost: Int) {
            let configuration = URLSessionConfiguration.ephemeral
            // On Linux, cancelling a task of a session with a cache crashes the process.
            configuration.urlCache = nil
            configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
            configuration.httpCookieStorage = nil
            configuration.urlCredentialStorage = nil
            configuration.httpMaximumConnectionsPerHost = connectionsPerHost
            delegate = Delegate()
            delegateQueue = OperationQueue()
            delegateQueue.maxConcurrentOperationCount = 1
            session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: delegateQueue)
            self.maximumBodySize = maximumBodySize
        }

        deinit {
            // The session keeps its delegate until it is invalidated. A task that has reported its end is still ending, and
            // on Linux, invalidating its session then crashes the process.
            DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [session] in session.finishTasksAndInvalidate() }
        }

        func answer(to request: URLRequest) async throws(TransportError) -> TransportResponse {
            if Task.isCancelled { throw .cancelled }
            let exchange = Exchange(maximumBodySize: maximumBodySize, delegateQueue: delegateQueue)
            let outcome = await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let task = session.dataTask(with: request)
                    delegate.add(exchange, for: task)
                    exchange.start(task, continuation)
                }
            } onCancel: {
                exchange.cancel()
            }
            return try outcome.get()
        }
    }

    /// Passes the events of each task to its exchange.
    ///
    /// A delegate of the session, because Linux does not call the delegate of a task.
    private final class Delegate: NSObject, URLSessionDataDelegate, Sendable {
        private let exchanges = Mutex<[Int: Exchange]>([:])

        func add(_ exchange: Exchange, for task: URLSessionTask) {
            exchanges.withLock { $0[task.taskIdentifier] = exchange }
        }

        private func exchange(of task: URLSessionTask) -> Exchange? {
            exchanges.withLock { $0[task.taskIdentifier] }
        }

        func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            exchange(of: dataTask)?.receive(data, of: dataTask)
        }

        func urlSession(_: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.complete(task.response, error: error)
        }

        // A redirect that the session follows takes every header along, to whatever origin.
        func urlSession(
            _: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            completionHandler(nil)
        }

        // Asked for a name and a password, a session on Linux would wait for ever; the refusal itself is the answer.
        func urlSession(
            _: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            let method = challenge.protectionSpace.authenticationMethod
            let isPassword = [
                NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest,
                NSURLAuthenticationMethodDefault,
            ].contains(method)
            guard isPassword else { return completionHandler(.performDefaultHandling, nil) }
            exchange(of: task)?.refuse(with: challenge.failureResponse)
            completionHandler(.rejectProtectionSpace, nil)
        }
    }
#endif
