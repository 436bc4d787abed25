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
