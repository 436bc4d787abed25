public import OxfordEndpoints

/// The reason why a request failed.
///
/// ``OxfordError`` and ``TransportError`` share this type. Their type aliases ``OxfordError/Reason`` and
/// ``TransportError/Reason`` refer to it. Later versions may add reasons, so a `switch` over a reason needs a `default`
/// case.
///
/// To handle one reason, name it in a `catch` clause:
///
/// ```swift
/// do {
///     throw OxfordError(.notFound)
/// } catch OxfordError.Reason.notFound {
///     print("nothing found")
/// } catch {
///     print("failed:", error)
/// }
/// // nothing found
/// ```
///
/// If your own transport or middleware can fail for a reason that is not in the list, name the reason yourself:
///
/// ```swift
/// extension FailureReason {
///     static let tokenExpired = Self(rawValue: "tokenExpired")
/// }
///
/// print(TransportError(.tokenExpired, detail: "it was valid until noon"))
/// // tokenExpired: it was valid until noon
/// ```
public struct FailureReason: OxfordOpenValue {
    /// The name of the reason, such as `notFound`.
    ///
    /// The name never changes, so you can store it.
    public let rawValue: String

    /// Creates a reason from its name.
    ///
    /// The name may be the name of a constant, or a name that you choose for a reason.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

// MARK: Requests that the service refuses

extension FailureReason {
    /// The service rejected the filters, the languages, or the requested page of results (status 400).
    public static let badRequest = FailureReason("badRequest")

    /// The text of a look-up is not a valid `WordText`, so the client sent no request for it.
    ///
    /// ``OxfordError/message`` says which rule the word breaks.
    public static let invalidWord = FailureReason("invalidWord")

    /// The credentials are missing, or the service does not recognize them (status 401, or status 403 with a message
    /// about missing credentials).
    public static let invalidCredentials = FailureReason("invalidCredentials")

    /// The service denies access to the request (status 403).
    ///
    /// The account's plan may not include the endpoint or the language, or the plan's calls may be used up. Wrong
    /// credentials can also be the cause.
    public static let notAllowed = FailureReason("notAllowed")

    /// The service found nothing for this word, language, and filters (status 404).
    ///
    /// A response has this reason only if its message is one that the service sends when it finds nothing. The service
    /// also sends such a message if it does not offer the language.
    public static let notFound = FailureReason("notFound")

    /// The server does not have this endpoint (status 404, without a message that the service found nothing).
    ///
    /// The server's URL is probably wrong, or a gateway has responded instead of the service.
    public static let unknownEndpoint = FailureReason("unknownEndpoint")

    /// The word or the URL is too long (status 414).
    public static let tooLong = FailureReason("tooLong")

    /// The request exceeded the service's rate limit (status 429).
    public static let rateLimited = FailureReason("rateLimited")
}

// MARK: Responses that cannot be used

extension FailureReason {
    /// The service failed, is down, or is overloaded (status 500, 502, 503, or 504).
    public static let serverFailure = FailureReason("serverFailure")

    /// The server redirected the request (status 300 to 399).
    ///
    /// The client does not follow redirects, because the service may bill the redirected request as well.
    public static let redirected = FailureReason("redirected")

    /// The response has a status that the service does not document.
    public static let unexpectedStatus = FailureReason("unexpectedStatus")

    /// The response reports success but has no body.
    public static let emptyAnswer = FailureReason("emptyAnswer")

    /// The response is not JSON, so it probably does not come from the service.
    public static let unexpectedContent = FailureReason("unexpectedContent")

    /// The response is JSON, but does not match the answer type of the request.
    public static let unreadableAnswer = FailureReason("unreadableAnswer")

    /// The response is larger than the transport allows.
    public static let tooLarge = FailureReason("tooLarge")

    /// The response is not valid HTTP.
    public static let malformed = FailureReason("malformed")

    /// The connection closed before the whole response arrived.
    public static let cutShort = FailureReason("cutShort")
}

// MARK: Requests without a response

extension FailureReason {
    /// This computer has no network connection.
    public static let offline = FailureReason("offline")

    /// The host name could not be resolved.
    public static let hostNotFound = FailureReason("hostNotFound")

    /// The host did not accept a connection.
    public static let cannotConnect = FailureReason("cannotConnect")

    /// The server could not be authenticated, or the TLS connection failed.
    public static let untrusted = FailureReason("untrusted")

    /// The connection closed before a response arrived.
    public static let connectionLost = FailureReason("connectionLost")

    /// The response did not arrive in time.
    public static let timedOut = FailureReason("timedOut")

    /// The task was cancelled.
    public static let cancelled = FailureReason("cancelled")

    /// The URL is not allowed, so the request was not sent.
    ///
    /// A URL must use HTTPS, and it must not contain a user name. HTTP is allowed only for hosts that refer to this
    /// computer, such as `localhost`.
    public static let refusedURL = FailureReason("refusedURL")

    /// A budget of calls is used up, so the request was not sent.
    public static let budgetSpent = FailureReason("budgetSpent")

    /// The sample dictionary cannot answer the request, although the service may be able to.
    ///
    /// The error's description says what the sample dictionary lacks, such as a word or a language.
    public static let notInSample = FailureReason("notInSample")

    /// A middleware threw an error that the library does not know.
    public static let middlewareFailed = FailureReason("middlewareFailed")

    /// Any other failure of the transport.
    public static let other = FailureReason("other")
}
