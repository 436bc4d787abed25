public import OxfordEndpoints

/// A namespace for batches: many requests, with a limited number in flight at a time.
///
/// ``OxfordClient/responses(to:inFlight:order:)`` returns ``Responses``, and
/// ``OxfordClient/lookUps(of:in:filters:inFlight:order:)`` returns ``Lookups``.
public enum OxfordBatch {}

extension OxfordClient {
    /// Sends many requests, a limited number at a time, and returns their responses as they arrive.
    ///
    /// A failed request does not end the batch. The transport's rate limit and retries apply to all requests.
    ///
    /// ```swift
    /// let transport = ClosureTransport { request in
    ///     TransportResponse(
    ///         status: request.url.hasSuffix("axe") ? 404 : 200,
    ///         body: #"{"results": []}"#)
    /// }
    /// let client = OxfordClient(credentials: nil, transport: transport)
    /// let words: [Headword] = ["ace", "axe", "ice"]
    /// let requests = words.map { EntriesRequest($0, in: .britishEnglish) }
    /// for await element in client.responses(to: requests, order: .asGiven) {
    ///     switch element.result {
    ///     case .success(let response):
    ///         print(element.request.word, response.status)
    ///     case .failure(let error):
    ///         print(element.request.word, error.reason)
    ///     }
    /// }
    /// // ace 200
    /// // axe notFound
    /// // ice 200
    /// ```
    ///
    /// - Parameters:
    ///   - requests: The requests. The batch takes each one when it can start.
    ///   - inFlight: The maximum number of requests in flight or finished but not taken, at least 1.
    ///   - order: The order of the elements.
    public func responses<Requests: Sequence>(
        to requests: Requests, inFlight: Int = 8, order: OxfordBatch.Order = .asFinished
    ) -> OxfordBatch.Responses<Requests> where Requests.Element: OxfordEndpointRequest {
        OxfordBatch.Responses(client: self, requests: requests, width: max(1, inFlight), order: order)
    }
}
