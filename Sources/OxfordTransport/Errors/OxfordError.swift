public import OxfordEndpoints

/// An error that says why a request failed, and what to do about the failure.
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
/// ## Secrets in responses
///
/// A server may repeat your secrets in its response. Only ``body`` shows them. In every other property that comes from
/// the response, and in the ``OxfordResponse/headers`` of an ``OxfordResponse``, `…` replaces the following texts of at
/// least 8 characters:
///
/// - The app ID, the app key, and `appID:appKey`.
/// - Each value in the client's `headers`, except in headers such as `Accept` that contain no secret.
/// - The parts of such a value. They are the words between spaces, commas, and semicolons, the text after a scheme such
///   as `Bearer`, the value in `name=value`, and the name and password in `user:password`. If the scheme is `Basic`,
///   the decoded text and its parts are hidden as well.
///
/// Each text is found as it is, percent-encoded, and in base64, with or without the padding `=`. The case of ASCII
/// letters is ignored. If ``message`` was truncated within one of the texts, the part that is left is hidden if it has
/// at least four characters.
///
/// A text in any other encoding is not found. For example, a `/` that JSON escapes as `\/` is not decoded in
/// ``answerError``. App IDs and app keys consist of letters and digits, so no server needs to escape them. The ``url``
/// and the ``transportError`` are shown unchanged, because they do not come from the response. For this reason, do not
/// write a secret into the URL of a custom request or into the detail of a ``TransportError``.
public struct OxfordError: Error, Hashable, Sendable {
    /// The reason for the error.
    public let reason: Reason

    /// The URL of the request.
    ///
    /// The URL is empty if the reason is ``Reason-swift.struct/invalidWord``, because an invalid word is never sent.
    public let url: String

    /// The ID of the request.
    ///
    /// All events that an observer receives for the request contain the same ID.
    public var id = RequestID.ofNoRequest

    /// The HTTP status, or `nil` if there was no response.
    public let status: Int?

    /// The message in the service's response, or `nil` if there is none.
    ///
    /// The message comes from the body of the response, which may be JSON, HTML, or plain text. If the reason is
    /// ``Reason-swift.struct/invalidWord``, there is no response, and the message says which rule the word breaks.
    public let message: String?

    /// The ID that the service assigned to the request, which you can quote when you report a problem.
    public var serviceID: String?

    /// How long the service asks you to wait before the next request, or `nil` if the service does not say.
    public let retryAfter: Duration?

    /// The media type of the response, such as `text/html`.
    public var contentType: String?

    /// The URL that the server redirects to, without its query.
    ///
    /// This property does not contain the query of the redirect URL, because the query may contain a secret.
    public let redirectTarget: String?

    /// The body of the response, unchanged.
    ///
    /// If the server echoed your credentials, the body contains them, so do not log the body. Descriptions of the error
    /// leave the body out.
    public var body: [UInt8] = []

    /// The decoding error if the body does not match the answer type, or `nil` otherwise.
    public var answerError: AnswerError?

    /// The transport error that explains why no complete response arrived, or `nil` if there is none.
    public let transportError: TransportError?

    /// The number of attempts to send the request.
    ///
    /// The service may bill each attempt. The number of attempts is 0 if the request was not sent, for example because
    /// its response came from a cache, or because it shared the response to an equal request (see
    /// ``Transport/coalescing()``).
    public var attempts = 1

    /// Brief advice on what to do about the error.
    ///
    /// The advice suggests a retry if ``isRetryable`` is `true`, and only then.
    ///
    /// ```swift
    /// print(OxfordError(.rateLimited, retryAfter: .seconds(2)).advice)
    /// // retry after 2 seconds, and send fewer requests per minute
    /// ```
    public var advice: String

    /// Creates an error, for tests and previews.
    ///
    /// Two errors are equal if all their properties are equal. A test can therefore compare errors that it creates
    /// itself. An error that a client throws, however, has properties that a test cannot predict, such as the ``id``,
    /// so compare only its ``reason-swift.property``.
    ///
    /// ```swift
    /// print(OxfordError(.notFound) == OxfordError(.notFound))
    /// // true
    /// ```
    ///
    /// The initializer sets the other properties to default values. The ``id`` belongs to no request, ``attempts`` is
    /// 1, and ``advice`` is the usual advice for the error's ``reason-swift.property``. You can change these properties
    /// afterwards:
    ///
    /// ```swift
    /// var error = OxfordError(.serverFailure, status: 503)
    /// error.attempts = 3
    /// ```
    ///
    /// The error's description shows the arguments of this initializer, so do not pass credentials in them.
    public init(
        _ reason: Reason, url: String = Server.live.base, status: Int? = nil, message: String? = nil,
        retryAfter: Duration? = nil, redirectTarget: String? = nil, transportError: TransportError? = nil
    ) {
        self.reason = reason
        self.url = url
        self.status = status
        self.message = message
        self.retryAfter = retryAfter
        self.redirectTarget = redirectTarget
        self.transportError = transportError
        advice = reason.advice(
            status: status, retryAfter: retryAfter, redirectTarget: redirectTarget, transportError: transportError)
    }

    /// Whether the task that sent the request was cancelled.
    ///
    /// Do not show a cancellation to the user as an error, because a cancellation is intentional.
    public var isCancellation: Bool { reason == .cancelled }

    /// Whether it is worth sending the same request again.
    ///
    /// This property is `true` for the failures that ``Transport/retrying(_:clock:)`` retries:
    ///
    /// - The request exceeded the service's rate limit.
    /// - The service failed, is down, or is overloaded.
    /// - The connection failed or was lost.
    /// - The response is incomplete.
    ///
    /// This property is `false` for a timeout, because the service may already have billed the request and could bill a
    /// retry as well.
    public var isRetryable: Bool {
        reason.mayPass || reason == .noAnswer && transportError?.isRetryable == true
    }
}

extension OxfordError {
    /// The reason for an error.
    ///
    /// Later versions may add reasons, so a `switch` over a reason needs a `default` case.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant, such as `notFound`.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// The service rejected the filters, the languages, or the requested page of results (status 400).
        public static let badRequest = Reason("badRequest")

        /// A word in a batch of look-ups is not a valid ``Headword``, so the client sent no request for it.
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
        public static let notFound = Reason("notFound")

        /// The server does not have this endpoint (status 404; the message says that the URL was not found).
        ///
        /// The server's URL is probably wrong.
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

        /// No complete response arrived, and ``OxfordError/transportError`` says why.
        public static let noAnswer = Reason("noAnswer")

        /// The task that sent the request was cancelled.
        public static let cancelled = Reason("cancelled")
    }
}
