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
/// - When the calling task is cancelled, end soon, because the client waits for the transport. If nothing was sent,
///   check for the cancellation before you send.
///
/// A transport may throw any error. The client converts the error with ``TransportError/init(_:)-(Error)``, and decides
/// by its reason whether to send the request again. To choose the reason yourself, throw a ``TransportError``.
///
/// Your transport does not have to count its requests, retry them, limit their rate, or limit their time. The client
/// does all of that by its ``CallPolicy``. It counts a call unless the transport's outcome says that nothing was sent.
/// Some reasons of a ``TransportError`` say so, such as ``FailureReason/cannotConnect``, and a transport can pass
/// `isCall: false` to the initializers of ``TransportError`` and ``TransportResponse``. A transport that passes
/// requests on to another one returns the other's outcome, and with it the right count.
public protocol Transport: Sendable {
    /// Sends a request and returns the response.
    ///
    /// - Throws: Any error, preferably a ``TransportError``, if there is no complete response.
    func send(_ request: TransportRequest) async throws -> TransportResponse
}
