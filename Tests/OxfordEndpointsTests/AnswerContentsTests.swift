import Foundation
import OxfordEndpoints
import OxfordTesting
import OxfordVersion1
import Testing

/// The accessors of answers, with a document that every answer for a word decodes.
@Suite struct AnswerContents {
    private let entries: EntriesAnswer
    private let thesaurus: ThesaurusAnswer
    private let lemmas: LemmasAnswer
    private let inflections: InflectionsAnswer
    private let sentences: SentencesAnswer
    private let pronunciations: PronunciationsAnswer

    init() throws {
        let body = try fixture("contents")
        (entries, thesaurus, lemmas) = try (.init(json: body), .init(json: body), .init(json: body))
        (inflections, sentences, pronunciations) = try (.init(json: body), .init(json: body), .init(json: body))
    }

    /// Returns a row for each value, with the parts that it has.
    private func rows<Value>(
        _ label: String, _ values: [Value], _ parts: (Value) -> KeyValuePairs<String, String?>
    ) -> [GoldenRow] {
        values.enumerated().map { position, value in
            let texts = parts(value).compactMap { name, part in part.map { "\(name): \($0)" } }
            return GoldenRow("\(label) \(position + 1)", text: texts.joined(separator: ", "))
        }
    }

    @Test("Meanings and definitions are in reading order, and refer to what they or only their entry refers to")
    func meanings() throws {
        let meanings = rows("meaning", entries.meanings()) { meaning in
            [
                "number": meaning.number, "headword": meaning.headword, "sense": meaning.sense.id,
                "category": meaning.lexicalCategory?.id.rawValue, "homograph": meaning.entry.homographNumber,
                "derivative of": meaning.lexicalEntry.derivativeOf.first?.text,
                "definition": meaning.definitions.first?.text,
                "reference": meaning.references.first.map { "\($0.kind?.rawValue ?? "none") \($0.text)" },
            ]
        }
        let definitions = rows("definition", entries.definitions()) { definition in
            [
                "text": definition.text, "kind": definition.kind.rawValue, "number": definition.number,
                "examples": definition.examples.map(\.text).joined(separator: " + "), "sense": definition.senseID,
                "headword": definition.headword,
                "category": definition.lexicalCategory?.id.rawValue,
                "register": definition.registers.first?.id.rawValue, "domain": definition.domains.first?.id.rawValue,
            ]
        }
        try expectGolden("meanings.golden.txt", meanings + definitions)
        #expect(thesaurus.meanings() == entries.meanings())
        #expect(Set(thesaurus.meanings()) == Set(entries.meanings()))
    }

    @Test("Contents are in reading order, and can be selected by category, register, dialect and other labels")
    func contents() throws {
        let contents: KeyValuePairs<String, [String?]> = [
            "examples": entries.examples().map(\.text),
            "examples of nouns": entries.examples(categories: [.noun]).map(\.text),
            "dated examples": entries.examples(register: .dated).map(\.text),
            "dated synonyms of nouns": entries.synonyms(categories: [.noun], register: .dated).map(\.text),
            "dated antonyms of nouns": entries.antonyms(categories: [.noun], register: .dated).map(\.text),
            "dated translations of nouns": entries.translations(categories: [.noun], register: .dated).map(\.text),
            "etymologies": entries.etymologies(),
            "etymologies of verbs": entries.etymologies(categories: [.verb]),
            "etymologies of verbs and nouns": entries.etymologies(categories: [.verb, .noun]),
            "meanings of verbs": entries.meanings(categories: [.verb]).map(\.sense.id),
            "meanings of no category": entries.meanings(categories: []).map(\.sense.id),
            "dated meanings": entries.meanings(register: .dated).map(\.sense.id),
            "dated meanings of nouns": entries.meanings(categories: [.noun], register: .dated).map(\.sense.id),
            "definitions of verbs": entries.definitions(categories: [.verb]).map(\.text),
            "dated definitions": entries.definitions(register: .dated).map(\.text),
            "phrases": entries.phrases().map(\.text),
            "phrasal verbs of verbs": entries.phrasalVerbs(categories: [.verb]).map(\.text),
            "derivatives": entries.derivatives().map(\.text),
            "derivatives of verbs": entries.derivatives(categories: [.verb]).map(\.text),
            "inflections": entries.inflections().map(\.text),
            // The pronunciations of the word precede the pronunciations of its forms, and only they provide audio.
            "pronunciations": entries.pronunciations().map(\.phoneticSpelling),
            "pronunciations in IPA": entries.pronunciations(notation: .ipa).map(\.phoneticSpelling),
            "pronunciations in Britain": entries.pronunciations(dialect: .britishEnglish).map(\.phoneticSpelling),
            "audio": [entries.audioURLString()],
            "audio in Britain": [entries.audioURLString(dialect: .britishEnglish)],
            "thesaurus: meanings of verbs": thesaurus.meanings(categories: [.verb]).map(\.sense.id),
            "thesaurus: dated synonyms of nouns":
                thesaurus.synonyms(categories: [.noun], register: .dated).map(\.text),
            "thesaurus: dated antonyms": thesaurus.antonyms(register: .dated).map(\.text),
            "lemmas, each once": lemmas.headwords().map(\.rawValue),
            "lemmas of verbs": lemmas.headwords(categories: [.verb]).map(\.text),
            "inflections: all": inflections.inflections().map(\.text),
            "inflections: plural": inflections.inflections(feature: .plural).map(\.text),
            "inflections: adjectives": inflections.inflections(categories: [.adjective]).map(\.text),
            "inflections: adjectives and verbs": inflections.inflections(categories: [.adjective, .verb]).map(\.text),
            "sentences": sentences.sentences().map(\.text),
            "sentences of nouns": sentences.sentences(categories: [.noun]).map(\.text),
            "sentences of nouns and verbs": sentences.sentences(categories: [.noun, .verb]).map(\.text),
            "dated sentences": sentences.sentences(register: .dated).map(\.text),
            "dated sentences of verbs": sentences.sentences(categories: [.verb], register: .dated).map(\.text),
            "pronunciations: all": pronunciations.pronunciations().map(\.phoneticSpelling),
            "pronunciations: nouns": pronunciations.pronunciations(categories: [.noun]).map(\.phoneticSpelling),
            "pronunciations: verbs": pronunciations.pronunciations(categories: [.verb]).map(\.phoneticSpelling),
            "pronunciations: IPA": pronunciations.pronunciations(notation: .ipa).map(\.phoneticSpelling),
            "pronunciations: Britain":
                pronunciations.pronunciations(dialect: .britishEnglish).map(\.phoneticSpelling),
            "pronunciations: audio": [pronunciations.audioURLString()],
            "pronunciations: audio of nouns": [pronunciations.audioURLString(categories: [.noun])],
            "pronunciations: audio in Britain": [pronunciations.audioURLString(dialect: .britishEnglish)],
        ]
        let rows = contents.map { label, texts in
            GoldenRow(label, text: texts.map { $0 ?? "none" }.joined(separator: ", "))
        }
        try expectGolden("contents.golden.txt", rows)
    }

    @Test("Options of a frequency are kept as text")
    func options() throws {
        let options = #"{"sort": ["-frequency", "lemma"], "limit": 5, "trueCase": true, "none": null, "a": {"b": 1}}"#
        let answer = try WordFrequencyAnswer(json: Array(#"{"metadata": {"options": \#(options)}}"#.utf8))
        let texts = ["sort": #"["-frequency", "lemma"]"#, "limit": "5", "trueCase": "true", "a": #"{"b": 1}"#]
        #expect(answer.metadata?.options == texts)
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

    @Test("The language of a label is read like any other language, and a label that is null is left out")
    func languagesOfLabels() throws {
        let body = Array(#"{"results": {"jazz": {"EN": "Jazz", "en_GB": "Jazz2", "": "3", "es": null}}}"#.utf8)
        let answer = try LabelsAnswer<Domain>(json: body)
        let labels = answer.results[.jazz, default: [:]].map { "\($0): \($1)" }.sorted()
        #expect(labels == ["en-gb: Jazz2", "en: Jazz", "und: 3"])
        #expect(try LabelsAnswer<Domain>(json: Array(JSONEncoder().encode(answer))) == answer)
    }

    @Test("Kinds that the library does not know keep their names")
    func kinds() throws {
        let body = #"{"results": [{"matchType": "sound", "region": "moon"}, {"matchType": null}]}"#
        let answer = try SearchAnswer(json: Array(body.utf8))
        #expect(answer.results.map(\.kind) == [SearchAnswer.Match.Kind(rawValue: "sound"), nil])
        #expect(answer.results.first?.region == Region(rawValue: "moon"))
        #expect(answer.results.map(\.id) == [EntryID(""), EntryID("")])
    }

    @Test("Only pronunciations that are equal in every member are listed once")
    func pronunciationsWithLabels() throws {
        let labels = ["", #""registers": [{"id": "rare"}]"#, #""registers": [{"id": "rare", "qualifier": "now"}]"#]
        let list = (labels + labels).map { #"{"phoneticSpelling": "eɪs"\#($0.isEmpty ? "" : ", ")\#($0)}"# }
        let body = Array(#"{"results": [{"pronunciations": [\#(list.joined(separator: ", "))]}]}"#.utf8)
        for found in [
            try EntriesAnswer(json: body).pronunciations(), try PronunciationsAnswer(json: body).pronunciations(),
        ] {
            #expect(found.map(\.registers) == [[], [Labeled(id: .rare)], [Labeled(id: .rare, qualifier: "now")]])
        }
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
            json: Array(#"{"results": {"informal": {"en": "Informal", "es": "coloquial"}, "new": {}}}"#.utf8))
        #expect(labels.label(of: .informal) == "Informal")
        #expect(labels.label(of: .informal, in: .spanish) == "coloquial")
        #expect(labels.label(of: .formal) == nil)
        #expect(labels.results[Register(rawValue: "new")] == [:])
        let error = #expect(throws: AnswerError.self) {
            try LabelsAnswer<V1.Region>(json: Array(#"{"results": {"new": {"en": "x"}}}"#.utf8))
        }
        #expect(error?.path == "results.new")
        let fields = try FieldsAnswer(
            json: Array(#"{"results": {"entries": ["", "definitions", "x"], "thesaurus": ["synonyms"]}}"#.utf8))
        #expect(fields.entries == [.definitions, EntryField(rawValue: "x")])
        #expect(fields.thesaurus == [.synonyms])
        #expect(fields.translations.isEmpty)
    }
}
