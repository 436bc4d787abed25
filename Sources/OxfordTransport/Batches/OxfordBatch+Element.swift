public import OxfordEndpoints

extension OxfordBatch {
    /// A request of a batch with its response or error.
    public struct Element<Request: OxfordEndpointRequest>: Sendable {
        /// The request.
        public let request: Request

        /// The response or the error.
        public let result: Result<OxfordResponse<Request.Answer>, OxfordError>

        /// The progress of the batch, including this request.
        public let progress: Progress

        /// Creates an element, for tests and previews.
        ///
        /// ```swift
        /// func row(_ element: OxfordBatch.Element<LemmasRequest>) -> String {
        ///     switch element.result {
        ///     case .success(let response): "\(response.answer.headwords())"
        ///     case .failure(let error): "\(element.request.word): \(error.reason)"
        ///     }
        /// }
        ///
        /// let element = OxfordBatch.Element(
        ///     request: LemmasRequest("aceing", in: .english),
        ///     result: .failure(OxfordError(.notFound, status: 404)))
        /// print(row(element), element.progress.failed)
        /// // aceing: notFound 1
        /// ```
        ///
        /// - Parameters:
        ///   - request: The request.
        ///   - result: The response or the error.
        ///   - progress: The progress of the batch. Default: that of one finished request.
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
