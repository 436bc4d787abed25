public import OxfordEndpoints

/// An error that says why a request failed, and what to do about the failure.
///
/// ```swift
/// let body = #"{"error": "No entry found matching supplied word"}"#
/// let client = OxfordClient(
///     transport: ClosureTransport { _ in
///         TransportResponse(status: 404, body: body)
///     })
/// do {
///     _ = try await client.send(.entries("aceing", in: .britishEnglish))
/// } catch let error as OxfordError {
///     print(error.reason, error.isRetryable)
///     print(error.message ?? "")
/// }
/// // notFound false
/// // No entry found matching supplied word
/// ```
///
/// ## Secrets in responses
///
/// A server may repeat your secrets in its response. Only ``body`` shows them. Every other property that comes from the
/// response, the ``transportError``, and the ``OxfordResponse/headers`` of an ``OxfordResponse`` show `…` instead.
///
/// The secrets are the app ID, the app key, and the values of headers that the client or a middleware adds. Headers
/// such as `Accept` contain no secret. The parts of a header's value are hidden too, that is, its words, the value in
/// `name=value`, and the name and the password in `user:password`.
///
/// A secret is found in any letter case if it has at least 8 characters. Escapes in JSON and HTML are decoded first. A
/// secret that the server has encoded in another way, for example in base64, is not found.
///
/// Two kinds of secrets are not hidden. The client does not know the headers that a transport of yours adds. It also
/// shows the ``url`` unchanged, because the URL does not come from the response, so do not write a secret into the URL
/// of a custom request.
public struct OxfordError: Error, Hashable, Sendable {
    /// The reason for the error.
    public let reason: Reason

    /// The URL of the request, or `nil` if the error does not belong to a request.
    ///
    /// For example, the URL is `nil` if the reason is ``FailureReason/invalidWord``, because the client sends no
    /// request for an invalid word.
    public let url: String?

    /// The ID of the request, or `nil` if the error does not belong to a request.
    ///
    /// All events that an observer receives for the request contain the same ID.
    public let id: RequestID?

    /// The HTTP status, or `nil` if there was no response.
    public let status: Int?

    /// The message in the service's response, or `nil` if there is none.
    ///
    /// The message comes from the body of the response, which may be JSON, HTML, or plain text of up to 64 KB. If the
    /// reason is ``FailureReason/invalidWord``, there is no response, and the message says which rule the word breaks.
    public let message: String?

    /// The ID that the service assigned to the request, which you can quote when you report a problem.
    public let serviceID: String?

    /// How long the service asks you to wait before the next request, or `nil` if the service does not say.
    public let retryAfter: Duration?

    /// The media type of the response, such as `text/html`.
    public let contentType: String?

    /// The URL that the server redirects to, without its query.
    ///
    /// This property does not contain the query of the redirect URL, because the query may contain a secret.
    public let redirectTarget: String?

    /// The body of the response, unchanged.
    ///
    /// If the server echoed your credentials, the body contains them, so do not log the body. Descriptions of the error
    /// leave the body out.
    public let body: [UInt8]

    /// The decoding error if the body does not match the answer type, or `nil` otherwise.
    public let answerError: AnswerError?

    /// The transport error that explains why no complete response arrived, or `nil` if there is none.
    public let transportError: TransportError?

    /// The number of times that the request was sent to the service.
    ///
    /// The service may bill each call. The number of calls is 0 if the request was not sent, for example because its
    /// response came from a cache, or because it shared the response to an equal request.
    public private(set) var calls: Int

    /// Whether it is worth sending the same request again.
    ///
    /// This property is `true` for the following failures. If you add retries to the client, they repeat a request
    /// after the same failures:
    ///
    /// - The request exceeded the service's rate limit.
    /// - The service failed, is down, or is overloaded.
    /// - The connection failed or was lost.
    /// - The response is incomplete.
    ///
    /// This property is `false` for a timeout, because the service may already have billed the request and could bill a
    /// retry as well. It is also `false` if the client's budget has no call left for a retry.
    public private(set) var isRetryable: Bool

    /// Brief advice on what to do about the error, for developers.
    ///
    /// The advice belongs in a log or in the output of a command-line tool. It is in English, and it names things that
    /// only a developer can change, such as a filter. Do not show it to the users of an app. Instead, write your own
    /// text for each ``kind-swift.property`` of error.
    ///
    /// The advice suggests a retry if ``isRetryable`` is `true`, and only then. It is empty if the error's description
    /// already says what to do, as for missing credentials, or if the library does not know the error.
    ///
    /// ```swift
    /// print(OxfordError(.rateLimited, retryAfter: .seconds(2)).advice)
    /// // retry after 2 s, and send fewer requests per minute
    /// ```
    public private(set) var advice: String

    /// Creates an error, for tests and previews.
    ///
    /// Only the reason is required:
    ///
    /// ```swift
    /// let error = OxfordError(.serverFailure, status: 503, calls: 3)
    /// print(error)
    /// // the service failed (503); retry later; the service is overloaded
    /// ```
    ///
    /// Two errors are equal if all their properties are equal. A test can therefore compare errors that it creates
    /// itself. An error that a client throws, however, has properties that a test cannot predict, such as the ``id``,
    /// so compare only its ``reason-swift.property``.
    ///
    /// The error's description shows the arguments of this initializer, except for the body. Do not pass credentials in
    /// them. Without `advice`, the error has the library's advice for the other arguments. For a reason that is your
    /// own, the library has none.
    public init(
        _ reason: Reason, url: String? = nil, id: RequestID? = nil, status: Int? = nil, message: String? = nil,
        serviceID: String? = nil, retryAfter: Duration? = nil, contentType: String? = nil,
        redirectTarget: String? = nil, body: [UInt8] = [], answerError: AnswerError? = nil,
        transportError: TransportError? = nil, calls: Int = 0, advice: String? = nil
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
        self.calls = calls
        isRetryable = reason.row.mayRetry
        self.advice = advice ?? ""
        if advice == nil { self.advice = generalAdvice }
    }

    /// Returns a copy of the error with another number of calls and, unless `advice` is `nil`, with other advice.
    func with(calls: Int, advice: String? = nil) -> OxfordError {
        var error = self
        error.calls = calls
        error.advice = advice ?? self.advice
        return error
    }

    /// Returns a copy of an error that is usually worth a retry, with or without a call left for it.
    func retryable(withBudget hasCall: Bool) -> OxfordError {
        var error = self
        error.isRetryable = hasCall
        let row = Reason.budgetSpent.row
        error.advice = hasCall ? error.generalAdvice : "\(row.headline); \(row.advice)"
        return error
    }

    /// Whether the task that sent the request was cancelled.
    ///
    /// Do not show a cancellation to the user as an error, because a cancellation is intentional.
    public var isCancellation: Bool { reason == .cancelled }
}
