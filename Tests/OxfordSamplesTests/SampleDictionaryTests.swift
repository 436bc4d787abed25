import Foundation
import OxfordEndpoints
import OxfordSamples
import TestSupport
import Testing

@Suite struct SampleDictionaryContents {
    private let answers: [EntriesAnswer]
    private let senses: [Sense]
    private let lexicalEntries: [LexicalEntry]

    init() throws {
        answers = try SampleDictionary.headwords.map { id in
            try EntriesAnswer(json: #require(SampleDictionary.entries(of: id)))
        }
        senses = answers.flatMap { $0.senses() }
        lexicalEntries = answers.flatMap(\.results).flatMap(\.lexicalEntries)
    }

    @Test func everyHeadwordButOneBeginsWithA() {
        let others = SampleDictionary.headwords.map(\.text).filter { !$0.hasPrefix("a") }
        #expect(others == ["run"])
        #expect(SampleDictionary.headwords.count >= 30)
    }

    @Test func everyHeadwordIsReadAndSaysSomething() {
        for (id, answer) in zip(SampleDictionary.headwords, answers) {
            #expect(answer.id == id)
            #expect(!answer.definitions().isEmpty, "\(id)")
        }
        #expect(Set(senses.compactMap(\.id)).count == senses.count)
    }

    /// What an entry may have is shown somewhere, and every label is one that the vocabularies know.
    @Test func featuresAreShown() {
        #expect(answers.contains { $0.results.count > 1 })
        #expect(senses.contains { !$0.subsenses.isEmpty && $0.subsenses.contains { !$0.subsenses.isEmpty } })
        #expect(answers.flatMap { $0.definitions() }.contains { $0.kind == .crossReference })
        #expect(senses.contains { !$0.examples.isEmpty && !$0.synonyms.isEmpty })
        #expect(senses.contains { !$0.thesaurusLinks.isEmpty })
        #expect(senses.contains { !$0.variantForms.isEmpty })
        #expect(senses.contains { !$0.regions.isEmpty })
        #expect(senses.flatMap(\.registers).contains { $0.qualifier != nil })
        #expect(answers.contains { $0.audio(dialect: "British English") != nil })
        #expect(answers.contains { !$0.pronunciations(notation: "respell").isEmpty })
        #expect(answers.contains { !$0.etymologies().isEmpty })
        #expect(lexicalEntries.contains { !$0.phrasalVerbs.isEmpty })
        #expect(lexicalEntries.contains { !$0.derivativeOf.isEmpty })
        #expect(Set(senses.flatMap(\.domains).map(\.id)).isSubset(of: Domain.known))
        #expect(Set(senses.flatMap(\.registers).map(\.id)).isSubset(of: Register.known))
        let categories = Set(lexicalEntries.compactMap { $0.lexicalCategory?.id })
        #expect(categories.isSubset(of: LexicalCategory.known))
    }

    @Test func everyInflectedFormLeadsToAHeadword() throws {
        for form in SampleDictionary.inflectedForms {
            let answer = try LemmasAnswer(json: #require(SampleDictionary.lemmas(of: form)))
            let ids = answer.results.flatMap(\.lexicalEntries).flatMap(\.inflectionOf).compactMap(\.id)
            #expect(!ids.isEmpty && ids.allSatisfy { SampleDictionary.entries(of: $0) != nil }, "\(form)")
        }
        #expect(SampleDictionary.inflectedForms.contains("running"))
    }

    @Test func whatIsNotThereIsNothing() {
        #expect(SampleDictionary.entries(of: EntryID("zebra")) == nil)
        #expect(SampleDictionary.lemmas(of: "zebras") == nil)
    }

    @Test func sourceIsWhatTheScriptWrites() async throws {
        try await withTemporaryFolder { folder in
            let script = Package.root.appendingPathComponent("Scripts/generate-samples.swift").path
            let result = try await Program.run("swift", [script, folder.path])
            #expect(result.status == 0, "\(result.errors)")
            for source in try Package.files(below: "Sources/OxfordSamples", ending: "Bodies.swift") {
                let name = String(source.dropFirst("Sources/OxfordSamples/".count))
                let written = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                #expect(try written == Package.text(of: source), "\(source)")
            }
        }
    }
}
