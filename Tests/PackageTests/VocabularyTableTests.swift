import Foundation
import OxfordEndpoints
import OxfordVersion1
import TestSupport
import Testing

@Suite struct VocabularyTables {
    private func rows(of table: String) throws -> [[String]] {
        try Package.text(of: "Scripts/vocabularies/\(table).tsv").split(separator: "\n").map { line in
            line.split(separator: "\t").map(String.init)
        }
    }

    @Test("The generated sources are up to date")
    func sourcesAreUpToDate() async throws {
        let sources = try ["OxfordEndpoints", "OxfordVersion1"].flatMap { target in
            try Package.files(below: "Sources/\(target)/Vocabularies/Generated", ending: ".swift")
        }
        #expect(sources.count == 6)
        try await withTemporaryFolder { folder in
            let script = Package.root.appendingPathComponent("Scripts/generate-vocabularies.swift").path
            let result = try await Program.run("swift", [script, folder.path])
            #expect(result.status == 0, "\(result.errors)")
            for source in sources {
                let name = String(source.dropFirst("Sources/".count))
                let written = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                #expect(try written == Package.text(of: source), "\(source)")
            }
        }
    }

    @Test(
        "A vocabulary lists the values of its rows",
        arguments: [
            ("Domain", Domain.known.map(\.rawValue)),
            ("GrammaticalFeature", GrammaticalFeature.known.map(\.rawValue)),
            ("LexicalCategory", LexicalCategory.known.map(\.rawValue)), ("Region", Region.known.map(\.rawValue)),
            ("Register", Register.known.map(\.rawValue)),
            ("V1.LexicalCategory", V1.LexicalCategory.known.map(\.rawValue)),
            ("V1.GrammaticalFeature", V1.GrammaticalFeature.known.map(\.rawValue)),
            ("V1.Domain", Domain.knownInVersion1.map(\.rawValue)),
            ("V1.Register", Register.knownInVersion1.map(\.rawValue)),
        ])
    func values(type: String, known: [String]) throws {
        #expect(try known == rows(of: "values").filter { $0[0] == type }.map { $0[1] })
    }

    @Test("The languages are those of the table")
    func languages() throws {
        #expect(try Language.known.map(\.rawValue) == rows(of: "languages").map { $0[0] })
    }

    @Test(
        "The constants of a language type are the languages of its row",
        arguments: [
            ("BilingualSourceLanguage", BilingualSourceLanguage.known.map(\.rawValue)),
            ("BilingualTargetLanguage", BilingualTargetLanguage.known.map(\.rawValue)),
            ("InflectionsLanguage", InflectionsLanguage.known.map(\.rawValue)),
            ("LemmasLanguage", LemmasLanguage.known.map(\.rawValue)),
            ("MonolingualLanguage", MonolingualLanguage.known.map(\.rawValue)),
            ("PronunciationsLanguage", PronunciationsLanguage.known.map(\.rawValue)),
            ("SentencesLanguage", SentencesLanguage.known.map(\.rawValue)),
            ("ThesaurusLanguage", ThesaurusLanguage.known.map(\.rawValue)),
            ("V1.DatasetSourceLanguage", V1.DatasetSourceLanguage.known.map(\.rawValue)),
            ("V1.MonolingualLanguage", V1.MonolingualLanguage.known.map(\.rawValue)),
        ])
    func languageTypes(type: String, known: [String]) throws {
        let row = try #require(try rows(of: "language-types").first { $0[0] == type })
        #expect(known == row[2].split { "(),".contains($0) }.map(String.init))
    }

    @Test("The language pairs are those of the table, in order")
    func languagePairs() throws {
        let pairs = try rows(of: "translation-pairs").flatMap { row in
            row[1].split(separator: ",").map { [row[0], String($0)] }
        }
        #expect(LanguagePair.known.map { [$0.source.rawValue, $0.target.rawValue] } == pairs)
    }

    @Test("Every bilingual language has a pair")
    func everyLanguageHasAPair() {
        #expect(Set(LanguagePair.known.map(\.source)) == Set(BilingualSourceLanguage.known))
        #expect(Set(LanguagePair.known.map(\.target)) == Set(BilingualTargetLanguage.known))
    }
}
