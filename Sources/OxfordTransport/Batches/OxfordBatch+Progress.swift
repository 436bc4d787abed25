extension OxfordBatch {
    /// The progress of a batch.
    ///
    /// ```swift
    /// let client = OxfordClient(
    ///     credentials: nil, transport: ClosureTransport { _ in TransportResponse(body: #"{"results": []}"#) })
    /// let words: [Headword] = ["ace", "axe"]
    /// var last: OxfordBatch.Progress?
    /// for await element in client.responses(to: words.map { EntriesRequest($0, in: .britishEnglish) }) {
    ///     last = element.progress
    /// }
    /// print(last?.done ?? 0, last?.total ?? 0, last?.calls ?? 0)
    /// // 2 2 2
    /// ```
    public struct Progress: Hashable, Sendable, CustomStringConvertible {
        /// The number of finished requests, including those that failed.
        public let done: Int

        /// The number of requests that failed.
        public let failed: Int

        /// The number of all requests, or `nil` if it is not known in advance.
        ///
        /// It is known for arrays, sets, and other collections with random access.
        public let total: Int?

        /// The number of calls to the service for the finished requests.
        ///
        /// Each call may be billed.
        public let calls: Int

        /// Creates a progress, for tests and previews of code that shows one.
        ///
        /// ```swift
        /// print(OxfordBatch.Progress(done: 3, failed: 1, total: 8, calls: 4))
        /// // 3 of 8 done, 1 failed, 4 calls
        /// ```
        ///
        /// - Parameters:
        ///   - done: The number of finished requests, including those that failed.
        ///   - failed: The number of requests that failed.
        ///   - total: The number of all requests, or `nil` if it is not known.
        ///   - calls: The number of calls to the service.
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

        /// The numbers in words.
        public var description: String {
            "\(done)\(total.map { " of \($0)" } ?? "") done, \(failed) failed, \(calls) call\(calls == 1 ? "" : "s")"
        }
    }
}
