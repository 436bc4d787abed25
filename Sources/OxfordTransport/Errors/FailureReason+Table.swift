extension FailureReason {
    /// What the library says and does about a reason.
    struct Row: Sendable {
        /// What went wrong, without details.
        let headline: String
        let kind: OxfordError.Kind
        /// Whether a retry might succeed.
        ///
        /// A retry after a timeout might succeed too, but the service may already have billed the request and could
        /// bill the retry as well.
        let mayRetry: Bool
        /// Whether a request that failed for this reason was not sent.
        let isUnsent: Bool
        /// The advice, or the end of it if `generalAdvice` adds a beginning.
        let advice: String

        fileprivate init(
            _ headline: String, _ kind: OxfordError.Kind, mayRetry: Bool = false, isUnsent: Bool = false, advice: String
        ) {
            self.headline = headline
            self.kind = kind
            self.mayRetry = mayRetry
            self.isUnsent = isUnsent
            self.advice = advice
        }
    }

    /// The reason's row, which for a reason of a user has only the name.
    var row: Row { Self.table[self] ?? Row(rawValue, .unexpected, advice: "") }

    private static let table: [FailureReason: Row] = [
        .badRequest: Row(
            "the service rejected the request", .misconfigured,
            advice: "check the filters and the language pair; limit and offset together must be at most 10000"),
        .invalidWord: Row(
            "invalid word", .notFound, isUnsent: true, advice: "correct the word, or leave it out"),
        .invalidCredentials: Row(
            "the service rejected the credentials", .misconfigured, advice: "check the app ID and the app key"),
        .notAllowed: Row(
            "the service denied access", .misconfigured, advice: "check the credentials; \(OxfordError.checkPlan)"),
        .notFound: Row(
            "nothing found", .notFound, advice: "check the word, the language and the filters"),
        .unknownEndpoint: Row(
            "the server does not have this endpoint", .misconfigured,
            advice: "check the language, the server's URL, and any gateway"),
        .tooLong: Row(
            "the word or the URL is too long", .notFound,
            advice: "shorten the word to 128 characters, or use fewer filters"),
        .rateLimited: Row(
            "too many requests", .busy, mayRetry: true, advice: "and send fewer requests per minute"),
        .serverFailure: Row(
            "the service failed", .busy, mayRetry: true,
            advice: "if it keeps failing, report the request ID to the service"),
        .redirected: Row(
            "the server redirects to another URL", .offline, advice: "a login page or a proxy may have responded"),
        .unexpectedStatus: Row(
            "unexpected status", .unexpected, advice: "check whether a proxy or gateway blocks the request"),
        .emptyAnswer: Row(
            "the response has no body", .unexpected,
            advice: "check the server's URL and any proxy, or report the request ID to the service"),
        .unexpectedContent: Row(
            "the response is not JSON", .offline,
            advice: "check the network; a login page or a proxy may have responded instead of the service"),
        .unreadableAnswer: Row(
            "the response has an unexpected format", .unexpected,
            advice: "correct the answer type at the path shown; if this library declares the type, report the path"
                + " to its authors"),
        .tooLarge: Row(
            "the response is too large", .misconfigured,
            advice: "request a smaller page or fewer fields, or raise the transport's limit"),
        .malformed: Row(
            "malformed response", .unexpected, advice: "check the network and any proxy"),
        .cutShort: Row(
            "the response is incomplete", .offline, mayRetry: true,
            advice: "try again; if the response is cut off again, check the network and any proxy"),
        .offline: Row(
            "this machine is offline", .offline, isUnsent: true,
            advice: "check the network connection and the server's URL"),
        .hostNotFound: Row(
            "host not found", .offline, isUnsent: true, advice: "check the network connection and the server's URL"),
        .cannotConnect: Row(
            "no connection to the server", .offline, mayRetry: true,
            isUnsent: true,
            advice: "check that the server is running and that no firewall or proxy blocks it, then try again"),
        .untrusted: Row(
            "the server is not trusted", .offline, isUnsent: true,
            advice: "check the server's certificate and this machine's clock"),
        .connectionLost: Row(
            "the connection was lost", .offline, mayRetry: true,
            advice: "try again; if it keeps failing, check the network and any proxy"),
        .timedOut: Row(
            "the request timed out", .offline,
            advice: "allow more time, or check the network; the service may have billed the request"),
        .cancelled: Row(
            "the task was cancelled", .cancelled, advice: "ignore this error"),
        .refusedURL: Row(
            "the URL is not allowed", .misconfigured,
            isUnsent: true, advice: "use an https URL without a user name; http is allowed for localhost only"),
        .budgetSpent: Row(
            "the budget of calls is used up", .busy, isUnsent: true,
            advice: "raise the budget, or send fewer requests"),
        .notInSample: Row(
            "the sample dictionary has no answer", .notFound,
            isUnsent: true,
            advice: "to query the service, create the client with OxfordClient(credentials: try .environment())"),
        .middlewareFailed: Row(
            "a middleware failed", .unexpected, advice: "correct the middleware, or catch the error there"),
        .other: Row(
            "the request failed", .unexpected, advice: "check the network and any proxy"),
    ]
}

extension FailureReason {
    /// Creates the reason for a response with an error status.
    ///
    /// The reason depends on the message only if the status has more than one meaning.
    init(status: Int, message: String?) {
        switch status {
        case 300..<400: self = .redirected
        case 400: self = .badRequest
        case 401: self = .invalidCredentials
        case 403: self = message?.lowercased().contains("missing") == true ? .invalidCredentials : .notAllowed
        case 404: self = .unknownEndpoint
        case 414: self = .tooLong
        case 429: self = .rateLimited
        case 500, 502, 503, 504: self = .serverFailure
        default: self = .unexpectedStatus
        }
    }
}

extension TransportError {
    /// Whether a retry might succeed.
    ///
    /// The value is `true` if the connection failed or was lost, or if the response is incomplete.
    public var isRetryable: Bool { reason.row.mayRetry }

    /// Whether the request was sent, or may have been sent, so that the client counts a call.
    ///
    /// The value is `false` if the transport said so when it created the error, or if the reason says so, as for a
    /// request that found no server.
    public var isCall: Bool { departure.map { $0 == .sent || $0 == .sentInVain } ?? !reason.row.isUnsent }
}
