/// A transport that calls a closure to send each request, for use in tests or with another HTTP library.
///
/// ```swift
/// let transport = ClosureTransport { request in
///     guard request.url.hasSuffix("/ace") else {
///         return TransportResponse(status: 404)
///     }
///     return TransportResponse(body: #"{"results": []}"#)
/// }
/// let client = OxfordClient(transport: transport)
/// let answer = try await client.send(.entries("ace", in: .britishEnglish))
/// print(answer.results.count)
/// // 0
/// ```
///
/// The closure may throw any error, as ``Transport/send(_:)`` may.
public struct ClosureTransport: Transport {
    private let answer: @Sendable (TransportRequest) async throws -> TransportResponse

    /// Creates a transport from a closure.
    ///
    /// ```swift
    /// struct Unplugged: Error {}
    ///
    /// let client = OxfordClient(
    ///     transport: ClosureTransport { _ in throw Unplugged() })
    /// do {
    ///     _ = try await client.send(.lemmas("mice", in: .english))
    /// } catch let error as OxfordError {
    ///     print(error.transportError?.description ?? "")
    /// }
    /// // the request failed: Unplugged
    /// ```
    public init(_ answer: @escaping @Sendable (TransportRequest) async throws -> TransportResponse) {
        self.answer = answer
    }

    /// Calls the closure with a request.
    ///
    /// - Throws: The error that the closure throws.
    public func send(_ request: TransportRequest) async throws -> TransportResponse {
        try await answer(request)
    }
}
