import Foundation
import OxfordEndpoints
import OxfordVersion1
import Testing

/// The accessors of answers.
@Suite struct AnswerContents {
    private func answer<Answer: OxfordAnswer>(_ json: String) throws -> Answer {
        try Answer(json: Array(json.utf8))
    }

    @Test("Contents can be filtered by lexical category and register")
    func contentsAreNarrowedByPartOfSpeechAndRegister() throws {
        let senses = """
            [{"examples": [{"text": "e1"}], "synonyms": [{"text": "s1"}], "antonyms": [{"text": "a1"}],
              "translations": [{"text": "t1"}], "subsenses": [{"registers": [{"id": "slang"}],
              "examples": [{"text": "e2"}], "synonyms": [{"text": "s2"}], "antonyms": [{"text": "a2"}],
              "translations": [{"text": "t2"}]}]}]
            """
        let body = """
            {"results": [{"lexicalEntries": [
                {"lexicalCategory": {"id": "noun"}, "entries": [{"etymologies": ["o1"], "senses": \(senses)}]},
                {"lexicalCategory": {"id": "verb"}, "entries": [{"etymologies": ["o2"], "senses": []}]},
                {"entries": [{"etymologies": ["o3"], "senses": \(senses)}]}]}]}
            """
        let entries: EntriesAnswer = try answer(body)
        #expect(entries.examples().map(\.text) == ["e1", "e2", "e1", "e2"])
        #expect(entries.examples(categories: [.noun]).map(\.text) == ["e1", "e2"])
        #expect(entries.examples(register: .slang).map(\.text) == ["e2", "e2"])
        #expect(entries.synonyms(categories: [.noun], register: .slang).map(\.text) == ["s2"])
        #expect(entries.antonyms(categories: [.noun], register: .slang).map(\.text) == ["a2"])
        #expect(entries.translations(categories: [.noun], register: .slang).map(\.text) == ["t2"])
        #expect(entries.etymologies() == ["o1", "o2", "o3"])
        #expect(entries.etymologies(categories: [.verb]) == ["o2"])
        #expect(entries.etymologies(categories: [.verb, .noun]) == ["o1", "o2"])
        #expect(entries.meanings(categories: [.verb]).isEmpty)
        #expect(entries.meanings(categories: [.verb, .noun]).count == 2)
        let thesaurus: ThesaurusAnswer = try answer(body)
        #expect(thesaurus.meanings(categories: [.noun], register: .slang).count == 1)
        #expect(thesaurus.meanings(categories: [.verb, .noun]).count == 2)
        #expect(thesaurus.synonyms(categories: [.noun], register: .slang).map(\.text) == ["s2"])
        #expect(thesaurus.antonyms(register: .slang).map(\.text) == ["a2", "a2"])
    }

    private func definitions() throws -> EntriesAnswer {
        try answer(
            """
            {"results": [{"word": "ace", "lexicalEntries": [{"lexicalCategory": {"id": "noun"}, "entries": [{"senses": [
                {"definitions": ["d1"], "examples": [{"text": "e1"}, {"text": "e2"}], "domains": [{"id": "cards"}],
                 "shortDefinitions": ["s1"], "subsenses": [{"definitions": ["d2"], "registers": [{"id": "slang"}]}]},
                {"shortDefinitions": ["s2"], "crossReferenceMarkers": ["see one"]},
                {"crossReferenceMarkers": ["see two"]}, {"id": "no text"}]}]},
                {"lexicalCategory": {"id": "verb"}, "entries": [{"senses": [{"definitions": ["d3"]}]}]}]}]}
            """)
    }

    @Test("A definition has the examples, registers and domains of its sense")
    func definitionsHaveContentsOfTheirSense() throws {
        let definitions = try definitions().definitions()
        #expect(definitions.map { $0.examples.map(\.text) } == [["e1", "e2"], [], [], [], []])
        #expect(definitions.map { $0.domains.map(\.id) } == [[.cards], [], [], [], []])
        #expect(definitions.map { $0.registers.map(\.id) } == [[], [.slang], [], [], []])
    }

    @Test("A definition has the number of its sense, and the headword and category of its entry")
    func placesOfDefinitions() throws {
        let definitions = try definitions().definitions()
        #expect(definitions.map(\.number) == ["1", "1.1", "2", "3", "1"])
        #expect(Set(definitions.map(\.headword)) == ["ace"])
        #expect(definitions.map { $0.lexicalCategory?.id } == [.noun, .noun, .noun, .noun, .verb])
    }

    @Test("A sense without definitions has its short definitions, or else its cross-references")
    func kindsOfDefinitions() throws {
        let definitions = try definitions().definitions()
        #expect(definitions.map(\.text) == ["d1", "d2", "s2", "see two", "d3"])
        #expect(
            definitions.map(\.kind) == [.definition, .definition, .shortDefinition, .crossReference, .definition])
    }

    @Test("Definitions can be filtered by lexical category and register")
    func filteredDefinitions() throws {
        #expect(try definitions().definitions(categories: [.verb]).map(\.text) == ["d3"])
        #expect(try definitions().definitions(register: .slang).map(\.text) == ["d2"])
    }

    @Test("The headwords of lemmas contain no duplicates")
    func headwordsOfLemmas() throws {
        let body = """
            {"results": [{"lexicalEntries": [
                {"lexicalCategory": {"id": "verb"}, "inflectionOf": [{"id": "leave"}, {"text": "no id"}]},
                {"lexicalCategory": {"id": "noun"}, "inflectionOf": [{"id": "leaf"}, {"id": "leave"}]}]}]}
            """
        let lemmas: LemmasAnswer = try answer(body)
        #expect(lemmas.headwords().map(\.rawValue) == ["leave", "no%20id", "leaf"])
        #expect(lemmas.headwords(categories: [.noun]).map(\.rawValue) == ["leaf", "leave"])
        #expect(lemmas.headwords(categories: [.noun, .verb]).map(\.rawValue) == ["leave", "no%20id", "leaf"])
    }

    @Test("A word's pronunciations precede its forms', and only they provide audio")
    func pronunciationsOfForms() throws {
        func sound(_ name: String) -> String {
            #""pronunciations": [{"phoneticSpelling": "\#(name)", "audioFile": "https://audio.example.com/\#(name)"}]"#
        }
        let body = """
            {"results": [{"lexicalEntries": [{"variantForms": [{\(sound("v1"))}], "entries": [{
                "inflections": [{\(sound("i1"))}], "variantForms": [{\(sound("v2"))}],
                "senses": [{"inflections": [{\(sound("i2"))}], "subsenses": [
                    {"variantForms": [{\(sound("v3"))}, {\(sound("v1"))}], \(sound("own"))}]}]}]}]}]}
            """
        let entries: EntriesAnswer = try answer(body)
        #expect(entries.pronunciations().map(\.phoneticSpelling) == ["own", "i1", "i2", "v1", "v2", "v3"])
        #expect(entries.audioURLString() == "https://audio.example.com/own")
    }

    @Test("Sentences can be filtered by lexical category and register")
    func sentences() throws {
        let answer: SentencesAnswer = try answer(
            """
            {"results": [{"lexicalEntries": [
                {"lexicalCategory": {"id": "noun"}, "sentences": [{"text": "1", "registers": [{"id": "rare"}]}, {"text": "2"}]},
                {"lexicalCategory": {"id": "verb"}, "sentences": [{"text": "3"}]}, {"sentences": [{"text": "4"}]}]},
                {"lexicalEntries": [{"lexicalCategory": {"id": "noun"}, "sentences": [{"text": "5"}]}]}]}
            """)
        #expect(answer.sentences().map(\.text) == ["1", "2", "3", "4", "5"])
        #expect(answer.sentences(categories: [.noun]).map(\.text) == ["1", "2", "5"])
        #expect(answer.sentences(categories: [.noun, .verb]).map(\.text) == ["1", "2", "3", "5"])
        #expect(answer.sentences(register: .rare).map(\.text) == ["1"])
        #expect(answer.sentences(categories: [.verb], register: .rare).isEmpty)
    }

    @Test("Inflections can be filtered by lexical category and grammatical feature")
    func inflections() throws {
        let answer = try InflectionsAnswer(json: fixture("v2-inflections"))
        #expect(answer.inflections().map(\.text).contains("mouse"))
        #expect(answer.inflections(feature: .plural).map(\.text) == ["mice", "mouses"])
        #expect(answer.inflections(categories: [.adjective]).isEmpty)
        #expect(answer.inflections(categories: [.adjective, .noun]) == answer.inflections(categories: [.noun]))
    }

    @Test("Pronunciations can be filtered by lexical category, dialect and notation")
    func pronunciations() throws {
        let answer: PronunciationsAnswer = try answer(
            """
            {"results": [{"lexicalCategory": {"id": "noun"}, "pronunciations": [{"phoneticSpelling": "1",
                "phoneticNotation": "IPA", "dialects": ["British English"]}], "lexicalEntries": [
                {"lexicalCategory": {"id": "verb"}, "pronunciations": [
                    {"phoneticSpelling": "2", "audioFile": "http://audio.example.com/2.mp3"}]},
                {"lexicalCategory": {"id": "noun"}, "pronunciations": [{"phoneticSpelling": "3"}, {"phoneticSpelling": "3"}]}]}]}
            """)
        #expect(answer.pronunciations().compactMap(\.phoneticSpelling) == ["1", "2", "3"])
        #expect(answer.pronunciations(categories: [.noun]).compactMap(\.phoneticSpelling) == ["1", "3"])
        #expect(answer.pronunciations(categories: [.noun, .verb]).count == 3)
        #expect(answer.pronunciations(notation: .ipa).compactMap(\.phoneticSpelling) == ["1"])
        #expect(answer.pronunciations(dialect: .britishEnglish).compactMap(\.phoneticSpelling) == ["1"])
        #expect(answer.audioURLString() == "https://audio.example.com/2.mp3")
        #expect(answer.audioURLString(categories: [.noun]) == nil)
        #expect(answer.audioURLString(dialect: .britishEnglish) == nil)
    }

    @Test("A word without a category has pronunciations of every category")
    func pronunciationsOfTheWord() throws {
        let answer: PronunciationsAnswer = try answer(
            #"{"results": [{"pronunciations": [{"phoneticSpelling": "1"}], "lexicalEntries": []}]}"#)
        #expect(answer.pronunciations(categories: [.noun]).compactMap(\.phoneticSpelling) == ["1"])
    }

    @Test("Pronunciations of entries can be filtered by dialect and notation")
    func pronunciationsOfEntries() throws {
        let entries = try EntriesAnswer(json: fixture("v2-entries"))
        let all = entries.pronunciations()
        #expect(entries.pronunciations(notation: .respelling) == all.filter { $0.phoneticNotation == .respelling })
        #expect(
            entries.pronunciations(dialect: .britishEnglish) == all.filter { $0.dialects.contains(.britishEnglish) })
        #expect(entries.audioURLString(dialect: .britishEnglish)?.hasPrefix("https://audio.example.com/") == true)
        #expect(entries.audioURLString(dialect: Dialect(rawValue: "Martian")) == nil)
    }

    @Test("A label is found by its ID")
    func labels() throws {
        let domains = try LabelsAnswer<Domain>(json: fixture("v2-domains"))
        #expect(domains.label(of: .airForce) == "Air_Force")
        #expect(domains.label(of: Domain(rawValue: "none")) == nil)
    }

    @Test("Options of a frequency are kept as text")
    func options() throws {
        let options = #"{"sort": ["-frequency", "lemma"], "limit": 5, "trueCase": true, "none": null, "a": {"b": 1}}"#
        let answer: WordFrequencyAnswer = try answer(#"{"metadata": {"options": \#(options)}}"#)
        let texts = ["sort": #"["-frequency", "lemma"]"#, "limit": "5", "trueCase": "true", "a": #"{"b": 1}"#]
        #expect(answer.metadata?.options == texts)
    }

    @Test("The tokens of an n-gram are a list in one format, and a text in the other")
    func tokens() throws {
        let lists = try NgramsAnswer(json: fixture("v1-stats-ngrams"))
        #expect(lists.results.map(\.tokens).first == ["the", "lamp"])
        let texts = try NgramsAnswer(json: fixture("v1-stats-ngrams-google"))
        #expect(texts.results.map(\.tokens) == [["the lamp"], ["a lamp"], ["lamp 's"]])
    }

    @Test(
        "A JSON decoder reads n-grams as leniently as the initializer",
        arguments: ["{}", #"{"results": [{"tokens": ["a", null], "frequency": "12"}, null]}"#])
    func decodedNgrams(body: String) throws {
        let answer = try NgramsAnswer(json: Array(body.utf8))
        #expect(try JSONDecoder().decode(NgramsAnswer.self, from: Data(body.utf8)) == answer)
    }

    @Test("A required text that is absent or null is empty, and stays so when it is encoded and read again")
    func requiredTexts() throws {
        let body = #"{"results": [{"word": null, "lexicalEntries": [{"entries": [{"notes": [{"type": "a"}]}]}]}]}"#
        let entries: EntriesAnswer = try answer(body)
        let word = try #require(entries.results.first)
        #expect(word.word.isEmpty)
        #expect(word.lexicalEntries.first?.text.isEmpty == true)
        #expect(word.lexicalEntries.first?.entries.first?.notes.map(\.text) == [""])
        let encoded = try JSONEncoder().encode(entries)
        #expect(!String(decoding: encoded, as: UTF8.self).contains("text"))
        #expect(try EntriesAnswer(json: Array(encoded)) == entries)
        #expect(try JSONDecoder().decode(EntriesAnswer.self, from: encoded) == entries)
    }

    @Test(
        "An entry that only refers to another word says so",
        arguments: [
            (#""derivativeOf": [{"text": "glad"}], "entries": [{"senses": [{"id": "s"}]}]"#, "derivative of glad", "s"),
            (#""derivativeOf": [{"text": "glad"}], "entries": [{}]"#, "derivative of glad", nil),
            (#""entries": [{"crossReferenceMarkers": ["variant of glad"]}]"#, "variant of glad", nil),
            (#""entries": [{"crossReferences": [{"text": "glad"}], "senses": [{"id": "s"}]}]"#, "see glad", "s"),
            (#""entries": [{"senses": [{"id": "s", "crossReferences": [{"text": "glad"}]}]}]"#, "see glad", "s"),
            (
                #""derivativeOf": [{"text": "glad"}], "entries": [{"senses": [{"subsenses": [{"definitions": ["d"]}]}]}]"#,
                "d", nil
            ),
        ])
    func references(lexicalEntry: String, text: String, sense: String?) throws {
        let entries: EntriesAnswer = try answer(#"{"results": [{"lexicalEntries": [{\#(lexicalEntry)}]}]}"#)
        #expect(entries.definitions().map(\.text) == [text])
        #expect(entries.definitions().map(\.senseID) == [sense])
    }

    @Test("An entry with translations only has no definition, and a reference without a sense has an empty one")
    func sensesStayAsTheyAre() throws {
        let derived = #""derivativeOf": [{"text": "glad"}]"#
        let translated: EntriesAnswer = try answer(
            #"{"results": [{"lexicalEntries": [{\#(derived), "entries": [{"senses": [{"translations": [{}]}]}]}]}]}"#)
        #expect(translated.definitions().isEmpty)
        let bare: EntriesAnswer = try answer(#"{"results": [{"lexicalEntries": [{\#(derived), "entries": [{}]}]}]}"#)
        #expect(bare.meanings().map(\.sense) == [Sense()])
    }

    @Test("Phrases, phrasal verbs, derivatives and inflections are found by name")
    func relatedWords() throws {
        let entries: EntriesAnswer = try answer(
            #"""
            {"results": [{"lexicalEntries": [{
              "lexicalCategory": {"id": "verb"}, "phrases": [{"text": "p"}], "phrasalVerbs": [{"text": "v"}],
              "derivatives": [{"text": "d"}],
              "entries": [{
                "inflections": [{"inflectedForm": "i"}],
                "senses": [{"subsenses": [{"inflections": [{"inflectedForm": "j"}]}]}]
              }]
            }]}]}
            """#)
        #expect(entries.phrases().map(\.text) == ["p"])
        #expect(entries.phrasalVerbs(categories: [.verb]).map(\.text) == ["v"])
        #expect(entries.derivatives(categories: [.noun]).isEmpty)
        #expect(entries.derivatives().map(\.text) == ["d"])
        #expect(entries.inflections().map(\.text) == ["i", "j"])
    }

    @Test("A headword without an ID is found by its text")
    func headwordWithoutID() throws {
        let lemmas: LemmasAnswer = try answer(
            #"{"results": [{"lexicalEntries": [{"inflectionOf": [{"text": "air force"}, {"id": "ace"}, {}]}]}]}"#)
        #expect(lemmas.headwords().map(\.text) == ["air force", "ace"])
    }
}
