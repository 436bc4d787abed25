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
///     transport: OneAnswer(body: body),
///     credentials: try Credentials(appID: "1a2b3c4d", appKey: "01234567"))
/// let answer = try await client.send(.entries("ace", in: .britishEnglish))
/// print(answer.results.map(\.word))
/// // ["ace"]
/// ```
///
/// A transport has three duties:
///
/// - Send each request once, and return every response, whatever its status.
/// - Do not follow redirects, because the service may bill each request, and because another server would receive the
///   credentials.
/// - When the calling task is cancelled, promptly throw ``FailureReason/cancelled``.
///
/// Your transport does not have to count its requests, retry them, limit their rate, or set deadlines. The client
/// counts a call just before it passes a request to your transport, and does the rest with ``TransportMiddleware``.
public protocol Transport: Sendable {
    /// Sends a request and returns the response.
    ///
    /// - Throws: ``TransportError`` if there is no complete response.
    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse

    /// Whether this transport calls ``TransportRequest/willSend()`` itself, each time before it sends a request.
    ///
    /// The default is `false`. The client then counts one call for each request, just before it calls ``send(_:)``. If
    /// your transport knows better when a request leaves, for example because it first waits for a connection, or
    /// because it answers some requests from a file, return `true`.
    var reportsSends: Bool { get }
}

extension Transport {
    /// `false`, so that the client counts one call for each request.
    public var reportsSends: Bool { false }
}
