import Foundation
import TestSupport
import Testing

/// The tables of the documentation name nothing that is not there.
@Suite struct DocumentationTables {
    private static let docs = "Docs/OxfordDictionaries.docc"

    /// The cells of every row of every table of a page.
    private func rows(of page: String) throws -> [[Substring]] {
        try Package.text(of: "\(Self.docs)/\(page)").split(separator: "\n")
            .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }
            .map { $0.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false) }
    }

    private func codeSpans(of cell: Substring) -> [String] {
        cell.matches(of: /`([^`]+)`/).map { String($0.1) }
    }

    @Test func everythingFromTheTutorialIsThere() async throws {
        var symbols: Set<String> = ["URLRequest.init(_:)"]
        for module in [
            "OxfordEndpoints", "OxfordVersion1", "OxfordTransport", "OxfordCurl", "OxfordURLSession", "OxfordTesting",
        ] {
            try await symbols.formUnion(PublicSymbols.paths(of: module))
        }
        let rows = try rows(of: "FromTheTutorial.md").filter { $0.first != "in the series" }
        #expect(rows.count > 120)
        var golden: [String: Set<Substring>] = [:]
        for row in rows {
            try #require(row.count == 4, "\(row)")
            for symbol in codeSpans(of: row[1]) { #expect(symbols.contains(symbol), "\(symbol)") }
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

    @Test func everyRequestOfVersion1HasItsRow() async throws {
        let symbols = try await PublicSymbols.paths(of: "OxfordEndpoints")
            .union(PublicSymbols.paths(of: "OxfordVersion1"))
        let rows = try rows(of: "FromVersion1ToVersion2.md")
        // The generic type is named by its aliases, such as V1.DomainsRequest.
        let requests = symbols.filter { $0.wholeMatch(of: /V1\.\w+Request/) != nil }
            .subtracting(["V1.VocabularyListRequest"])
        let named = Set(rows.flatMap { codeSpans(of: $0[0]) })
        #expect(requests.count == 18)
        #expect(requests.subtracting(named) == [])
        for span in rows.flatMap({ $0.flatMap(codeSpans) }) where span.hasSuffix("Request") {
            #expect(symbols.contains(span), "\(span)")
        }
    }

    @Test func whatTheCompilerSaysIsWhatItSays() throws {
        let mistakes = try Package.files(below: "Tests/PackageTests/CompileFailures", ending: ".swift")
            .map { try Package.text(of: $0) }.joined()
        let rows = try rows(of: "FiltersAndTheCompiler.md").filter { $0.first != "you write" }
        #expect(rows.count == 13)
        for row in rows {
            let code = try #require(codeSpans(of: row[0]).first)
            let says = row[1].replacing("\\`", with: "`")
            let mistake = mistakes.firstRange(of: "\n_ = \(code)\n").map { mistakes[$0.upperBound...] }
            #expect(mistake?.prefix { $0 != "}" }.hasSuffix("expected-error@-1 {{\(says)") == true, "\(row)")
        }
    }
}
