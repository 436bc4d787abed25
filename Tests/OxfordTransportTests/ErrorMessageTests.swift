import Foundation
import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import OxfordVersion1
import TestSupport
import Testing

@Suite struct ErrorMessages {
    /// Adds the number of a row to its label, because labels are unique.
    private func numbered(_ messages: [(label: String, text: String)]) -> [GoldenRow] {
        messages.enumerated().map { GoldenRow("\($0.offset + 1) \($0.element.label)", text: $0.element.text) }
    }

    @Test("Every OxfordError has its recorded message, which says to try again if and only if it is retryable")
    func requests() async throws {
        let errors = try await responses() + failures()
        try expectRecorded(
            // The URL is the same in most messages.
            numbered(errors.map { ("\($0.reason)", $0.description.replacing("; GET \($0.url ?? "")", with: "")) }),
            in: "request-errors")
        for error in errors {
            #expect(error.description.contains(/\b(again|retry)\b/) == error.isRetryable, "\(error)")
        }
    }

    /// Without a conformance to `LocalizedError`, the description would be "The operation could not be completed".
    @Test("Every error for an invalid value or file has its recorded message, which is its localized description")
    func values() throws {
        let errors = try invalidValues() + files
        try expectRecorded(numbered(errors.map { ("\(type(of: $0))", "\($0)") }), in: "value-errors")
        for error in errors where !(error is V1.InvalidValueCount) {
            #expect(error.localizedDescription == "\(error)")
        }
    }

    @Test("Every public error has a recorded message")
    func everyError() async throws {
        var errors = Set<String>()
        for module in ["OxfordEndpoints", "OxfordTransport", "OxfordTesting", "OxfordVersion1"] {
            for graph in try await PublicSymbols.graphs(of: module) {
                let conforming = graph.relationships.filter { $0.targetFallback == "Swift.Error" }.map(\.source)
                errors.formUnion(
                    graph.symbols.filter { conforming.contains($0.id) }.map { $0.pathComponents.joined(separator: ".") }
                )
            }
        }
        let recorded = try (invalidValues() + files).map {
            String(reflecting: type(of: $0)).replacing(/^\w+\./, with: "")
        }
        // A transport's error is part of an OxfordError. Other tests cover a difference.
        #expect(errors.subtracting(recorded) == ["GoldenDifference", "OxfordError", "TransportError"])
    }

    private struct OwnVersionRequest: OxfordEndpointRequest {
        typealias Answer = SearchAnswer
        static let version: StaticString = "v3"
        func write(to url: inout URLWriter) { url.append(path: "rhymes") }
    }

    private func responses() async throws -> [OxfordError] {
        let french = EntriesRequest("ace", in: .french)
        let old = V1.entries("ace", in: .english)
        let nothing = #"{"error": "No entry found"}"#
        let credentials = try Credentials.example
        func error(
            _ status: Int, _ body: String = "", header: (name: String, value: String)? = nil,
            to request: some OxfordEndpointRequest = french, on server: Server = .live,
            with credentials: Credentials? = nil, through middleware: TransportMiddleware...
        ) async throws -> OxfordError {
            let headers = Headers(received: [header].compactMap(\.self))
            let wire = Wire(TransportResponse(status: status, headers: headers, body: Array(body.utf8)))
            let client = OxfordClient(
                transport: wire, credentials: credentials, server: server, middleware: middleware)
            let error = try await #require(failure(of: request, from: client))
            #expect(error.status == status)
            #expect(error.url == request.urlString(on: server))
            #expect(error.body == Array(body.utf8))
            return error
        }
        let signingIn = TransportMiddleware { request, next in
            try await next(request.adding(Headers(validating: ["Authorization": "Bearer a1b2c3d4e5"])))
        }
        let long = String(repeating: "é ", count: 20_000)
        let html = (name: "Content-Type", value: "text/html; charset=utf-8")
        return try await [
            error(400), error(401, with: credentials), error(401), error(401, through: signingIn),
            error(403, #"{"error": "Authentication parameters missing"}"#), error(403, "Authentication failed"),
            error(403, with: credentials), error(403, on: .sandbox, with: credentials), error(403),
            error(403, through: signingIn), error(404, nothing), error(404, nothing, on: .sandbox),
            error(404, nothing, to: french.filtered(by: [.lexicalCategory(.noun)])),
            error(404, nothing, to: LemmasRequest("mice", in: .english)),
            error(404, nothing, to: SearchRequest("ace", in: .britishEnglish)),
            error(404, nothing, to: WordsRequest("a&b?", in: .britishEnglish)),
            error(404, nothing, to: WordsRequest("ace", in: .britishEnglish, filters: [.domains(.art)])),
            error(404, nothing, to: LanguagesRequest()),
            error(404, #"{"message": "no Route matched with those values"}"#), error(404), error(414), error(429),
            error(500), error(502), error(503), error(504), error(429, header: ("Retry-After", "1")),
            error(503, header: ("Retry-After", "2")), error(414, header: ("Retry-After", "2")),
            error(302, header: ("Location", "https://example.com/login")), error(302), error(300), error(399),
            error(418), error(100), error(0), error(200), error(204),
            error(200, "<html>", header: html), error(200, "<", header: ("Content-Type", "text/csv")),
            error(200, "<", header: ("Content-Type", "text/plain; charset=utf-8")),
            error(200, "<", header: ("Content-Type", "application/problem+json")), error(299, "[]"),
            error(200, #"{"results": [{"word": "#),
            // Only the start of a long body is searched for a message, and it ends within a character of the first
            // body.
            error(502, long), error(502, #"{"error": "Bad gateway", "trace": "\#(long)"}"#),
            error(502, #"{"trace": "\#(long)", "error": "too late"}"#), error(502, #"{"error": "broken"oops"# + long),
            // The advice for another version is to use version 2, except for errors of any version.
            error(403, to: old), error(404, nothing, to: old), error(404, to: old), error(301, to: old),
            error(410, to: old), error(200, to: old), error(200, "<html>", to: old),
            error(200, "<html>", header: html, to: old), error(503, to: old), error(429, to: old),
            error(403, to: OwnVersionRequest()), error(404, nothing, to: OwnVersionRequest()),
        ]
    }

    private func failures() async throws -> [OxfordError] {
        struct NoToken: Error, CustomStringConvertible {
            let description = "the token has expired;\nsign in"
        }
        let client = OxfordClient(transport: silent)
        var errors = try await [
            #require(failure(over: silent, policy: CallPolicy(timeout: .milliseconds(50)))),
            #require(failure(over: silent, TransportMiddleware { _, _ in throw NoToken() })),
            #require(throws: OxfordError.self) { try await client.lookUp("a/..", in: .britishEnglish) },
        ]
        // The test of the kinds of errors fails if it lacks a reason.
        let reasons: [TransportError.Reason] = [
            .budgetSpent, .cancelled, .cannotConnect, .connectionLost, .cutShort, .hostNotFound, .malformed,
            .middlewareFailed, .notInSample, .offline, .other, .refusedURL, .timedOut, .tooLarge, .untrusted,
        ]
        for reason in reasons {
            let error = await Task {
                if reason == .cancelled { withUnsafeCurrentTask { $0?.cancel() } }
                return await failure(over: ScriptedTransport(otherwise: TransportError(reason)))
            }.value
            errors.append(try #require(error))
        }
        for reason in [.offline, .timedOut, .tooLarge] as [TransportError.Reason] {
            let old = V1.entries("ace", in: .english)
            errors.append(
                try await #require(failure(of: old, over: ScriptedTransport(otherwise: TransportError(reason)))))
        }
        return try await errors + [#require(failure(over: ScriptedTransport()))] + made
    }

    /// Errors that a test creates itself, some of them with extreme values.
    private let made: [OxfordError] =
        [
            TransportError(.cannotConnect), TransportError(.cannotConnect, detail: "a proxy"),
            TransportError(.hostNotFound), TransportError(.hostNotFound, detail: "the proxy"),
        ].flatMap { error in
            ["http://localhost:8080/api/v2/entries/en-gb/ace", nil].map {
                OxfordError(error.reason, url: $0, transportError: error)
            }
        }
        + [
            .seconds(Int64.max) + .milliseconds(1), Duration(attoseconds: .max), Duration(attoseconds: .min),
            .seconds(-5), .milliseconds(1500),
        ].map { OxfordError(.rateLimited, retryAfter: $0) } + [OxfordError(.notFound)]

    private func invalidValues() throws -> [any Error] {
        func errors<Input, Value>(for inputs: [Input], of make: (Input) throws -> Value) throws -> [any Error] {
            try inputs.map { input in try #require(throws: (any Error).self) { _ = try make(input) } }
        }
        return try errors(for: [[:]]) { try Credentials.environment($0) }
            + errors(for: ["", "01234567 ", "01234567\n", "0123456"]) { try Credentials(appID: "1a2b3c4d", appKey: $0) }
            + errors(for: [("Accept Language", "en"), ("X-User", "Müller"), ("X-User", "me ")]) { name, value in
                try Headers(validating: [name: value])
            }
            + errors(for: ["  ", String(repeating: "a", count: 200), "a\nb", "a/../b"]) { try WordText(validating: $0) }
            + errors(for: ["Germn", "?", "es-mx", "en"]) { try MonolingualLanguage(validating: $0) }
            + errors(for: [(6000, 0), (20, 9990), (20, -1)]) { try Page(validatingLimit: $0, offset: $1) }
            + errors(for: [
                "example.com", "http://example.com", "https://", "https://example.com:0",
                "https://me:1234@example.com", "https://example.com?a=b", "https://example.com#a",
                "https://example.com/a/../b", "https://example.com/api/v2", "https://exämple.com",
            ]) { try Server(validating: $0) }
            + errors(for: [[]]) { try V1.wordlist(in: .english, matching: $0) }
            + errors(for: ["<html>", #"{"results": {}}"#, #"{"results": [{"word": ["mice"]}]}"#]) {
                try LemmasAnswer(json: Array($0.utf8))
            }
    }

    private let files: [any Error] = [
        GoldenError(.missing, path: "a.golden.txt"), GoldenError(.recordingRefused, path: "a.golden.txt"),
        GoldenError(.missingFolder, path: "a.golden.txt"), GoldenError(.unwritable, path: "a.golden.txt"),
        GoldenError(.malformedRow, path: "a.golden.txt", label: "a\tb"),
        GoldenError(.repeatedLabel, path: "a.golden.txt", label: "plain"),
        RecordingError(.unreadable, path: "a.har"), RecordingError(.missingFolder, path: "a.har"),
        RecordingError(.unwritable, path: "a.har"), RecordingError(.foreign, path: "a.har"),
        RecordingError(.changed, path: "a.har"), RecordingError(.malformed, path: "a.har", problem: "a problem"),
        RecordingError(.malformedEntry, path: "a.har", index: 1, problem: "a problem"),
    ]
}
