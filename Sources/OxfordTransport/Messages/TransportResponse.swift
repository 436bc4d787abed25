/// What a server answered: the status, the headers and the body as bytes.
///
/// A transport of your own, or the double of a test, makes it:
///
/// ```swift
/// let response = TransportResponse(status: 404, body: #"{"error": "no such word"}"#)
/// print(response.status, response.headers["content-type"] ?? "no type", response.body.count)
/// // 404 application/json 25
/// ```
public struct TransportResponse: Hashable, Sendable {
    /// The status code.
    public let status: Int

    /// The headers.
    public let headers: Headers

    /// The body, as it is after decompression.
    public let body: [UInt8]

    /// Makes an answer of its parts.
    ///
    /// ```swift
    /// let busy = TransportResponse(status: 429, headers: try Headers(validating: ["Retry-After": "30"]))
    /// print(RetryPolicy.standard.pause(after: 1, outcome: .success(busy), elapsed: .zero) ?? .zero)
    /// // 30.0 seconds
    /// ```
    public init(status: Int, headers: Headers = Headers(), body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Makes an answer in JSON, as the service sends it.
    ///
    /// ```swift
    /// let response = TransportResponse(body: #"{"results": [{"word": "ace"}]}"#)
    /// print(response.status, try EntriesAnswer(json: response.body).results.count)
    /// // 200 1
    /// ```
    public init(status: Int = 200, body: String) {
        self.init(
            status: status, headers: Headers(received: [(name: "Content-Type", value: "application/json")]),
            body: Array(body.utf8))
    }
}
