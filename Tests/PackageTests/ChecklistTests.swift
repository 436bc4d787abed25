import TestSupport
import Testing

/// The parts of a version 2 endpoint other than its source file, as in "Adding an endpoint" in CONTRIBUTING.md.
@Suite struct Checklist {
    @Test("Every endpoint is complete")
    func endpointsAreComplete() throws {
        let docs = "Docs/OxfordEndpoints.docc/"
        let table = "Tests/OxfordEndpointsTests/Endpoints.swift"
        let rows = try Package.text(of: table).matches(of: /Endpoint\(\s*(\w+)\.self, "[\w-]+"(, fixtures: )?/)
        let requests = try requests()
        var gaps: [String] = []
        for (request, answer) in requests {
            for (text, file) in [
                ("``\(request)``", docs + "OxfordEndpoints.md"), (" `\(request)`", docs + "ComposingRequests.md"),
                ("``\(answer)``", docs + "OxfordEndpoints.md"),
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

    /// Returns the names of the requests of version 2 and of their answers, as the reference lists them.
    private func requests() throws -> [(request: String, answer: String)] {
        let sections = try Package.text(of: "Docs/Reference/OxfordEndpoints.md").split(separator: "\n## ")
        let requests = sections.compactMap { section in
            section.firstMatch(of: /^(\w+)\n[^#]*`typealias Answer = (\w+)`/).map { (String($0.1), String($0.2)) }
        }
        try #require(requests.count > 14)
        return requests
    }
}
