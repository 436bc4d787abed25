import OxfordEndpoints
import OxfordSamples
import Testing

@Suite struct SampleDictionaryContents {
    private let answers: [EntriesAnswer]
    private let senses: [Sense]

    init() throws {
        answers = try SampleDictionary.headwords.map { id in
            try EntriesAnswer(json: #require(SampleDictionary.entries(of: id)))
        }
        senses = answers.flatMap { $0.meanings().map(\.sense) }
    }

    @Test("The headwords are sorted by their IDs, and each has definitions")
    func headwords() {
        let ids = SampleDictionary.headwords.map(\.rawValue)
        #expect(ids == ids.sorted())
        #expect(answers.map(\.id) == SampleDictionary.headwords)
        #expect(answers.filter { $0.definitions().isEmpty }.map(\.id) == [])
    }

    @Test("Every sense has its own ID")
    func senseIDs() {
        #expect(Set(senses.compactMap(\.id)).count == senses.count)
    }

    @Test("The sample has only documented labels")
    func labels() {
        #expect(Set(senses.flatMap(\.registers).map(\.id)).isSubset(of: Register.known))
        let categories = Set(answers.flatMap(\.results).flatMap(\.lexicalEntries).compactMap(\.lexicalCategory?.id))
        #expect(categories.isSubset(of: LexicalCategory.known))
        #expect(senses.flatMap(\.domains).filter { $0.text == nil || $0.text != $0.id.label } == [])
    }

    @Test("A headword is its own first lemma, and a lemma of the inflections of its entry")
    func lemmas() throws {
        func headwords(of form: String) throws -> [EntryID] {
            try LemmasAnswer(json: SampleDictionary.lemmas(of: form) ?? []).headwords()
        }
        for (id, answer) in zip(SampleDictionary.headwords, answers) {
            #expect(try headwords(of: id.text).first == id)
            let entries = answer.results.flatMap(\.lexicalEntries).flatMap(\.entries)
            for form in entries.flatMap(\.inflections).map(\.text) {
                #expect(try headwords(of: form).contains(id), "\(form)")
            }
        }
    }

    @Test("A missing word returns nil")
    func missingWords() {
        #expect(SampleDictionary.entries(of: EntryID("zebra")) == nil)
        #expect(SampleDictionary.lemmas(of: "zebras") == nil)
    }
}
