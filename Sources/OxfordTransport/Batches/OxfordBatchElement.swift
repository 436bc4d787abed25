public import OxfordEndpoints

/// One request of an ``OxfordBatch``, with what came of it.
public struct OxfordBatchElement<Request: OxfordEndpointRequest>: Sendable {
    /// The request.
    public let request: Request

    /// Its answer or its error.
    public let result: Result<OxfordResponse<Request.Response>, OxfordError>

    /// How far all requests have come, this one included.
    public let progress: OxfordBatchProgress
}
