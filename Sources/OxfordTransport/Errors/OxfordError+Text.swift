import OxfordEndpoints

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension OxfordError {
    private var headline: String {
        switch reason {
        case .badRequest: "the service rejected the request"
        case .invalidWord: "invalid word"
        case .invalidCredentials: "the service rejected the credentials"
        case .notAllowed: "the service denied access"
        case .notFound: "nothing found"
        case .unknownEndpoint: "the server does not have this endpoint"
        case .tooLong: "the word or the URL is too long"
        case .rateLimited: "too many requests"
        case .serverFailure: "the service failed"
        case .redirected: "the server redirects to \(redirectTarget ?? "another URL")"
        case .emptyAnswer: "the response has no body"
        case .unexpectedContent: "expected application/json, received \(contentType ?? "another content type")"
        case .unreadableAnswer: "the response has an unexpected format"
        case .timedOut: transportError?.description ?? "the request timed out"
        case .tooLarge: transportError?.description ?? "the response is too large"
        case .notInSample: transportError?.detail ?? "not in the sample dictionary"
        case .cancelled: "cancelled"
        case .noAnswer: transportHeadline
        default: "unexpected status"
        }
    }

    /// The host of the URL, with the port.
    private var host: String {
        url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false).dropFirst(2).first?.lowercased() ?? ""
    }

    private var transportHeadline: String {
        guard let transportError else { return "no response" }
        let detail = transportError.detail.map { ": \($0)" } ?? ""
        return switch transportError.reason {
        case .cannotConnect: "no connection to \(host)\(detail)"
        case .hostNotFound: "host not found: \(transportError.detail ?? host)"
        default: transportError.description
        }
    }
}

extension OxfordError: CustomStringConvertible, CustomReflectable {
    /// What went wrong, with the status, the service's message, the URL, and the ``advice``, in one line.
    public var description: String {
        let details: [String?] = [
            headline + (status.map { " (\($0))" } ?? "") + (message.map { ": \($0)" } ?? ""),
            answerError?.description, serviceID.map { "request ID \($0)" }, url.isEmpty ? nil : "GET \(url)",
            advice,
        ]
        return details.compactMap(\.self).joined(separator: "; ")
    }

    /// The description and the size of the body, for `dump` and debuggers.
    public var customMirror: Mirror {
        Mirror(self, children: ["description": description, "body": "\(body.count) bytes"], displayStyle: .struct)
    }
}

extension OxfordError: LocalizedError {
    /// What went wrong, with the service's message, to show to a user.
    public var errorDescription: String? {
        [headline, message].compactMap(\.self).joined(separator: ": ")
    }

    /// The ``advice``.
    public var recoverySuggestion: String? { advice }
}
