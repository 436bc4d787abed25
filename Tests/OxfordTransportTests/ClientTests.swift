import OxfordEndpoints
import OxfordVersion1
import OxfordTesting
import OxfordTransport
import Synchronization
import Testing

/// An observer that keeps all events.
final class Diary: OxfordObserver {
    private let kept = Mutex<[OxfordEvent]>([])
    var events: [OxfordEvent] { kept.withLock { $0 } }
    func observe(_ event: OxfordEvent) { kept.withLock { $0.append(event) } }
}

@Suite struct Clients {
    private let ace = EntriesRequest("ace", in: .britishEnglish)

    private func error(
        of response: TransportResponse,
        to request: some OxfordEndpointRequest = EntriesRequest("ace", in: .britishEnglish)
    ) async -> OxfordError? {
        let client = OxfordClient(credentials: nil, transport: ClosureTransport { _ in response })
        do throws(OxfordError) {
            _ = try await client.send(request)
            return nil
        } catch {
            return error
        }
    }

    @Test("A client sends the request's URL with its own headers") func urlAndHeaders() async throws {
        let wire = ScriptedTransport([.answer(ace, with: TransportResponse(body: #"{"results": []}"#))])
        let client = OxfordClient(
            server: .sandbox, credentials: try Credentials(appID: "id", appKey: "key"), transport: wire,
            headers: try Headers(validating: ["Accept-Language": "en", "accept": "application/json;q=1"]))
        _ = try await client.send(ace)
        let sent = try #require(wire.requests.first)
        #expect(sent.url == ace.urlString(on: .sandbox))
        #expect(sent.headers["app_id"] == "id")
        #expect(sent.headers["app_key"] == "key")
        #expect(sent.headers["Accept-Language"] == "en")
        #expect(sent.headers.values(of: "Accept") == ["application/json;q=1"])
        #expect(sent.headers["User-Agent"] == "OxfordDictionaries/\(LibraryVersion.current) (Swift)")
        #expect(sent.attempt == 1)
        #expect(wire.unused.isEmpty && wire.unexpected.isEmpty)
    }

    @Test("A header with several values is sent with all of them") func headerWithSeveralValues() throws {
        var headers = try Headers(validating: ["Via": "1.1 one", "accept": "text/plain"])
        try headers.append("1.1 two", for: "via")
        let client = OxfordClient(credentials: nil, transport: FailingTransport(), headers: headers)
        let sent = client.transportRequest(for: ace).headers
        #expect(sent.values(of: "Via") == ["1.1 one", "1.1 two"])
        #expect(sent.values(of: "Accept") == ["text/plain"])
    }

    @Test("A secret that contains another one is redacted as a whole") func overlappingSecrets() async throws {
        for (id, key) in [("SECRET-4711-one", "4711"), ("4711", "SECRET-4711-one")] {
            let answer = TransportResponse(status: 403, body: #"{"error": "no SECRET-4711-one, 4711"}"#)
            let client = OxfordClient(
                credentials: try Credentials(appID: id, appKey: key), transport: ClosureTransport { _ in answer })
            let error = await #expect(throws: OxfordError.self) { try await client.send(ace) }
            #expect(error?.message == "no …, …")
        }
    }

    @Test("A response has its headers, without repeated credentials")
    func headersOfResponse() async throws {
        let headers = Headers(received: [
            (name: "X-Quota", value: "7"), (name: "Server", value: "for 0123456789abcdef"),
            (name: "X-Request-Id", value: "7-0123456789ABCDEF"),
        ])
        let body = Array(#"{"results": []}"#.utf8)
        let client = OxfordClient(
            credentials: try Credentials(appID: "1a2b3c4d", appKey: "0123456789abcdef"),
            transport: ClosureTransport { _ in TransportResponse(status: 200, headers: headers, body: body) })
        let response = try await client.response(to: ace)
        #expect(response.headers["x-quota"] == "7")
        #expect(response.headers["Server"]?.hasPrefix("for ") == true)
        #expect(response.serviceID == "7-…")
        #expect(!String(reflecting: response).lowercased().contains("0123456789abcdef"))
    }

    @Test("A client without credentials sends none") func noCredentials() {
        let client = OxfordClient(credentials: nil, transport: FailingTransport())
        let headers = client.transportRequest(for: ace).headers
        #expect(headers["app_id"] == nil && headers["app_key"] == nil)
        #expect(headers.count == 2)
    }

    @Test("A response has the status, service ID, attempts, body and duration") func responseProperties() async throws {
        let body = #"{"results": [{"word": "ace"}]}"#
        let response = TransportResponse(
            status: 200, headers: try Headers(validating: ["X-Request-Id": "4711"]), body: Array(body.utf8))
        let client = OxfordClient(credentials: nil, transport: ClosureTransport { _ in response })
        let answer = try await client.response(to: ace)
        #expect(answer.answer.results.compactMap(\.word) == ["ace"])
        #expect(answer.status == 200)
        #expect(answer.serviceID == "4711")
        #expect(answer.attempts == 1)
        #expect(answer.body == Array(body.utf8))
        #expect(answer.duration >= .zero)
    }

    @Test(arguments: [
        (400, "{}", OxfordError.Reason.badRequest), (401, "", .invalidCredentials),
        (403, "Authentication failed", .notAllowed), (403, "Authentication parameters missing.", .invalidCredentials),
        (404, #"{"error": "No entry found"}"#, .notFound),
        (404, #"{"message": "404 Not Found: The requested URL was not found on the server."}"#, .unknownEndpoint),
        (414, "", .tooLong), (429, "", .rateLimited), (500, "", .serverFailure), (502, "", .serverFailure),
        (503, "", .serverFailure), (504, "", .serverFailure), (301, "", .redirected), (302, "", .redirected),
        (307, "", .redirected), (418, "", .unexpectedStatus), (100, "", .unexpectedStatus), (0, "", .unexpectedStatus),
        (204, "", .emptyAnswer), (200, "", .emptyAnswer), (200, "[]", .unreadableAnswer),
    ])
    func statusAndBodyDetermineTheReason(_ status: Int, _ body: String, _ reason: OxfordError.Reason) async throws {
        let error = try #require(await error(of: TransportResponse(status: status, body: body)))
        #expect(error.reason == reason)
        #expect(error.status == status)
        #expect(error.url == ace.urlString())
        #expect(error.body == Array(body.utf8))
        #expect(error.isRetryable == (status == 429 || [500, 502, 503, 504].contains(status)))
        #expect(!error.isCancellation)
        #expect(error.description.contains(error.advice))
        #expect(!error.description.contains("\n"))
        #expect(error.errorDescription?.isEmpty == false && error.recoverySuggestion == error.advice)
    }

    @Test("Each status has its own advice, which names the pause that the service asks for") func adviceByStatus()
        async throws
    {
        let statuses = [429, 500, 502, 503, 504, 414]
        func advice(_ headers: KeyValuePairs<String, String>) async throws -> [String] {
            let headers = try Headers(validating: headers)
            return try await statuses.asyncMap { status in
                let response = TransportResponse(status: status, headers: headers)
                return try #require(await self.error(of: response)).advice
            }
        }
        let plain = try await advice([:])
        #expect(Set(plain).count == statuses.count)
        #expect(plain.dropLast().allSatisfy { $0.hasPrefix("retry later") })
        // The service's newer documentation swaps these two.
        #expect(plain[0].contains("fewer requests") && plain[5].contains("128 characters"))
        for (value, pause) in [("2", "2 seconds"), ("1", "1 second")] {
            let paused = try await advice(["Retry-After": value])
            #expect(paused == plain.map { $0.replacing("retry later", with: "retry after \(pause)") })
        }
    }

    @Test("The error for an HTML page shows its media type") func htmlPage() async throws {
        let page = TransportResponse(
            status: 200, headers: try Headers(validating: ["Content-Type": "text/html; charset=utf-8"]),
            body: Array("<html><p>Please log in</p></html>".utf8))
        let error = try #require(await error(of: page))
        #expect(error.reason == .unexpectedContent)
        #expect(error.description.contains("expected application/json, received text/html"))
        #expect(error.advice.contains("login page"))
    }

    @Test("JSON with another media type is read") func jsonWithAnotherMediaType() async throws {
        let response = TransportResponse(
            status: 200, headers: try Headers(validating: ["Content-Type": "text/html"]), body: Array("{}".utf8))
        #expect(await error(of: response) == nil)
    }

    /// The description does not name the author of the message, which may be a gateway or a sample.
    @Test("The description of an error has the message of the response")
    func descriptionHasTheMessage() async throws {
        let error = try #require(await error(of: TransportResponse(status: 404, body: #"{"error": "no such word"}"#)))
        #expect(error.description.hasPrefix("nothing found (404): no such word; GET https://"))
    }

    @Test("The error for an unreadable answer has the path") func unreadableAnswer() async throws {
        let error = try #require(await error(of: TransportResponse(body: #"{"results": 7}"#)))
        #expect(error.reason == .unreadableAnswer)
        #expect(error.answerError?.path == "results")
        #expect(error.description.contains("results: expected an array"))
    }

    @Test(
        "The advice for a request of another version is to use version 2, with an unchanged reason and event",
        arguments: [
            (
                TransportResponse(status: 403, body: "no"), OxfordError.Reason.notAllowed,
                OxfordEvent.Kind.answeredWithError
            ),
            (TransportResponse(status: 404), .notFound, .answeredWithError),
            (TransportResponse(status: 301), .redirected, .answeredWithError),
            (TransportResponse(status: 410), .unexpectedStatus, .answeredWithError),
            (TransportResponse(status: 200), .emptyAnswer, .answeredWithoutBody),
            (TransportResponse(body: "<html>"), .unreadableAnswer, .answeredUnreadably),
            (html, .unexpectedContent, .answeredUnreadably),
        ])
    func adviceOfOtherVersions(
        _ response: TransportResponse, _ reason: OxfordError.Reason, _ kind: OxfordEvent.Kind
    ) async throws {
        let diary = Diary()
        let client = OxfordClient(
            credentials: nil, transport: ClosureTransport { _ in response }, observer: diary)
        let requests: [any OxfordEndpointRequest] = [
            V1.EntriesRequest("ace", in: .english), V1.RegionsRequest(in: .english), OwnVersionRequest(),
        ]
        for request in requests {
            let error = try #require(await #expect(throws: OxfordError.self) { try await client.send(request) })
            #expect(error.reason == reason && !error.isRetryable)
            #expect(error.advice == "send a version 2 request, because the service answers version 2 only")
            #expect(error.status == response.status)
            #expect(diary.events.last?.kind == kind)
        }
    }

    private struct OwnVersionRequest: OxfordEndpointRequest {
        typealias Answer = WordlistAnswer
        static let version = APIVersion("v3")
        func write(to url: inout URLWriter) { url.path("rhymes") }
    }

    private static let html = TransportResponse(
        status: 200, headers: Headers(received: [(name: "Content-Type", value: "text/html")]), body: [60])

    @Test("Temporary errors and missing responses have the same advice for all versions")
    func temporaryErrorsOfOtherVersions() async throws {
        let request = V1.EntriesRequest("ace", in: .english)
        #expect(await error(of: TransportResponse(body: #"{"results": []}"#), to: request) == nil)
        for status in [503, 429] {
            let response = TransportResponse(status: status)
            #expect(await error(of: response, to: request)?.advice == error(of: response)?.advice)
        }
        let client = OxfordClient(credentials: nil, transport: FailingTransport(TransportError(.offline)))
        let error = await #expect(throws: OxfordError.self) { try await client.send(request) }
        #expect(error?.advice.contains("network") == true)
    }

    @Test(
        "The advice for a 404 fits the request",
        arguments: [
            (
                EntriesRequest("ace", in: .french) as any OxfordEndpointRequest,
                "check the word and the language; for an inflected form, send a words or lemmas request"
            ),
            (
                EntriesRequest("ace", in: .french, filters: .lexicalCategory(.noun)),
                "check the word, the language and the filters; for an inflected form, send a words or lemmas request"
            ),
            (
                LemmasRequest("mice", in: .english),
                "check the word and the language; for a misspelled word, send a search request"
            ),
            (WordsRequest("a&b?", in: .britishEnglish), "check the text and the language"),
            (
                WordsRequest("ace", in: .britishEnglish, filters: .domains(.art)),
                "check the text, the language and the filters"
            ),
            (SearchThesaurusRequest("ace", in: .english), "check the text and the language"),
            (DomainsRequest(in: .britishEnglish), "check the path and the language"),
        ])
    func adviceOfNotFound(_ request: any OxfordEndpointRequest, _ advice: String) async throws {
        #expect(await error(of: TransportResponse(status: 404), to: request)?.advice == advice)
    }

    @Test("Only the advice for the sandbox mentions its letter", arguments: [403, 404])
    func adviceOfSandbox(_ status: Int) async throws {
        for (server, mentionsLetter) in [(Server.sandbox, true), (.live, false)] {
            let client = OxfordClient(
                server: server, credentials: nil,
                transport: ClosureTransport { _ in TransportResponse(status: status) })
            let error = await #expect(throws: OxfordError.self) { try await client.send(ace) }
            #expect(error?.advice.contains("the sandbox has only words that begin with") == mentionsLetter)
        }
    }

    @Test(
        "A redirect shows the origin and path of its target without secrets",
        arguments: [
            ("https://login.example.com/in?token=1#a", "https://login.example.com/in"),
            ("//example.com:8443/x", "https://example.com:8443/x"),
            ("/moved?a=b", "https://od-api.oxforddictionaries.com/moved"),
            ("https://user:password@example.com/", "https://example.com/"),
            ("https://example.com/4711%2Dsecret/secret-id", "https://example.com/…/…"),
            ("http://[::1]:80/a", "http://[::1]:80/a"),
            ("javascript:alert(1)", nil), ("", nil), (nil, nil), ("https:", nil),
        ] as [(String?, String?)])
    func redirectTarget(_ location: String?, _ target: String?) async throws {
        let headers = Headers(received: location.map { [(name: "Location", value: $0)] } ?? [])
        let client = OxfordClient(
            credentials: try Credentials(appID: "secret-id", appKey: "4711-secret"),
            transport: ClosureTransport { _ in TransportResponse(status: 302, headers: headers) })
        let error = await #expect(throws: OxfordError.self) { try await client.send(ace) }
        #expect(error?.redirectTarget == target || location == "")
        #expect(
            error?.description.hasPrefix("the server redirects to \(error?.redirectTarget ?? "another URL") (302)")
                == true)
    }

    @Test("The advice for a redirect names its target and no language")
    func adviceOfRedirects() async throws {
        let server = "https://od-api.oxforddictionaries.com"
        let requests: [any OxfordEndpointRequest] = [
            LemmasRequest("mice", in: .english), ThesaurusRequest("good", in: .english), ace,
        ]
        for (location, target) in [
            ("/api/v2/lemmas/en-gb/mice", "\(server)/api/v2/lemmas/en-gb/mice"),
            ("https://login.example.com/a", "https://login.example.com/a"), ("", nil),
        ] as [(String, String?)] {
            let headers = Headers(received: location.isEmpty ? [] : [(name: "Location", value: location)])
            let response = TransportResponse(status: 302, headers: headers)
            for request in requests {
                #expect(
                    await error(of: response, to: request)?.advice
                        == (target.map {
                            "if \($0) is on the right server, pass that server to the client; otherwise, "
                        } ?? "check the client's server; ") + "a login page or a proxy may have responded")
            }
        }
    }

    @Test("Plain text is reported as unreadable rather than unexpected, because it may be JSON")
    func plainText() async throws {
        for (type, reason) in [
            ("text/plain; charset=utf-8", OxfordError.Reason.unreadableAnswer), ("text/csv", .unexpectedContent),
            ("application/problem+json", .unreadableAnswer),
        ] {
            let headers = Headers(received: [(name: "Content-Type", value: type)])
            #expect(await error(of: TransportResponse(status: 200, headers: headers, body: [60]))?.reason == reason)
        }
    }

    @Test("Each transport error has a reason and advice") func transportErrors() async throws {
        let reasons: [(TransportError.Reason, OxfordError.Reason)] = [
            (.timedOut, .timedOut), (.offline, .noAnswer), (.untrusted, .noAnswer),
            (.tooLarge, .tooLarge), (.connectionLost, .noAnswer), (.other, .noAnswer), (.hostNotFound, .noAnswer),
            (.cannotConnect, .noAnswer), (.refusedURL, .noAnswer), (.malformed, .noAnswer), (.cutShort, .noAnswer),
            (.notInSample, .notInSample),
        ]
        for (reason, expected) in reasons {
            let client = OxfordClient(credentials: nil, transport: FailingTransport(TransportError(reason)))
            let error = try #require(await #expect(throws: OxfordError.self) { try await client.send(ace) })
            #expect(error.reason == expected)
            #expect(error.transportError?.reason == reason)
            #expect(!error.isCancellation)
            #expect(error.isRetryable == [.connectionLost, .cutShort, .cannotConnect].contains(reason))
        }
    }

    @Test("A cancellation not caused by the caller is reported as a failure")
    func foreignCancellation() async throws {
        for transport: any Transport in [
            FailingTransport(TransportError(.cancelled)), ClosureTransport { _ in throw CancellationError() },
        ] {
            let diary = Diary()
            let client = OxfordClient(credentials: nil, transport: transport, observer: diary)
            let error = await #expect(throws: OxfordError.self) { try await client.send(ace) }
            #expect(error?.reason == .noAnswer && error?.isCancellation == false)
            #expect(error?.transportError?.reason == .other)
            #expect(diary.events.last?.kind == .unanswered)
        }
    }

    @Test func cancelledTaskSendsNothing() async throws {
        let wire = ScriptedTransport([])
        let diary = Diary()
        let client = OxfordClient(credentials: nil, transport: wire, observer: diary)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await client.send(EntriesRequest("ace", in: .britishEnglish))
        }
        let error = await #expect(throws: OxfordError.self) { try await task.value }
        #expect(error?.isCancellation == true)
        #expect(wire.requests.isEmpty)
        #expect(diary.events.map(\.kind) == [.cancelled])
    }

    @Test("An observer receives each attempt and one outcome") func observer() async throws {
        let page = try Headers(validating: ["Content-Type": "text/html"])
        let outcomes: [(Result<TransportResponse, TransportError>, OxfordEvent.Kind)] = [
            (.failure(TransportError(.cannotConnect)), .unanswered),
            (.failure(TransportError(.timedOut)), .unanswered),
            (.success(TransportResponse(status: 200)), .answeredWithoutBody),
            (.success(TransportResponse(body: "[]")), .answeredUnreadably),
            (.success(TransportResponse(status: 200, headers: page, body: [60])), .answeredUnreadably),
            (.success(TransportResponse(status: 404)), .answeredWithError),
            (.success(TransportResponse(body: #"{"results": []}"#)), .answered),
        ]
        for (outcome, kind) in outcomes {
            let diary = Diary()
            let client = OxfordClient(
                credentials: nil, transport: ClosureTransport { _ in try outcome.get() }, observer: diary)
            let result = try? await client.response(to: ace)
            let events = diary.events
            #expect(events.map(\.kind) == [.attempted, kind])
            #expect(Set(events.map(\.id)).count == 1)
            #expect(events.allSatisfy { $0.url == ace.urlString() && $0.attempt == 1 })
            #expect((result == nil) == (events.last?.error != nil))
            #expect(events.first?.status == (try? outcome.get().status))
            #expect(!events.map(\.description).joined().contains("\n"))
        }
    }

    @Test("Any error of a closure transport becomes a TransportError") func closureErrors() async throws {
        struct Foreign: Error { let secret = "SECRET" }
        let foreign = await #expect(throws: TransportError.self) {
            try await ClosureTransport { _ in throw Foreign() }.send(TransportRequest(url: "https://example.com"))
        }
        #expect(foreign == TransportError(.other, detail: "Foreign"))
        let cancelled = await #expect(throws: TransportError.self) {
            try await ClosureTransport { _ in throw CancellationError() }
                .send(TransportRequest(url: "https://example.com"))
        }
        #expect(cancelled == TransportError(.other, detail: "CancellationError"))
        for error in [CancellationError(), Foreign()] as [any Error] {
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await ClosureTransport { _ in throw error }.send(
                    TransportRequest(url: "https://example.com"))
            }
            let cancelled = await #expect(throws: TransportError.self) { try await task.value }
            #expect(cancelled == TransportError(.cancelled))
        }
        let own = await #expect(throws: TransportError.self) {
            try await ClosureTransport { _ in throw TransportError(.offline) }
                .send(TransportRequest(url: "https://example.com"))
        }
        #expect(own?.reason == .offline)
    }
}

extension Sequence {
    fileprivate func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result] {
        var results: [Result] = []
        for element in self { results.append(try await transform(element)) }
        return results
    }
}
