/// The response of a server: its status, headers, and body.
///
/// ```swift
/// let response = TransportResponse(status: 404, body: #"{"error": "no"}"#)
/// print(response.status, response.headers["content-type"] ?? "no type")
/// // 404 application/json
/// ```
public struct TransportResponse: Hashable, Sendable {
    /// The status code.
    public let status: Int

    /// The headers.
    public let headers: Headers

    /// The body, decompressed.
    public let body: [UInt8]

    /// Creates a response, for a custom transport or a test.
    public init(status: Int, headers: Headers = Headers(), body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Creates a response with a JSON body and its content type.
    public init(status: Int = 200, body: String) {
        self.init(
            status: status, headers: Headers(received: [(name: "Content-Type", value: "application/json")]),
            body: Array(body.utf8))
    }
}
