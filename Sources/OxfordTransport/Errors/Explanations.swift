import OxfordEndpoints

extension FailureReason {
    /// What went wrong, without details.
    var headline: String {
        switch self {
        case .badRequest: "the service rejected the request"
        case .invalidWord: "invalid word"
        case .invalidCredentials: "the service rejected the credentials"
        case .notAllowed: "the service denied access"
        case .notFound: "nothing found"
        case .unknownEndpoint: "the server does not have this endpoint"
        case .tooLong: "the word or the URL is too long"
        case .rateLimited: "too many requests"
        case .serverFailure: "the service failed"
        case .redirected: "the server redirects to another URL"
        case .unexpectedStatus: "unexpected status"
        case .emptyAnswer: "the response has no body"
        case .unexpectedContent: "the response is not JSON"
        case .unreadableAnswer: "the response has an unexpected format"
        case .tooLarge: "the response is too large"
        case .malformed: "malformed response"
        case .cutShort: "the response is incomplete"
        case .offline: "this machine is offline"
        case .hostNotFound: "host not found"
        case .cannotConnect: "no connection to the server"
        case .untrusted: "the server is not trusted"
        case .connectionLost: "the connection was lost"
        case .timedOut: "the request timed out"
        case .cancelled: "the task was cancelled"
        case .refusedURL: "the URL is not allowed"
        case .budgetSpent: "the budget of calls is used up"
        case .notInSample: "the sample dictionary has no answer"
        case .middlewareFailed: "a middleware failed"
        case .other: "the request failed"
        default: rawValue
        }
    }

    var kind: OxfordError.Kind {
        switch self {
        case .invalidWord, .notFound, .notInSample, .tooLong: .notFound
        case .connectionLost, .cannotConnect, .cutShort, .hostNotFound, .offline, .redirected, .timedOut,
            .unexpectedContent, .untrusted:
            .offline
        case .budgetSpent, .rateLimited, .serverFailure: .busy
        case .badRequest, .invalidCredentials, .notAllowed, .refusedURL, .tooLarge, .unknownEndpoint: .misconfigured
        case .cancelled: .cancelled
        default: .unexpected
        }
    }
}

extension TransportError: CustomStringConvertible {
    /// What went wrong, with the ``detail``.
    public var description: String { [reason.headline, detail].compactMap(\.self).joined(separator: ": ") }
}

extension OxfordError {
    /// What went wrong, and the details that the service or the transport gave.
    var explanation: (headline: String, detail: String?) {
        let detail = message ?? transportError?.detail
        let host = url.flatMap { try? Origin(of: $0) }?.authority
        return switch (reason, host) {
        case (.notInSample, _): (detail ?? reason.headline, nil)
        // Without a status, nothing was sent, because a value is invalid.
        case (.badRequest, nil) where status == nil: ("invalid request", detail)
        case (.invalidCredentials, nil) where status == nil: ("invalid credentials", detail)
        case (.redirected, _): (redirectTarget.map { "the server redirects to \($0)" } ?? reason.headline, detail)
        case (.unexpectedContent, _):
            // A login page can have the content type of JSON, or none.
            (
                contentType.flatMap { $0.hasSuffix("json") ? nil : "expected application/json, received \($0)" }
                    ?? reason.headline, detail
            )
        case (.cannotConnect, let host?): ("no connection to \(host)", detail)
        case (.hostNotFound, let host?): (reason.headline, detail ?? host)
        default: (reason.headline, detail)
        }
    }

    /// What to do about the error, as far as its properties tell.
    var generalAdvice: String {
        let network = "check the network and any proxy"
        let retry = "retry " + (retryAfter.map { "after \($0.clamped.text)" } ?? "later")
        return switch reason {
        case .badRequest: "check the filters and the language pair; limit and offset together must be at most 10000"
        case .invalidWord: "correct the word, or leave it out"
        case .invalidCredentials: "check the app ID and the app key"
        case .notAllowed: "check the credentials; \(Self.checkPlan)"
        case .notFound: "check the word, the language and the filters"
        case .unknownEndpoint: "check the server's URL and any gateway"
        case .tooLong: "shorten the word to 128 characters, or use fewer filters"
        case .rateLimited: "\(retry), and send fewer requests per minute"
        case .serverFailure:
            "\(retry); "
                + (status.flatMap { Self.causes[$0] } ?? "if it keeps failing, report the request ID to the service")
        case .redirected:
            (redirectTarget.map { "if \($0) is on the right server, pass that server to the client; otherwise, " }
                ?? "check the client's server; ") + "a login page or a proxy may have responded"
        case .unexpectedStatus: "check whether a proxy or gateway blocks the request"
        case .emptyAnswer: "check the server's URL and any proxy, or report the request ID to the service"
        case .unexpectedContent: "check the network; a login page or a proxy may have responded instead of the service"
        case .unreadableAnswer:
            "correct the answer type at the path shown; if this library declares the type, report the path to its"
                + " authors"
        case .tooLarge: "request a smaller page or fewer fields, or raise the transport's limit"
        case .cutShort: "try again; if the response is cut off again, \(network)"
        case .offline, .hostNotFound: "check the network connection and the server's URL"
        case .cannotConnect:
            "check that the server is running and that no firewall or proxy blocks it, then try again"
        case .untrusted: "check the server's certificate and this machine's clock"
        case .connectionLost: "try again; if it keeps failing, \(network)"
        case .timedOut: "allow more time, or check the network; the service may have billed the request"
        case .cancelled: "ignore this error"
        case .refusedURL: "use an https URL without a user name; http is allowed for localhost only"
        case .budgetSpent: "raise the budget, or send fewer requests"
        case .notInSample: "to query the service, create the client with OxfordClient(credentials: try .environment())"
        case .middlewareFailed: "correct the middleware, or catch the error there"
        case .malformed, .other: network
        default: ""
        }
    }

    /// What the service documents for the statuses of its failures.
    private static let causes = [
        502: "the service is down or being upgraded", 503: "the service is overloaded",
        504: "the service took too long",
    ]

    static let checkPlan =
        "check that the account's plan includes the endpoint and the language, and that its calls are not used up"
}
