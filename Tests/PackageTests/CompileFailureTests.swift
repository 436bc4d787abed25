import Foundation
import TestSupport
import Testing

@Suite struct CompileFailures {
    private static let folder = "Tests/PackageTests/CompileFailures"

    @Test(
        "Wrong code does not compile, and the error says what to write instead",
        arguments: try Package.files(below: folder, ending: ".swift")) func wrongCode(file: String)
        async throws
    {
        let result = try await Compiler.verify(Package.root.appendingPathComponent(file).path)
        #expect(result.status == 0, "\(file):\n\(result.errors)")
    }

    @Test("These tests expect the errors that the article shows")
    func article() throws {
        let mistakes = try Package.files(below: Self.folder, ending: ".swift").map { try Package.text(of: $0) }.joined()
        let page = try Package.text(of: "Docs/OxfordEndpoints.docc/WordsAndFilters.md")
        let rows = page.matches(of: /(?m)^\| `([^|]+)` \| ([^|]+) \|$/).filter { mistakes.contains($0.1) }
        #expect(rows.count == 7)
        for row in rows {
            let mistake = mistakes.firstRange(of: "\n_ = \(row.1)\n").map { mistakes[$0.upperBound...] }
            let says = row.2.replacing("\\`", with: "`")
            #expect(mistake?.prefix { $0 != "}" }.hasSuffix("expected-error@-1 {{\(says)") == true, "\(row.0)")
        }
    }
}
