public import OxfordEndpoints

/// The error of a request: why it has no answer, and what to do about it.
///
/// ```swift
/// let body = #"{"error": "No entry found matching supplied word"}"#
/// let client = OxfordClient(
///     credentials: nil,
///     transport: ClosureTransport { _ in
///         TransportResponse(status: 404, body: body)
///     })
/// do {
///     _ = try await client.send(.entries("aceing", in: .britishEnglish))
/// } catch {
///     print(error.reason, error.isRetryable)
///     print(error.message ?? "")
/// }
/// // notFound false
/// // No entry found matching supplied word
/// ```
///
/// No property except ``body`` contains credentials, even if the server echoes them.
public struct OxfordError: Error, Hashable, Sendable {
    /// The reason.
    public let reason: Reason

    /// The URL of the request, empty if the reason is ``Reason-swift.struct/invalidWord``.
    public let url: String

    /// The ID of the request, which is also the ID of its events.
    public let id: RequestID

    /// The HTTP status, or `nil` if there was no response.
    public let status: Int?

    /// The service's message, read from JSON, HTML, or plain text, or the rule that an invalid word breaks.
    public let message: String?

    /// The service's ID of the request, to quote in a problem report.
    public let serviceID: String?

    /// The time that the service asks to wait before the next request.
    public let retryAfter: Duration?

    /// The media type of the response.
    public let contentType: String?

    /// The URL that the server redirects to.
    ///
    /// It has no query, because a query may contain a secret.
    public let redirectTarget: String?

    /// The body of the response, unredacted.
    ///
    /// Descriptions do not contain it.
    public let body: [UInt8]

    /// The decoding error, if the body does not match the answer type.
    public let answerError: AnswerError?

    /// The transport's error, if there was no complete response.
    public let transportError: TransportError?

    /// The number of attempts.
    ///
    /// Each attempt may be billed. The number is 0 if the error came from a cache or was shared with another request.
    public internal(set) var attempts: Int

    /// What to do about the error, as an imperative.
    ///
    /// It says to try again if and only if ``isRetryable`` is `true`.
    ///
    /// ```swift
    /// print(OxfordError(.rateLimited, retryAfter: .seconds(2)).advice)
    /// // retry after 2 seconds, and send fewer requests per minute
    /// ```
    public let advice: String

    /// Creates an error, for tests and previews.
    ///
    /// Errors with equal values are equal, so a test can expect an error that it creates itself. The errors of a client
    /// have other values, so compare their ``reason-swift.property``.
    ///
    /// ```swift
    /// print(OxfordError(.notFound) == OxfordError(.notFound))
    /// // true
    /// ```
    ///
    /// The description shows these values unredacted, so do not pass credentials. By default, the ID is one that no
    /// request has, and the advice is the usual one for the reason.
    public init(
        _ reason: Reason, url: String = Server.live.base, id: RequestID? = nil, status: Int? = nil,
        message: String? = nil, serviceID: String? = nil, retryAfter: Duration? = nil, contentType: String? = nil,
        redirectTarget: String? = nil, body: [UInt8] = [], answerError: AnswerError? = nil,
        transportError: TransportError? = nil, attempts: Int = 1, advice: String? = nil
    ) {
        self.reason = reason
        self.url = url
        self.id = id ?? .ofNoRequest
        self.status = status
        self.message = message
        self.serviceID = serviceID
        self.retryAfter = retryAfter
        self.contentType = contentType
        self.redirectTarget = redirectTarget
        self.body = body
        self.answerError = answerError
        self.transportError = transportError
        self.attempts = attempts
        self.advice =
            advice
            ?? reason.advice(
                status: status, retryAfter: retryAfter, redirectTarget: redirectTarget, transportError: transportError)
    }

    /// Whether the task that sent the request was cancelled.
    ///
    /// Do not show such an error to a user.
    public var isCancellation: Bool { reason == .cancelled }

    /// Whether it is worth sending the same request again.
    ///
    /// It is `true` for the errors after which ``Transport/retrying(_:clock:)`` sends a request again: a rate limit, a
    /// failure of the service, a connection that failed or was lost, and an incomplete response. It is `false` for a
    /// timeout, because the service may have billed the request, and would bill it again.
    public var isRetryable: Bool {
        reason.mayPass || reason == .noAnswer && transportError?.isRetryable == true
    }
}

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
