import Foundation
import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import OxfordVersion1
import TestSupport
import Testing

/// The messages of errors that public functions throw, which a golden file contains.
@Suite struct ErrorMessages {
    private struct Row {
        /// The name of the type and of the reason.
        let error: String
        let cause: String
        let message: String
        var isRetryable: Bool?
        /// The localized description, or `nil` if it is not the message.
        var localized: String?
    }

    @Test("Every error has its recorded message")
    func messages() async throws {
        let golden = GoldenURLs("Golden/error-messages.golden.txt", beside: #filePath)
        let rows = try await Self.rows().map { GoldenRow("\($0.error): \($0.cause)", text: $0.message) }
        let difference = try golden.difference(from: rows)
        #expect(difference == nil, "\(difference?.description ?? "")")
    }

    /// Without a conformance to `LocalizedError`, the description would be "The operation could not be completed".
    @Test("The localized description of an error is its message")
    func localizedDescriptions() async throws {
        for row in try await Self.rows() {
            guard let localized = row.localized else { continue }
            #expect(localized == row.message, "\(row.error)")
        }
    }

    @Test("Every public error has a localized description")
    func everyErrorIsLocalized() async throws {
        var (errors, localized) = (Set<String>(), Set<String>())
        for module in ["OxfordEndpoints", "OxfordTransport", "OxfordTesting", "OxfordVersion1"] {
            for graph in try await PublicSymbols.graphs(of: module) {
                let conforming = graph.relationships.filter { $0.targetFallback == "Swift.Error" }.map(\.source)
                for symbol in graph.symbols {
                    let path = symbol.pathComponents
                    if conforming.contains(symbol.id) { errors.insert(path.joined(separator: ".")) }
                    if path.last == "errorDescription", !symbol.isInherited {
                        localized.insert(path.dropLast().joined(separator: "."))
                    }
                }
            }
        }
        #expect(errors.count >= 13)
        // The module OxfordVersion1 does not import Foundation. A reason is thrown only within the library.
        #expect(errors.subtracting(localized).sorted() == ["InvalidServer.Reason", "V1.InvalidValueCount"])
    }

    @Test("A message is one line, begins in lower case, and has no final period")
    func messagesHaveOneForm() async throws {
        for row in try await Self.rows() {
            #expect(row.message.first?.isUppercase == false || row.message.hasPrefix("OXFORD"), "\(row.message)")
            #expect(!row.message.contains("\n"), "\(row.message)")
            #expect(!row.message.hasSuffix("."), "\(row.message)")
        }
    }

    @Test("A message says to try again if and only if the error is retryable")
    func adviceToRetry() async throws {
        for row in try await Self.rows() {
            guard let isRetryable = row.isRetryable else { continue }
            #expect(row.message.contains(/\b(again|retry)\b/) == isRetryable, "\(row.message)")
        }
    }

    @Test("The message of invalid input says what to do")
    func messagesGiveAdvice() async throws {
        for row in try await Self.rows() where !row.error.hasPrefix("AnswerError") {
            #expect(row.message.contains("; "), "\(row.message)")
        }
    }

    private static func rows() async throws -> [Row] { try await allRows.value }

    private static let allRows = Task { try await responses() + failures() + decoding() + values() + testFiles() }
}

// MARK: - Requests

extension ErrorMessages {
    /// Sends a request, and returns its error.
    private static func failure(
        of request: some OxfordEndpointRequest = EntriesRequest("ace", in: .french),
        to server: Server = .live, with credentials: Credentials? = nil, over transport: some Transport,
        middleware: [TransportMiddleware] = []
    ) async throws -> OxfordError {
        let client = OxfordClient(
            transport: transport, credentials: credentials, server: server, middleware: middleware)
        return try await #require(throws: OxfordError.self) { try await client.send(request) }
    }

    private static func row(_ cause: String, _ error: OxfordError, named name: String? = nil) -> Row {
        // The URL is the same in most rows.
        let message = error.description.replacing("; GET \(error.url ?? "")", with: "")
        return Row(
            error: name ?? "OxfordError.\(error.reason)", cause: cause, message: message, isRetryable: error.isRetryable
        )
    }

    private static func row(
        _ cause: String, _ status: Int, _ body: String = "", header: (name: String, value: String)? = nil,
        to request: some OxfordEndpointRequest = EntriesRequest("ace", in: .french), on server: Server = .live,
        with credentials: Credentials? = nil
    ) async throws -> Row {
        let headers = Headers(received: [header].compactMap(\.self))
        let response = TransportResponse(status: status, headers: headers, body: Array(body.utf8))
        return row(
            cause,
            try await failure(of: request, to: server, with: credentials, over: ClosureTransport { _ in response }))
    }

    private static func responses() async throws -> [Row] {
        let nouns = EntriesRequest("ace", in: .french, filters: [.lexicalCategory(.noun)])
        let nothing = #"{"error": "No entry found"}"#
        let credentials = try Credentials(appID: "1a2b3c4d", appKey: "0123456789abcdef")
        return try await [
            row("400", 400), row("401", 401, with: credentials), row("401, no credentials", 401),
            row("403, no credentials", 403, #"{"error": "Authentication parameters missing"}"#),
            row("403", 403, with: credentials), row("403, sandbox", 403, on: .sandbox, with: credentials),
            row("403, no credentials", 403),
            row("404, a word", 404, nothing), row("404, a word and filters", 404, nothing, to: nouns),
            row("404, lemmas", 404, nothing, to: LemmasRequest("mice", in: .english)),
            row("404, words or a search", 404, nothing, to: SearchRequest("ace", in: .britishEnglish)),
            row("404, another request", 404, nothing, to: LanguagesRequest()),
            row("404, version 1", 404, nothing, to: V1.EntriesRequest("ace", in: .english)),
            row("404, not the service's message", 404, #"{"message": "no Route matched with those values"}"#),
            row("404, no message", 404),
            row("414", 414), row("429", 429), row("500", 500), row("502", 502), row("503", 503), row("504", 504),
            row("429, `Retry-After: 2`", 429, header: ("Retry-After", "2")),
            row("300 to 399", 302, header: ("Location", "https://example.com/login")),
            row("300 to 399, no `Location`", 302), row("any other status", 418), row("200, no body", 200),
            row("200, another content type", 200, "<html>", header: ("Content-Type", "text/html")),
            row("200, other JSON", 200, "[]"),
        ]
    }

    private static func failures() async throws -> [Row] {
        let slow = ClosureTransport { _ in
            try await Task.sleep(for: .seconds(60))
            return TransportResponse(status: 200)
        }
        var rows = try await [
            row("no response before the deadline", failure(over: slow, middleware: [.deadline(.milliseconds(50))])),
            row(
                "a middleware throws an unknown error",
                failure(over: slow, middleware: [TransportMiddleware { _, _ in throw NoToken() }])),
        ]
        let client = OxfordClient(transport: slow)
        let refusal = try await #require(throws: OxfordError.self) {
            try await client.lookUp("a/..", in: .britishEnglish)
        }
        rows.append(row("a look-up of `a/..`", refusal))
        var transportRows: [Row] = []
        for reason in reasonsOfTransports {
            let error = try await Task {
                if reason == .cancelled { withUnsafeCurrentTask { $0?.cancel() } }
                return try await failure(over: ScriptedTransport(otherwise: TransportError(reason)))
            }.value
            if [.budgetSpent, .cancelled, .tooLarge, .other].contains(reason) {
                rows.append(row("no response", error))
            }
            transportRows.append(row("no response", error, named: "TransportError.\(reason)"))
        }
        let unexpected = try await failure(over: ScriptedTransport())
        return rows + transportRows + [
            row("no step in the script", unexpected, named: "TransportError.unexpectedRequest")
        ]
    }

    private struct NoToken: Error, CustomStringConvertible {
        let description = "the token has expired"
    }

    /// The test of the kinds of errors fails if one is missing there.
    private static let reasonsOfTransports: [TransportError.Reason] = [
        .budgetSpent, .cancelled, .cannotConnect, .connectionLost, .cutShort, .hostNotFound, .malformed,
        .middlewareFailed, .notInSample, .offline, .other, .refusedURL, .timedOut, .tooLarge, .untrusted,
    ]

    private static func decoding() throws -> [Row] {
        try ["<html>", #"{"results": {}}"#, #"{"results": [{"word": ["mice"]}]}"#].map { body in
            let error = try #require(throws: AnswerError.self) { try LemmasAnswer(json: Array(body.utf8)) }
            return Row(
                error: "AnswerError", cause: "`\(body)`", message: "\(error)", localized: error.localizedDescription)
        }
    }
}

// MARK: - Values

extension ErrorMessages {
    /// Returns a row for the error that the body throws.
    ///
    /// Its name contains the error's `reason` or, if the error is an enum, its case.
    private static func row<Value>(
        _ cause: String, location: SourceLocation = #_sourceLocation, _ body: () throws -> Value
    ) throws -> Row {
        let error = try #require(throws: (any Error).self, sourceLocation: location) { _ = try body() }
        let parts = Mirror(reflecting: error).children
        let reason = (parts.first { $0.label == "reason" }?.value).map { "\($0)" } ?? parts.first?.label ?? ""
        return Row(
            error: "\(type(of: error)).\(reason)", cause: cause, message: "\(error)",
            localized: error.localizedDescription)
    }

    private static func values() throws -> [Row] {
        let credentials = try [
            row("no variables") { try Credentials.environment([:]) },
            row("an empty key") { try Credentials(appID: "1a2b3c4d", appKey: "") },
            row("a space after the key") { try Credentials(appID: "1a2b3c4d", appKey: "01234567 ") },
            row("a line break in the key") { try Credentials(appID: "1a2b3c4d", appKey: "01234567\n") },
            row("a key of 7 characters") { try Credentials(appID: "1a2b3c4d", appKey: "0123456") },
        ]
        let headers = try [("Accept Language", "en"), ("X-User", "Müller"), ("X-User", "me ")].map { name, value in
            try row("`[\"\(name)\": \"\(value)\"]`") { try Headers(validating: [name: value]) }
        }
        let texts = try [
            ("`\"  \"`", "  "), ("200 letters", String(repeating: "a", count: 200)), (#"`"a\nb"`"#, "a\nb"),
            ("`\"a/../b\"`", "a/../b"),
        ].map { cause, text in try row(cause) { try WordText(validating: text) } }
        let languages = try ["Germn", "?", "es-mx", "en"].map { code in
            try row("`\(code)`") { try MonolingualLanguage(validating: code) }
        }
        let pages = try [(6000, 0), (20, 9990), (20, -1)].map { limit, offset in
            try row("limit \(limit), offset \(offset)") { try Page(validatingLimit: limit, offset: offset) }
        }
        let servers = try [
            "example.com", "http://example.com", "https://", "https://example.com:0", "https://me:1234@example.com",
            "https://example.com?a=b", "https://example.com#a", "https://example.com/a/../b",
            "https://example.com/api/v2", "https://exämple.com",
        ].map { text in try row("`\(text)`") { try Server(validating: text) } }
        let count = try #require(throws: V1.InvalidValueCount.self) {
            try V1.WordlistRequest(in: .english, filters: [])
        }
        return credentials + headers + texts + languages + pages + servers
            + [Row(error: "V1.InvalidValueCount", cause: "`[]`", message: "\(count)")]
    }

    private static func testFiles() throws -> [Row] {
        let isRecording = ["OXFORD_RECORD_GOLDEN": "1"]
        let file = "/nowhere/a.golden.txt"
        let plain = GoldenRow("plain", text: "a")
        let golden = try [
            ("no file", file, [:], [plain]),
            ("recording with `CI` set", file, ["OXFORD_RECORD_GOLDEN": "1", "CI": "1"], [plain]),
            ("recording to a missing folder", file, isRecording, [plain]),
            ("recording to a folder's path", "/dev", isRecording, [plain]),
            ("a label with a tab", file, [:], [GoldenRow("a\tb", text: "a")]),
            ("a repeated label", file, [:], [plain, plain]),
        ].map { cause, path, environment, rows in
            try row(cause) { try GoldenURLs(path, beside: "", environment: environment).difference(from: rows) }
        }
        let empty = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).har").path
        defer { try? FileManager.default.removeItem(atPath: empty) }
        let recording = try Recorder(to: empty).recording
        var recordings = try [
            row("no file") { try Recording(contentsOf: "/nowhere/a.har") },
            row("recording to a missing folder") { _ = try Recorder(to: "/nowhere/a.har") },
            row("writing to a folder's path") { try recording.write(to: "/dev") },
        ]
        recordings += [
            ("foreign", "recording to another program's file", RecordingError.foreign(path: "a.har")),
            ("changed", "another program wrote to the file meanwhile", .changed(path: "a.har")),
        ].map { name, cause, error in Row(error: "RecordingError.\(name)", cause: cause, message: "\(error)") }
        for text in [#"{"log": {}}"#, #"{"log": {"entries": [{}]}}"#] {
            let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).har").path
            defer { try? FileManager.default.removeItem(atPath: path) }
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            let row = try row("`\(text)`") { try Recording(contentsOf: path) }
            let message = row.message.replacing(path, with: "a.har")
            recordings.append(Row(error: row.error, cause: row.cause, message: message))
        }
        return golden + recordings
    }
}
