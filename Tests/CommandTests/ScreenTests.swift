import Foundation
import LoopbackServer
import TestSupport
import Testing

@testable import oxford

/// The output in the documentation and the screens is what the tool prints.
@Suite(.timeLimit(.minutes(15))) struct Screens {
    private static let hint = "record the screens with Scripts/screens"

    /// Runs the commands of a page with a server.
    private func screens(
        _ name: String, keys: [String: String] = [:],
        from steps: @escaping @Sendable (LoopbackServer.Request) -> [LoopbackServer.Step] = { _ in [] }
    ) async throws -> (page: ScreenPage, requests: Int) {
        let (page, server) = try await Oxford.withServer(steps) { paths in
            try await ScreenPage(
                "Tests/CommandTests/Screens/\(name).md", environment: keys.merging(paths) { $1 })
        }
        #expect(page.text == page.rewritten, "\(Self.hint)")
        return (page, server.requests.count)
    }

    @Test("The article shows the output of the tool, in 76 columns")
    func article() async throws {
        let page = try await ScreenPage("Docs/OxfordDictionaries.docc/CommandLine.md", width: 76)
        #expect(page.text == page.rewritten, "\(Self.hint)")
        #expect(page.text.contains("mice → mouse"))
    }

    @Test("The article's table has the exit statuses of the help")
    func table() throws {
        let page = try Package.text(of: "Docs/OxfordDictionaries.docc/CommandLine.md")
        let section = try #require(Help.sections.first { $0.title == "Exit status" })
        for row in section.rows {
            #expect(page.contains("\n| \(row.usage) | \(row.text) |\n"), "\(row.usage)")
        }
    }

    /// Sends the response that the last word of the path names.
    private static func answer(to request: LoopbackServer.Request) -> [LoopbackServer.Step] {
        let word = request.path.prefix { $0 != "&" }.split { "/=".contains($0) }.last.map(String.init) ?? ""
        let isSlow = word.hasPrefix("slow")
        if let status = Int(isSlow ? word.dropFirst(4) : word[...]) {
            let text = status == 204 ? "" : "no entry found"
            return [.pause(isSlow ? 1.2 : 0), .answer(text, status: status, type: "text/html")]
        }
        func entry(_ word: String) -> String { #"{"results": [{"word": "\#(word)", "lexicalEntries": [{}]}]}"# }
        let matches = ["a", "b", "c", "d", "e", "f"].map { #"{"id": "\#($0)", "label": "\#($0)"}"# }
        return switch (word, request.path.contains("/search/")) {
        case ("suggested", true): [.answer(#"{"results": [\#(matches.joined(separator: ", "))]}"#)]
        case ("nothing", true): [.answer(#"{"results": []}"#)]
        case ("empty", _): [.answer(#"{"results": [{}]}"#)]
        case ("mice", _): [.answer(#"{"results": [{"id": "mouse", "lexicalEntries": []}]}"#)]
        case ("html", _): [.answer("<p>No entry available for 'html' in 'en'</p>", status: 404)]
        case ("windows", _):
            [.answer("\u{FEFF}{\r\n  \"results\": [{\"word\": \"windows\",\n    \"lexicalEntries\": [{}]}]\n}\n")]
        case ("kite", _) where request.path == "/api/v2/words/en-gb?q=kite":
            [.answer(entry(request.header("app_key") ?? "kite"))]
        case ("gato", _) where request.path.hasPrefix("/api/v2/translations/es/en/"): [.answer(entry("gato"))]
        case ("lost", _):
            // On Apple's platforms, a response that is lost within its first 512 bytes looks like no response.
            [
                .send(LoopbackServer.Step.head(headers: ["Content-Type: application/json", "Content-Length: 999"])),
                .send([UInt8](repeating: UInt8(ascii: " "), count: 600)), .pause(0.05), .reset,
            ]
        case ("later", _): [.answer("{}", status: 503, headers: ["Retry-After: 2"])]
        case ("tomorrow", _): [.answer("{}", status: 503, headers: ["Retry-After: 86400"])]
        default: [.answer(noEntry, status: 404)]
        }
    }

    @Test("Commands print what they found, or one message, and exit with a status for scripts")
    func commands() async throws {
        let page = try await screens("Commands", from: Self.answer).page
        for run in page.runs { #expect(!(run.output + run.errors).contains("SECRET"), "\(run.command)") }
    }

    @Test("Answers of every endpoint are laid out as text")
    func answers() async throws {
        let (page, _) = try await screens("Pages") { request in
            let name = request.path.split { "/?".contains($0) }.dropFirst(2).first.map(String.init) ?? ""
            let fixture = name == "grammaticalFeatures" ? "grammatical-features" : name
            let text = try? Package.text(of: "Tests/OxfordEndpointsTests/Fixtures/v2-\(fixture).json")
            return [.answer(text ?? noEntry, status: text == nil ? 404 : 200)]
        }
        #expect(page.runs.count >= 12)
        for run in page.runs { #expect(run.status == 0 && run.errors == "", "\(run.command)") }
    }

    @Test("Every endpoint has a sample answer")
    func sample() async throws {
        let (page, _) = try await screens("Sample")
        let endpoints = Set(page.runs.compactMap { $0.command.split(separator: " ").dropFirst(2).first })
        #expect(endpoints.isSuperset(of: Endpoint.all.map { $0.name[...] }))
        for run in page.runs { #expect(run.output.isEmpty != run.errors.isEmpty, "\(run.command)") }
    }

    /// A service that refuses some endpoints and sends undocumented responses from others.
    private static func checked(_ request: LoopbackServer.Request) -> [LoopbackServer.Step] {
        let path = request.path
        if path.contains("/closed") { return [.answer(#"{"error": "SECRET-2 is unknown"}"#, status: 401)] }
        if path.contains("/busy") { return [.answer("{}", status: 429)] }
        if path.contains("/down") { return [.answer("{}", status: 503)] }
        if path.contains("/thesaurus/en/") || path.contains("/sentences/") {
            return [.answer(#"{"error": "the key SECRET-2 has no such endpoint"}"#, status: 403)]
        }
        if path.contains("/translations/") { return [.answer("{}", status: 400)] }
        if path.contains("/inflections/") {
            return [.answer(#"{"error": "The requested URL was not found"}"#, status: 404)]
        }
        if path.contains("/pronunciations/") { return [.answer(#"{"error": "no such word"}"#, status: 404)] }
        if path.contains("/lemmas/") { return [.answer(#"{"results": "SECRET-2"}"#)] }
        if path.contains("/search/en-gb") {
            return [
                .answer(#"{"results": [{"id": "ace", "rank": 1, "secret-1": {"x": 1}}], "SECRET-2": {"sort": "up"}}"#)
            ]
        }
        return [.answer(#"{"results": [{"id": "ace"}]}"#)]
    }

    @Test("A check reports the result of each group, and sends each request once, but nothing before a yes")
    func check() async throws {
        let keys = ["OXFORD_APP_ID": "SECRET-1", "OXFORD_APP_KEY": "SECRET-2"]
        let (page, requests) = try await screens("Check", keys: keys, from: Self.checked)
        #expect(!page.rewritten.lowercased().contains("secret"))
        #expect(page.runs.map(\.status) == [7, 7, 0, 7, 0, 3, 5, 6, 0, 2, 2, 0])
        #expect(requests == 12 + 3 + 1 + 2 + 12 + 1 + 1 + 12)
    }

    @Test("Help describes every command in 76 columns")
    func help() async throws {
        let (page, _) = try await screens("Help")
        let commands = page.runs.compactMap { $0.command.split(separator: " ").last }
        #expect(Set(commands).isSuperset(of: Endpoint.all.map { $0.name[...] }))
        #expect(Set(commands).isSuperset(of: ["check", "define", "translate", "synonyms"]))
        for run in page.runs {
            #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 76 }, "\(run.command)")
        }
    }

    @Test("Mistakes are reported on standard error only")
    func mistakes() async throws {
        let (page, _) = try await screens("Mistakes")
        #expect(page.runs.count > 80)
        for run in page.runs {
            #expect(run.status == 2 && run.output == "", "\(run.command)")
            let lines = run.errors.split(separator: "\n")
            #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("oxford: ") }, "\(run.command)")
            #expect(!run.errors.contains("SECRET"), "\(run.command)")
        }
    }

    @Test("Unknown values are sent with a note")
    func notes() async throws {
        for run in try await screens("Notes").page.runs {
            #expect(run.status == 0 && run.errors.hasPrefix("oxford: note: "), "\(run.command)")
            #expect(run.output.hasPrefix("https://") && run.output.count { $0 == "\n" } == 1, "\(run.command)")
        }
    }
}
