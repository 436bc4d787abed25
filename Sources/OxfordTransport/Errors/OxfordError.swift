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

    /// The URL of the request.
    public let url: String

    /// The ID of the request, which is also the ID of its events.
    public let id: RequestID

    /// The HTTP status, or `nil` if there was no response.
    public let status: Int?

    /// The service's message, read from JSON, HTML, or plain text.
    public let message: String?

    /// The service's ID of the request, to quote in a problem report.
    public let serviceID: String?

    /// The time that the service asks to wait before the next request.
    public let retryAfter: Duration?

    /// The media type of the response.
    public let contentType: String?

    /// The URL that the server redirects to, without its query, which may contain a secret.
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

    /// Whether the request fails because the service has switched off its version of the API.
    ///
    /// Requests of version 1 cannot succeed. The value is `false` for temporary errors, such as a rate limit.
    ///
    /// ```swift
    /// import OxfordDictionaries
    /// import OxfordVersion1
    ///
    /// let wire = ClosureTransport { _ in TransportResponse(status: 404) }
    /// let client = OxfordClient(credentials: nil, transport: wire)
    /// do {
    ///     _ = try await client.send(V1.EntriesRequest("ace", in: .english))
    /// } catch {
    ///     print(error.reason, error.isRetired)
    /// }
    /// // notFound true
    /// ```
    public let isRetired: Bool

    let hasHeadword: Bool

    let isOfLibrary: Bool

    /// Whether a sample dictionary cannot answer the request, although the service may.
    let isBeyondSample: Bool

    /// Creates an error, for tests and previews.
    ///
    /// The description shows these values unredacted, so do not pass credentials.
    public init(
        _ reason: Reason, url: String = Server.live.base, id: RequestID = RequestID(), status: Int? = nil,
        message: String? = nil, serviceID: String? = nil, retryAfter: Duration? = nil, contentType: String? = nil,
        redirectTarget: String? = nil, body: [UInt8] = [], answerError: AnswerError? = nil,
        transportError: TransportError? = nil, attempts: Int = 1, isRetired: Bool = false
    ) {
        self.init(
            reason, url: url, id: id, status: status, message: message, serviceID: serviceID, retryAfter: retryAfter,
            contentType: contentType, redirectTarget: redirectTarget, body: body, answerError: answerError,
            transportError: transportError, attempts: attempts, isRetired: isRetired, hasHeadword: false)
    }

    init(
        _ reason: Reason, url: String, id: RequestID, status: Int?, message: String?, serviceID: String?,
        retryAfter: Duration?, contentType: String?, redirectTarget: String?, body: [UInt8], answerError: AnswerError?,
        transportError: TransportError?, attempts: Int, isRetired: Bool, hasHeadword: Bool,
        isOfLibrary: Bool = true, isBeyondSample: Bool = false
    ) {
        self.reason = reason
        self.url = url
        self.id = id
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
        self.isRetired = isRetired
        self.hasHeadword = hasHeadword
        self.isOfLibrary = isOfLibrary
        self.isBeyondSample = isBeyondSample
    }

    /// Whether the task that sent the request was cancelled.
    ///
    /// Do not show such an error to a user.
    public var isCancellation: Bool { reason == .cancelled }

    /// Whether the same request may succeed later.
    ///
    /// It is `true` for a rate limit, a failure of the service, a connection that failed or was lost, and an incomplete
    /// response. It is `false` for a timeout.
    public var isRetryable: Bool {
        reason.mayPass || transportError?.isRetryable == true
    }
}
