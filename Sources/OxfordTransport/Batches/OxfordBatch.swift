public import OxfordEndpoints

/// A namespace for batches, which send many requests but limit how many are in flight at a time.
///
/// To send many requests, call ``OxfordClient/responses(to:inFlight:order:)``, which returns ``Responses``. To look up
/// many words, call ``OxfordClient/lookUps(of:in:filters:inFlight:order:)``, which returns ``Lookups``.
public enum OxfordBatch {}

extension OxfordClient {
    /// Sends many requests, a limited number at a time, and returns the responses as they arrive.
    ///
    /// The batch returns one element for each request. If a request fails, its element contains the error, and the
    /// batch continues with the other requests. The rate limit and the retries of the client's transport apply to every
    /// request.
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
    ///   - requests: The requests to send. The batch takes each request from the sequence only when the request can
    ///     start.
    ///   - inFlight: The maximum number of requests that are in flight or whose elements you have not taken yet. The
    ///     minimum is 1.
    ///   - order: The order in which the batch returns the elements.
    public func responses<Requests: Sequence>(
        to requests: Requests, inFlight: Int = 8, order: OxfordBatch.Order = .asFinished
    ) -> OxfordBatch.Responses<Requests> where Requests.Element: OxfordEndpointRequest {
        OxfordBatch.Responses(client: self, requests: requests, width: max(1, inFlight), order: order)
    }
}

extension OxfordBatch {
    /// A request in a batch, with its response or error.
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
        ///   - progress: The progress of the batch. Default: the progress after one finished request.
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

extension OxfordBatch {
    /// The order in which a batch returns its elements: the order of the input, or the order in which the requests
    /// finish.
    public struct Order: Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant, such as `asGiven`.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// The order in which the requests finish.
        public static let asFinished = Order("asFinished")

        /// The order in which the requests were given.
        ///
        /// The batch returns the elements in the order of the input, so a slow request holds back all elements after
        /// it, even if their requests have already finished.
        public static let asGiven = Order("asGiven")
    }
}

extension OxfordBatch {
    /// The progress of a batch.
    public struct Progress: Hashable, Sendable, CustomStringConvertible {
        /// The number of finished requests, including failed ones.
        public let done: Int

        /// The number of failed requests.
        public let failed: Int

        /// The total number of requests, or `nil` if it is unknown.
        ///
        /// The total number of requests is known if you create the batch from a set or a random-access collection, such
        /// as an array.
        public let total: Int?

        /// The number of calls that the finished requests have made to the service.
        ///
        /// The service may bill each call.
        public let calls: Int

        /// Creates a progress value, for tests and previews.
        ///
        /// ```swift
        /// print(OxfordBatch.Progress(done: 3, failed: 1, total: 8, calls: 4))
        /// // 3 of 8 done, 1 failed, 4 calls
        /// ```
        public init(done: Int = 0, failed: Int = 0, total: Int? = nil, calls: Int = 0) {
            self.done = done
            self.failed = failed
            self.total = total
            self.calls = calls
        }

        func adding<Answer>(_ result: Result<OxfordResponse<Answer>, OxfordError>) -> Progress {
            switch result {
            case .success(let response): adding(calls: response.attempts, isFailure: false)
            case .failure(let error): adding(calls: error.attempts, isFailure: true)
            }
        }

        func adding(calls: Int, isFailure: Bool) -> Progress {
            Progress(
                done: done + 1, failed: failed + (isFailure ? 1 : 0), total: total, calls: self.calls + calls)
        }

        /// A one-line summary of the progress, such as `3 of 8 done, 1 failed, 4 calls`.
        public var description: String {
            "\(done)\(total.map { " of \($0)" } ?? "") done, \(failed) failed, \(calls) call\(calls == 1 ? "" : "s")"
        }
    }
}
