/// Some transport or other, for a place that is to hold now one, now another.
///
/// ```swift
/// struct Dictionary {
///     let oxford: OxfordClient<AnyTransport>
/// }
///
/// let dictionary = Dictionary(oxford: OxfordClient(credentials: nil, transport: AnyTransport(SampleTransport())))
/// print(try await dictionary.oxford.send(.entries("ace", in: .britishEnglish)).word ?? "no word")
/// // ace
/// ```
public struct AnyTransport: Transport {
    private let wire: any Transport

    /// Makes one of another.
    public init(_ wire: any Transport) {
        self.wire = wire
    }

    /// Sends a request by the transport that is within.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        try await wire.send(request)
    }
}
