extension AccessCheck {
    /// The outcome of testing a group of endpoints.
    ///
    /// Later versions may add outcomes, so a `switch` needs a `default`.
    public struct Outcome: Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// The service sent a valid answer.
        public static let allowed = Outcome("allowed")

        /// The service rejected the credentials, or the plan does not include the endpoint.
        public static let refused = Outcome("refused")

        /// The service does not have the endpoint, or has no entry for the word.
        public static let notFound = Outcome("notFound")

        /// The request failed for another reason, such as an answer that could not be decoded.
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
