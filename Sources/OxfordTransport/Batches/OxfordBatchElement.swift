public import OxfordEndpoints

/// One request of an ``OxfordBatch``, with what came of it.
///
/// ```swift
/// let client = OxfordClient(
///     credentials: nil, transport: ClosureTransport { _ in TransportResponse(status: 404) })
/// let words: [Headword] = ["aceing"]
/// for await element in client.responses(to: words.map { EntriesRequest($0, in: .britishEnglish) }) {
///     if case .failure(let error) = element.result { print(element.request.word, error.reason) }
/// }
/// // aceing notFound
/// ```
public struct OxfordBatchElement<Request: OxfordEndpointRequest>: Sendable {
    /// The request.
    public let request: Request

    /// Its answer or its error.
    public let result: Result<OxfordResponse<Request.Answer>, OxfordError>

    /// How far all requests have come, this one included.
    public let progress: OxfordBatchProgress
}
