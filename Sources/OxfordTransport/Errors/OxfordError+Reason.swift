extension OxfordError {
    /// The reason for an error.
    ///
    /// Later versions may add reasons, so a `switch` needs a `default`.
    ///
    /// ```swift
    /// print(OxfordError.Reason.rateLimited)
    /// // rateLimited
    /// ```
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// The server does not take the filters, the fields or the languages as they are.
        public static let badRequest = Reason("badRequest")

        /// The server was sent no credentials, or such as it does not know.
        public static let invalidCredentials = Reason("invalidCredentials")

        /// The credentials are wrong, or do not allow this: the plan has not the endpoint or the language, or is used up.
        public static let notAllowed = Reason("notAllowed")

        /// The service has nothing for the request: no such word in that language with those filters.
        public static let notFound = Reason("notFound")

        /// The server has no such endpoint; most likely it is not the right one.
        public static let unknownEndpoint = Reason("unknownEndpoint")

        /// The word or the URL is too long.
        public static let tooLong = Reason("tooLong")

        /// There were too many requests.
        public static let rateLimited = Reason("rateLimited")

        /// The server failed, is down, overloaded or too slow.
        public static let serverFailure = Reason("serverFailure")

        /// The server points elsewhere, where the request was not taken.
        public static let redirected = Reason("redirected")

        /// The server answered with a status that is none of its own.
        public static let unexpectedStatus = Reason("unexpectedStatus")

        /// The answer has no body.
        public static let emptyAnswer = Reason("emptyAnswer")

        /// The answer is not JSON, and so does not come from the service.
        public static let unexpectedContent = Reason("unexpectedContent")

        /// The answer is JSON, but not as it should be.
        public static let unreadableAnswer = Reason("unreadableAnswer")

        /// There was no answer in time.
        public static let timedOut = Reason("timedOut")

        /// There was no answer.
        public static let noAnswer = Reason("noAnswer")

        /// The task that sent the request was cancelled.
        public static let cancelled = Reason("cancelled")
    }
}
