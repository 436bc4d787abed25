import OxfordEndpoints
import OxfordVersion1
import TestSupport
import Testing

/// The accessors of answers, with fixtures of known contents.
@Suite struct AnswerContents {
    private func answer<Answer: OxfordAnswer>(_ fixture: String) throws -> Answer {
        try Answer(json: Array(Package.text(of: "Tests/OxfordEndpointsTests/Fixtures/\(fixture).json").utf8))
    }

    @Test("Definitions have a number, a kind, and the labels of their entry")
    func definitionsOfEntries() throws {
        let entries: EntriesAnswer = try answer("v2-entries")
        #expect(entries.id?.text == "bark")
        #expect(entries.metadata?.provider == "Example Press")
        #expect(entries.results.count == 2)
        #expect(entries.senses().count == 13)
        let definitions = entries.definitions()
        #expect(definitions.filter { $0.kind == .definition }.count == 12)
        #expect(definitions.first?.number == "1")
        #expect(definitions.contains { $0.number == "1.1.1" })
        #expect(definitions.contains { $0.kind == .crossReference })
        #expect(definitions.allSatisfy { $0.headword == "bark" })
        let nouns = entries.definitions(of: .noun)
        #expect(!nouns.isEmpty && nouns.count < definitions.count)
        #expect(nouns.allSatisfy { $0.lexicalCategory?.id == .noun })
        for register in Set(definitions.flatMap(\.registers).map(\.id)) {
            let some = entries.definitions(in: register)
            #expect(!some.isEmpty && some.allSatisfy { $0.registers.contains { $0.id == register } })
        }
    }

    @Test("Entries have examples, synonyms, antonyms, etymologies and links")
    func otherContentsOfEntries() throws {
        let entries: EntriesAnswer = try answer("v2-entries")
        #expect(entries.examples().count == 13)
        #expect(entries.examples().allSatisfy { $0.text?.isEmpty == false })
        #expect(!entries.synonyms().isEmpty && entries.synonyms().allSatisfy { $0.id == nil && $0.text != nil })
        #expect(!entries.antonyms().isEmpty)
        #expect(entries.etymologies().first?.hasPrefix("invented for this file") == true)
        #expect(entries.senses().flatMap(\.thesaurusLinks).allSatisfy { $0.entryID != nil && $0.senseID != nil })
        #expect(entries.senses().flatMap(\.registers).contains { $0.qualifier != nil })
        #expect(entries.senses().flatMap(\.constructions).flatMap(\.examples).count == 5)
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
        let entries = try EntriesAnswer(json: Array(body.utf8))
        #expect(entries.examples().compactMap(\.text) == ["e1", "e2", "e1", "e2"])
        #expect(entries.examples(of: .noun).compactMap(\.text) == ["e1", "e2"])
        #expect(entries.examples(in: .slang).compactMap(\.text) == ["e2", "e2"])
        #expect(entries.synonyms(of: .noun, in: .slang).compactMap(\.text) == ["s2"])
        #expect(entries.antonyms(of: .noun, in: .slang).compactMap(\.text) == ["a2"])
        #expect(entries.translations(of: .noun, in: .slang).compactMap(\.text) == ["t2"])
        #expect(entries.etymologies() == ["o1", "o2", "o3"])
        #expect(entries.etymologies(of: .verb) == ["o2"])
        #expect(entries.etymologies(of: .verb, .noun) == ["o1", "o2"])
        #expect(entries.senses(of: .verb).isEmpty)
        #expect(entries.senses(of: .verb, .noun).count == 2)
        let thesaurus = try ThesaurusAnswer(json: Array(body.utf8))
        #expect(thesaurus.senses(of: .noun, in: .slang).count == 1)
        #expect(thesaurus.senses(of: .verb, .noun).count == 2)
        #expect(thesaurus.synonyms(of: .noun, in: .slang).compactMap(\.text) == ["s2"])
        #expect(thesaurus.antonyms(in: .slang).compactMap(\.text) == ["a2", "a2"])
    }

    @Test("A definition has the examples, registers and domains of its sense")
    func definitionsHaveContentsOfTheirSense() throws {
        let body = """
            {"results": [{"lexicalEntries": [{"entries": [{"senses": [
                {"definitions": ["d1"], "examples": [{"text": "e1"}, {"text": "e2"}], "domains": [{"id": "cards"}],
                 "subsenses": [{"definitions": ["d2"], "registers": [{"id": "slang"}]}]}]}]}]}]}
            """
        let definitions = try EntriesAnswer(json: Array(body.utf8)).definitions()
        #expect(definitions.map { $0.examples.compactMap(\.text) } == [["e1", "e2"], []])
        #expect(definitions.map { $0.domains.map(\.id) } == [[.cards], []])
        #expect(definitions.map { $0.registers.map(\.id) } == [[], [.slang]])
    }

    @Test("The headwords of lemmas contain no duplicates")
    func headwordsOfLemmas() throws {
        let body = """
            {"results": [{"lexicalEntries": [
                {"lexicalCategory": {"id": "verb"}, "inflectionOf": [{"id": "leave"}, {"text": "no id"}]},
                {"lexicalCategory": {"id": "noun"}, "inflectionOf": [{"id": "leaf"}, {"id": "leave"}]}]}]}
            """
        let lemmas = try LemmasAnswer(json: Array(body.utf8))
        #expect(lemmas.headwords().map(\.rawValue) == ["leave", "leaf"])
        #expect(lemmas.headwords(of: .noun).map(\.rawValue) == ["leaf", "leave"])
        #expect(lemmas.headwords(of: .noun, .verb).map(\.rawValue) == ["leave", "leaf"])
        #expect(LemmasAnswer().headwords().isEmpty)
    }

    @Test("Pronunciations can be filtered by dialect and notation")
    func pronunciationsByDialectAndNotation() throws {
        let entries: EntriesAnswer = try answer("v2-entries")
        let all = entries.pronunciations()
        #expect(all.count >= 5)
        #expect(Set(all).count == all.count)
        #expect(entries.pronunciations(notation: .ipa).allSatisfy { $0.phoneticNotation == .ipa })
        #expect(!entries.pronunciations(notation: .respelling).isEmpty)
        #expect(entries.pronunciations(dialect: Dialect(rawValue: "Martian")).isEmpty)
        #expect(entries.audio(dialect: .britishEnglish)?.hasPrefix("https://audio.example.com/") == true)
        #expect(entries.audio(dialect: Dialect(rawValue: "Martian")) == nil)
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
        let entries = try EntriesAnswer(json: Array(body.utf8))
        #expect(entries.pronunciations().map(\.phoneticSpelling) == ["own", "i1", "i2", "v1", "v2", "v3"])
        #expect(entries.audio() == "https://audio.example.com/own")
    }

    @Test("One call returns all sentences, inflections or pronunciations")
    func contentsOfOneCall() throws {
        let sentences = try SentencesAnswer(
            json: Array(
                """
                {"results": [{"lexicalEntries": [
                    {"lexicalCategory": {"id": "noun"}, "sentences": [{"text": "1", "registers": [{"id": "rare"}]}, {"text": "2"}]},
                    {"lexicalCategory": {"id": "verb"}, "sentences": [{"text": "3"}]}, {"sentences": [{"text": "4"}]}]},
                    {"lexicalEntries": [{"lexicalCategory": {"id": "noun"}, "sentences": [{"text": "5"}]}]}]}
                """.utf8))
        #expect(sentences.sentences().compactMap(\.text) == ["1", "2", "3", "4", "5"])
        #expect(sentences.sentences(of: .noun).compactMap(\.text) == ["1", "2", "5"])
        #expect(sentences.sentences(of: .noun, .verb).compactMap(\.text) == ["1", "2", "3", "5"])
        #expect(sentences.sentences(in: .rare).compactMap(\.text) == ["1"])
        #expect(sentences.sentences(of: .verb, in: .rare).isEmpty)
        let inflections: InflectionsAnswer = try answer("v2-inflections")
        #expect(inflections.inflections().compactMap(\.inflectedForm).contains("mice"))
        #expect(inflections.inflections(with: .plural).compactMap(\.inflectedForm) == ["mice", "mouses"])
        #expect(inflections.inflections(of: .adjective).isEmpty)
        #expect(!inflections.inflections(of: .adjective, .noun).isEmpty)
        let pronunciations = try PronunciationsAnswer(
            json: Array(
                """
                {"results": [{"lexicalCategory": {"id": "noun"}, "pronunciations": [{"phoneticSpelling": "1",
                    "phoneticNotation": "IPA", "dialects": ["British English"]}], "lexicalEntries": [
                    {"lexicalCategory": {"id": "verb"}, "pronunciations": [
                        {"phoneticSpelling": "2", "audioFile": "http://audio.example.com/2.mp3"}]},
                    {"lexicalCategory": {"id": "noun"}, "pronunciations": [{"phoneticSpelling": "3"}, {"phoneticSpelling": "3"}]}]}]}
                """.utf8))
        #expect(pronunciations.pronunciations().compactMap(\.phoneticSpelling) == ["1", "2", "3"])
        #expect(pronunciations.pronunciations(of: .noun).compactMap(\.phoneticSpelling) == ["1", "3"])
        #expect(pronunciations.pronunciations(of: .noun, .verb).count == 3)
        #expect(pronunciations.pronunciations(notation: .ipa).compactMap(\.phoneticSpelling) == ["1"])
        #expect(pronunciations.pronunciations(dialect: .britishEnglish).compactMap(\.phoneticSpelling) == ["1"])
        #expect(pronunciations.audio() == "https://audio.example.com/2.mp3")
        #expect(pronunciations.audio(of: .noun) == nil && pronunciations.audio(dialect: .britishEnglish) == nil)
    }

    @Test("Other word endpoints return their contents")
    func contentsOfOtherWordAnswers() throws {
        let translations: EntriesAnswer = try answer("v2-translations")
        #expect(translations.translations().contains { $0.language == "es" && $0.type == "direct" })
        #expect(translations.translations().flatMap(\.toneGroups).flatMap(\.tones).allSatisfy { $0.value != nil })
        #expect(translations.senses().flatMap(\.datasetCrossLinks).contains { $0.language != nil })
        let thesaurus: ThesaurusAnswer = try answer("v2-thesaurus")
        #expect(thesaurus.antonyms().contains { $0.text == "nervous" })
        #expect(!thesaurus.synonyms().isEmpty)
        let words: EntriesAnswer = try answer("v2-words")
        #expect(words.query != nil)
        #expect(words.results.map(\.type) == ["inflection", "headword"])
        let inflections: InflectionsAnswer = try answer("v2-inflections")
        let forms = inflections.results.flatMap(\.lexicalEntries).flatMap(\.inflections)
        #expect(forms.contains { $0.inflectedForm == "mice" && $0.grammaticalFeatures.contains { $0.id == .plural } })
        let sentences: SentencesAnswer = try answer("v2-sentences")
        let shown = sentences.results.flatMap(\.lexicalEntries).flatMap(\.sentences)
        #expect(shown.contains { $0.text == "The garden is behind the school." && !$0.senseIDs.isEmpty })
        let pronunciations: PronunciationsAnswer = try answer("v2-pronunciations")
        #expect(pronunciations.results.map { $0.lexicalCategory?.id } == [.noun, .verb])
    }

    @Test("Search and vocabulary endpoints return their contents")
    func contentsOfLists() throws {
        let search: WordlistAnswer = try answer("v2-search")
        #expect(search.metadata?.total == 42 && search.metadata?.limit == 6)
        #expect(search.results.map(\.score).prefix(3) == [12.5, 9.0625, 9])
        #expect(search.results.contains { $0.inflectionID?.text == "gardens" })
        #expect(search.results.contains { $0.id?.text == "gardener's world" })
        let old: WordlistAnswer = try answer("v1-search")
        #expect(old.metadata?.total == 4 && old.results.count == 4)
        let languages: LanguagesAnswer = try answer("v2-languages")
        #expect(languages.results.first?.sourceLanguage?.language == "English")
        #expect(languages.results.contains { $0.type == "bilingual" && $0.targetLanguage?.id == "es" })
        let filters: FiltersAnswer = try answer("v2-filters")
        #expect(filters.results["lemmas"] == ["grammaticalFeatures", "lexicalCategory"])
        let domains: LabelsAnswer = try answer("v2-domains")
        #expect(domains.label(of: "air_force") == "Air_Force" && domains.label(of: "none") == nil)
        let features: GrammaticalFeaturesAnswer = try answer("v2-grammatical-features")
        #expect(features.results["Number"]?["plural"]?["en"] == "Plural")
        let regions: RegionsAnswer = try answer("v1-regions")
        #expect(regions.results["gb"] == ["British", "Scottish", "Welsh"] && regions.results["none"] == [])
    }

    @Test("Frequency endpoints return their contents")
    func contentsOfFrequencies() throws {
        let word: WordFrequencyAnswer = try answer("v1-stats-word")
        #expect(word.result?.frequency == 81250 && word.result?.normalizedFrequency == 8.90625)
        #expect(word.metadata?.options == ["corpus": "nmc", "lemma": "lamp", "lexicalCategory": "noun"])
        let options = #"{"sort": ["-frequency", "lemma"], "limit": 5, "trueCase": true, "none": null, "a": {"b": 1}}"#
        let others = try WordFrequencyAnswer(json: Array(#"{"metadata": {"options": \#(options)}}"#.utf8))
        #expect(
            others.metadata?.options
                == ["sort": #"["-frequency", "lemma"]"#, "limit": "5", "trueCase": "true", "a": #"{"b": 1}"#])
        let words: WordFrequenciesAnswer = try answer("v1-stats-words")
        #expect(words.results.map(\.frequency) == [60000, 20000, 1250])
        let lists: NgramsAnswer = try answer("v1-stats-ngrams")
        #expect(lists.results.map(\.tokens).first == ["the", "lamp"])
        let texts: NgramsAnswer = try answer("v1-stats-ngrams-google")
        #expect(texts.results.map(\.tokens) == [["the lamp"], ["a lamp"], ["lamp 's"]])
    }

    @Test("Version 1 bodies decode into the same types")
    func versionOneReadsIntoTheSameTypes() throws {
        let entries: EntriesAnswer = try answer("v1-entries")
        #expect(entries.results.flatMap(\.lexicalEntries).first?.lexicalCategory?.id == .noun)
        #expect(entries.definitions().contains { $0.kind == .definition })
        #expect(entries.senses().contains { !$0.shortDefinitions.isEmpty })
        #expect(entries.senses().flatMap(\.domains).allSatisfy { !$0.id.rawValue.isEmpty && $0.text != nil })
        let lemmas: LemmasAnswer = try answer("v1-inflections")
        #expect(lemmas.results.flatMap(\.lexicalEntries).flatMap(\.inflectionOf).allSatisfy { $0.id != nil })
    }
}
