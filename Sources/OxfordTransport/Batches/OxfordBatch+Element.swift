public import OxfordEndpoints

extension OxfordBatch {
    /// A request of a batch with its response or error.
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
    public struct Element<Request: OxfordEndpointRequest>: Sendable {
        /// The request.
        public let request: Request

        /// The response or the error.
        public let result: Result<OxfordResponse<Request.Answer>, OxfordError>

        /// The progress of the batch, including this request.
        public let progress: Progress

        /// Creates an element, for tests and previews of code that takes one.
        ///
        /// ```swift
        /// func row(_ element: OxfordBatch.Element<LemmasRequest>) -> String {
        ///     switch element.result {
        ///     case .success(let response): "\(element.request.word): \(response.answer.headwords().map(\.text))"
        ///     case .failure(let error): "\(element.request.word): \(error.reason)"
        ///     }
        /// }
        ///
        /// let element = OxfordBatch.Element(
        ///     request: LemmasRequest("aceing", in: .english), result: .failure(OxfordError(.notFound, status: 404)))
        /// print(row(element))
        /// print(element.progress)
        /// // aceing: notFound
        /// // 1 done, 1 failed, 1 call
        /// ```
        ///
        /// - Parameters:
        ///   - request: The request.
        ///   - result: The response or the error.
        ///   - progress: The progress of the batch. By default this request is the first of an unknown number.
        public init(
            request: Request, result: Result<OxfordResponse<Request.Answer>, OxfordError>,
            progress: Progress? = nil
        ) {
            self.request = request
            self.result = result
            self.progress = progress ?? Progress().adding(result)
        }
    }
}
