#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import OxfordEndpoints

extension OxfordError: CustomStringConvertible, CustomReflectable {
    /// A one-line summary of what went wrong, with the status, the service's message, the URL, and the ``advice``.
    public var description: String {
        let details: [String?] = [
            explanation.headline + (status.map { " (\($0))" } ?? "") + (message.map { ": \($0)" } ?? ""),
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
        [explanation.headline, message].compactMap(\.self).joined(separator: ": ")
    }

    /// What to do about the error.
    ///
    /// This is the same text as ``advice``, which is for developers, or `nil` if there is no advice.
    public var recoverySuggestion: String? { advice.isEmpty ? nil : advice }
}

extension OxfordError {
    /// Returns advice on what to do if the request, which has received a response, failed with this error.
    ///
    /// - Parameter sentSecrets: Whether the request had credentials, or another header that may contain a secret.
    func advice(for request: any OxfordEndpointRequest, at url: String, sentSecrets: Bool) -> String {
        // A middleware that throws an error may know better.
        guard advice == explanation.advice else { return advice }
        guard "\(type(of: request).version)" == "v2" || isRetryable || reason == .noAnswer else {
            return "send a version 2 request, because the service answers version 2 only"
        }
        let none =
            "the client has no credentials; pass credentials to it, or check the credentials that the server adds"
        let advice: String
        switch reason {
        case .notFound: advice = Self.adviceIfNotFound(request, at: url)
        case .invalidCredentials: return sentSecrets ? explanation.advice : none
        case .notAllowed: advice = sentSecrets ? explanation.advice : "\(none); \(Self.checkPlan)"
        default: return explanation.advice
        }
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
