import Foundation
import OxfordEndpoints
import OxfordVersion1
import TestSupport
import Testing

@Suite struct VocabularyTables {
    /// The values that a vocabulary lists.
    struct Listing: Sendable, CustomTestStringConvertible {
        let type: String
        let known: [String]

        init(_ type: String, _ known: [some OxfordVocabulary]) {
            self.type = type
            self.known = known.map(\.rawValue)
        }

        var testDescription: String { type }
    }

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
            Listing("Domain", Domain.known),
            Listing("GrammaticalFeature", GrammaticalFeature.known),
            Listing("LexicalCategory", LexicalCategory.known), Listing("Region", Region.known),
            Listing("Register", Register.known),
            Listing("V1.LexicalCategory", V1.LexicalCategory.known),
            Listing("V1.GrammaticalFeature", V1.GrammaticalFeature.known),
            Listing("V1.Domain", Domain.knownInVersion1),
            Listing("V1.Register", Register.knownInVersion1),
        ])
    func values(listing: Listing) throws {
        #expect(try listing.known == rows(of: "values").filter { $0[0] == listing.type }.map { $0[1] })
    }

    @Test("The languages are those of the table")
    func languages() throws {
        #expect(try Language.known.map(\.rawValue) == rows(of: "languages").map { $0[0] })
    }

    @Test(
        "The constants of a language type are the languages of its row",
        arguments: [
            Listing("BilingualSourceLanguage", BilingualSourceLanguage.known),
            Listing("BilingualTargetLanguage", BilingualTargetLanguage.known),
            Listing("InflectionsLanguage", InflectionsLanguage.known),
            Listing("LemmasLanguage", LemmasLanguage.known),
            Listing("MonolingualLanguage", MonolingualLanguage.known),
            Listing("PronunciationsLanguage", PronunciationsLanguage.known),
            Listing("SentencesLanguage", SentencesLanguage.known),
            Listing("ThesaurusLanguage", ThesaurusLanguage.known),
            Listing("V1.BilingualSourceLanguage", V1.BilingualSourceLanguage.known),
            Listing("V1.BilingualTargetLanguage", V1.BilingualTargetLanguage.known),
            Listing("V1.DatasetSourceLanguage", V1.DatasetSourceLanguage.known),
            Listing("V1.DatasetTargetLanguage", V1.DatasetTargetLanguage.known),
            Listing("V1.DomainsLanguage", V1.DomainsLanguage.known),
            Listing("V1.DomainsSourceLanguage", V1.DomainsSourceLanguage.known),
            Listing("V1.FrequenciesLanguage", V1.FrequenciesLanguage.known),
            Listing("V1.GrammaticalFeaturesLanguage", V1.GrammaticalFeaturesLanguage.known),
            Listing("V1.InflectionsLanguage", V1.InflectionsLanguage.known),
            Listing("V1.LexicalCategoriesLanguage", V1.LexicalCategoriesLanguage.known),
            Listing("V1.MonolingualLanguage", V1.MonolingualLanguage.known),
            Listing("V1.RegionsLanguage", V1.RegionsLanguage.known),
            Listing("V1.RegistersLanguage", V1.RegistersLanguage.known),
            Listing("V1.RegistersSourceLanguage", V1.RegistersSourceLanguage.known),
            Listing("V1.RegistersTargetLanguage", V1.RegistersTargetLanguage.known),
            Listing("V1.SearchLanguage", V1.SearchLanguage.known),
        ])
    func languageTypes(listing: Listing) throws {
        let row = try #require(try rows(of: "language-types").first { $0[0] == listing.type })
        #expect(listing.known == row[2].split { "(),".contains($0) }.map(String.init))
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
