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
/// - Send each request once, and return every response, whatever its status.
/// - Do not follow redirects, because the service may bill each request, and because another server would receive the
///   credentials.
/// - When the calling task is cancelled, promptly throw ``TransportError/Reason/cancelled``.
///
/// Your transport does not have to retry requests, limit their rate, or set deadlines. To add these features, wrap it
/// in other transports with functions such as ``Transport/retrying(_:clock:)``.
public protocol Transport: Sendable {
    /// Sends a request and returns the response.
    ///
    /// - Throws: ``TransportError`` if there is no complete response.
    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse
}

/// A transport that counts its attempts itself.
///
/// If a transport does not conform to this protocol, ``Transport/attempt(_:of:)`` counts an attempt each time it calls
/// the transport. For a conforming transport, a call is not an attempt, because the transport may first wait, reuse a
/// response, or call another transport. A conforming transport therefore counts an attempt only when it sends the
/// request. To do so, the transport calls `TransportRequest.beginAttempt()`, or calls `attempt(_:of:)` on the transport
/// that it wraps.
///
/// A conforming transport calls ``TransportRequest/reportUnsent()`` at the start of `send(_:)`, because an attempt may
/// already have been counted. For example, the closure of a ``ClosureTransport`` may call the conforming transport.
/// When `attempt(_:of:)` calls the ``ClosureTransport``, the function counts an attempt, although no request has been
/// sent yet. `reportUnsent()` removes that attempt from the count. Otherwise, the client would count that attempt in
/// addition to the attempts of the conforming transport.
package protocol CountsAttempts: Transport {}

extension Transport {
    /// Sends a request and counts the attempt.
    ///
    /// If your transport wraps another transport and may send a request more than once, call this function on the
    /// wrapped transport instead of ``send(_:)``. The client then reports every attempt to its observer, and counts it
    /// in ``OxfordResponse/attempts`` and ``OxfordError/attempts``:
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
    /// Transports can be nested. If the wrapped transport counts attempts itself, for example because it retries
    /// requests, only its count applies, so that no attempt is counted twice.
    ///
    /// A transport may still be running after the client has returned to its caller, for example because a deadline has
    /// passed. If it then calls this function, the function throws ``TransportError/Reason/cancelled`` and doesn't send
    /// the request.
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

/// A type that counts the attempts to send a request, and reports the pauses before them.
protocol AttemptCounter: Sendable {
    /// Begins an attempt and counts it.
    ///
    /// - Returns: The new attempt, or `nil` if nobody is waiting for the response anymore, for example because a
    ///   deadline has passed or a batch has ended. If the result is `nil`, do not send the request.
    func begin(_ number: Int) -> OpenAttempt?

    func report(pause: Duration, beforeAttempt number: Int)
}

/// A type that keeps track of the attempts in flight.
protocol AttemptKeeper: Sendable {
    func end(_ id: Int, with outcome: Result<Int, TransportError>)

    func withdraw(_ id: Int)
}

/// A running attempt to send a request.
package struct OpenAttempt: Sendable {
    /// The client's record of its attempts to send the request, or `nil` if the request does not come from a client.
    let journal: (any AttemptKeeper)?
    let id: Int

    package func end(with outcome: Result<TransportResponse, TransportError>) {
        journal?.end(id, with: outcome.map(\.status))
    }

    /// Removes this attempt from the client's count of attempts.
    ///
    /// Call this function if the request was not sent. A transport that counts attempts itself also calls it before its
    /// first attempt, because an attempt may already have been counted for a transport that wraps it.
    package func withdraw() {
        journal?.withdraw(id)
    }
}

/// A transport that calls a closure to send each request, for use in tests or with another HTTP library.
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
/// The closure may throw any error. If the closure throws a ``TransportError``, the transport throws that error
/// unchanged. The transport replaces every other error with a ``TransportError``:
///
/// - If the task was cancelled, the new error has the reason ``TransportError/Reason/cancelled``.
/// - Otherwise, the new error has the reason ``TransportError/Reason/other``. It contains the original error's type but
///   not its text, because the text may contain a secret.
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
