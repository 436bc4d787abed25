public import OxfordEndpoints

/// Why a request has no answer: what happened, what the service said of it, and what to try.
///
/// ```swift
/// let body = #"{"error": "No entry found matching supplied source_lang, word and provided filters"}"#
/// let client = OxfordClient(
///     credentials: nil, transport: ClosureTransport { _ in TransportResponse(status: 404, body: body) })
/// do {
///     _ = try await client.send(.entries("aceing", in: .britishEnglish))
/// } catch {
///     print(error.reason == .notFound, error.isRetryable)
///     print(error.message ?? "nothing said")
/// }
/// // true false
/// // No entry found matching supplied source_lang, word and provided filters
/// ```
///
/// | what came | ``reason-swift.property`` | can be tried again |
/// | --- | --- | --- |
/// | 400 | ``Reason-swift.struct/badRequest`` | no |
/// | 401, or 403 that says that credentials are missing | ``Reason-swift.struct/invalidCredentials`` | no |
/// | 403 | ``Reason-swift.struct/notAllowed`` | no |
/// | 404 | ``Reason-swift.struct/notFound`` | no |
/// | 404 that says that there is no such URL | ``Reason-swift.struct/unknownEndpoint`` | no |
/// | 414 | ``Reason-swift.struct/tooLong`` | no |
/// | 429 | ``Reason-swift.struct/rateLimited`` | yes, later |
/// | 500, 502, 503, 504 | ``Reason-swift.struct/serverFailure`` | yes |
/// | 300 to 399 | ``Reason-swift.struct/redirected`` | no |
/// | any other status but a success | ``Reason-swift.struct/unexpectedStatus`` | no |
/// | a success without a body | ``Reason-swift.struct/emptyAnswer`` | no |
/// | a success that is not JSON, such as a page of HTML | ``Reason-swift.struct/unexpectedContent`` | no |
/// | JSON that is not the answer that was promised | ``Reason-swift.struct/unreadableAnswer`` | no |
/// | no answer in time | ``Reason-swift.struct/timedOut`` | no |
/// | no answer for another cause, see ``transportError`` | ``Reason-swift.struct/noAnswer`` | where that can |
/// | nothing, since the task was cancelled | ``Reason-swift.struct/cancelled`` | no |
///
/// A request of version 1 fails with the same reasons. ``isRetired`` says that it cannot succeed, and ``advice`` says what to
/// do.
///
/// Nothing that an error prints holds a credential.
public struct OxfordError: Error, Hashable, Sendable {
    /// What happened.
    public let reason: Reason

    /// The URL that was asked.
    public let url: String

    /// The request, as events name it.
    public let id: RequestID

    /// The status of the answer, if there was one.
    public let status: Int?

    /// What the service said, in whichever form.
    public let message: String?

    /// What the service calls the request; it asks for that where a problem is reported.
    public let serviceID: String?

    /// How long the service asks to wait before the next request.
    public let retryAfter: Duration?

    /// The type of the content, as the answer names it.
    public let contentType: String?

    /// The URL that the server redirects to, without its query, which may hold a secret.
    public let redirectTarget: String?

    /// The body of the answer.
    public let body: [UInt8]

    /// Where the body is not the answer that was promised.
    public let answerError: AnswerError?

    /// Why there was no answer.
    public let transportError: TransportError?

    /// How many times the service was asked.
    ///
    /// Every one may be billed. It is 0 if the error came from a cache or from another request's call.
    public internal(set) var attempts: Int

    /// Whether the service has switched off the version of the API that the request belongs to.
    ///
    /// It is `false` for an error that may pass, such as a rate limit or a lost connection.
    ///
    /// ```swift
    /// import OxfordDictionaries
    /// import OxfordVersion1
    ///
    /// let client = OxfordClient(credentials: nil, transport: ClosureTransport { _ in TransportResponse(status: 404) })
    /// do {
    ///     _ = try await client.send(V1.EntriesRequest("ace", in: .english))
    /// } catch {
    ///     print(error.reason, error.isRetired)
    ///     print(error.advice)
    /// }
    /// // notFound true
    /// // version 1 was switched off in June 2019; make the request of version 2 that does the same
    /// ```
    public let isRetired: Bool

    /// Whether the request asks for a headword, which decides on the advice.
    let hasHeadword: Bool

    /// Whether the request is of this library rather than of the app, which decides on the advice.
    let isOfLibrary: Bool

    /// Whether a sample dictionary cannot know the answer, so that the error does not mean that there is nothing.
    let isBeyondSample: Bool

    /// Creates an error, for tests and previews of code that handles one.
    ///
    /// ```swift
    /// func caption(_ error: OxfordError) -> String {
    ///     error.reason == .notFound ? "No entry" : error.advice
    /// }
    ///
    /// print(caption(OxfordError(.notFound, status: 404)))
    /// print(caption(OxfordError(.rateLimited, status: 429, retryAfter: .seconds(30))))
    /// // No entry
    /// // send fewer requests a minute, and this one again later
    /// ```
    ///
    /// The description shows the URLs and the texts as they are, so do not pass credentials in them.
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
    /// Do not show such an error.
    public var isCancellation: Bool { reason == .cancelled }

    /// Whether the same request may succeed later, as it is.
    public var isRetryable: Bool {
        reason.mayPass || transportError?.isRetryable == true
    }
}
