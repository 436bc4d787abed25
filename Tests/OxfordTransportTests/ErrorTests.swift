import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import OxfordVersion1
import Testing

/// Tests of what the recorded messages do not show.
@Suite struct Errors {
    @Test(arguments: [
        (403, "Authentication failed", OxfordError.Reason.notAllowed),
        (403, "Authentication parameters missing.", .invalidCredentials),
        (404, #"{"error": "No entry found"}"#, .notFound),
        (404, #"{"message": "404 Not Found: The requested URL was not found on the server."}"#, .unknownEndpoint),
        (404, "<html><h1>404 Not Found</h1></html>", .unknownEndpoint), (300, "", .redirected), (399, "", .redirected),
        (418, "", .unexpectedStatus), (100, "", .unexpectedStatus),
        (0, "", .unexpectedStatus), (204, "", .emptyAnswer), (299, "[]", .unreadableAnswer),
    ])
    func statusAndBodyDetermineTheReason(_ status: Int, _ body: String, _ reason: OxfordError.Reason) async throws {
        let error = try #require(await failure(after: TransportResponse(status: status, body: body)))
        #expect(error.reason == reason)
        #expect(error.status == status)
        #expect(error.url == ace.urlString())
        #expect(error.body == Array(body.utf8))
    }

    @Test("An error for users has the headline, the message and the advice") func localizedError() async throws {
        let response = TransportResponse(status: 404, body: #"{"error": "no such word"}"#)
        let error = try #require(await failure(after: response))
        #expect(error.errorDescription == "nothing found: no such word")
        #expect(error.recoverySuggestion == error.advice)
    }

    /// The description does not name the author of the message, which may be a gateway or a sample.
    @Test("The description of an error has the message of the response")
    func descriptionHasTheMessage() async throws {
        let error = await failure(after: TransportResponse(status: 404, body: #"{"error": "no such word"}"#))
        #expect(error?.description.hasPrefix("nothing found (404): no such word; GET https://") == true)
    }

    @Test("An error that a test creates needs only a reason") func defaultError() {
        let error = OxfordError(.notFound)
        #expect(error.url == nil)
        #expect(error.id == nil)
        #expect(error.calls == 0)
        #expect("\(error)" == "nothing found; \(error.advice)")
    }

    @Test("Equal errors can be expected, and errors of two requests differ") func equality() {
        #expect(throws: OxfordError(.notFound)) { throw OxfordError(.notFound) }
        #expect(OxfordError(.notFound) != OxfordError(.notFound, id: RequestID()))
    }

    @Test(
        "An error without a response names the host and the detail",
        arguments: [
            (TransportError(.cannotConnect), "no connection to localhost:8080", "no connection to the server"),
            (
                TransportError(.cannotConnect, detail: "a proxy"), "no connection to localhost:8080: a proxy",
                "no connection to the server: a proxy"
            ),
            (TransportError(.hostNotFound), "host not found: localhost:8080", "host not found"),
            (
                TransportError(.hostNotFound, detail: "the proxy"), "host not found: the proxy",
                "host not found: the proxy"
            ),
        ])
    func hostAndDetail(_ error: TransportError, text: String, textWithoutURL: String) {
        let url = "http://localhost:8080/api/v2/entries/en-gb/ace"
        #expect(OxfordError(error.reason, url: url, transportError: error).errorDescription == text)
        #expect(OxfordError(error.reason, transportError: error).errorDescription == textWithoutURL)
    }

    @Test(
        "The advice names the pause that the service asks for",
        arguments: [
            (429, "1", "retry after 1 s, and"), (503, "2", "retry after 2 s;"),
            (414, "2", "shorten the word"),
        ])
    func adviceWithPause(_ status: Int, _ pause: String, advice: String) async throws {
        let headers = try Headers(validating: ["Retry-After": pause])
        let error = await failure(after: TransportResponse(status: status, headers: headers))
        #expect(error?.advice.hasPrefix(advice) == true)
    }

    @Test(
        "The advice for an extreme pause does not overflow",
        arguments: [
            (Duration.seconds(Int64.max) + .milliseconds(1), "3162240000 s"),
            (Duration(attoseconds: .max), "3162240000 s"), (Duration(attoseconds: .min), "0 ms"),
            (.seconds(-5), "0 ms"), (.milliseconds(1500), "1.5 s"),
        ])
    func adviceWithExtremePause(_ pause: Duration, text: String) {
        #expect(OxfordError(.rateLimited, retryAfter: pause).advice.hasPrefix("retry after \(text), "))
    }

    @Test(
        "The media type shows whether an unreadable response may be JSON",
        arguments: [
            ("text/plain; charset=utf-8", OxfordError.Reason.unreadableAnswer), ("text/csv", .unexpectedContent),
            ("text/html; charset=utf-8", .unexpectedContent), ("application/problem+json", .unreadableAnswer),
        ])
    func mediaTypes(_ type: String, reason: OxfordError.Reason) async throws {
        #expect(await failure(after: received(200, type: type))?.reason == reason)
    }

    private struct OwnVersionRequest: OxfordEndpointRequest {
        typealias Answer = SearchAnswer
        static let version: StaticString = "v3"
        func write(to url: inout URLWriter) { url.append(path: "rhymes") }
    }

    @Test(
        "The advice for a request of another version is to use version 2, with an unchanged reason",
        arguments: [
            (TransportResponse(status: 403), OxfordError.Reason.notAllowed),
            (.notFound, .notFound), (TransportResponse(status: 404), .unknownEndpoint),
            (TransportResponse(status: 301), .redirected),
            (TransportResponse(status: 410), .unexpectedStatus), (TransportResponse(status: 200), .emptyAnswer),
            (TransportResponse(body: "<html>"), .unreadableAnswer),
            (received(200, type: "text/html"), .unexpectedContent),
        ], [V1.entries("ace", in: .english), OwnVersionRequest()] as [any OxfordEndpointRequest])
    func adviceOfOtherVersions(
        _ refused: (response: TransportResponse, reason: OxfordError.Reason), _ request: any OxfordEndpointRequest
    ) async throws {
        let error = await failure(of: request, after: refused.response)
        #expect(error?.reason == refused.reason)
        #expect(error?.advice == "send a version 2 request, because the service answers version 2 only")
    }

    @Test(
        "Temporary errors and missing responses have the same advice for all versions",
        arguments: [503, 429].map { .success(TransportResponse(status: $0)) }
            + [.offline, .timedOut, .tooLarge].map { .failure(TransportError($0)) }
            as [Result<TransportResponse, TransportError>])
    func adviceOfAllVersions(_ outcome: Result<TransportResponse, TransportError>) async {
        let transport = ClosureTransport { _ in try outcome.get() }
        let error = await failure(of: V1.entries("ace", in: .english), over: transport)
        #expect(await error?.advice == failure(over: transport)?.advice)
    }

    @Test(
        "Only the advice for the sandbox mentions its letter", arguments: [TransportResponse(status: 403), .notFound],
        [(Server.sandbox, true), (.live, false)])
    func adviceOfSandbox(
        _ response: TransportResponse, on sandbox: (server: Server, mentionsLetter: Bool)
    ) async throws {
        let transport = ClosureTransport { _ in response }
        let error = await failure(
            from: OxfordClient(transport: transport, server: sandbox.server))
        let letter = "the sandbox has only words that begin with"
        #expect(error?.advice.contains(letter) == sandbox.mentionsLetter)
    }

    @Test(
        "The advice says if the client has no credentials",
        arguments: [
            TransportResponse(status: 401), TransportResponse(status: 403),
            TransportResponse(status: 403, body: #"{"error": "Authentication parameters missing."}"#),
        ])
    func adviceWithoutCredentials(_ response: TransportResponse) async throws {
        let none = "the client has no credentials"
        let wire = ClosureTransport { _ in response }
        #expect(await failure(over: wire)?.advice.hasPrefix(none) == true)
        let credentials = try Credentials(appID: "1a2b3c4d", appKey: "0123456789abcdef")
        let client = OxfordClient(transport: wire, credentials: credentials)
        #expect(await failure(from: client)?.advice.contains(none) == false)
        let adding = TransportMiddleware { request, next in
            try await next(request.adding(Headers(validating: ["Authorization": "Bearer a1b2c3d4e5"])))
        }
        #expect(await failure(over: wire, adding)?.advice.contains(none) == false)
    }

    @Test(
        "A redirect shows the origin and path of its target without secrets",
        arguments: [
            ("https://login.example.com/in?token=1#a", "https://login.example.com/in"),
            ("//example.com:8443/x", "https://example.com:8443/x"),
            ("/moved?a=b", "https://od-api.oxforddictionaries.com/moved"),
            ("https://user:password@example.com/", "https://example.com/"),
            ("https://example.com/4711%2Fsecret/secret-id", "https://example.com/…/…"),
            ("http://[::1]:80/a", "http://[::1]:80/a"),
            ("javascript:alert(1)", nil), (nil, nil), ("https:", nil),
        ] as [(String?, String?)])
    func redirectTarget(_ location: String?, _ target: String?) async throws {
        let headers = Headers(received: location.map { [(name: "Location", value: $0)] } ?? [])
        let client = OxfordClient(
            transport: ClosureTransport { _ in TransportResponse(status: 302, headers: headers) },
            credentials: try Credentials(appID: "secret-id", appKey: "4711/secret"))
        #expect(await failure(from: client)?.redirectTarget == target)
    }

    @Test(
        "A secret that contains another one is redacted as a whole",
        arguments: [("SECRET-47114711-one", "47114711"), ("47114711", "SECRET-47114711-one")])
    func overlappingSecrets(id: String, key: String) async throws {
        let answer = TransportResponse(status: 403, body: #"{"error": "no SECRET-47114711-one, 47114711"}"#)
        let client = OxfordClient(
            transport: ClosureTransport { _ in answer },
            credentials: try Credentials(appID: id, appKey: key))
        #expect(await failure(from: client)?.message == "no …, …")
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
