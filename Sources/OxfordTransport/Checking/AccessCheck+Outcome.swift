extension AccessCheck {
    /// The outcome of a request that checks a group of endpoints.
    ///
    /// Later versions may add outcomes, so a `switch` needs a `default`.
    ///
    /// ```swift
    /// print(AccessCheck(.entries).outcome == .allowed)
    /// print(AccessCheck(.entries, error: OxfordError(.timedOut)).outcome)
    /// // true
    /// // failed
    /// ```
    public struct Outcome: Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// The service answered, and the answer could be read.
        public static let allowed = Outcome("allowed")

        /// The service accepted neither the credentials nor the plan for this request.
        public static let refused = Outcome("refused")

        /// The service has no such endpoint, or no entry for the word of the request.
        public static let notFound = Outcome("notFound")

        /// The request failed for another reason, such as an answer that could not be read.
        public static let failed = Outcome("failed")
    }
}

extension AccessCheck.Outcome {
    init(_ error: OxfordError) {
        switch error.reason {
        case .notAllowed, .invalidCredentials: self = .refused
        case .notFound, .unknownEndpoint: self = .notFound
        default: self = .failed
        }
    }
}
