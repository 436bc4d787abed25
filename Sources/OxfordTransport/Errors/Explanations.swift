import OxfordEndpoints

extension OxfordError {
    /// The beginning of the error's description, its kind, and advice that does not depend on the request.
    ///
    /// The advice is empty if the reason is not the library's own.
    var explanation: (headline: String, kind: Kind, advice: String) {
        let retry = retryAfter.map { "retry after \($0.inSeconds)" } ?? "retry later"
        return switch reason {
        case .badRequest:
            (
                "the service rejected the request", .misconfigured,
                "check the filters and the language pair; limit and offset together must be at most 10000"
            )
        case .invalidWord: ("invalid word", .notFound, "correct the word, or leave it out")
        case .invalidCredentials:
            ("the service rejected the credentials", .misconfigured, "check the app ID and the app key")
        case .notAllowed:
            (
                "the service denied access", .misconfigured,
                "check the credentials; \(Self.checkPlan)"
            )
        case .notFound: ("nothing found", .notFound, "check the word, the language and the filters")
        case .notInSample:
            (
                transportError?.detail ?? "the sample dictionary has no answer", .notFound,
                "to query the service, create the client with OxfordClient(credentials: try .environment())"
            )
        case .unknownEndpoint:
            ("the server does not have this endpoint", .misconfigured, "check the server's URL and any gateway")
        case .tooLong:
            (
                "the word or the URL is too long", .notFound,
                "shorten the word to 128 characters, or use fewer filters"
            )
        case .tooLarge:
            (
                transportText, .misconfigured,
                "request a smaller page or fewer fields, or raise the transport's limit"
            )
        case .rateLimited: ("too many requests", .busy, "\(retry), and send fewer requests per minute")
        case .serverFailure: ("the service failed", .busy, "\(retry); \(serverFailure)")
        case .redirected:
            (
                "the server redirects to \(redirectTarget ?? "another URL")", .offline,
                (redirectTarget.map { "if \($0) is on the right server, pass that server to the client; otherwise, " }
                    ?? "check the client's server; ") + "a login page or a proxy may have responded"
            )
        case .unexpectedStatus:
            ("unexpected status", .unexpected, "check whether a proxy or gateway blocks the request")
        case .emptyAnswer:
            (
                "the response has no body", .unexpected,
                "check the server's URL and any proxy, or report the request ID to the service"
            )
        case .unexpectedContent:
            (
                "expected application/json, received \(contentType ?? "another content type")", .offline,
                "check the network; a login page or a proxy may have responded instead of the service"
            )
        case .unreadableAnswer:
            (
                "the response has an unexpected format", .unexpected,
                "correct the answer type at the path shown; if this library declares the type, report the path to its"
                    + " authors"
            )
        case .timedOut:
            (transportText, .offline, "allow more time, or check the network; the service may have billed the request")
        case .cancelled: ("the task was cancelled", .cancelled, "ignore this error")
        case .budgetSpent: (transportText, .busy, "raise the budget, or send fewer requests")
        case .noAnswer: transportError?.explanation(for: url) ?? ("no response", .offline, Self.checkNetwork)
        default: (reason.rawValue, .unexpected, "")
        }
    }

    /// The text of the transport error, or the text of one with the same reason.
    private var transportText: String {
        "\(transportError ?? TransportError(TransportError.Reason(reason.rawValue)))"
    }

    private var serverFailure: String {
        switch status {
        case 502: "the service is down or being upgraded"
        case 503: "the service is overloaded"
        case 504: "the service took too long"
        default: "if it keeps failing, report the request ID to the service"
        }
    }

    static let checkPlan =
        "check that the account's plan includes the endpoint and the language, and that its calls are not used up"

    fileprivate static let checkNetwork = "check the network and any proxy"
}

extension TransportError: CustomStringConvertible {
    /// The reason, followed by the detail if there is one.
    public var description: String { [explanation.text, detail].compactMap(\.self).joined(separator: ": ") }
}

extension TransportError {
    /// The text for the reason, the kind of an error for it, and advice.
    ///
    /// If the reason is not the library's own, the text is its name.
    var explanation: (text: String, kind: OxfordError.Kind, advice: String) {
        let network = OxfordError.checkNetwork
        let unsure = "if this message does not help, \(network)"
        return switch reason {
        case .cancelled: ("cancelled", .unexpected, unsure)
        case .timedOut: ("the request timed out", .unexpected, unsure)
        case .hostNotFound: ("host not found", .offline, "check the network connection and the server's URL")
        case .cannotConnect:
            (
                "no connection to the server", .offline,
                "check that the server is running and that no firewall or proxy blocks it, then try again"
            )
        case .offline: ("this machine is offline", .offline, "check the network connection and the server's URL")
        case .connectionLost: ("the connection was lost", .offline, "try again; if it keeps failing, \(network)")
        case .cutShort:
            ("the response is incomplete", .offline, "try again; if the response is cut off again, \(network)")
        case .untrusted:
            ("the server is not trusted", .offline, "check the server's certificate and this machine's clock")
        case .tooLarge: ("the response is too large", .unexpected, unsure)
        case .malformed: ("malformed response", .unexpected, network)
        case .refusedURL:
            (
                "the URL is not allowed", .misconfigured,
                "use an https URL without a user name; http is allowed for localhost only"
            )
        case .budgetSpent: ("the budget of calls is used up", .unexpected, unsure)
        case .notInSample: ("not in the sample", .unexpected, unsure)
        case .middlewareFailed:
            ("a middleware failed", .unexpected, "correct the middleware, or catch the error there")
        case .other: ("the request failed", .unexpected, detail == nil ? network : unsure)
        default: (reason.rawValue, .unexpected, unsure)
        }
    }

    /// The explanation of a request's error, which names the host that the transport could not reach.
    fileprivate func explanation(for url: String?) -> (headline: String, kind: OxfordError.Kind, advice: String) {
        let (_, kind, advice) = explanation
        let host = url.flatMap { try? Origin(of: $0) }?.authority
        return switch (reason, host) {
        case (.cannotConnect, let host?): ("no connection to \(host)" + (detail.map { ": \($0)" } ?? ""), kind, advice)
        case (.hostNotFound, let host?): ("host not found: \(detail ?? host)", kind, advice)
        default: (description, kind, advice)
        }
    }
}

extension Duration {
    /// The duration in whole seconds, as text.
    ///
    /// The number of seconds is rounded up, so that the advice never tells the user to retry too early. The service may
    /// reject an early retry and still bill the user for it.
    fileprivate var inSeconds: String {
        // A century has too many seconds for the 32 bits that an `Int` has on some watches.
        let seconds = Int64((clamped / .seconds(1)).rounded(.up))
        return seconds == 1 ? "1 second" : "\(seconds) seconds"
    }
}
