import Foundation
import OxfordEndpoints
import Testing

@Suite struct Meanings {
    private let entries: EntriesAnswer
    private let thesaurus: ThesaurusAnswer

    init() throws {
        let body = Array(
            #"""
            {"results": [{"id": "lead", "word": "lead", "lexicalEntries": [
              {"lexicalCategory": {"id": "noun"}, "derivativeOf": [{"text": "load"}], "entries": [
                {"homographNumber": "100", "etymologies": ["Old English"], "senses": [
                  {"id": "a", "definitions": ["a metal"], "subsenses": [
                    {"id": "b", "registers": [{"id": "dated"}], "subsenses": [{"id": "c"}]}, {"id": "d"}]},
                  {"id": "e"}]},
                {"homographNumber": "200", "senses": [{"id": "f"}]}]},
              {"lexicalCategory": {"id": "verb"}, "text": "lead", "entries": [
                {"senses": [{"id": "g", "registers": [{"id": "dated"}]}]}, {}]}]},
              {"id": "lead%20glass", "lexicalEntries": [{"entries": [{"crossReferenceMarkers": ["see glass"]}]}]}]}
            """#.utf8)
        (entries, thesaurus) = (try EntriesAnswer(json: body), try ThesaurusAnswer(json: body))
    }

    @Test("Meanings are in reading order, each before its subsenses, and each entry begins with number 1")
    func order() {
        #expect(entries.meanings().map(\.sense.id) == ["a", "b", "c", "d", "e", "f", "g", nil])
        #expect(entries.meanings().map(\.number) == ["1", "1.1", "1.1.1", "1.2", "2", "1", "1", "1"])
        #expect(thesaurus.meanings() == entries.meanings())
    }

    @Test("A meaning has its headword, its lexical entry and its entry")
    func place() {
        let meanings = entries.meanings()
        #expect(meanings.map(\.headword) == Array(repeating: "lead", count: 7) + ["lead glass"])
        #expect(meanings.map(\.entry.homographNumber).prefix(6) == ["100", "100", "100", "100", "100", "200"])
        #expect(meanings.map(\.lexicalCategory?.id).suffix(3) == [.noun, .verb, nil])
        #expect(meanings[1].entry.etymologies == ["Old English"])
        #expect(meanings[1].lexicalEntry.derivativeOf.map(\.text) == ["load"])
    }

    @Test("Meanings can be filtered by categories that are chosen at run time, and by a register")
    func filters() {
        let chosen: [LexicalCategory] = entries.results[0].lexicalEntries.compactMap(\.lexicalCategory?.id)
        #expect(entries.meanings(categories: chosen).count == 7)
        #expect(entries.meanings(categories: []).isEmpty)
        #expect(entries.meanings(categories: [.verb]).map(\.sense.id) == ["g"])
        #expect(entries.meanings(register: .dated).map(\.sense.id) == ["b", "g"])
        #expect(entries.meanings(categories: [.noun], register: .dated).map(\.number) == ["1.1"])
    }

    @Test("The first meaning of an entry says what only the entry says")
    func references() throws {
        #expect(entries.meanings().last?.definitions.map(\.text) == ["see glass"])
        #expect(
            entries.meanings(categories: [.noun]).map(\.definitions.first?.text)
                == ["a metal", nil, nil, nil, nil, "derivative of load"])
    }

    @Test("Equal meanings have equal hashes, and meanings of other entries differ")
    func hashes() {
        #expect(Set(entries.meanings() + thesaurus.meanings()).count == 8)
    }

    @Test("Definitions survive storing")
    func storing() throws {
        let definitions = entries.definitions()
        let stored = try JSONEncoder().encode(definitions)
        #expect(try JSONDecoder().decode([Definition].self, from: stored) == definitions)
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
        #expect(labels.label(of: .informal, in: .spanish) == "coloquial")
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
