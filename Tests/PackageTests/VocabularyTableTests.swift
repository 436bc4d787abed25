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
        #expect(sources.count == 5)
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

    private static let vocabularies: [any OxfordVocabulary.Type] = [
        Domain.self, GrammaticalFeature.self, LexicalCategory.self, Region.self, Register.self,
        V1.LexicalCategory.self, V1.GrammaticalFeature.self, BilingualSourceLanguage.self,
        BilingualTargetLanguage.self, InflectionsLanguage.self, LemmasLanguage.self, MonolingualLanguage.self,
        PronunciationsLanguage.self, SentencesLanguage.self, ThesaurusLanguage.self,
    ]

    @Test("A vocabulary has the values of its table, in order", arguments: vocabularies)
    func values(vocabulary: any OxfordVocabulary.Type) throws {
        func known<Value: OxfordVocabulary>(_: Value.Type) -> [String] { Value.known.map(\.rawValue) }
        let name = String(reflecting: vocabulary).split(separator: ".").dropFirst().joined(separator: ".")
        let languages = try rows(of: "language-types").first { $0[0] == name }?[2].split { "(),".contains($0) }
        #expect(try known(vocabulary) == languages?.map(String.init) ?? values(of: name))
    }

    private func values(of type: String) throws -> [String] {
        try rows(of: "values").filter { $0[0] == type }.map { $0[1] }
    }

    @Test("Version 1 has the values of its table in the vocabularies that it shares")
    func sharedVocabularies() throws {
        #expect(try Domain.knownInVersion1.map(\.rawValue) == values(of: "V1.Domain"))
        #expect(try Register.knownInVersion1.map(\.rawValue) == values(of: "V1.Register"))
    }

    @Test("The table lists the same languages")
    func languages() throws {
        #expect(try Language.known.map(\.rawValue) == rows(of: "languages").map { $0[0] })
    }

    @Test("The table lists the same language pairs, in the same order")
    func languagePairs() throws {
        let pairs = try rows(of: "languages").filter { $0.count > 2 }.flatMap { row in
            row[2].split(separator: ",").map { [row[0], String($0)] }
        }
        #expect(LanguagePair.known.map { [$0.source.rawValue, $0.target.rawValue] } == pairs)
    }

    @Test("Every bilingual language has a pair")
    func everyLanguageHasAPair() {
        #expect(Set(LanguagePair.known.map(\.source)) == Set(BilingualSourceLanguage.known))
        #expect(Set(LanguagePair.known.map(\.target)) == Set(BilingualTargetLanguage.known))
    }
}
