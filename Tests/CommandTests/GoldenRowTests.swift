import Foundation
import TestSupport
import Testing

@testable import oxford

@Suite struct GoldenRows {
    /// The golden commands, and the URLs they print.
    private let commands: [(words: [String], url: String)]

    init() throws {
        commands = try Package.text(of: "Tests/CommandTests/Golden/commands.golden.txt").split(separator: "\n").map {
            let row = $0.split(separator: "\t").map(String.init)
            return (row[0].split(separator: " ").map { $0 == "\"\"" ? "" : String($0) }, row[1])
        }
    }

    @Test(
        "The library has golden rows for each command, with each of its parameters", arguments: Endpoint.all.map(\.name)
    )
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
