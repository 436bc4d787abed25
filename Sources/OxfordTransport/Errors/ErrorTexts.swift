#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import OxfordEndpoints

extension TransportError: CustomStringConvertible {
    /// What went wrong, with the ``detail``.
    public var description: String { [reason.row.headline, detail].compactMap(\.self).joined(separator: ": ") }
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

extension OxfordError: CustomStringConvertible, CustomReflectable {
    /// A one-line summary of what went wrong, with the status, the service's message, the URL, and the ``advice``.
    public var description: String {
        let details: [String?] = [
            explanation.headline + (status.map { " (\($0))" } ?? "") + (explanation.detail.map { ": \($0)" } ?? ""),
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
        [explanation.headline, explanation.detail].compactMap(\.self).joined(separator: ": ")
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
        guard "\(type(of: request).version)" == "v2" || isRetryable else {
            return "send a version 2 request, because the service answers version 2 only"
        }
        let none =
            "the client has no credentials; pass credentials to it, or check the credentials that the server adds"
        let advice: String
        switch reason {
        case .notFound: advice = adviceIfNotFound(request)
        case .invalidCredentials: return sentSecrets ? generalAdvice : none
        case .notAllowed: advice = sentSecrets ? generalAdvice : "\(none); \(Self.checkPlan)"
        default: return generalAdvice
        }
        return url.hasPrefix(Server.sandbox.base + "/")
            ? advice + "; the sandbox has only words that begin with the first letter of the alphabet" : advice
    }

    private func adviceIfNotFound(_ request: any OxfordEndpointRequest) -> String {
        func hasFilters(_ request: some OxfordFilteredRequest) -> Bool { !request.filters.isEmpty }
        let isFiltered = (request as? any OxfordFilteredRequest).map { hasFilters($0) } ?? false
        let advice = isFiltered ? generalAdvice : "check the word and the language"
        return switch request {
        case is EntriesRequest, is InflectionsRequest, is PronunciationsRequest, is SentencesRequest,
            is ThesaurusRequest, is TranslationsRequest:
            advice + "; for an inflected form, use a look-up, or send a words or lemmas request"
        case is SearchRequest, is SearchThesaurusRequest, is SearchTranslationsRequest:
            advice + "; for words that begin with the text, add the filter .prefix(true)"
        case is LemmasRequest: advice + "; for a misspelled word, send a search request"
        default: advice
        }
    }
}

// MARK: Localized descriptions

/// An error whose localized description is its description.
///
/// Without a conformance to `LocalizedError`, `localizedDescription` says only that the operation could not be
/// completed. The module OxfordEndpoints does not import Foundation, so the conformances of its errors are declared
/// here.
package protocol SelfDescribingError: LocalizedError, CustomStringConvertible {}

extension SelfDescribingError {
    /// The error's description.
    public var errorDescription: String? { description }
}

extension AnswerError: SelfDescribingError {}
extension InvalidCredentials: SelfDescribingError {}
extension InvalidHeader: SelfDescribingError {}
extension InvalidLanguage: SelfDescribingError {}
extension InvalidPage: SelfDescribingError {}
extension InvalidServer: SelfDescribingError {}
extension InvalidText: SelfDescribingError {}
extension TransportError: SelfDescribingError {}
