import Foundation
import OxfordEndpoints
import TestSupport
import Testing

private func generatedSources() throws -> [String] {
    try ["OxfordEndpoints", "OxfordVersion1"].flatMap { target in
        try Package.files(below: "Sources/\(target)/Vocabularies/Generated", ending: ".swift")
    }
}

@Suite struct VocabularyTables {
    @Test("The generated sources are up to date")
    func sourcesAreUpToDate() async throws {
        try await withTemporaryFolder { folder in
            let script = Package.root.appendingPathComponent("Scripts/generate-vocabularies.swift").path
            let result = try await Program.run("swift", [script, folder.path])
            #expect(result.status == 0, "\(result.errors)")
            let sources = try generatedSources()
            #expect(!sources.isEmpty)
            for source in sources {
                let name = String(source.dropFirst("Sources/".count))
                let written = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                #expect(try written == Package.text(of: source), "\(source)")
            }
        }
    }

    @Test("The IDs of a table are unique")
    func uniqueIDs() throws {
        for table in try Package.files(below: "Scripts/vocabularies", ending: ".tsv") {
            let rows = try Package.text(of: table).split(separator: "\n").map { $0.prefix { $0 != "\t" } }
            #expect(Set(rows).count == rows.count, "\(table) has a duplicate ID")
            #expect(!rows.contains(""), "\(table) has an empty ID")
        }
    }
}

@Suite struct TranslationPairTable {
    private func rows() throws -> [(source: String, targets: [String])] {
        try Package.text(of: "Scripts/vocabularies/translation-pairs.tsv").split(separator: "\n").map { line in
            let columns = line.split(separator: "\t")
            try #require(columns.count == 2, "\(line)")
            return (String(columns[0]), columns[1].split(separator: ",").map(String.init))
        }
    }

    @Test("The known pairs are the rows of the table, in order")
    func knownPairsAreTheRows() throws {
        let pairs = try rows().flatMap { row in row.targets.map { [row.source, $0] } }
        #expect(pairs.count == 50)
        #expect(LanguagePair.known.map { [$0.source.rawValue, $0.target.rawValue] } == pairs)
    }

    @Test("Every source and every target has a pair")
    func everyLanguageHasAPair() throws {
        let rows = try rows()
        #expect(rows.map(\.source) == BilingualSourceLanguage.known.map(\.rawValue))
        #expect(Set(rows.flatMap(\.targets)) == Set(BilingualTargetLanguage.known.map(\.rawValue)))
    }
}

@Suite struct VocabularyConstants {
    /// Returns the sections of the generated sources, each with its type and the IDs of its table.
    private func tables() throws -> [(type: String, source: String, ids: [String])] {
        try generatedSources().flatMap { file in
            try Package.text(of: file).split(separator: "// MARK: ").dropFirst().compactMap { section in
                let heading = try #require(section.firstMatch(of: /^([\w.]+), from ([a-z0-9-]+)\.tsv\n/))
                let (type, table) = (String(heading.1), String(heading.2))
                // The rows of this table are pairs, not IDs.
                if table == "translation-pairs" { return nil }
                // Version 1 adds only the values that version 2 lacks.
                if section.contains("knownInVersion1") { return nil }
                let rows = try Package.text(of: "Scripts/vocabularies/\(table).tsv").split(separator: "\n")
                return (type, String(section), rows.map { row in String(row.prefix { $0 != "\t" }) })
            }
        }
    }

    // Compiles and runs a program that compares every constant with its ID.
    @Test("Every constant has the ID of its row")
    func ids() async throws {
        let tables = try tables()
        #expect(tables.count == 32)
        var lines = ["import OxfordEndpoints", "import OxfordVersion1", "var wrong: [String] = []"]
        for (type, source, ids) in tables {
            let names = source.matches(of: /static var (`?\w+`?): Self/).map { String($0.1) }
            #expect(names.count == ids.count)
            let list = type.replacing(".", with: "") + "IDs"
            lines.append("let \(list): [(\(type), String)] = [")
            lines += zip(names, ids).map { "(.\($0), \"\($1)\")," }
            lines.append("]")
            lines.append("wrong += \(list).filter { $0.rawValue != $1 }.map(\\.1)")
            lines.append("if \(type).known != \(list).map(\\.0) { wrong.append(\"\(type).known\") }")
        }
        lines.append("print(wrong)")
        try await withTemporaryFolder { folder in
            let program = folder.appendingPathComponent("constants")
            let built = try await Compiler.build(
                lines.joined(separator: "\n"), with: ["OxfordEndpoints", "OxfordVersion1"], as: program)
            #expect(built.status == 0, "\(built.errors)")
            #expect(try await Program.run(program.path, []).output == "[]\n")
        }
    }
}
