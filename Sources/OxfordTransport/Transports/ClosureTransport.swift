/// A transport made of a closure: the double of a test, or the way to another HTTP library.
///
/// ```swift
/// let sandbox = ClosureTransport { request in
///     request.url.hasSuffix("/ace") ? TransportResponse(body: #"{"results": []}"#) : TransportResponse(status: 404)
/// }
/// let client = OxfordClient(credentials: nil, transport: sandbox)
/// print(try await client.send(.entries("ace", in: .britishEnglish)).results.count)
/// // 0
/// ```
///
/// The closure may throw any error. A ``TransportError`` is rethrown. If the task was cancelled, any other error becomes
/// ``TransportError/Reason/cancelled``; otherwise it becomes ``TransportError/Reason/other``. Only the name of its type is
/// kept, because its text may hold a secret.
public struct ClosureTransport: Transport {
    private let answer: @Sendable (TransportRequest) async throws -> TransportResponse

    /// Makes a transport of what answers a request.
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

    /// Sends a request by the closure.
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
