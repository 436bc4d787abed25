import Foundation
import OxfordDictionaries
import OxfordEndpoints
import OxfordSamples
import OxfordTesting
import OxfordVersion1
import TestSupport
import Testing

/// The tables of the article about errors, made from errors that public functions throw.
@Suite struct ErrorTables {
    private static let page = "Docs/OxfordDictionaries.docc/Errors.md"

    @Test("The article lists the message of every error")
    func articleListsMessages() async throws {
        let text = try Package.text(of: Self.page)
        let start = try #require(text.firstRange(of: "<!-- The tables begin. ErrorTableTests writes them. -->\n"))
        let end = try #require(text.firstRange(of: "<!-- The tables end. -->"))
        let tables = try await ErrorTable.all().map(\.markdown).joined(separator: "\n")
        let written = text[..<start.upperBound] + "\n" + tables + "\n" + text[end.lowerBound...]
        if ProcessInfo.processInfo.environment["OXFORD_RECORD_GOLDEN"] == "1" {
            let file = Package.root.appendingPathComponent(Self.page)
            try String(written).write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(written == text, "set OXFORD_RECORD_GOLDEN=1 to write the tables again")
    }

    @Test("Every error type has a table, and every reason a row")
    func everyReasonHasARow() async throws {
        let lines = try Package.files(below: "Docs/Interface", ending: ".txt")
            .flatMap { try Package.text(of: $0).split(separator: "\n").map(String.init) }
        let types = lines.compactMap {
            $0.wholeMatch(of: /(?:struct|enum) ([\w.]+): .*\bError\b.*/).map { String($0.1) }
        }
        .filter { !$0.hasSuffix(".Reason") }
        let reasons = lines.compactMap { $0.wholeMatch(of: /(?:static let|case) ([\w.]+)\.Reason\.(\w+)(?:: .*)?/) }
            .map { "\($0.1).\($0.2)" }
        let cases = lines.compactMap { $0.wholeMatch(of: /case (\w+Error)\.(\w+)\(.*/) }.map { "\($0.1).\($0.2)" }
        let tables = try await ErrorTable.all()
        #expect(types.count > 10 && reasons.count > 50)
        #expect(Set(tables.map(\.type)) == Set(types))
        let rows = tables.flatMap { table in table.reasons.map { "\(table.type).\($0)" } }
        #expect(Set(rows) == Set(reasons + cases))
    }

    @Test("Every message is one line, begins in lower case, and has no final period")
    func messagesHaveOneForm() async throws {
        for table in try await ErrorTable.all() {
            for message in table.messages {
                #expect(message.first.map { !$0.isUppercase || message.hasPrefix("OXFORD") } == true, "\(message)")
                #expect(!message.hasSuffix(".") && !message.contains("\n"), "\(message)")
            }
        }
    }

    @Test("The advice says to try again if and only if the error is retryable")
    func adviceToRetry() async throws {
        let rows = try await ErrorTable.all().filter { $0.columns.last == "Retryable" }.flatMap(\.rows)
        for row in rows where row.last != "see below" {
            #expect(row[row.count - 2].contains(/\b(again|retry)\b/) == (row.last == "yes"), "\(row)")
        }
        #expect(rows.count > 30)
    }

    @Test("Every message of invalid input says what to do")
    func messagesGiveAdvice() async throws {
        let withAdvice = try await ErrorTable.all().filter { !["AnswerError", "TransportError"].contains($0.type) }
        for table in withAdvice where table.type != "OxfordError" {
            for message in table.messages { #expect(message.contains("; "), "\(message)") }
        }
    }
}

private struct ErrorTable {
    let type: String
    let columns: [String]
    private(set) var rows: [[String]] = []
    private(set) var reasons: [String] = []
    private(set) var messages: [String] = []

    init(_ type: String, columns: [String]) {
        self.type = type
        self.columns = columns
    }

    mutating func add(_ cells: [String], reason: String? = nil, message: String) {
        rows.append(cells)
        messages.append(message)
        if let reason { reasons.append(reason) }
    }

    var markdown: String {
        let lines = [columns, columns.map { _ in "---" }] + rows
        return "### \(type)\n\n" + lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    }
}

private func code(_ text: some CustomStringConvertible) -> String { "`\(text)`" }

private struct NotThrown: Error {
    let line: Int
}

private func thrown<Failure: Error>(
    line: Int = #line, _ body: () async throws(Failure) -> Void
) async throws -> Failure {
    do throws(Failure) {
        try await body()
    } catch {
        return error
    }
    throw NotThrown(line: line)
}

// MARK: - Requests

extension ErrorTable {
    static func all() async throws -> [ErrorTable] {
        try await [
            oxfordError(), transportError(), answerError(), credentials(), headers(), text(), languages(), pages(),
            servers(), valueCounts(), golden(), recordings(),
        ]
    }

    private static func error(
        of response: TransportResponse, to request: some OxfordEndpointRequest = EntriesRequest("ace", in: .french),
        on server: Server = .live
    ) async throws -> OxfordError {
        let client = OxfordClient(server: server, credentials: nil, transport: ClosureTransport { _ in response })
        return try await thrown { () throws(OxfordError) in _ = try await client.send(request) }
    }

    private static func error(throwing error: TransportError) async throws -> OxfordError {
        let client = OxfordClient(credentials: nil, transport: FailingTransport(error))
        let task = Task {
            if error.reason == .cancelled { withUnsafeCurrentTask { $0?.cancel() } }
            return try await thrown { () throws(OxfordError) in
                _ = try await client.send(.entries("ace", in: .britishEnglish))
            }
        }
        return try await task.value
    }

    private mutating func add(_ response: String, _ error: OxfordError) {
        let message = error.errorDescription ?? ""
        let isRetryable = error.reason == .noAnswer ? "see below" : error.isRetryable ? "yes" : "no"
        add(
            [response, code(error.reason), code(message), code(error.advice), isRetryable],
            reason: error.reason.description, message: message)
    }

    private static func oxfordError() async throws -> ErrorTable {
        var table = ErrorTable("OxfordError", columns: ["Response", "Reason", "Message", "Advice", "Retryable"])
        for status in [400, 401] {
            try await table.add("\(status)", error(of: TransportResponse(status: status)))
        }
        let missing = #"{"error": "Authentication parameters missing"}"#
        try await table.add("403, credentials missing", error(of: TransportResponse(status: 403, body: missing)))
        try await table.add("403", error(of: TransportResponse(status: 403)))
        try await table.add("403, sandbox", error(of: TransportResponse(status: 403), on: .sandbox))
        let notFound: [(String, any OxfordEndpointRequest)] = [
            ("404, a headword", EntriesRequest("ace", in: .french)),
            ("404, a headword and filters", EntriesRequest("ace", in: .french, filters: .lexicalCategory(.noun))),
            ("404, lemmas", LemmasRequest("mice", in: .english)),
            ("404, words or a search", SearchRequest("ace", in: .britishEnglish)),
            ("404, another request", LanguagesRequest()),
        ]
        for (response, request) in notFound {
            try await table.add(response, error(of: TransportResponse(status: 404), to: request))
        }
        let unknown = #"{"error": "The requested URL was not found on the server"}"#
        try await table.add("404, URL unknown", error(of: TransportResponse(status: 404, body: unknown)))
        for status in [414, 429, 500, 502, 503, 504] {
            try await table.add("\(status)", error(of: TransportResponse(status: status)))
        }
        let pause = try Headers(validating: ["Retry-After": "2"])
        try await table.add("429, `Retry-After: 2`", error(of: TransportResponse(status: 429, headers: pause)))
        let login = try Headers(validating: ["Location": "https://example.com/login"])
        try await table.add("300 to 399", error(of: TransportResponse(status: 302, headers: login)))
        try await table.add("300 to 399, no `Location`", error(of: TransportResponse(status: 302)))
        try await table.add("any other status", error(of: TransportResponse(status: 418)))
        try await table.add("200, no body", error(of: TransportResponse(status: 200)))
        let html = Headers(received: [(name: "Content-Type", value: "text/html")])
        try await table.add(
            "200, another Content-Type",
            error(of: TransportResponse(status: 200, headers: html, body: Array("<html>".utf8))))
        try await table.add("200, other JSON", error(of: TransportResponse(body: "[]")))
        let slow = ClosureTransport { _ in
            try await Task.sleep(for: .seconds(60))
            return TransportResponse(status: 200)
        }
        let client = OxfordClient(credentials: nil, transport: slow.deadline(.milliseconds(50)))
        let timeout = try await thrown { () throws(OxfordError) in
            _ = try await client.send(.entries("ace", in: .britishEnglish))
        }
        table.add("none before the deadline", timeout)
        for reason in [TransportError.Reason.cancelled, .tooLarge, .other] {
            let row = try await error(throwing: TransportError(reason))
            table.add(row.reason == .noAnswer ? "none, see `TransportError` below" : "none", row)
        }
        let sample = OxfordClient(credentials: nil, transport: SampleTransport())
        let lack = try await thrown { () throws(OxfordError) in
            _ = try await sample.send(.entries("zebra", in: .britishEnglish))
        }
        table.add("none, the sample dictionary", lack)
        for await element in sample.lookUps(of: ["a/.."], in: .britishEnglish) {
            table.add(
                "none, in a batch of look-ups",
                try await thrown { () throws(OxfordError) in _ = try element.result.get() })
        }
        try await table.add(
            "any, another version",
            error(of: TransportResponse(status: 404), to: V1.EntriesRequest("ace", in: .english)))
        return table
    }

    private static func transportError() async throws -> ErrorTable {
        var table = ErrorTable("TransportError", columns: ["Reason", "Message", "Advice", "Retryable"])
        let names = try Package.text(of: "Docs/Interface/OxfordTransport.txt")
            .matches(of: /static let TransportError\.Reason\.(\w+):/).map { String($0.1) }
        for name in names {
            let reason = try #require(TransportError.Reason(named: name))
            let error = try await error(throwing: TransportError(reason))
            let message = error.errorDescription ?? ""
            table.add(
                [code(name), code(message), code(error.advice), error.isRetryable ? "yes" : "no"],
                reason: name, message: message)
        }
        return table
    }

    private static func answerError() async throws -> ErrorTable {
        var table = ErrorTable("AnswerError", columns: ["Body", "Message"])
        for body in ["<html>", #"{"results": {}}"#, #"{"results": [{"word": ["mice"]}]}"#] {
            let error = try await thrown { () throws(AnswerError) in _ = try LemmasAnswer(json: Array(body.utf8)) }
            table.add([code(body), code(error)], message: "\(error)")
        }
        return table
    }
}

// MARK: - Values

extension ErrorTable {
    private static func withReason(_ type: String, input: String = "Input") -> ErrorTable {
        ErrorTable(type, columns: ["Reason", input, "Message"])
    }

    private mutating func add(_ reason: some Hashable, _ input: String, _ error: any Error) {
        add([code("\(reason)"), input, code("\(error)")], reason: "\(reason)", message: "\(error)")
    }

    private static func credentials() async throws -> ErrorTable {
        var table = withReason("InvalidCredentials")
        let error = try await thrown { () throws(InvalidCredentials) in _ = try Credentials.environment([:]) }
        table.add(error.reason, "no environment variables", error)
        for (input, key) in [
            ("an empty key", ""), ("a key with a final space", "a "), ("a key with a line break", "a\n"),
        ] {
            let error = try await thrown { () throws(InvalidCredentials) in
                _ = try Credentials(appID: "id", appKey: key)
            }
            table.add(error.reason, input, error)
        }
        return table
    }

    private static func headers() async throws -> ErrorTable {
        var table = withReason("InvalidHeader")
        for (name, value) in [("Accept Language", "en"), ("X-User", "Müller"), ("X-User", "me ")] {
            let error = try await thrown { () throws(InvalidHeader) in _ = try Headers(validating: [name: value]) }
            table.add(error.reason, code("[\"\(name)\": \"\(value)\"]"), error)
        }
        return table
    }

    private static func text() async throws -> ErrorTable {
        var table = withReason("InvalidText")
        let long = String(repeating: "a", count: 200)
        for (shown, text) in [("\"  \"", "  "), ("200 letters", long), (#""a\nb""#, "a\nb"), ("\"a/../b\"", "a/../b")] {
            let error = try await thrown { () throws(InvalidText) in _ = try Headword(validating: text) }
            table.add(error.reason, text == long ? shown : code(shown), error)
        }
        return table
    }

    private static func languages() async throws -> ErrorTable {
        var table = withReason("InvalidLanguage")
        for text in ["Germn", "?", "es-mx", "en"] {
            let error = try await thrown { () throws(InvalidLanguage) in
                _ = try MonolingualLanguage(validating: text)
            }
            table.add(error.reason, code(text), error)
        }
        return table
    }

    private static func pages() async throws -> ErrorTable {
        var table = withReason("InvalidPage")
        for (limit, offset) in [(6000, 0), (20, 9990), (20, -1)] {
            let error = try await thrown { () throws(InvalidPage) in
                _ = try Page(validatingLimit: limit, offset: offset)
            }
            table.add(error.reason, "limit \(limit), offset \(offset)", error)
        }
        return table
    }

    private static func servers() async throws -> ErrorTable {
        var table = withReason("InvalidServer")
        let texts = [
            "example.com", "http://example.com", "https://", "https://example.com:0", "https://me:1234@example.com",
            "https://example.com?a=b", "https://example.com#a", "https://example.com/a/../b",
            "https://example.com/api/v2", "https://exämple.com",
        ]
        for text in texts {
            let error = try await thrown { () throws(InvalidServer) in _ = try Server(validating: text) }
            table.add(error.reason, code(text), error)
        }
        return table
    }

    private static func valueCounts() async throws -> ErrorTable {
        var table = ErrorTable("V1.InvalidValueCount", columns: ["Input", "Message"])
        let error = try await thrown { () throws(V1.InvalidValueCount) in
            _ = try V1.WordlistRequest.Filter.domains(of: [])
        }
        table.add([code("[]"), code(error)], message: "\(error)")
        return table
    }
}

// MARK: - Files of tests

extension ErrorTable {
    /// Adds an error that is an enum, whose reason is the name of the case.
    private mutating func add(_ input: String, _ error: any Error) {
        add(Mirror(reflecting: error).children.first?.label ?? "", input, error)
    }

    private static func golden() async throws -> ErrorTable {
        var table = withReason("GoldenError")
        let recording = ["OXFORD_RECORD_GOLDEN": "1"]
        let row = GoldenRow("plain", text: "a")
        let file = "/nowhere/a.golden.txt"
        let inputs: [(String, path: String, environment: [String: String], rows: [GoldenRow])] = [
            ("no file", file, [:], [row]),
            ("recording with `CI` set", file, ["OXFORD_RECORD_GOLDEN": "1", "CI": "1"], [row]),
            ("recording to a missing folder", file, recording, [row]),
            ("recording to the path of a folder", "/dev", recording, [row]),
            ("a label with a tab", file, [:], [GoldenRow("a\tb", text: "a")]),
            ("a label twice", file, [:], [row, row]),
        ]
        for (input, path, environment, rows) in inputs {
            let error = try await thrown { () throws(GoldenError) in
                let golden = GoldenURLs(path, beside: "", environment: environment)
                _ = try golden.difference(from: rows)
            }
            table.add(input, error)
        }
        return table
    }

    private static func recordings() async throws -> ErrorTable {
        var table = withReason("RecordingError")
        let missing = try await thrown { () throws(RecordingError) in
            _ = try Recording(contentsOf: "/nowhere/a.har")
        }
        table.add("no file", missing)
        for (path, input) in [("/nowhere/a.har", "a missing folder"), ("/dev", "the path of a folder")] {
            let unwritable = try await thrown { () throws(RecordingError) in
                _ = try SampleTransport().recording(to: path)
            }
            table.add("recording to \(input)", unwritable)
        }
        table.add("recording to a HAR of another program", RecordingError.foreign(path: "a.har"))
        for text in [#"{"error":"offline",…}"#, #"{"log": {}}"#, #"{"log": {"entries": [{}]}}"#] {
            let error = try await withTemporaryFolder { folder in
                let file = folder.appendingPathComponent("a.har")
                try text.write(to: file, atomically: true, encoding: .utf8)
                return
                    switch try await thrown({ () throws(RecordingError) in
                        _ = try Recording(contentsOf: file.path)
                    })
                {
                case .malformed(_, let problem): RecordingError.malformed(path: "a.har", problem: problem)
                case .malformedEntry(_, let index, let problem):
                    RecordingError.malformedEntry(path: "a.har", index: index, problem: problem)
                case let error: error
                }
            }
            table.add(code(text), error)
        }
        return table
    }
}
