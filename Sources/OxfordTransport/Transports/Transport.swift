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
