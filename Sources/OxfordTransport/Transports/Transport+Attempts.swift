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
