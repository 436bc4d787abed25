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

    @Test("An endpoint is complete", arguments: Endpoint.all.map(\.name))
    func endpointIsComplete(name: String) throws {
        let endpoint = try #require(Endpoint.named(name))
        let answer = try #require(
            self.answer(of: endpoint), "add a row to Tests/CommandTests/Golden/commands.golden.txt")
        let siblings = Endpoint.all.filter { self.answer(of: $0) == answer }.map(\.name)
        let words = name.split(separator: "-")
        let type = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Request"
        let factory = type.prefix(1).lowercased() + type.dropFirst().dropLast("Request".count)
        let docs = "Docs/OxfordDictionaries.docc/"
        for (texts, file) in [
            (["``\(type)``"], docs + "OxfordDictionaries.md"), (["``\(answer)``"], docs + "OxfordDictionaries.md"),
            ([" `\(type)`"], docs + "ComposingRequests.md"),
            (["``\(factory)("], docs + "Symbols/OxfordEndpointRequest.md"),
            ([" \(answer)"], "Tests/Fuzzing/ReadAnswers.swift"),
        ] {
            let text = try Package.text(of: file)
            #expect(texts.contains(where: text.contains), "add \(texts[0]) to \(file)")
        }
        let fixtures = try Package.files(below: "Tests/OxfordEndpointsTests/Fixtures", ending: ".json")
        #expect(
            siblings.contains { name in fixtures.contains { $0.hasSuffix("/v2-\(name).json") } },
            "add a fuzz seed Tests/OxfordEndpointsTests/Fixtures/v2-\(name).json")
    }

    @Test("An endpoint has golden rows, with each of its parameters", arguments: Endpoint.all.map(\.name))
    func goldenRows(name: String) throws {
        let endpoint = try #require(Endpoint.named(name))
        let path = try #require(pathPrefix(of: endpoint))
        let rows = try Package.files(below: "Tests/OxfordEndpointsTests/Golden", ending: ".golden.txt")
            .flatMap { try Package.text(of: $0).split(separator: "\n") }.filter { $0.contains(path) }
        #expect(!rows.isEmpty)
        for parameter in endpoint.parameters.map(\.name) {
            #expect(rows.contains { $0.contains("?\(parameter)=") || $0.contains("&\(parameter)=") }, "\(parameter)")
        }
    }

    /// Returns the name of the answer type of an endpoint's golden command.
    private func answer(of endpoint: Endpoint) -> String? {
        // The name of a generic type ends before its arguments.
        func name<Request: OxfordEndpointRequest>(_: Request) -> String {
            String("\(Request.Answer.self)".prefix { $0 != "<" })
        }
        guard let row = row(of: endpoint) else { return nil }
        var parser = CommandParser(ParsedArguments(row.words))
        guard case .request(let request) = try? parser.command(noting: { _ in }) else { return nil }
        return name(request)
    }

    private func row(of endpoint: Endpoint) -> (words: [String], url: String)? {
        commands.first { $0.words.first == endpoint.name }
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
}
