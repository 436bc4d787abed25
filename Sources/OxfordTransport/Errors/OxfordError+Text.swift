import OxfordEndpoints

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension OxfordError {
    /// What to try, in a sentence.
    ///
    /// ```swift
    /// let client = OxfordClient(credentials: nil, transport: ClosureTransport { _ in TransportResponse(status: 429) })
    /// do {
    ///     _ = try await client.send(.entries("ace", in: .britishEnglish))
    /// } catch {
    ///     print(error.advice)
    /// }
    /// // send fewer requests a minute, and this one again later
    /// ```
    public var advice: String {
        if isRetired {
            return "version 1 was switched off in June 2019; make the request of version 2 that does the same"
        }
        return switch reason {
        case .badRequest:
            "check the filters and the languages: a pair that is not offered and a page beyond 10000 are refused too"
        case .invalidCredentials: "check that OXFORD_APP_ID and OXFORD_APP_KEY are those of the account"
        case .notAllowed:
            "check the credentials, and that the account's plan has this endpoint and language and is not used up;"
                + " the sandbox has only words that begin with the first letter"
        case .notFound where hasHeadword:
            "check the word and the language; entries have headwords alone, so ask words or lemmas for an inflected form"
        case .notFound: "check the query, the language, and the filters"
        case .unknownEndpoint: "check the server: it does not know the path of this request"
        case .tooLong: "shorten the word to 128 characters, or ask with fewer filters"
        case .rateLimited: "send fewer requests a minute, and this one again later"
        case .serverFailure where status == 502: "the service is down or being upgraded; try again later"
        case .serverFailure where status == 503: "the service is overloaded; try again later"
        case .serverFailure where status == 504: "the service took too long; try again later"
        case .serverFailure: "something broke in the service; try again, and report it with its request id if it stays"
        case .redirected: redirectAdvice
        case .unexpectedStatus: "check that a proxy or gateway between here and the service lets requests through"
        case .emptyAnswer: "try again, and report it with its request id if it stays"
        case .unexpectedContent:
            "check the network: a login page or a proxy may have answered in place of the service"
        case .unreadableAnswer where !isOfLibrary:
            "compare the response with the answer type of your endpoint; the message has the path"
        case .unreadableAnswer: "report it to the authors of this library, with the path in the message"
        case .timedOut: "try again, or allow more time"
        case .cancelled: "nothing; the task was cancelled"
        default: transportAdvice
        }
    }

    private var redirectAdvice: String {
        if let redirectTarget, redirectTarget.origin != url.origin {
            return "check the server and the network: a login page or a proxy may answer in place of the service"
        }
        let segments = url.prefix { $0 != "?" }.split(separator: "/")
        guard (hasHeadword ? segments.dropLast() : segments).contains("en") else {
            return "check the server: it redirects the path of this request"
        }
        return "name a regional dictionary such as en-gb: the service redirects en and bills both requests"
    }

    private var transportAdvice: String {
        switch transportError?.reason {
        case .hostNotFound, .offline: "check the connection to the network, and the name of the server"
        case .cannotConnect: "check that the server is up and that no firewall is before it"
        case .untrusted: "check the server's certificate, and the clock of this machine"
        case .tooLarge: "ask for a smaller page or fewer fields, or allow larger answers"
        case .refusedURL: "use a server with https, by its name; http is for this machine itself"
        case .unexpectedRequest: "add the request to the script or the recording of the test, or correct the request"
        default: "try again; if it stays, check what is between here and the service"
        }
    }

    private var headline: String {
        switch reason {
        case .badRequest: "the request was refused"
        case .invalidCredentials: "the credentials were not accepted"
        case .notAllowed: "the request is not allowed"
        case .notFound: "nothing was found"
        case .unknownEndpoint: "the server has no such endpoint"
        case .tooLong: "the word or the URL is too long"
        case .rateLimited: "there were too many requests"
        case .serverFailure: "the service failed"
        case .redirected: "the server redirects to \(redirectTarget ?? "another URL")"
        case .emptyAnswer: "the answer is empty"
        case .unexpectedContent: "expected application/json, received \(contentType ?? "something else")"
        case .unreadableAnswer: "the answer is not as promised"
        case .timedOut: "there was no answer in time"
        case .cancelled: "cancelled"
        case .noAnswer: transportError?.description ?? "there was no answer"
        default: "the server answered with a status that is none of the service's"
        }
    }
}

extension OxfordError: CustomStringConvertible, CustomReflectable {
    /// Everything that helps, in one line: what happened, the status, the message of the response, the URL, and what to try.
    public var description: String {
        let details: [String?] = [
            headline + (status.map { " (\($0))" } ?? "") + (message.map { ": \($0)" } ?? ""),
            answerError?.description, serviceID.map { "request id \($0)" }, "GET \(url)", advice,
        ]
        return details.compactMap(\.self).joined(separator: "; ")
    }

    /// The same for `dump` and debuggers; the body is counted, not shown.
    public var customMirror: Mirror {
        Mirror(self, children: ["description": description, "body": "\(body.count) bytes"], displayStyle: .struct)
    }
}

extension OxfordError: LocalizedError {
    /// What happened and what the service said, for a person to read.
    public var errorDescription: String? {
        [headline, message].compactMap(\.self).joined(separator: ": ")
    }

    /// What to try.
    public var recoverySuggestion: String? { advice }
}

extension String {
    /// Scheme, host, and port of a URL.
    fileprivate var origin: [String] {
        split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false).prefix(3).map { $0.lowercased() }
    }
}
