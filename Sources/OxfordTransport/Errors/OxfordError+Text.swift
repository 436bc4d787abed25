import OxfordEndpoints

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension OxfordError {
    /// What to do about the error, as an imperative.
    ///
    /// ```swift
    /// print(OxfordError(.rateLimited).advice)
    /// // retry later, and send fewer requests per minute
    /// ```
    public var advice: String {
        if isRetired { return "use the corresponding request of version 2; version 1 was switched off in June 2019" }
        return switch reason {
        case .badRequest:
            "check the filters, the language pair, and that limit and offset add up to at most 10000"
        case .invalidCredentials: "check OXFORD_APP_ID and OXFORD_APP_KEY"
        case .notAllowed:
            "check the credentials, and that the account's plan includes the endpoint and language and is not used up;"
                + " the sandbox has only words that begin with the first letter of the alphabet"
        case .notFound where hasHeadword:
            "check the word and the language; for an inflected form, send a words or lemmas request"
        case .notFound: "check the query, the language and the filters"
        case .unknownEndpoint: "check the server's URL"
        case .tooLong: "shorten the word to 128 characters, or use fewer filters"
        case .rateLimited: "retry later, and send fewer requests per minute"
        case .serverFailure where status == 502: "retry later; the service is down or being upgraded"
        case .serverFailure where status == 503: "retry later; the service is overloaded"
        case .serverFailure where status == 504: "retry later; the service took too long"
        case .serverFailure, .emptyAnswer: "try again; if it keeps failing, report the request ID to the service"
        case .redirected: redirectAdvice
        case .unexpectedStatus: "check whether a proxy or gateway blocks the request"
        case .unexpectedContent:
            "check the network; a login page or a proxy may have responded instead of the service"
        case .unreadableAnswer where !isOfLibrary: "compare the response with your answer type at the path shown"
        case .unreadableAnswer: "report the path shown to the authors of this library"
        case .timedOut: "try again, or allow more time"
        case .cancelled: "ignore this error; the task was cancelled"
        default: transportAdvice
        }
    }

    private var redirectAdvice: String {
        if let redirectTarget, redirectTarget.origin != url.origin {
            return "check the server's URL and the network; a login page or a proxy may have responded"
        }
        let segments = url.prefix { $0 != "?" }.split(separator: "/")
        guard (hasHeadword ? segments.dropLast() : segments).contains("en") else { return "check the server's URL" }
        return "use a regional language such as en-gb; the service redirects en and bills both requests"
    }

    private var transportAdvice: String {
        switch transportError?.reason {
        case .hostNotFound, .offline: "check the network connection and the server's URL"
        case .cannotConnect: "check that the server is running and that no firewall blocks it"
        case .untrusted: "check the server's certificate and this machine's clock"
        case .tooLarge: "request a smaller page or fewer fields, or raise the transport's limit"
        case .refusedURL: "use an https URL without a user name; http is allowed for localhost only"
        case .unexpectedRequest: "add the request to the test's script or recording, or correct the request"
        default: "try again; if it keeps failing, check the network and any proxy"
        }
    }

    private var headline: String {
        switch reason {
        case .badRequest: "the service rejected the request"
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
        case .cancelled: "cancelled"
        case .noAnswer: transportHeadline
        default: "unexpected status"
        }
    }

    private var transportHeadline: String {
        guard let transportError else { return "no response" }
        let detail = transportError.detail.map { ": \($0)" } ?? ""
        return switch transportError.reason {
        case .cannotConnect: "no connection to \(url.origin.last ?? "")\(detail)"
        case .hostNotFound: "host not found: \(transportError.detail ?? url.origin.last ?? "")"
        default: transportError.description
        }
    }
}

extension OxfordError: CustomStringConvertible, CustomReflectable {
    /// What went wrong, with the status, the service's message, the URL, and the ``advice``, in one line.
    public var description: String {
        let details: [String?] = [
            headline + (status.map { " (\($0))" } ?? "") + (message.map { ": \($0)" } ?? ""),
            answerError?.description, serviceID.map { "request ID \($0)" }, "GET \(url)", advice,
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

extension String {
    /// The scheme, an empty string, and the host with the port of a URL.
    fileprivate var origin: [String] {
        split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false).prefix(3).map { $0.lowercased() }
    }
}
