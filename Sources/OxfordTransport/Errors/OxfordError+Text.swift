#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import OxfordEndpoints

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
        case .budgetSpent, .timedOut, .tooLarge:
            transportError?.description ?? TransportError.Reason(rawValue: reason.rawValue).text
        case .notInSample: transportError?.detail ?? "the sample dictionary has no answer"
        case .cancelled: "the task was cancelled"
        case .noAnswer: transportError?.headline(for: url) ?? "no response"
        case .unexpectedStatus: "unexpected status"
        default: reason.rawValue
        }
    }
}

extension OxfordError: CustomStringConvertible, CustomReflectable {
    /// A one-line summary of what went wrong, with the status, the service's message, the URL, and the ``advice``.
    public var description: String {
        let details: [String?] = [
            headline + (status.map { " (\($0))" } ?? "") + (message.map { ": \($0)" } ?? ""),
            answerError?.description, serviceID.map { "request ID \($0)" }, url.map { "GET \($0)" },
            advice.isEmpty ? nil : advice,
        ]
        return details.compactMap(\.self).joined(separator: "; ")
    }

    /// A mirror that shows the error's description and the size of the body, for `dump` and debuggers.
    public var customMirror: Mirror {
        Mirror(self, children: ["description": description, "body": "\(body.count) bytes"], displayStyle: .struct)
    }
}

extension OxfordError: LocalizedError {
    /// A message that says what went wrong.
    ///
    /// If the service sent a message, it is included.
    public var errorDescription: String? {
        [headline, message].compactMap(\.self).joined(separator: ": ")
    }

    /// What to do about the error.
    ///
    /// This is the same text as ``advice``, which is for developers, or `nil` if there is no advice.
    public var recoverySuggestion: String? { advice.isEmpty ? nil : advice }
}

extension OxfordError {
    /// Advice that depends on the reason and the details, but not on the request.
    ///
    /// The advice is empty if the reason is not the library's own.
    var generalAdvice: String {
        let retry = retryAfter.map { "retry after \($0.inSeconds)" } ?? "retry later"
        return switch reason {
        case .badRequest:
            "check the filters and the language pair; limit and offset together must be at most 10000"
        case .invalidWord: "correct the word, or leave it out"
        case .invalidCredentials: "check the app ID and the app key"
        case .notAllowed:
            "check the credentials; check that the account's plan includes the endpoint and the language, and that its"
                + " calls are not used up"
        case .notFound: "check the word, the language and the filters"
        case .notInSample:
            "to query the service, write OxfordClient(credentials: try .environment()), without SampleTransport()"
        case .unknownEndpoint: "check the server's URL and any gateway"
        case .tooLong: "shorten the word to 128 characters, or use fewer filters"
        case .tooLarge: "request a smaller page or fewer fields, or raise the transport's limit"
        case .rateLimited: "\(retry), and send fewer requests per minute"
        case .serverFailure where status == 502: "\(retry); the service is down or being upgraded"
        case .serverFailure where status == 503: "\(retry); the service is overloaded"
        case .serverFailure where status == 504: "\(retry); the service took too long"
        case .serverFailure: "\(retry); if it keeps failing, report the request ID to the service"
        case .redirected:
            (redirectTarget.map { "if \($0) is on the right server, pass that server to the client; otherwise, " }
                ?? "check the client's server; ") + "a login page or a proxy may have responded"
        case .unexpectedStatus: "check whether a proxy or gateway blocks the request"
        case .emptyAnswer: "check the server's URL and any proxy, or report the request ID to the service"
        case .unexpectedContent:
            "check the network; a login page or a proxy may have responded instead of the service"
        case .unreadableAnswer:
            "correct the answer type at the path shown; if this library declares the type, report the path to its"
                + " authors"
        case .timedOut: "allow more time, or check the network; the service may have billed the request"
        case .cancelled: "ignore this error"
        case .budgetSpent: "raise the budget, or send fewer requests"
        case .noAnswer: transportError?.advice ?? "check the network and any proxy"
        default: ""
        }
    }

    /// Returns advice on what to do if the request, which has received a response, failed with this error.
    func advice(for request: any OxfordEndpointRequest, at url: String) -> String {
        guard "\(type(of: request).version)" == "v2" || isRetryable || reason == .noAnswer else {
            return "send a version 2 request, because the service answers version 2 only"
        }
        guard reason == .notAllowed || reason == .notFound else { return generalAdvice }
        let advice = reason == .notFound ? Self.adviceIfNotFound(request, at: url) : generalAdvice
        return url.hasPrefix(Server.sandbox.base + "/")
            ? advice + "; the sandbox has only words that begin with the first letter of the alphabet" : advice
    }

    private static func adviceIfNotFound(_ request: any OxfordEndpointRequest, at url: String) -> String {
        let (subject, hint) =
            switch request {
            case is EntriesRequest, is InflectionsRequest, is PronunciationsRequest, is SentencesRequest,
                is ThesaurusRequest, is TranslationsRequest:
                ("the word", "; for an inflected form, use a look-up, or send a words or lemmas request")
            case is LemmasRequest: ("the word", "; for a misspelled word, send a search request")
            case is WordsRequest, is SearchRequest, is SearchThesaurusRequest, is SearchTranslationsRequest:
                ("the text", "")
            default: ("the path", "")
            }
        // If the first parameter is `q`, it is the text of a search, and the filters come after a `&`.
        let hasFilters = url.contains("&") || url.contains("?") && !url.contains("?q=")
        return "check \(subject)" + (hasFilters ? ", the language and the filters" : " and the language") + hint
    }
}

extension TransportError {
    fileprivate func headline(for url: String?) -> String {
        let host = url.flatMap { try? Origin(of: $0) }?.authority
        return switch (reason, host) {
        case (.cannotConnect, let host?): "no connection to \(host)" + (detail.map { ": \($0)" } ?? "")
        case (.hostNotFound, let host?): "host not found: \(detail ?? host)"
        default: description
        }
    }

    fileprivate var advice: String {
        switch reason {
        case .hostNotFound, .offline: "check the network connection and the server's URL"
        case .cannotConnect:
            "check that the server is running and that no firewall or proxy blocks it, then try again"
        case .connectionLost: "try again; if it keeps failing, check the network and any proxy"
        case .cutShort: "try again; if the response is cut off again, check the network and any proxy"
        case .untrusted: "check the server's certificate and this machine's clock"
        case .refusedURL: "use an https URL without a user name; http is allowed for localhost only"
        case .unexpectedRequest: "add the request to the test's script or recording, or correct the request"
        case .malformed: "check the network and any proxy"
        case .other where detail == nil: "check the network and any proxy"
        default: "if this message does not help, check the network and any proxy"
        }
    }
}

extension Duration {
    /// The duration in whole seconds, as text.
    ///
    /// The number of seconds is rounded up, so that the advice never tells the user to retry too early. The service may
    /// reject an early retry and still bill the user for it.
    fileprivate var inSeconds: String {
        let seconds = Int((clamped / .seconds(1)).rounded(.up))
        return seconds == 1 ? "1 second" : "\(seconds) seconds"
    }
}

// MARK: Localized descriptions

// Without these conformances, `localizedDescription` says only that the operation could not be completed. The module
// OxfordEndpoints does not import Foundation, so the conformances of its errors are declared here.

extension AnswerError: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}

extension InvalidCredentials: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}

extension InvalidHeader: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}

extension InvalidLanguage: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}

extension InvalidPage: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}

extension InvalidServer: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}

extension InvalidText: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}

extension TransportError: LocalizedError {
    /// The error's ``description``.
    public var errorDescription: String? { description }
}
