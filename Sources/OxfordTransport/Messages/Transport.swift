/// A type that sends requests over HTTP.
///
/// To send requests with another HTTP library, use a ``ClosureTransport``, or declare a type that conforms to this
/// protocol:
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
/// A transport has three duties:
///
/// - It sends each request once, and returns every response, whatever its status.
/// - It does not follow redirects, because each request may be billed, and because another server would receive the
///   credentials.
/// - When its task is cancelled, it promptly throws ``TransportError/Reason/cancelled``.
///
/// It does not have to retry requests, limit their rate, or set deadlines. Other transports add these features by
/// wrapping it, such as the transport that ``Transport/retrying(_:clock:)`` returns.
public protocol Transport: Sendable {
    /// Sends a request and returns the response.
    ///
    /// - Throws: ``TransportError`` if there is no complete response.
    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse
}

/// A transport that decides itself when an attempt begins.
///
/// A call to ``Transport/attempt(_:of:)`` normally counts as an attempt. If a transport conforms to this protocol, the
/// call does not count yet, because such a transport may wait, reuse a response, or call another transport that begins
/// the attempt.
///
/// The transport's `send(_:)` first calls ``TransportRequest/reportUnsent()``, because a transport that wraps this one
/// may already have begun an attempt.
package protocol CountsAttempts: Transport {}

extension Transport {
    /// Sends a request, and counts this as an attempt.
    ///
    /// The client reports attempts to its observer and counts them in ``OxfordResponse/attempts`` and
    /// ``OxfordError/attempts``. If your transport wraps another one and may send a request more than once, call this
    /// function instead of ``send(_:)``, so that the client learns about each attempt:
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
    /// Only attempts of the innermost transport are counted. If the transport that you call here begins attempts too,
    /// for example because it retries, those are counted and this one is not.
    ///
    /// After the client has returned, for example because a deadline has passed, no attempt can begin. The function
    /// then throws ``TransportError/Reason/cancelled`` without sending the request.
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

/// A type that counts the attempts of a request, and receives reports of the pauses between them.
protocol AttemptCounter: Sendable {
    /// Counts an attempt that is about to begin, or returns `nil` if the request must not be sent any more.
    func begin(_ number: Int) -> OpenAttempt?

    func report(pause: Duration, beforeAttempt number: Int)
}

/// A type that keeps track of the attempts that have begun and not ended.
protocol AttemptKeeper: Sendable {
    func end(_ id: Int, with outcome: Result<Int, TransportError>)

    func withdraw(_ id: Int)
}

/// An attempt that has begun, which means that a transport was called to send a request.
package struct OpenAttempt: Sendable {
    /// The journal that counts the attempt, or `nil` if the request does not come from a client.
    let journal: (any AttemptKeeper)?
    let id: Int

    package func end(with outcome: Result<TransportResponse, TransportError>) {
        journal?.end(id, with: outcome.map(\.status))
    }

    /// Takes the attempt back, so that it is not counted.
    ///
    /// This happens if the request was not sent, or if an inner transport counts the attempt instead.
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
/// If the closure throws a ``TransportError``, the transport throws the same error. It replaces any other error with
/// ``TransportError/Reason/cancelled`` if the task was cancelled, and with ``TransportError/Reason/other`` if not. The
/// latter contains only the name of the error's type, because the error's text may contain a secret.
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
