extension OxfordError {
    /// The reason for an error.
    ///
    /// Later versions may add reasons, so a `switch` over a reason needs a `default` case.
    ///
    /// To handle one reason, name it in a `catch` clause:
    ///
    /// ```swift
    /// do {
    ///     throw OxfordError(.notFound)
    /// } catch OxfordError.Reason.notFound {
    ///     print("nothing found")
    /// }
    /// // nothing found
    /// ```
    public struct Reason: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The name of the reason, such as `notFound`.
        ///
        /// The name never changes, so you can store it.
        public let rawValue: String

        /// Creates a reason from its name.
        ///
        /// The name may be that of a constant, or that of your own reason for errors that your code creates.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        private init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The name of the reason.
        public var description: String { rawValue }

        /// The service rejected the filters, the languages, or the requested page of results (status 400).
        public static let badRequest = Reason("badRequest")

        /// The text of a look-up is not a valid ``WordText``, so the client sent no request for it.
        ///
        /// ``OxfordError/message`` says which rule the word breaks.
        public static let invalidWord = Reason("invalidWord")

        /// The credentials are missing, or the service does not recognize them (status 401, or status 403 with a
        /// message about missing credentials).
        public static let invalidCredentials = Reason("invalidCredentials")

        /// The service denies access to the request (status 403).
        ///
        /// The account's plan may not include the endpoint or the language, or the plan's calls may be used up. Wrong
        /// credentials can also be the cause.
        public static let notAllowed = Reason("notAllowed")

        /// The service found nothing for this word, language, and filters (status 404).
        ///
        /// A response has this reason only if its message is one that the service sends when it finds nothing. The
        /// service also sends such a message if it does not offer the language.
        public static let notFound = Reason("notFound")

        /// The server does not have this endpoint (status 404, without a message that the service found nothing).
        ///
        /// The server's URL is probably wrong, or a gateway has responded instead of the service.
        public static let unknownEndpoint = Reason("unknownEndpoint")

        /// The word or the URL is too long (status 414).
        public static let tooLong = Reason("tooLong")

        /// The request exceeded the service's rate limit (status 429).
        public static let rateLimited = Reason("rateLimited")

        /// The service failed, is down, or is overloaded (status 500, 502, 503, or 504).
        public static let serverFailure = Reason("serverFailure")

        /// The server redirected the request (status 300 to 399).
        ///
        /// The client does not follow redirects, because the service may bill the redirected request as well.
        public static let redirected = Reason("redirected")

        /// The response has a status that the service does not document.
        public static let unexpectedStatus = Reason("unexpectedStatus")

        /// The response reports success but has no body.
        public static let emptyAnswer = Reason("emptyAnswer")

        /// The response is not JSON, so it probably does not come from the service.
        public static let unexpectedContent = Reason("unexpectedContent")

        /// The response is JSON, but does not match the answer type of the request.
        public static let unreadableAnswer = Reason("unreadableAnswer")

        /// The response is larger than the transport allows.
        public static let tooLarge = Reason("tooLarge")

        /// The sample dictionary cannot answer the request, although the service may be able to.
        ///
        /// The error's description says what the sample dictionary lacks, such as a word or a language.
        public static let notInSample = Reason("notInSample")

        /// The response did not arrive in time.
        public static let timedOut = Reason("timedOut")

        /// The client's budget of calls is used up, so the request was not sent.
        public static let budgetSpent = Reason("budgetSpent")

        /// No complete response arrived, and ``OxfordError/transportError`` says why.
        public static let noAnswer = Reason("noAnswer")

        /// The task that sent the request was cancelled.
        public static let cancelled = Reason("cancelled")
    }
}

extension OxfordError.Reason {
    /// Returns whether an error is an ``OxfordError`` with a reason.
    ///
    /// This operator makes a reason a pattern for errors, in a `catch` clause as well as in a `switch` statement.
    public static func ~= (reason: Self, error: any Error) -> Bool {
        (error as? OxfordError)?.reason == reason
    }
}
