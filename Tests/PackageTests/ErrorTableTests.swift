import Foundation
import OxfordDictionaries
import OxfordEndpoints
import OxfordSamples
import OxfordTesting
import OxfordVersion1
import TestSupport
import Testing

/// The table of the article about errors lists errors that public functions throw.
@Suite struct ErrorTable {
    private static let page = "Docs/OxfordDictionaries.docc/Errors.md"
    private static let header = "| Error | Cause | Message |\n| --- | --- | --- |\n"

    private struct Row {
        /// The name of the type and of the reason.
        let error: String
        let cause: String
        let message: String
        var isRetryable: Bool?
    }

    @Test("The article lists the message of every error")
    func articleListsMessages() async throws {
        let text = try Package.text(of: Self.page)
        let start = try #require(text.firstRange(of: Self.header)).upperBound
        let table = try await Self.rows().map { "| `\($0.error)` | \($0.cause) | `\($0.message)` |\n" }.joined()
        let expected = text[..<start] + table
        try Package.record(String(expected), in: Self.page)
        #expect(expected == text, "to record the table, set OXFORD_RECORD_GOLDEN=1")
    }

    @Test("Every reason has a row")
    func everyReasonHasARow() async throws {
        let names = try await Set(Self.rows().map(\.error))
        var reasons: [String] = []
        for module in ["OxfordEndpoints", "OxfordTransport", "OxfordTesting", "OxfordVersion1"] {
            for symbol in try await PublicSymbols.graphs(of: module).flatMap(\.symbols) where !symbol.isInherited {
                let path = symbol.pathComponents
                let name = path.last?.prefix { $0 != "(" } ?? ""
                let isCase = symbol.kindID == "swift.enum.case"
                if path.count == 2, isCase, path[0].hasSuffix("Error") || path[0] == "InvalidPage" {
                    reasons.append("\(path[0]).\(name)")
                } else if path.count == 3, path[1] == "Reason", isCase || symbol.kindID == "swift.type.property" {
                    reasons.append("\(path[0]).\(name)")
                }
            }
        }
        #expect(reasons.count > 50)
        for reason in reasons { #expect(names.contains(reason), "\(reason)") }
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

extension ErrorTable {
    /// Sends a request, and returns its error.
    private static func failure(
        of request: some OxfordEndpointRequest = EntriesRequest("ace", in: .french),
        to server: Server = .live, over transport: some Transport
    ) async throws -> OxfordError {
        let client = OxfordClient(server: server, credentials: nil, transport: transport)
        return try await #require(throws: OxfordError.self) { try await client.send(request) }
    }

    private static func row(_ cause: String, _ error: OxfordError, named name: String? = nil) -> Row {
        // The URL is the same in most rows.
        let message = error.description.replacing("; GET \(error.url)", with: "")
        return Row(
            error: name ?? "OxfordError.\(error.reason)", cause: cause, message: message, isRetryable: error.isRetryable
        )
    }

    private static func row(
        _ cause: String, _ status: Int, _ body: String = "", header: (name: String, value: String)? = nil,
        to request: some OxfordEndpointRequest = EntriesRequest("ace", in: .french), on server: Server = .live
    ) async throws -> Row {
        let headers = Headers(received: [header].compactMap(\.self))
        let response = TransportResponse(status: status, headers: headers, body: Array(body.utf8))
        return row(cause, try await failure(of: request, to: server, over: ClosureTransport { _ in response }))
    }

    private static func responses() async throws -> [Row] {
        let nouns = EntriesRequest("ace", in: .french, filters: .lexicalCategory(.noun))
        return try await [
            row("400", 400), row("401", 401),
            row("403, no credentials", 403, #"{"error": "Authentication parameters missing"}"#),
            row("403", 403), row("403, sandbox", 403, on: .sandbox),
            row("404, a headword", 404), row("404, a headword and filters", 404, to: nouns),
            row("404, lemmas", 404, to: LemmasRequest("mice", in: .english)),
            row("404, words or a search", 404, to: SearchRequest("ace", in: .britishEnglish)),
            row("404, another request", 404, to: LanguagesRequest()),
            row("404, version 1", 404, to: V1.EntriesRequest("ace", in: .english)),
            row("404, unknown URL", 404, #"{"error": "The requested URL was not found on the server"}"#),
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
        let sample = SampleTransport()
        var rows = try await [
            row("no response before the deadline", failure(over: slow.deadline(.milliseconds(50)))),
            row("the sample dictionary", failure(of: EntriesRequest("zebra", in: .britishEnglish), over: sample)),
        ]
        let batch = OxfordClient(credentials: nil, transport: sample).lookUps(of: ["a/.."], in: .britishEnglish)
        for await element in batch {
            rows.append(row("a batch of look-ups", try #require(throws: OxfordError.self) { try element.result.get() }))
        }
        var transportRows: [Row] = []
        for reason in try await reasonsOfTransports() {
            let error = try await Task {
                if reason == .cancelled { withUnsafeCurrentTask { $0?.cancel() } }
                return try await failure(over: FailingTransport(TransportError(reason)))
            }.value
            if [.cancelled, .tooLarge, .other].contains(reason) { rows.append(row("no response", error)) }
            transportRows.append(row("no response", error, named: "TransportError.\(reason)"))
        }
        return rows + transportRows
    }

    private static func reasonsOfTransports() async throws -> [TransportError.Reason] {
        try await PublicSymbols.paths(of: "OxfordTransport").sorted()
            .filter { $0.hasPrefix("TransportError.Reason.") }
            .compactMap { TransportError.Reason(named: String($0.dropFirst("TransportError.Reason.".count))) }
    }

    private static func decoding() throws -> [Row] {
        try ["<html>", #"{"results": {}}"#, #"{"results": [{"word": ["mice"]}]}"#].map { body in
            let error = try #require(throws: AnswerError.self) { try LemmasAnswer(json: Array(body.utf8)) }
            return Row(error: "AnswerError", cause: "`\(body)`", message: "\(error)")
        }
    }
}

// MARK: - Values

extension ErrorTable {
    /// Returns the table's row for the error that the body throws.
    ///
    /// The first column contains the error's `reason` or, if the error is an enum, its case.
    private static func row<Value>(
        _ cause: String, location: SourceLocation = #_sourceLocation, _ body: () throws -> Value
    ) throws -> Row {
        let error = try #require(throws: (any Error).self, sourceLocation: location) { _ = try body() }
        let parts = Mirror(reflecting: error).children
        let reason = (parts.first { $0.label == "reason" }?.value).map { "\($0)" } ?? parts.first?.label ?? ""
        return Row(error: "\(type(of: error)).\(reason)", cause: cause, message: "\(error)")
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
        ].map { cause, text in try row(cause) { try Headword(validating: text) } }
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
        let count = try #require(throws: V1.InvalidValueCount.self) { try V1.WordlistRequest.Filter.domains(of: []) }
        return credentials + headers + texts + languages + pages + servers
            + [Row(error: "V1.InvalidValueCount", cause: "`[]`", message: "\(count)")]
    }

    private static func testFiles() throws -> [Row] {
        let recording = ["OXFORD_RECORD_GOLDEN": "1"]
        let file = "/nowhere/a.golden.txt"
        let plain = GoldenRow("plain", text: "a")
        let golden = try [
            ("no file", file, [:], [plain]),
            ("recording with `CI` set", file, ["OXFORD_RECORD_GOLDEN": "1", "CI": "1"], [plain]),
            ("recording to a missing folder", file, recording, [plain]),
            ("recording to a folder's path", "/dev", recording, [plain]),
            ("a label with a tab", file, [:], [GoldenRow("a\tb", text: "a")]),
            ("a repeated label", file, [:], [plain, plain]),
        ].map { cause, path, environment, rows in
            try row(cause) { try GoldenURLs(path, beside: "", environment: environment).difference(from: rows) }
        }
        var recordings = try [
            row("no file") { try Recording(contentsOf: "/nowhere/a.har") },
            row("recording to a missing folder") { try SampleTransport().recording(to: "/nowhere/a.har") },
            row("recording to a folder's path") { try SampleTransport().recording(to: "/dev") },
        ]
        let foreign = RecordingError.foreign(path: "a.har")
        recordings.append(
            Row(error: "RecordingError.foreign", cause: "recording to another program's file", message: "\(foreign)"))
        for text in [#"{"error":"offline",…}"#, #"{"log": {}}"#, #"{"log": {"entries": [{}]}}"#] {
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
