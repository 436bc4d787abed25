extension OxfordError {
    /// The reason for an error.
    ///
    /// Later versions may add reasons, so a `switch` needs a `default`.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// The service rejected the filters, the languages, or the page (status 400).
        public static let badRequest = Reason("badRequest")

        /// A batch of look-ups was given text that is not a valid ``Headword``, and sent no request.
        ///
        /// ``OxfordError/message`` has the rule that the text breaks.
        public static let invalidWord = Reason("invalidWord")

        /// The credentials are missing or unknown to the service (status 401, or 403 with a message that says so).
        public static let invalidCredentials = Reason("invalidCredentials")

        /// The account may not send the request, or the credentials are wrong (status 403).
        ///
        /// The plan may lack the endpoint or the language, or be used up.
        public static let notAllowed = Reason("notAllowed")

        /// The service has nothing for this word, language, and filters (status 404).
        public static let notFound = Reason("notFound")

        /// The server does not have the endpoint (status 404 with a message that says so).
        ///
        /// The server's URL is probably wrong.
        public static let unknownEndpoint = Reason("unknownEndpoint")

        /// The word or the URL is too long (status 414).
        public static let tooLong = Reason("tooLong")

        /// The rate limit is exceeded (status 429).
        public static let rateLimited = Reason("rateLimited")

        /// The service failed, or is down or overloaded (status 500, 502, 503, or 504).
        public static let serverFailure = Reason("serverFailure")

        /// The server redirects the request (status 300 to 399).
        ///
        /// No redirect is followed, because the service would bill the second request too.
        public static let redirected = Reason("redirected")

        /// The response has a status that the service does not document.
        public static let unexpectedStatus = Reason("unexpectedStatus")

        /// The response reports success but has no body.
        public static let emptyAnswer = Reason("emptyAnswer")

        /// The response is not JSON, so it probably does not come from the service.
        public static let unexpectedContent = Reason("unexpectedContent")

        /// The response is JSON, but not the answer of this request.
        public static let unreadableAnswer = Reason("unreadableAnswer")

        /// The response is larger than the transport allows.
        public static let tooLarge = Reason("tooLarge")

        /// The sample dictionary lacks the answer, which the service may have.
        ///
        /// The error's description says what the sample lacks, such as a word or a language.
        public static let notInSample = Reason("notInSample")

        /// There was no response in time.
        public static let timedOut = Reason("timedOut")

        /// There was no complete response, for the reason in ``OxfordError/transportError``.
        public static let noAnswer = Reason("noAnswer")

        /// The task that sent the request was cancelled.
        public static let cancelled = Reason("cancelled")
    }
}
