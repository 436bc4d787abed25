public import OxfordEndpoints

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
    public struct Reason: OxfordOpenValue {
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

extension OxfordError {
    /// The kind of an error, for the text that an app shows to its users.
    ///
    /// There are only a few kinds, so an app can translate a text for each of them. Later versions may add kinds, so a
    /// `switch` over a kind needs a `default` case.
    public struct Kind: OxfordOpenValue {
        /// The name of the kind, such as `notFound`.
        ///
        /// The name never changes, so you can use it as a key for translations.
        public let rawValue: String

        /// Creates a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// There is no result for what the user typed.
        ///
        /// This kind includes text that cannot be looked up, such as text that is blank or too long. A suitable text is
        /// "We found nothing. Check what you typed."
        public static let notFound = Kind("notFound")

        /// The app could not reach the service, or the service did not respond in time.
        ///
        /// The device may be offline, or the connection may have failed. It is also possible that something between the
        /// device and the service has responded, such as the login page of a public network. A suitable text is "Check
        /// your connection, and try again."
        public static let offline = Kind("offline")

        /// The service does not accept the request at the moment.
        ///
        /// The service may be overloaded, or the app may have sent too many requests. This kind includes a budget of
        /// calls that is used up: the app works as intended, and the user can only wait. A suitable text is "The
        /// dictionary is not available at the moment. Try again later."
        public static let busy = Kind("busy")

        /// The app needs a change, because the service refuses its requests.
        ///
        /// For example, the credentials may be wrong, the account's plan may not include the endpoint, or a filter may
        /// be invalid. The user cannot do anything about it. A suitable text is "The dictionary is not available.
        /// Contact us." Log the error, because its description says what to change.
        public static let misconfigured = Kind("misconfigured")

        /// The app cancelled the request, so there is nothing to show.
        public static let cancelled = Kind("cancelled")

        /// Anything else, such as a response with an unexpected format.
        ///
        /// This kind includes all reasons that are not the library's own. A suitable text is "Something went wrong."
        public static let unexpected = Kind("unexpected")
    }

    /// The kind of the error, for the text that an app shows to its users.
    ///
    /// ```swift
    /// let reasons: [OxfordError.Reason] = [.invalidWord, .timedOut, .notAllowed]
    /// for reason in reasons {
    ///     print(OxfordError(reason).kind)
    /// }
    /// // notFound
    /// // offline
    /// // misconfigured
    /// ```
    public var kind: Kind { explanation.kind }
}
