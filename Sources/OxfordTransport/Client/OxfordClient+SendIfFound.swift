public import OxfordEndpoints

extension OxfordClient {
    /// Sends a request and returns its answer, or `nil` if the service finds nothing.
    ///
    /// ```swift
    /// let client = OxfordClient(
    ///     transport: ClosureTransport { _ in
    ///         TransportResponse(status: 404, body: #"{"error": "No entry"}"#)
    ///     })
    /// let answer = try await client.sendIfFound(
    ///     .entries("aceing", in: .britishEnglish))
    /// print(answer == nil)
    /// // true
    /// ```
    ///
    /// The result is `nil` only for an error with the reason ``OxfordError/Reason-swift.struct/notFound``. If the
    /// sample dictionary has no answer, this function throws an error, because the service may have one.
    ///
    /// - Throws: ``OxfordError`` if the request fails for any other reason, is cancelled, or has no valid answer.
    @concurrent
    public func sendIfFound<Request: OxfordEndpointRequest>(
        _ request: Request
    ) async throws(OxfordError) -> Request.Answer? {
        do throws(OxfordError) {
            return try await send(request)
        } catch {
            guard error.reason == .notFound else { throw error }
            return nil
        }
    }
}
