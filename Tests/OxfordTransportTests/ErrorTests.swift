import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

/// Tests of what the recorded messages do not show.
@Suite struct Errors {
    @Test("An error for users has the headline, the message and the advice") func localizedError() async throws {
        let response = TransportResponse(status: 404, body: #"{"error": "no such word"}"#)
        let error = try #require(await failure(after: response))
        #expect(error.errorDescription == "nothing found: no such word")
        #expect(error.recoverySuggestion == error.advice)
    }

    @Test(
        "A redirect shows the origin and path of its target without secrets",
        arguments: [
            ("https://login.example.com/in?token=1#a", "https://login.example.com/in"),
            ("//example.com:8443/x", "https://example.com:8443/x"),
            ("/moved?a=b", "https://od-api.oxforddictionaries.com/moved"),
            ("https://user:password@example.com/", "https://example.com/"),
            ("https://example.com/4711-secret/secret-id?a=4711%2Dsecret", "https://example.com/…/…"),
            ("http://[::1]:80/a", "http://[::1]:80/a"),
            ("javascript:alert(1)", nil), (nil, nil), ("https:", nil),
        ] as [(String?, String?)])
    func redirectTarget(_ location: String?, _ target: String?) async throws {
        let headers = Headers(received: location.map { [(name: "Location", value: $0)] } ?? [])
        let client = OxfordClient(
            transport: Wire(TransportResponse(status: 302, headers: headers)),
            credentials: try Credentials(appID: "secret-id", appKey: "4711-secret"))
        #expect(await failure(from: client)?.redirectTarget == target)
    }

    @Test(
        "A page is unexpected content, whatever its content type is",
        arguments: ["application/json", "application/problem+json", "text/plain", nil] as [String?],
        ["<html>login</html>", "\u{FEFF}\r\n <!DOCTYPE html>", "<"])
    func page(type: String?, body: String) async throws {
        let headers = Headers(received: type.map { [(name: "Content-Type", value: $0)] } ?? [])
        let response = TransportResponse(status: 200, headers: headers, body: Array(body.utf8))
        let error = try #require(await failure(after: response))
        #expect(error.reason == .unexpectedContent)
        #expect(error.kind == .offline)
        #expect(error.description.hasPrefix("the response is not JSON") == (type != "text/plain"))
    }

    @Test(
        "A cancellation not caused by the caller is reported as a failure",
        arguments: [
            ScriptedTransport(otherwise: TransportError(.cancelled)),
            ClosureTransport { _ in throw CancellationError() },
        ] as [any Transport])
    func foreignCancellation(_ transport: any Transport) async throws {
        let error = try #require(await failure(over: transport))
        #expect(error.reason == .other)
    }
}

/// Types that later versions may extend with constants.
@Suite struct OpenTypes {
    private static let reasons: [OxfordError.Kind: [OxfordError.Reason]] = [
        .notFound: [.invalidWord, .notFound, .notInSample, .tooLong],
        .offline: [
            .cannotConnect, .connectionLost, .cutShort, .hostNotFound, .offline, .redirected, .timedOut,
            .unexpectedContent, .untrusted,
        ],
        .busy: [.budgetSpent, .rateLimited, .serverFailure],
        .misconfigured: [.badRequest, .invalidCredentials, .notAllowed, .refusedURL, .tooLarge, .unknownEndpoint],
        .cancelled: [.cancelled],
        .unexpected: [.emptyAnswer, .malformed, .middlewareFailed, .other, .unexpectedStatus, .unreadableAnswer],
    ]

    @Test("Every reason has one kind, whether the client or a transport gives it") func kinds() async {
        for (kind, reasons) in Self.reasons {
            for reason in reasons {
                #expect(OxfordError(reason).kind == kind, "\(reason)")
                // A transport cannot cancel the caller's task.
                guard reason != .cancelled else { continue }
                let error = await failure(over: ClosureTransport { _ in throw TransportError(reason) })
                #expect(error?.reason == reason)
                #expect(error?.kind == kind, "\(reason)")
            }
        }
    }

    @Test(
        "The description of a constant is its name",
        arguments: [
            ("FailureReason", reasons.values.joined().map(\.description)),
            ("OxfordError.Kind", reasons.keys.map(\.description)),
            ("OxfordEvent.Kind", [OxfordEvent.Kind.failed, .received, .succeeded, .waiting].map(\.description)),
            ("Lookup.Match", [Lookup.Match.exact, .inflection, .notFound, .otherCase].map(\.description)),
        ])
    func descriptions(type: String, descriptions: [String]) async throws {
        let constants = try await PublicSymbols.graphs(of: "OxfordTransport").flatMap(\.symbols)
            .filter {
                $0.kindID == "swift.type.property" && $0.pathComponents.dropLast().joined(separator: ".") == type
            }
            .compactMap(\.pathComponents.last)
        #expect(constants.sorted() == descriptions.sorted())
    }

    @Test("An error with a custom reason shows its name, and only the advice that it was given")
    func ownReason() {
        let reason = OxfordError.Reason(rawValue: "offHours")
        #expect("\(OxfordError(reason, message: "it is night"))" == "offHours: it is night")
        #expect(OxfordError(reason).recoverySuggestion == nil)
        #expect("\(OxfordError(reason, advice: "sleep"))" == "offHours; sleep")
        #expect(OxfordError(reason).kind == .unexpected)
    }

    @Test("A reason or a kind is a pattern for every error that has it")
    func patterns() {
        let errors: [any Error] = [
            OxfordError(.timedOut), TransportError(.timedOut), OxfordError(.notFound), CancellationError(),
        ]
        let matches = errors.map { error in
            switch error {
            case OxfordError.Reason.timedOut: "timedOut"
            case OxfordError.Reason.cancelled: "cancelled"
            default: "another"
            }
        }
        #expect(matches == ["timedOut", "timedOut", "another", "cancelled"])
        do {
            throw TransportError(.hostNotFound)
        } catch OxfordError.Kind.offline {
        } catch {
            Issue.record("the kind did not match")
        }
    }
}

@Suite("An OxfordError made of any error") struct Conversions {
    private struct Described: Error, CustomStringConvertible {
        let description: String
    }

    private static func error(of body: () throws -> Void) throws -> any Error {
        do {
            try body()
        } catch {
            return error
        }
        return try #require(nil)
    }

    @Test("The reason tells what a function of the library could not accept, and the text says why")
    func ownErrors() throws {
        let rows: [(any Error, OxfordError.Reason, String)] = [
            (try Self.error { _ = try WordText(validating: "") }, .invalidWord, "invalid word: a word cannot be blank"),
            (try Self.error { _ = try Page(validatingLimit: 0) }, .badRequest, "invalid request: limit 0 is out of"),
            (
                try Self.error { _ = try MonolingualLanguage(validating: "?") }, .badRequest,
                #"invalid request: "?" is not a language code"#
            ),
            (
                try Self.error { _ = try Headers(validating: ["A B": "c"]) }, .badRequest,
                "invalid request: invalid header name"
            ),
            (
                try Self.error { _ = try Server(validating: "") }, .refusedURL,
                "the URL is not allowed: invalid server"
            ),
            (
                try Self.error { _ = try Credentials.environment([:]) }, .invalidCredentials,
                "invalid credentials: OXFORD_APP_ID and OXFORD_APP_KEY are not set"
            ),
            (
                try Self.error { _ = try LemmasAnswer(json: []) }, .unreadableAnswer,
                "the response has an unexpected format; the body: expected an object"
            ),
            (TransportError(.connectionLost, detail: "at noon"), .connectionLost, "the connection was lost: at noon"),
            (CancellationError(), .cancelled, "the task was cancelled"),
        ]
        for (thrown, reason, text) in rows {
            let error = OxfordError(thrown)
            #expect(error.reason == reason)
            #expect(error.description.hasPrefix(text), "\(error)")
            #expect(error.calls == 0 && error.url == nil)
        }
        let known = OxfordError(.rateLimited, url: "https://example.com", calls: 3)
        #expect(OxfordError(known) == known)
    }

    @Test("An unknown error shows its own text on one line, or only its type, and has no advice")
    func unknownErrors() {
        enum Refusal: Error { case expired }
        struct Secretive: Error { let token = "a1b2c3d4e5" }
        let rows: [(any Error, String)] = [
            (Described(description: "a\nb"), "a b"), (Refusal.expired, "expired"), (Secretive(), "Secretive"),
        ]
        for (thrown, text) in rows {
            #expect(OxfordError(thrown).reason == .other)
            #expect("\(OxfordError(thrown))" == "the request failed: \(text)")
        }
    }

    @Test("A transport error that was made an OxfordError becomes the same transport error again")
    func roundTrip() {
        let error = TransportError(.untrusted, detail: "expired")
        #expect(TransportError(OxfordError(error)) == error)
        #expect(TransportError(OxfordError(.notFound, message: "none")) == TransportError(.notFound, detail: "none"))
    }
}
