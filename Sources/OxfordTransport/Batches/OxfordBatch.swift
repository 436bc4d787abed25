public import OxfordEndpoints

/// The types of a batch: many requests, of which a limited number is in flight at a time.
///
/// ``OxfordClient/responses(to:inFlight:order:)`` sends a batch and returns its ``Responses``. Only those depend on the type
/// of the sequence of requests. ``OxfordClient/lookUps(of:in:filters:inFlight:order:)`` returns ``Lookups``. `OxfordBatch`
/// itself has no values, so it stays an enumeration without cases.
///
/// ```swift
/// import OxfordSamples
///
/// struct Settings {
///     var order: OxfordBatch.Order = .asGiven
///     var progress = OxfordBatch.Progress(total: 2)
/// }
///
/// var settings = Settings()
/// let client = OxfordClient(credentials: nil, transport: SampleTransport())
/// let requests = [LemmasRequest("ran", in: .english), LemmasRequest("running", in: .english)]
/// for await element in client.responses(to: requests, order: settings.order) {
///     settings.progress = element.progress
/// }
/// print(settings.progress)
/// // 2 of 2 done, 0 failed, 2 calls
/// ```
public enum OxfordBatch {}

extension OxfordClient {
    /// Sends many requests, a limited number at a time, and returns their responses as they arrive.
    ///
    /// A failed request does not end the batch. The transport's rate limit and retries apply to all requests together.
    ///
    /// ```swift
    /// let wire = ClosureTransport { request in
    ///     request.url.hasSuffix("b") ? TransportResponse(status: 404) : TransportResponse(body: #"{"results": []}"#)
    /// }
    /// let client = OxfordClient(credentials: nil, transport: wire)
    /// let words: [Headword] = ["a", "b", "c"]
    /// let requests = words.map { EntriesRequest($0, in: .britishEnglish) }
    ///
    /// for await element in client.responses(to: requests, inFlight: 2, order: .asGiven) {
    ///     let isFound = (try? element.result.get()) != nil
    ///     print(element.request.word, isFound ? "found" : "not found", element.progress)
    /// }
    /// // a found 1 of 3 done, 0 failed, 1 call
    /// // b not found 2 of 3 done, 1 failed, 2 calls
    /// // c found 3 of 3 done, 1 failed, 3 calls
    /// ```
    ///
    /// - Parameters:
    ///   - requests: The requests. The batch takes them one at a time, when the next one can start.
    ///   - inFlight: The maximum number of requests that are in flight or whose elements have not been taken yet.
    ///   - order: Whether the elements come as their requests finish or in the order of the requests.
    public func responses<Requests: Sequence>(
        to requests: Requests, inFlight: Int = 8, order: OxfordBatch.Order = .asFinished
    ) -> OxfordBatch.Responses<Requests> where Requests.Element: OxfordEndpointRequest {
        OxfordBatch.Responses(client: self, requests: requests, width: max(1, inFlight), order: order)
    }
}
