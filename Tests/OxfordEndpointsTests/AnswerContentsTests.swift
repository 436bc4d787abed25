import Foundation
import OxfordEndpoints
import OxfordVersion1
import Testing

/// The accessors of answers.
@Suite struct AnswerContents {
    /// The answers with the same word.
    struct Word {
        let entries: EntriesAnswer
        let thesaurus: ThesaurusAnswer
        let lemmas: LemmasAnswer
        let sentences: SentencesAnswer

        init() throws {
            let json = """
                {"results": [{"id": "lead", "word": "lead", "lexicalEntries": [
                  {"lexicalCategory": {"id": "noun"}, "derivativeOf": [{"text": "load"}], "phrases": [{"text": "p"}],
                   "derivatives": [{"text": "d"}], "inflectionOf": [{"id": "leaf"}, {"id": "leave"}],
                   "sentences": [{"text": "1", "registers": [{"id": "dated"}]}, {"text": "2"}], "entries": [
                    {"homographNumber": "100", "etymologies": ["o1"], "inflections": [{"inflectedForm": "i"}], "senses": [
                      {"id": "a", "definitions": ["a metal"], "shortDefinitions": ["metal"], "domains": [{"id": "cards"}],
                       "examples": [{"text": "e1"}], "synonyms": [{"text": "s1"}], "antonyms": [{"text": "a1"}],
                       "translations": [{"text": "t1"}], "subsenses": [
                        {"id": "b", "definitions": ["a weight"], "registers": [{"id": "dated"}],
                         "examples": [{"text": "e2"}, {"text": "e3"}], "synonyms": [{"text": "s2"}],
                         "antonyms": [{"text": "a2"}], "translations": [{"text": "t2"}],
                         "subsenses": [{"id": "c", "inflections": [{"inflectedForm": "j"}]}]}, {"id": "d"}]},
                      {"id": "e", "shortDefinitions": ["a rope"], "crossReferenceMarkers": ["see rope"]},
                      {"id": "f", "crossReferenceMarkers": ["see led"]}]},
                    {"homographNumber": "200", "senses": [{"id": "g"}]}]},
                  {"lexicalCategory": {"id": "verb"}, "text": "lead", "phrasalVerbs": [{"text": "v"}],
                   "inflectionOf": [{"id": "leave"}, {"text": "no id"}, {}], "sentences": [{"text": "3"}], "entries": [
                    {"etymologies": ["o2"], "senses": [
                      {"id": "h", "definitions": ["guide"], "registers": [{"id": "dated"}]}]}, {}]},
                  {"sentences": [{"text": "4"}], "entries": [
                    {"etymologies": ["o3"], "senses": [{"id": "i", "examples": [{"text": "e4"}]}]}]}]},
                  {"id": "lead%20glass", "lexicalEntries": [{"entries": [{"crossReferenceMarkers": ["see glass"]}]}]}]}
                """
            let body = Array(json.utf8)
            (entries, thesaurus) = (try EntriesAnswer(json: body), try ThesaurusAnswer(json: body))
            (lemmas, sentences) = (try LemmasAnswer(json: body), try SentencesAnswer(json: body))
        }
    }

    /// A part of each value in a list of values.
    typealias Part<Value> = (name: String, found: @Sendable (Value) -> String?, expected: [String?])

    private static let partsOfMeanings: [Part<Meaning>] = [
        ("sense", { $0.sense.id }, ["a", "b", "c", "d", "e", "f", "g", "h", "i", nil]),
        ("number", { $0.number }, ["1", "1.1", "1.1.1", "1.2", "2", "3", "1", "1", "1", "1"]),
        ("headword", { $0.headword }, repeated("lead", 9) + ["lead glass"]),
        ("entry", { $0.entry.homographNumber }, repeated("100", 6) + ["200", nil, nil, nil]),
        ("origin", { $0.lexicalEntry.derivativeOf.first?.text }, repeated("load", 7) + [nil, nil, nil]),
        ("category", { $0.lexicalCategory?.id.rawValue }, repeated("noun", 7) + ["verb", nil, nil]),
        (
            "text", { $0.definitions.first?.text },
            ["a metal", "a weight", nil, nil, "a rope", "see led", "derivative of load", "guide", nil, "see glass"]
        ),
    ]

    private static let partsOfDefinitions: [Part<Definition>] = [
        (
            "text", { $0.text },
            ["a metal", "a weight", "a rope", "see led", "derivative of load", "guide", "see glass"]
        ),
        (
            "kind", { $0.kind.rawValue },
            [
                "definition", "definition", "shortDefinition", "crossReference", "crossReference", "definition",
                "crossReference",
            ]
        ),
        ("number", { $0.number }, ["1", "1.1", "2", "3", "1", "1", "1"]),
        ("sense", { $0.senseID }, ["a", "b", "e", "f", "g", "h", nil]),
        ("headword", { $0.headword }, repeated("lead", 6) + ["lead glass"]),
        ("category", { $0.lexicalCategory?.id.rawValue }, repeated("noun", 5) + ["verb", nil]),
        ("examples", { $0.examples.map(\.text).joined() }, ["e1", "e2e3", "", "", "", "", ""]),
        ("registers", { $0.registers.first?.id.rawValue }, [nil, "dated", nil, nil, nil, "dated", nil]),
        ("domains", { $0.domains.first?.id.rawValue }, ["cards", nil, nil, nil, nil, nil, nil]),
    ]

    private static func repeated(_ text: String, _ count: Int) -> [String?] { Array(repeating: text, count: count) }

    @Test("Meanings are in reading order, and say what they or only their entry says", arguments: partsOfMeanings)
    func meanings(part: Part<Meaning>) throws {
        let word = try Word()
        #expect(word.entries.meanings().map(part.found) == part.expected)
        #expect(word.thesaurus.meanings() == word.entries.meanings())
    }

    @Test("A definition is a text, a short text or else a reference, with its place", arguments: partsOfDefinitions)
    func definitions(part: Part<Definition>) throws {
        #expect(try Word().entries.definitions().map(part.found) == part.expected)
    }

    private typealias Row = (name: String, found: @Sendable (Word) -> [String?], expected: [String?])

    private static let selections: [Row] = [
        ("examples", { $0.entries.examples().map(\.text) }, ["e1", "e2", "e3", "e4"]),
        ("examples of nouns", { $0.entries.examples(categories: [.noun]).map(\.text) }, ["e1", "e2", "e3"]),
        ("dated examples", { $0.entries.examples(register: .dated).map(\.text) }, ["e2", "e3"]),
        ("synonyms", { $0.entries.synonyms(categories: [.noun], register: .dated).map(\.text) }, ["s2"]),
        ("antonyms", { $0.entries.antonyms(categories: [.noun], register: .dated).map(\.text) }, ["a2"]),
        ("translations", { $0.entries.translations(categories: [.noun], register: .dated).map(\.text) }, ["t2"]),
        ("etymologies", { $0.entries.etymologies() }, ["o1", "o2", "o3"]),
        ("etymologies of verbs", { $0.entries.etymologies(categories: [.verb]) }, ["o2"]),
        ("etymologies of both", { $0.entries.etymologies(categories: [.verb, .noun]) }, ["o1", "o2"]),
        ("meanings of verbs", { $0.entries.meanings(categories: [.verb]).map(\.sense.id) }, ["h"]),
        ("meanings of no category", { $0.entries.meanings(categories: []).map(\.number) }, []),
        ("dated meanings", { $0.entries.meanings(register: .dated).map(\.sense.id) }, ["b", "h"]),
        ("dated nouns", { $0.entries.meanings(categories: [.noun], register: .dated).map(\.number) }, ["1.1"]),
        ("definitions of verbs", { $0.entries.definitions(categories: [.verb]).map(\.text) }, ["guide"]),
        ("dated definitions", { $0.entries.definitions(register: .dated).map(\.text) }, ["a weight", "guide"]),
        ("phrases", { $0.entries.phrases().map(\.text) }, ["p"]),
        ("phrasal verbs", { $0.entries.phrasalVerbs(categories: [.verb]).map(\.text) }, ["v"]),
        ("derivatives", { $0.entries.derivatives().map(\.text) }, ["d"]),
        ("derivatives of verbs", { $0.entries.derivatives(categories: [.verb]).map(\.text) }, []),
        ("inflections", { $0.entries.inflections().map(\.text) }, ["i", "j"]),
        ("thesaurus: meanings of verbs", { $0.thesaurus.meanings(categories: [.verb]).map(\.sense.id) }, ["h"]),
        (
            "thesaurus: dated nouns", { $0.thesaurus.synonyms(categories: [.noun], register: .dated).map(\.text) },
            ["s2"]
        ),
        ("thesaurus: dated antonyms", { $0.thesaurus.antonyms(register: .dated).map(\.text) }, ["a2"]),
        ("headwords, each once", { $0.lemmas.headwords().map(\.rawValue) }, ["leaf", "leave", "no%20id"]),
        ("headwords of verbs", { $0.lemmas.headwords(categories: [.verb]).map(\.text) }, ["leave", "no id"]),
        ("sentences", { $0.sentences.sentences().map(\.text) }, ["1", "2", "3", "4"]),
        ("sentences of nouns", { $0.sentences.sentences(categories: [.noun]).map(\.text) }, ["1", "2"]),
        ("sentences of both", { $0.sentences.sentences(categories: [.noun, .verb]).map(\.text) }, ["1", "2", "3"]),
        ("dated sentences", { $0.sentences.sentences(register: .dated).map(\.text) }, ["1"]),
        ("dated verbs", { $0.sentences.sentences(categories: [.verb], register: .dated).map(\.text) }, []),
    ]

    @Test("Contents can be selected by category and register", arguments: selections)
    func contents(name: String, found: @Sendable (Word) -> [String?], expected: [String?]) throws {
        #expect(found(try Word()) == expected)
    }

    @Test("Equal meanings have equal hashes, and definitions can be stored")
    func hashes() throws {
        let word = try Word()
        #expect(Set(word.entries.meanings() + word.thesaurus.meanings()).count == 10)
        let definitions = word.entries.definitions()
        #expect(try JSONDecoder().decode([Definition].self, from: JSONEncoder().encode(definitions)) == definitions)
    }

    private func answer<Answer: OxfordAnswer>(_ json: String) throws -> Answer {
        try Answer(json: Array(json.utf8))
    }

    @Test("Inflections can be filtered by lexical category and grammatical feature")
    func inflections() throws {
        let answer = try InflectionsAnswer(json: fixture("v2-inflections"))
        #expect(answer.inflections().map(\.text).contains("mouse"))
        #expect(answer.inflections(feature: .plural).map(\.text) == ["mice", "mouses"])
        #expect(answer.inflections(categories: [.adjective]).isEmpty)
        #expect(answer.inflections(categories: [.adjective, .noun]) == answer.inflections(categories: [.noun]))
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

    @Test("Pronunciations can be filtered by lexical category, dialect and notation")
    func pronunciations() throws {
        let answer: PronunciationsAnswer = try answer(
            """
            {"results": [{"lexicalCategory": {"id": "noun"}, "pronunciations": [{"phoneticSpelling": "1",
                "phoneticNotation": "IPA", "dialects": ["British English"]}], "lexicalEntries": [
                {"lexicalCategory": {"id": "verb"}, "pronunciations": [
                    {"phoneticSpelling": "2", "audioFile": "http://audio.example.com/2.mp3"}]},
                {"lexicalCategory": {"id": "noun"}, "pronunciations": [{"phoneticSpelling": "3"}, {"phoneticSpelling": "3"}]}]},
                {"pronunciations": [{"phoneticSpelling": "of every category"}]}]}
            """)
        #expect(answer.pronunciations().compactMap(\.phoneticSpelling) == ["1", "2", "3", "of every category"])
        #expect(
            answer.pronunciations(categories: [.noun]).compactMap(\.phoneticSpelling) == [
                "1", "3", "of every category",
            ])
        #expect(answer.pronunciations(categories: [.noun, .verb]).count == 4)
        #expect(answer.pronunciations(notation: .ipa).compactMap(\.phoneticSpelling) == ["1"])
        #expect(answer.pronunciations(dialect: .britishEnglish).compactMap(\.phoneticSpelling) == ["1"])
        #expect(answer.audioURLString() == "https://audio.example.com/2.mp3")
        #expect(answer.audioURLString(categories: [.noun]) == nil)
        #expect(answer.audioURLString(dialect: .britishEnglish) == nil)
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
        "An entry that only refers to another word says so, unless it has definitions or translations",
        arguments: [
            (#""derivativeOf": [{"text": "glad"}], "entries": [{"senses": [{"id": "s"}]}]"#, "derivative of glad", "s"),
            (#""derivativeOf": [{"text": "glad"}], "entries": [{}]"#, "derivative of glad", nil),
            (#""derivativeOf": [{"text": "glad"}], "entries": [{"senses": [{"translations": [{}]}]}]"#, nil, nil),
            (#""entries": [{"crossReferenceMarkers": ["variant of glad"]}]"#, "variant of glad", nil),
            (#""entries": [{"crossReferences": [{"text": "glad"}], "senses": [{"id": "s"}]}]"#, "see glad", "s"),
            (#""entries": [{"senses": [{"id": "s", "crossReferences": [{"text": "glad"}]}]}]"#, "see glad", "s"),
            (
                #""derivativeOf": [{"text": "glad"}], "entries": [{"senses": [{"subsenses": [{"definitions": ["d"]}]}]}]"#,
                "d", nil
            ),
        ])
    func references(lexicalEntry: String, text: String?, sense: String?) throws {
        let entries: EntriesAnswer = try answer(#"{"results": [{"lexicalEntries": [{\#(lexicalEntry)}]}]}"#)
        #expect(entries.definitions().map(\.text) == [text].compactMap(\.self))
        #expect(entries.definitions().first?.senseID == sense)
        #expect(entries.meanings().first?.sense.id == sense)
    }

}

@Suite("Values in answers") struct AnswerValues {
    @Test(
        "The code of a language becomes a language that is safe in a URL",
        arguments: [
            (#""en-gb""#, "en-gb"), (#""en_US""#, "en-us"), (#""ES""#, "es"), (#""../nl""#, "---nl"), (#""é""#, "--"),
            (#""""#, "und"), ("7", "7"),
        ])
    func languages(json: String, code: String) throws {
        let body = #"{"results": [{"language": \#(json)}]}"#
        let answer = try EntriesAnswer(json: Array(body.utf8))
        let language = try #require(answer.results.first?.language)
        #expect(language.rawValue == code)
        #expect(LanguagesRequest(source: language).urlString().hasSuffix("?sourceLanguage=\(code)"))
        let stored = try JSONEncoder().encode(answer)
        #expect(try EntriesAnswer(json: Array(stored)) == answer)
    }

    @Test("Kinds that the library does not know keep their names")
    func kinds() throws {
        let body = #"{"results": [{"matchType": "sound", "region": "moon"}, {"matchType": null}]}"#
        let answer = try SearchAnswer(json: Array(body.utf8))
        #expect(answer.results.map(\.matchType) == [SearchAnswer.Match.Kind(rawValue: "sound"), nil])
        #expect(answer.results.first?.region == Region(rawValue: "moon"))
        #expect(answer.results.map(\.id) == [EntryID(""), EntryID("")])
    }

    @Test("Labels are equal if their IDs are")
    func labels() {
        let label = Labeled(id: Register.informal, text: "Informal")
        #expect(label == Labeled(id: .informal, qualifier: "often"))
        #expect(Set([label, Labeled(id: .informal)]).count == 1)
        #expect(label != Labeled(id: .formal, text: "Informal"))
    }

    @Test("A data set has a pair of languages only if it is bilingual")
    func pairs() throws {
        func pair(_ languages: String) throws -> LanguagePair? {
            try LanguagesAnswer(json: Array(#"{"results": [{\#(languages)}]}"#.utf8)).results.first?.pair
        }
        #expect(try pair(#""sourceLanguage": {"id": "en"}, "targetLanguage": {"id": "es"}"#) == .englishToSpanish)
        #expect(try pair(#""sourceLanguage": {"id": "en"}, "targetLanguage": {"id": "en"}"#) == nil)
        #expect(try pair(#""sourceLanguage": {"id": "en"}"#) == nil)
    }

    @Test("Lists of labels and fields have typed values")
    func lists() throws {
        let labels = try LabelsAnswer<Register>(
            json: Array(#"{"results": {"informal": {"en": "Informal", "es": "coloquial"}, "new": {"??": "x"}}}"#.utf8))
        #expect(labels.label(of: .informal) == "Informal")
        #expect(labels.label(of: .informal, in: .spanish) == "coloquial")
        #expect(labels.label(of: .formal) == nil)
        #expect(labels.results[Register(rawValue: "new")] == [:])
        let fields = try FieldsAnswer(
            json: Array(#"{"results": {"entries": ["", "definitions", "x"], "thesaurus": ["synonyms"]}}"#.utf8))
        #expect(fields.entries == [.definitions, EntryField(rawValue: "x")])
        #expect(fields.thesaurus == [.synonyms])
        #expect(fields.translations.isEmpty)
    }

    @Test("Words and pairs of languages survive storing, and an invalid word is refused")
    func storing() throws {
        let words: [WordText] = ["ace", "crème brûlée", "and/or", "50%"]
        #expect(try JSONDecoder().decode([WordText].self, from: JSONEncoder().encode(words)) == words)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([WordText].self, from: Data(#"[".."]"#.utf8)) }
        let pairs: [LanguagePair] = [.englishToSpanish, .spanishToQuechua]
        #expect(try JSONDecoder().decode([LanguagePair].self, from: JSONEncoder().encode(pairs)) == pairs)
    }
}
