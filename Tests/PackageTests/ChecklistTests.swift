import Foundation
import TestSupport
import Testing

/// The parts of a version 2 endpoint other than its source file, as in "Adding an endpoint" in CONTRIBUTING.md.
@Suite struct Checklist {
    @Test("Every endpoint is complete")
    func endpointsAreComplete() async throws {
        let docs = "Docs/OxfordDictionaries.docc/"
        let table = "Tests/OxfordEndpointsTests/Endpoints.swift"
        let rows = try Package.text(of: table).matches(of: /Endpoint\(\s*(\w+)\.self, "[\w-]+"(, fixtures: )?/)
        let requests = try await requests()
        var gaps: [String] = []
        for (request, answer) in requests {
            for (text, file) in [
                ("``\(request)``", docs + "OxfordDictionaries.md"), (" `\(request)`", docs + "ComposingRequests.md"),
                ("``\(answer)``", docs + "OxfordDictionaries.md"),
            ] where try !Package.text(of: file).contains(text) {
                gaps.append("add \(text) to \(file)")
            }
            if !rows.contains(where: { $0.1 == request }) { gaps.append("add a row for \(request) to \(table)") }
            let others = requests.filter { $0.answer == answer }.map(\.request)
            if !rows.contains(where: { $0.2 != nil && others.contains(String($0.1)) }) {
                gaps.append(
                    "add a fixture for \(answer) to Tests/OxfordEndpointsTests/Fixtures, and name it in \(table)")
            }
        }
        #expect(gaps.isEmpty, "\(gaps.joined(separator: "\n"))")
    }

    /// Returns the names of the requests of version 2 and of their answers.
    private func requests() async throws -> [(request: String, answer: String)] {
        let graphs = try await PublicSymbols.graphs(of: "OxfordEndpoints")
        let symbols = graphs.flatMap(\.symbols)
        let names = Dictionary(symbols.map { ($0.id, $0.pathComponents.joined(separator: ".")) }) { $1 }
        let conforming = graphs.flatMap(\.relationships)
            .filter { $0.kind == "conformsTo" && names[$0.target] == "OxfordEndpointRequest" }.compactMap {
                names[$0.source]
            }
        let requests = Set(conforming).compactMap { request in
            symbols.first { $0.pathComponents == [request, "Answer"] }?.declarationFragments
                .last { $0.kind == "typeIdentifier" }.map { (request, $0.spelling) }
        }
        try #require(requests.count > 14)
        // The request for lists is generic, so the documentation names it by its short names.
        return requests.map { $0.1 == "List" ? ("DomainsRequest", "LabelsAnswer") : $0 }.sorted { $0 < $1 }
    }
}
