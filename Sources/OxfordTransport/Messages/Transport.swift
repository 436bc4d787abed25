/// A type that sends requests over HTTP.
///
/// To send requests with another HTTP library, use a ``ClosureTransport``, or declare a type that conforms to this
/// protocol:
///
/// ```swift
/// struct OneAnswer: Transport {
///     let body: String
///
///     func send(_ request: TransportRequest) async throws -> TransportResponse {
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
/// - When the calling task is cancelled, promptly throw an error, such as a `CancellationError`.
///
/// A transport may throw any error. The client converts the error with ``TransportError/init(_:)-(Error)``, and decides
/// by its reason whether to send the request again. To choose the reason yourself, throw a ``TransportError``.
///
/// Your transport does not have to count its requests, retry them, limit their rate, or set deadlines. The client
/// counts a call just before it passes a request to your transport, and does the rest by its ``CallPolicy``.
public protocol Transport: Sendable {
    /// Sends a request and returns the response.
    ///
    /// - Throws: Any error, preferably a ``TransportError``, if there is no complete response.
    func send(_ request: TransportRequest) async throws -> TransportResponse
}

/// A transport that may call ``TransportRequest/willSend()`` itself, each time before it sends a request.
///
/// The client counts a call for every other transport, just before it passes the request on. Only transports of this
/// package conform to this protocol, because a transport that conforms and forgets to call `willSend()` would pass
/// every budget and every rate limit.
package protocol ReportingTransport: Transport {
    /// Whether this transport reports its sends. If it does not, the client counts them.
    var reportsSends: Bool { get }
}
