import OxfordEndpoints
import OxfordSamples
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

    @Test("The headwords include the words of the documentation's samples")
    func headwordsOfDocumentation() {
        let words = Set(SampleDictionary.headwords.map(\.text))
        #expect(
            words.isSuperset(of: [
                "mouse", "run", "good", "colour", "color", "justice", "ace", "eye", "calm", "love", "change", "café",
            ]))
        #expect(SampleDictionary.headwords.count > 100)
        #expect(SampleDictionary.headwords.map(\.rawValue) == SampleDictionary.headwords.map(\.rawValue).sorted())
    }

    @Test("Every headword has an answer with definitions")
    func entriesOfHeadwords() {
        for (id, answer) in zip(SampleDictionary.headwords, answers) {
            #expect(answer.id == id)
            #expect(!answer.definitions().isEmpty, "\(id)")
            for definition in answer.definitions() {
                #expect(definition.text.last != "." && definition.text.first?.isWhitespace == false, "\(definition)")
            }
            for example in answer.examples() {
                #expect(example.text?.last.map { ".?!".contains($0) } == true, "\(id): \(example.text ?? "")")
            }
        }
        #expect(Set(senses.compactMap(\.id)).count == senses.count)
    }

    @Test("The sample has every part of an entry, and only documented labels")
    func partsOfEntries() {
        #expect(answers.contains { $0.results.count > 1 })
        #expect(senses.contains { !$0.subsenses.isEmpty && $0.subsenses.contains { !$0.subsenses.isEmpty } })
        #expect(answers.flatMap { $0.definitions() }.contains { $0.kind == .crossReference })
        #expect(senses.contains { !$0.examples.isEmpty && !$0.synonyms.isEmpty })
        #expect(senses.contains { !$0.thesaurusLinks.isEmpty })
        #expect(senses.contains { !$0.variantForms.isEmpty })
        #expect(senses.contains { !$0.regions.isEmpty })
        #expect(senses.flatMap(\.registers).contains { $0.qualifier != nil })
        #expect(answers.contains { $0.audio(dialect: .britishEnglish) != nil })
        #expect(answers.contains { !$0.pronunciations(notation: .respelling).isEmpty })
        #expect(answers.contains { !$0.etymologies().isEmpty })
        #expect(lexicalEntries.contains { !$0.phrasalVerbs.isEmpty })
        #expect(lexicalEntries.contains { !$0.derivativeOf.isEmpty })
        #expect(Set(senses.flatMap(\.domains).map(\.id)).isSubset(of: Domain.known))
        for domain in senses.flatMap(\.domains) { #expect(domain.text == domain.id.label) }
        #expect(Set(senses.flatMap(\.registers).map(\.id)).isSubset(of: Register.known))
        let categories = Set(lexicalEntries.compactMap { $0.lexicalCategory?.id })
        #expect(categories.isSubset(of: LexicalCategory.known))
    }

    @Test("Every inflected form leads to a headword")
    func everyInflectedFormLeadsToAHeadword() throws {
        for form in SampleDictionary.inflectedForms {
            let answer = try LemmasAnswer(json: #require(SampleDictionary.lemmas(of: form)))
            let ids = answer.results.flatMap(\.lexicalEntries).flatMap(\.inflectionOf).compactMap(\.id)
            #expect(!ids.isEmpty && ids.allSatisfy { SampleDictionary.entries(of: $0) != nil }, "\(form)")
        }
        #expect(SampleDictionary.inflectedForms.contains("running"))
    }

    @Test("The inflections of an entry have the entry as lemma")
    func formsOfEntries() throws {
        for (id, answer) in zip(SampleDictionary.headwords, answers) {
            let entries = answer.results.flatMap(\.lexicalEntries).flatMap(\.entries)
            for form in entries.flatMap(\.inflections).compactMap(\.inflectedForm) {
                let lemmas = try LemmasAnswer(json: SampleDictionary.lemmas(of: form) ?? [])
                #expect(lemmas.headwords().contains(id), "\(form)")
            }
        }
    }

    @Test("A headword is its own lemma")
    func headwordIsLemma() throws {
        for id in SampleDictionary.headwords {
            let lemmas = try LemmasAnswer(json: SampleDictionary.lemmas(of: id.text) ?? [])
            #expect(lemmas.headwords().first == id)
        }
    }

    @Test("A missing word returns nil")
    func missingWords() {
        #expect(SampleDictionary.entries(of: EntryID("zebra")) == nil)
        #expect(SampleDictionary.lemmas(of: "zebras") == nil)
    }
}
