/// A type that sends requests over HTTP.
///
/// To use another HTTP library, pass a ``ClosureTransport`` or conform your type:
///
/// ```swift
/// struct OneAnswer: Transport {
///     let body: String
///
///     func send(
///         _ request: TransportRequest
///     ) async throws(TransportError) -> TransportResponse {
///         guard request.headers["app_key"] != nil else {
///             return TransportResponse(status: 403)
///         }
///         return TransportResponse(body: body)
///     }
/// }
///
/// let body = #"{"results": [{"word": "ace"}]}"#
/// let client = OxfordClient(
///     credentials: try Credentials(appID: "1a2b3c4d", appKey: "01234567"),
///     transport: OneAnswer(body: body))
/// let answer = try await client.send(.entries("ace", in: .britishEnglish))
/// print(answer.results.compactMap(\.word))
/// // ["ace"]
/// ```
///
/// A transport sends a request once and returns every response, whatever its status. It must not follow redirects,
/// because each request may be billed, and another server would receive the credentials. When its task is cancelled, it
/// promptly throws ``TransportError/Reason/cancelled``. Retries, rate limits, and deadlines are transports around another
/// transport.
public protocol Transport: Sendable {
    /// Sends a request and returns the response.
    ///
    /// - Throws: ``TransportError`` if there is no complete response.
    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse
}

/// A transport that begins the attempts itself, so that asking it to send a request is not an attempt yet.
///
/// `send(_:)` begins with ``TransportRequest/reportUnsent()``, because a transport around this one may have begun an
/// attempt.
package protocol CountsAttempts: Transport {}

extension Transport {
    /// Sends a request as an attempt, which the client counts and reports.
    ///
    /// A transport that wraps another one calls this function instead of ``send(_:)`` if it sends a request more than
    /// once:
    ///
    /// ```swift
    /// struct Twice<Base: Transport>: Transport {
    ///     let base: Base
    ///
    ///     func send(
    ///         _ request: TransportRequest
    ///     ) async throws(TransportError) -> TransportResponse {
    ///         let first = try await base.attempt(1, of: request)
    ///         guard first.status >= 500 else { return first }
    ///         return try await base.attempt(2, of: request)
    ///     }
    /// }
    ///
    /// let busy = ClosureTransport { _ in TransportResponse(status: 503) }
    /// let client = OxfordClient(credentials: nil, transport: Twice(base: busy))
    /// do {
    ///     _ = try await client.send(.lemmas("mice", in: .english))
    /// } catch {
    ///     print(error.status ?? 0, error.attempts)
    /// }
    /// // 503 2
    /// ```
    ///
    /// The innermost transport counts: if this transport passes the request on to attempts of its own, only those are
    /// counted. After the client has returned, for example at a deadline, the request is not sent any more.
    ///
    /// - Parameters:
    ///   - number: The number of the attempt, starting at 1.
    ///   - request: The request.
    /// - Throws: ``TransportError`` if there is no complete response.
    public func attempt(
        _ number: Int, of request: TransportRequest
    ) async throws(TransportError) -> TransportResponse {
        var request = request
        request.attempt = number
        if self is any CountsAttempts { return try await send(request) }
        guard let attempt = request.beginAttempt() else { throw TransportError(.cancelled) }
        request.enclosing = attempt
        do throws(TransportError) {
            let response = try await send(request)
            attempt.end(with: .success(response))
            return response
        } catch {
            attempt.end(with: .failure(error))
            throw error
        }
    }
}

/// Counts attempts, and reports them and the pauses between them.
protocol AttemptCounter: Sendable {
    /// Counts an attempt that is about to begin, or returns `nil` if it must not begin.
    func begin(_ number: Int) -> OpenAttempt?

    func report(pause: Duration, beforeAttempt number: Int)
}

/// Keeps the attempts that have begun.
protocol AttemptKeeper: Sendable {
    func end(_ id: Int, with outcome: Result<Int, TransportError>)

    func withdraw(_ id: Int)
}

/// A call that has begun: a transport was asked to send a request.
package struct OpenAttempt: Sendable {
    /// The journal that counts the attempt, or `nil` if the request was not sent by a client.
    let journal: (any AttemptKeeper)?
    let id: Int

    package func end(with outcome: Result<TransportResponse, TransportError>) {
        journal?.end(id, with: outcome.map(\.status))
    }

    /// Takes the attempt back, because the request was not sent, or an inner transport counts it.
    package func withdraw() {
        journal?.withdraw(id)
    }
}

/// A transport that calls a closure, for tests or for another HTTP library.
///
/// ```swift
/// let transport = ClosureTransport { request in
///     guard request.url.hasSuffix("/ace") else {
///         return TransportResponse(status: 404)
///     }
///     return TransportResponse(body: #"{"results": []}"#)
/// }
/// let client = OxfordClient(credentials: nil, transport: transport)
/// let answer = try await client.send(.entries("ace", in: .britishEnglish))
/// print(answer.results.count)
/// // 0
/// ```
///
/// A ``TransportError`` of the closure is rethrown. Any other error becomes ``TransportError/Reason/cancelled`` if the
/// task was cancelled. Otherwise it becomes ``TransportError/Reason/other`` with only the name of its type, because its
/// text may hold a secret.
public struct ClosureTransport: Transport {
    private let answer: @Sendable (TransportRequest) async throws -> TransportResponse

    /// Creates a transport from a closure.
    ///
    /// ```swift
    /// struct Unplugged: Error {}
    ///
    /// let wire = ClosureTransport { _ in throw Unplugged() }
    /// do {
    ///     _ = try await wire.send(TransportRequest(url: "https://example.com"))
    /// } catch {
    ///     print(error)
    /// }
    /// // the request failed: Unplugged
    /// ```
    public init(_ answer: @escaping @Sendable (TransportRequest) async throws -> TransportResponse) {
        self.answer = answer
    }

    /// Calls the closure with a request.
    ///
    /// - Throws: ``TransportError`` if the closure throws.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        do {
            return try await answer(request)
        } catch let error as TransportError {
            throw error
        } catch {
            if Task.isCancelled { throw TransportError(.cancelled) }
            throw TransportError(.other, detail: "\(type(of: error))")
        }
    }
}
