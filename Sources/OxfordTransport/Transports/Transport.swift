/// What sends requests: the one thing that a client asks of the network.
///
/// `URLSessionTransport` is one. Another HTTP library is brought, and the double of a test is made, by a
/// ``ClosureTransport``, or by a type of your own:
///
/// ```swift
/// struct OneAnswer: Transport {
///     let body: String
///
///     func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
///         guard request.headers["app_key"] != nil else { return TransportResponse(status: 403) }
///         return TransportResponse(body: body)
///     }
/// }
///
/// let client = OxfordClient(
///     credentials: try Credentials(appID: "id", appKey: "key"),
///     transport: OneAnswer(body: #"{"results": [{"word": "ace"}]}"#))
/// print(try await client.send(.entries("ace", in: .britishEnglish)).results.compactMap(\.word))
/// // ["ace"]
/// ```
///
/// A transport answers with whatever status the server has; an error is for what gave no answer. It sends once, follows
/// no redirect to another origin, since every header would go there, and when its task is cancelled it ends soon, with
/// ``TransportError/Reason/cancelled``. What repeats, limits or stops requests is a transport around another.
public protocol Transport: Sendable {
    /// Sends a request, and gives what is answered.
    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse
}
