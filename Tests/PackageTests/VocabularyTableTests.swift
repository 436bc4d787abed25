import Foundation
import TestSupport
import Testing

/// The source of the vocabularies is what the script makes of the tables, by nobody's hand.
@Suite struct VocabularyTables {
    @Test func sourceIsWhatTheScriptWrites() async throws {
        try await withTemporaryFolder { folder in
            let script = Package.root.appendingPathComponent("Scripts/generate-vocabularies.swift").path
            let result = try await Program.run("swift", [script, folder.path])
            #expect(result.status == 0, "\(result.errors)")
            let sources = try Package.files(below: "Sources/OxfordEndpoints", ending: "+Known.swift")
            #expect(!sources.isEmpty)
            for source in sources {
                let name = String(source.dropFirst("Sources/OxfordEndpoints/".count))
                let written = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                #expect(try written == Package.text(of: source), "\(source)")
            }
        }
    }

    @Test func everyIDOfATableIsThereOnce() throws {
        for table in try Package.files(below: "Scripts/vocabularies", ending: ".tsv") {
            let rows = try Package.text(of: table).split(separator: "\n").map { $0.prefix { $0 != "\t" } }
            #expect(Set(rows).count == rows.count, "\(table) has an id twice")
            #expect(!rows.contains(""), "\(table) has an empty id")
        }
    }
}
