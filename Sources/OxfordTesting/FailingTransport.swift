public import OxfordEndpoints
public import OxfordTransport

/// A transport that fails every request but those that a test has an answer for.
///
/// ```swift
/// let wire = FailingTransport(TransportError(.offline))
///     .answering(EntriesRequest("ace", in: .britishEnglish), with: TransportResponse(body: #"{"results": []}"#))
/// let client = OxfordClient(credentials: nil, transport: wire)
///
/// print(try await client.send(.entries("ace", in: .britishEnglish)).results.count)
/// do {
///     _ = try await client.send(.lemmas("mice", in: .english))
/// } catch {
///     print(error.transportError?.reason == .offline)
/// }
/// // 0
/// // true
/// ```
public struct FailingTransport: Transport {
    private let error: TransportError
    private var answers: [String: TransportResponse] = [:]

    /// Makes a transport that fails with an error.
    public init(_ error: TransportError = TransportError(.cannotConnect)) {
        self.error = error
    }

    /// The transport with an answer to a request, however often it is asked.
    public func answering(_ request: some OxfordEndpointRequest, with response: TransportResponse) -> FailingTransport {
        var transport = self
        transport.answers[request.path] = response
        return transport
    }

    /// Gives the answer that there is, or fails.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        guard let path = request.url.apiPath, let answer = answers[path] else { throw error }
        return answer
    }
}
