import Foundation
import OxfordTransport
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A `URLSession` and its delegate.
///
/// Each request is a data task that an ``Exchange`` waits for. On Linux, `URLSession.data(for:)` can deadlock when
/// its task is cancelled.
final class Session: Sendable {
    private let session: URLSession
    private let delegate: Delegate
    private let delegateQueue: OperationQueue
    private let maximumBodySize: Int

    init(maximumBodySize: Int, connectionsPerHost: Int) {
        let configuration = URLSessionConfiguration.ephemeral
        // The ephemeral configuration has a `URLCache`, with which `URLSessionTask.cancel()` crashes the process on
        // Linux.
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
        // A session retains its delegate until it is invalidated. On Linux, `finishTasksAndInvalidate()` can crash
        // the process while a task that has reported completion is still running, so wait a second first.
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

/// Forwards the events of tasks to their exchanges.
///
/// It is the delegate of the session, because Foundation on Linux does not call task delegates.
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

    // Return the redirect as the response, because the service would bill the second request too. On Linux, following
    // it would also send the credentials to any server, and crash the process if other HTTP/2 requests are in flight.
    func urlSession(
        _: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    // Reject password challenges and return their response. On Linux, a task whose response is 401 with
    // `WWW-Authenticate: Basic` otherwise never completes.
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
