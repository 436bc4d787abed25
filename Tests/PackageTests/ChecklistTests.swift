import Foundation
import OxfordEndpoints
import TestSupport
import Testing

@testable import oxford

/// The parts of a version 2 endpoint other than its source file, as in "Adding an endpoint" in CONTRIBUTING.md.
@Suite struct Checklist {
    /// The golden commands, and the URLs they print.
    private let commands: [(words: [String], url: String)]

    init() throws {
        commands = try Package.text(of: "Tests/CommandTests/Golden/commands.golden.txt").split(separator: "\n").map {
            let row = $0.split(separator: "\t").map(String.init)
            return (row[0].split(separator: " ").map { $0 == "\"\"" ? "" : String($0) }, row[1])
        }
    }

    @Test("Every endpoint is complete")
    func everyEndpointIsComplete() throws {
        for endpoint in Endpoint.all {
            let missing = try missing(for: endpoint)
            #expect(missing.isEmpty, "\(endpoint.name) lacks \(missing.joined(separator: "; "))")
        }
    }

    /// Returns the missing parts of an endpoint, with the files where they belong.
    private func missing(for endpoint: Endpoint) throws -> [String] {
        let name = endpoint.name
        let camelCase = camelCase(name)
        let answer = answer(of: endpoint) ?? "its answer"
        let siblings = Endpoint.all.filter { self.answer(of: $0) == answer }.map(\.name)
        let path = pathPrefix(of: endpoint)
        let golden = try Package.files(below: "Tests/OxfordEndpointsTests/Golden", ending: ".golden.txt")
            .flatMap { try Package.text(of: $0).split(separator: "\n") }
            .filter { row in path.map(row.contains) ?? false }
        let unwritten = endpoint.parameters.map(\.name)
            .filter { name in !golden.contains { $0.contains("?\(name)=") || $0.contains("&\(name)=") } }
        let fixtures = try Package.files(below: "Tests/OxfordEndpointsTests/Fixtures", ending: ".json")
        let type = camelCase.prefix(1).uppercased() + camelCase.dropFirst() + "Request"
        let items: [(String, isThere: Bool)] = [
            ("a row in Tests/CommandTests/Golden/commands.golden.txt", path != nil),
            ("golden rows in Tests/OxfordEndpointsTests/Golden", !golden.isEmpty),
            ("golden rows with \(unwritten.joined(separator: ", "))", unwritten.isEmpty),
            (
                "a page in Tests/CommandTests/Screens/Pages.md",
                try mentions("$ oxford ", siblings, " ", in: "Tests/CommandTests/Screens/Pages.md")
            ),
            (
                "``\(type)`` in Docs/OxfordDictionaries.docc/OxfordDictionaries.md",
                try mentions("``", [type], "``", in: "Docs/OxfordDictionaries.docc/OxfordDictionaries.md")
            ),
            (
                "``\(answer)`` in Docs/OxfordDictionaries.docc/OxfordDictionaries.md",
                try mentions("``", [answer], "``", in: "Docs/OxfordDictionaries.docc/OxfordDictionaries.md")
            ),
            (
                "`\(type)` in the table of Docs/OxfordDictionaries.docc/ComposingRequests.md",
                try mentions(" `", [type], "`", in: "Docs/OxfordDictionaries.docc/ComposingRequests.md")
            ),
            (
                "its factory in Docs/OxfordDictionaries.docc/Symbols/OxfordEndpointRequest.md",
                try mentions(
                    "``", [camelCase], "(", in: "Docs/OxfordDictionaries.docc/Symbols/OxfordEndpointRequest.md")
            ),
            (
                "a fuzz seed Tests/OxfordEndpointsTests/Fixtures/v2-\(name).json",
                siblings.contains { name in fixtures.contains { $0.hasSuffix("/v2-\(name).json") } }
            ),
            (
                "\(answer) in Tests/Fuzzing/ReadAnswers.swift",
                try mentions(" ", [answer], ".self", in: "Tests/Fuzzing/ReadAnswers.swift")
            ),
        ]
        return items.filter { !$0.isThere }.map(\.0)
    }

    /// Returns the name of the answer type of an endpoint's golden command.
    private func answer(of endpoint: Endpoint) -> String? {
        func name<Request: OxfordEndpointRequest>(_: Request) -> String { "\(Request.Answer.self)" }
        guard let row = row(of: endpoint) else { return nil }
        var parser = CommandParser(ParsedArguments(row.words))
        guard case .request(let request) = try? parser.command(noting: { _ in }) else { return nil }
        return name(request)
    }

    private func row(of endpoint: Endpoint) -> (words: [String], url: String)? {
        commands.first { $0.words.first == endpoint.name }
    }

    private func mentions(_ before: String, _ names: [String], _ after: String, in file: String) throws -> Bool {
        let text = try Package.text(of: file)
        return names.contains { text.contains(before + $0 + after) }
    }

    /// Returns the path of the endpoint's URLs up to the first argument.
    private func pathPrefix(of endpoint: Endpoint) -> String? {
        guard let row = row(of: endpoint) else { return nil }
        let url = String(row.url.prefix { $0 != "?" })
        guard let argument = row.words.dropFirst().first, !endpoint.arguments.isEmpty,
            let end = url.firstRange(of: "/\(argument)")
        else { return url }
        return String(url[..<end.upperBound].dropLast(argument.count))
    }

    private func camelCase(_ name: String) -> String {
        let words = name.split(separator: "-")
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
