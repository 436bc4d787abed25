extension OxfordBatch {
    /// The progress of a batch.
    public struct Progress: Hashable, Sendable, CustomStringConvertible {
        /// The number of finished requests, including failed ones.
        public let done: Int

        /// The number of failed requests.
        public let failed: Int

        /// The total number of requests, or `nil` if it is unknown.
        ///
        /// It is known for arrays, sets, and other random-access collections.
        public let total: Int?

        /// The number of calls for the finished requests.
        ///
        /// Each call may be billed.
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

        /// A one-line summary of the numbers.
        public var description: String {
            "\(done)\(total.map { " of \($0)" } ?? "") done, \(failed) failed, \(calls) call\(calls == 1 ? "" : "s")"
        }
    }
}
