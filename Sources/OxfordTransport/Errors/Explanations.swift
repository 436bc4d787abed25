import OxfordEndpoints

extension TransportError: CustomStringConvertible {
    /// What went wrong, with the ``detail``.
    public var description: String { [reason.row.headline, detail].compactMap(\.self).joined(separator: ": ") }

    /// Whether a retry might succeed.
    ///
    /// The value is `true` if the connection failed or was lost, or if the response is incomplete.
    public var isRetryable: Bool { reason.row.mayRetry }
}

extension OxfordError {
    /// What went wrong, and the details that the service or the transport gave.
    var explanation: (headline: String, detail: String?) {
        let detail = message ?? transportError?.detail
        let host = url.flatMap { try? Origin(of: $0) }?.authority
        return switch (reason, host) {
        case (.notInSample, _): (detail ?? reason.row.headline, nil)
        // Without a status, nothing was sent, because a value is invalid.
        case (.badRequest, nil) where status == nil: ("invalid request", detail)
        case (.invalidCredentials, nil) where status == nil: ("invalid credentials", detail)
        case (.redirected, _): (redirectTarget.map { "the server redirects to \($0)" } ?? reason.row.headline, detail)
        case (.unexpectedContent, _):
            // A login page can have the content type of JSON, or none.
            (
                contentType.flatMap { $0.hasSuffix("json") ? nil : "expected application/json, received \($0)" }
                    ?? reason.row.headline, detail
            )
        case (.cannotConnect, let host?): ("no connection to \(host)", detail)
        case (.hostNotFound, let host?): (reason.row.headline, detail ?? host)
        default: (reason.row.headline, detail)
        }
    }

    /// What to do about the error, as far as its properties tell.
    var generalAdvice: String {
        let advice = reason.row.advice
        let retry = "retry " + (retryAfter.map { "after \($0.clamped.text)" } ?? "later")
        return switch reason {
        case .rateLimited: "\(retry), \(advice)"
        case .serverFailure: "\(retry); \(status.flatMap { Self.causes[$0] } ?? advice)"
        case .redirected:
            (redirectTarget.map { "if \($0) is on the right server, pass that server to the client; otherwise, " }
                ?? "check the client's server; ") + advice
        default: advice
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
