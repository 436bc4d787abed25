import Foundation
import TestSupport
import Testing

/// The parts of a version 2 endpoint other than its source file, as in "Adding an endpoint" in CONTRIBUTING.md.
@Suite struct Checklist {
    @Test("Every endpoint is complete")
    func endpointsAreComplete() async throws {
        let docs = "Docs/OxfordDictionaries.docc/"
        let fixtures = try Package.text(of: "Tests/OxfordEndpointsTests/AnswerTests.swift")
        var gaps: [String] = []
        for (request, answer) in try await requests() {
            for (text, file) in [
                ("``\(request)``", docs + "OxfordDictionaries.md"), (" `\(request)`", docs + "ComposingRequests.md"),
                ("``\(answer)``", docs + "OxfordDictionaries.md"), (" \(answer)", "Tests/Fuzzing/ReadAnswers.swift"),
            ] where try !Package.text(of: file).contains(text) {
                gaps.append("add \(text) to \(file)")
            }
            if !fixtures.contains(" \(answer)") {
                gaps.append("add a fixture for \(answer) to Tests/OxfordEndpointsTests/Fixtures and AnswerTests.swift")
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
