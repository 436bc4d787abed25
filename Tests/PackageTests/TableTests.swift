import Foundation
import TestSupport
import Testing

@Suite("Tables of the documentation") struct DocumentationTables {
    private static let docs = "Docs/OxfordDictionaries.docc"

    /// Returns the cells of the rows of all tables of a page, headers included.
    private func rows(of page: String) throws -> [[Substring]] {
        try Package.text(of: "\(Self.docs)/\(page)").split(separator: "\n")
            .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }
            .map { $0.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false) }
    }

    private func codeSpans(of cell: Substring) -> [String] {
        cell.matches(of: /`+([^`]+)`+/).map { String($0.1) }
    }

    /// Returns the name of a symbol as a symbol graph writes it, from a link or from code.
    private func symbolName(_ link: String) -> String {
        link.split(separator: "/").map { $0.replacing(/-swift\.[a-z.]+$|-[0-9a-z]{5}$/, with: "") }
            .joined(separator: ".")
    }

    @Test("Symbols and golden rows named in the tutorial's table exist")
    func everythingFromTheTutorialIsThere() async throws {
        var symbols: Set<String> = ["URLRequest.init(_:)"]
        for module in [
            "OxfordEndpoints", "OxfordVersion1", "OxfordTransport", "OxfordCurl", "OxfordURLSession", "OxfordTesting",
        ] {
            try await symbols.formUnion(PublicSymbols.paths(of: module))
        }
        let rows = try rows(of: "FromTheTutorial.md").filter { $0.first != "Series" }
        #expect(rows.count > 120)
        var golden: [String: Set<Substring>] = [:]
        for row in rows {
            try #require(row.count == 4, "\(row)")
            for link in codeSpans(of: row[1]) { #expect(symbols.contains(symbolName(link)), "\(link)") }
            for span in codeSpans(of: row[2]) {
                let parts = span.split(separator: ": ", maxSplits: 1)
                try #require(parts.count == 2, "\(span)")
                let file = "Tests/OxfordEndpointsTests/Golden/\(parts[0]).golden.txt"
                if golden[file] == nil {
                    golden[file] = try Set(
                        Package.text(of: file).split(separator: "\n").map { $0.prefix { $0 != "\t" } })
                }
                #expect(golden[file]?.contains(parts[1]) == true, "\(span)")
            }
        }
    }

    @Test("The compile-failure tests expect the errors that the article shows")
    func whatTheCompilerSaysIsWhatItSays() throws {
        let mistakes = try Package.files(below: "Tests/PackageTests/CompileFailures", ending: ".swift")
            .map { try Package.text(of: $0) }.joined()
        let rows = try rows(of: "WordsAndFilters.md").filter { $0.count == 2 && $0.first != "you write" }
        #expect(rows.count == 13)
        for row in rows {
            let code = try #require(codeSpans(of: row[0]).first)
            let says = row[1].replacing("\\`", with: "`")
            let mistake = mistakes.firstRange(of: "\n_ = \(code)\n").map { mistakes[$0.upperBound...] }
            #expect(mistake?.prefix { $0 != "}" }.hasSuffix("expected-error@-1 {{\(says)") == true, "\(row)")
        }
    }
}
