import Foundation
import OxfordEndpoints
import TestSupport
import Testing

/// The parts of a version 2 endpoint other than its source file, as in "Adding an endpoint" in CONTRIBUTING.md.
@Suite struct Checklist {
    @Test("Every endpoint is complete")
    func everyEndpointIsComplete() throws {
        for request in EndpointCatalog.version2.requestTypes {
            let missing = try missing(for: request, in: .version2)
            #expect(missing.isEmpty, "\(request.endpoint.name) lacks \(missing.joined(separator: "; "))")
        }
    }

    @Test("An endpoint with only a source file fails every check")
    func newEndpointLacksEverything() throws {
        #expect(try missing(for: RhymesRequest.self, in: EndpointCatalog([RhymesRequest.self])).count == 9)
    }

    /// Returns the missing parts of an endpoint, with the files where they belong.
    private func missing(for request: any OxfordTextRequest.Type, in catalog: EndpointCatalog) throws -> [String] {
        let name = request.endpoint.name
        let camelCase = camelCase(name)
        let siblings = catalog.requestTypes.filter { answer(of: $0) == answer(of: request) }.map { $0.endpoint.name }
        let commands = "Tests/CommandTests/Golden/commands.golden.txt"
        let path = try pathPrefix(of: request.endpoint, in: Package.text(of: commands))
        let golden = try Package.files(below: "Tests/OxfordEndpointsTests/Golden", ending: ".golden.txt")
            .flatMap { try Package.text(of: $0).split(separator: "\n") }
            .filter { row in path.map(row.contains) ?? false }
        let unwritten = request.endpoint.parameters.map(\.name)
            .filter { name in !golden.contains { $0.contains("?\(name)=") || $0.contains("&\(name)=") } }
        let fixtures = try Package.files(below: "Tests/OxfordEndpointsTests/Fixtures", ending: ".json")
        let type = camelCase.prefix(1).uppercased() + camelCase.dropFirst() + "Request"
        let items: [(String, isThere: Bool)] = [
            ("a row in \(commands)", path != nil),
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
                "``\(answer(of: request))`` in Docs/OxfordDictionaries.docc/OxfordDictionaries.md",
                try mentions(
                    "``", [answer(of: request)], "``", in: "Docs/OxfordDictionaries.docc/OxfordDictionaries.md")
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
        ]
        return items.filter { !$0.isThere }.map(\.0)
    }

    private func answer(of request: any OxfordTextRequest.Type) -> String {
        func name<Request: OxfordEndpointRequest>(_: Request.Type) -> String { "\(Request.Answer.self)" }
        return name(request)
    }

    private func mentions(_ before: String, _ names: [String], _ after: String, in file: String) throws -> Bool {
        let text = try Package.text(of: file)
        return names.contains { text.contains(before + $0 + after) }
    }

    /// Returns the path of the endpoint's URLs up to the first argument.
    private func pathPrefix(of endpoint: EndpointDescription, in commands: String) -> String? {
        let rows = commands.split(separator: "\n").map { $0.split(separator: "\t") }
        guard let row = rows.first(where: { $0[0].split(separator: " ").first.map(String.init) == endpoint.name })
        else { return nil }
        let url = String(row[1].prefix { $0 != "?" })
        guard let argument = row[0].split(separator: " ").dropFirst().first, endpoint.arguments.first != nil,
            let end = url.firstRange(of: "/\(argument)")
        else { return url }
        return String(url[..<end.upperBound].dropLast(argument.count))
    }

    private func camelCase(_ name: String) -> String {
        let words = name.split(separator: "-")
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

private struct RhymesRequest: OxfordTextRequest {
    struct Answer: OxfordAnswer {
        init(json body: [UInt8]) throws(AnswerError) {}
    }

    static let endpoint = EndpointDescription("rhymes", arguments: [.word], parameters: ["slant"])
    let word: Headword

    init(from text: inout RequestReader) throws(RequestTextError) {
        word = try text.word()
    }

    func write(to url: inout URLWriter) {
        url.path("rhymes")
        url.segment(word)
    }
}
