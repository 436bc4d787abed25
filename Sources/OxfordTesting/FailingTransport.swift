public import OxfordEndpoints
public import OxfordTransport

/// A transport that fails all requests except those for which you configure a response.
///
/// ```swift
/// let ace = EntriesRequest("ace", in: .britishEnglish)
/// let empty = TransportResponse(body: #"{"results": []}"#)
/// let wire = FailingTransport(TransportError(.offline))
///     .answering(ace, with: empty)
/// let client = OxfordClient(transport: wire)
///
/// print(try await client.send(ace).results.count)
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

    /// Creates a transport that fails every request with the given error.
    public init(_ error: TransportError = TransportError(.cannotConnect)) {
        self.error = error
    }

    /// Returns a copy of this transport that also answers the given request, with the given response.
    ///
    /// The new transport returns the response every time the request is sent, no matter which server the request is
    /// for.
    public func answering(_ request: some OxfordEndpointRequest, with response: TransportResponse) -> FailingTransport {
        var transport = self
        transport.answers[request.path] = response
        return transport
    }

    /// Returns the response configured for the request.
    ///
    /// - Throws: The error that this transport was created with, if no response is configured for the request.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        guard let path = request.url.apiPath, let answer = answers[path] else { throw error }
        return answer
    }
}
