import OxfordEndpoints
import OxfordSamples
import OxfordTransport
import Testing

/// The 24 documented operations of version 2, and the two undocumented ones, on the sample dictionary.
@Suite struct SampleOperations {
    // MARK: Words

    @Test("entries", arguments: [MonolingualLanguage.britishEnglish, .americanEnglish])
    func entries(language: MonolingualLanguage) async throws {
        let answer = try await answer(.entries("mouse", in: language))
        #expect(answer.definitions().first?.text == "a small animal with a pointed nose and a long thin tail")
        #expect(answer.results.first?.language == language.language)
        #expect(answer.results.first?.lexicalEntries.first?.language == language.language)
        #expect(answer.metadata?.schema == "RetrieveEntry")
    }

    @Test("words", arguments: [("mice", ["mouse"]), ("axes", ["axe", "axis", "axis"]), ("Color", ["color"])])
    func words(query: String, headwords: [String]) async throws {
        let answer = try await answer(.words(WordText(validating: query), in: .americanEnglish))
        #expect(answer.results.map(\.word) == headwords)
        #expect(answer.query == query)
    }

    @Test("lemmas")
    func lemmas() async throws {
        let saw = try await answer(.lemmas("saw", in: .english))
        #expect(saw.headwords(categories: [.verb]).map(\.text) == ["saw", "see"])
        let mice = try await answer(.lemmas("mice", in: .english)).results.flatMap(\.lexicalEntries)
        #expect(mice.flatMap(\.grammaticalFeatures).map(\.type) == ["Number"])
    }

    @Test("inflections")
    func inflections() async throws {
        let answer = try await answer(.inflections("run", in: .americanEnglish))
        let verbs = answer.inflections(categories: [.verb]).map(\.text)
        #expect(verbs == ["run", "runs", "ran", "run", "running"])
        #expect(answer.inflections(categories: [.noun], feature: .plural).map(\.text) == ["runs"])
    }

    @Test("thesaurus")
    func thesaurus() async throws {
        let all = try await answer(.thesaurus("good", in: .english))
        #expect(all.synonyms(categories: [.adjective]).map(\.text) == ["fine", "excellent", "kind", "honest"])
        #expect(all.antonyms().map(\.text).contains("bad"))
        let synonyms = try await answer(.thesaurus("good", in: .english, filters: [.fields(.synonyms)]))
        #expect(synonyms.synonyms() == all.synonyms())
        #expect(synonyms.antonyms().isEmpty)
    }

    @Test("sentences, with the sentences of subsenses")
    func sentences() async throws {
        let sentences = try await answer(.sentences("run", in: .english)).sentences()
        #expect(sentences.compactMap(\.text).contains("She is running for mayor."))
        let senses = try await answer(.entries("run", in: .britishEnglish)).meanings().map(\.sense)
        let ids = senses.flatMap { sense in sense.examples.map { _ in sense.id } }
        #expect(sentences.flatMap(\.senseIDs) == ids)
    }

    @Test("pronunciations", arguments: [PronunciationsLanguage.britishEnglish, .americanEnglish])
    func pronunciations(language: PronunciationsLanguage) async throws {
        let all = try await answer(.pronunciations("record", in: language))
        #expect(all.pronunciations().compactMap(\.phoneticSpelling) == ["ˈrɛkɔːd", "rɪˈkɔːd"])
        let verb = try await answer(.pronunciations("record", in: language, filters: [.lexicalCategory(.verb)]))
        #expect(verb.pronunciations().compactMap(\.phoneticSpelling) == ["rɪˈkɔːd"])
    }

    @Test(
        "translations",
        arguments: [
            (LanguagePair.englishToSpanish, "ratón", "masculine"), (.englishToGerman, "Maus", "feminine"),
        ])
    func translations(pair: LanguagePair, text: String, gender: String) async throws {
        let answer = try await answer(.translations("mouse", in: pair))
        let translations = answer.translations()
        #expect(translations.first?.text == text)
        #expect(translations.first?.grammaticalFeatures.first?.id?.rawValue == gender)
        #expect(Set(translations.map(\.language)) == [pair.target.language])
        #expect(answer.meanings().flatMap(\.sense.notes).map(\.text) == ["animal", "of a computer"])
        #expect(answer.examples().allSatisfy { $0.translations.count == 1 })
    }

    @Test("Every headword has translations into each language", arguments: SampleDictionary.headwords)
    func translatedWords(id: EntryID) async throws {
        for pair in [LanguagePair.englishToSpanish, .englishToGerman] {
            #expect(try await !answer(.translations(WordText(id), in: pair)).translations().isEmpty, "\(pair.label)")
        }
    }

    // MARK: Search

    @Test("search")
    func search() async throws {
        let answer = try await answer(.search("mice", in: .americanEnglish))
        #expect(answer.results.map(\.id) == [EntryID("mouse")])
        #expect(answer.results.map(\.inflectionID) == [EntryID("mice")])
        #expect(answer.metadata?.sourceLanguage == .americanEnglish)
    }

    @Test("search/thesaurus finds only words with synonyms, and airplane has no synonyms")
    func searchThesaurus() async throws {
        let answer = try await answer(.searchThesaurus("ai", in: .english, filters: [.prefix(true)]))
        #expect(answer.results.map(\.word) == ["air"])
        #expect(answer.metadata?.sourceLanguage == .english)
    }

    @Test("search/translations")
    func searchTranslations() async throws {
        let answer = try await answer(.searchTranslations("hosue", in: .englishToGerman))
        #expect(answer.results.map(\.word) == ["house"])
        #expect(answer.metadata?.targetLanguage == .german)
    }

    // MARK: Lists

    @Test("languages")
    func languages() async throws {
        let answer = try await answer(.languages())
        #expect(answer.results.map(\.targetLanguage?.id) == [.english, .english, .german, .spanish])
        #expect(answer.results.map(\.type) == [.monolingual, .monolingual, .bilingual, .bilingual])
        #expect(answer.results.map(\.pair) == [nil, nil, .englishToGerman, .englishToSpanish])
        let spanish = try await OxfordSamplesTests.answer(.languages(target: .spanish))
        #expect(spanish.results.compactMap(\.targetLanguage?.name) == ["Spanish"])
    }

    @Test("filters and filters/{endpoint}")
    func filters() async throws {
        #expect(try await Set(answer(.filters()).results.keys) == ["entries", "lemmas", "translations"])
        let lemmas = try await answer(.filters(of: .lemmas))
        #expect(lemmas.results == ["lemmas": ["grammaticalFeatures", "lexicalCategory"]])
    }

    @Test("fields and fields/{endpoint}")
    func fields() async throws {
        #expect(try await answer(.fields()).results["entries"] == EntryField.known.map(\.rawValue))
        let thesaurus = try await answer(.fields(of: .thesaurus))
        #expect(thesaurus.results == ["thesaurus": ["synonyms", "antonyms"]])
    }

    @Test("lexicalCategories, registers and domains")
    func labels() async throws {
        #expect(
            try await answer(.lexicalCategories(in: .britishEnglish)).label(of: .combiningForm) == "Combining Form")
        #expect(try await answer(.registers(in: .americanEnglish)).label(of: .informal) == "Informal")
        let domains = try await answer(.domains(in: .britishEnglish))
        #expect(domains.label(of: .jazz) == "Jazz")
        #expect(domains.results.count == Domain.known.count)
    }

    @Test("grammaticalFeatures, by type")
    func grammaticalFeatures() async throws {
        let answer = try await answer(.grammaticalFeatures(in: .britishEnglish))
        #expect(answer.results["Tense"]?[.past]?[.english] == "Past")
    }

    @Test(
        "The labels of a pair of languages are the English labels",
        arguments: ["lexicalCategories", "registers", "domains", "grammaticalFeatures"])
    func labelsOfPairs(name: String) async throws {
        #expect(try await text(of: "\(name)/en/es") == text(of: "\(name)/en-gb"))
    }

    // MARK: Frequencies

    @Test("stats/frequency/word")
    func wordFrequency() async throws {
        let answer = try await answer(.wordFrequency(of: .lemma("mouse"), in: .english))
        let result = try #require(answer.result)
        #expect(result.lemma == "mouse")
        #expect(result.wordform == nil)
        #expect(result.frequency == 20_100)
        #expect(result.normalizedFrequency == 20.1)
        #expect(result.matchCount == 2)
        #expect(answer.metadata?.options == ["corpus": "nmc", "lemma": "mouse"])
    }

    @Test("stats/frequency/words, sorted and limited")
    func wordFrequencies() async throws {
        let run = try await answer(
            .wordFrequencies(in: .english, filters: [.lemma("run"), .sort(.descending(.frequency)), .limit(2)]))
        #expect(run.results.map(\.wordform) == ["run", "running"])
        #expect(run.results.map(\.frequency) == [241_000, 157_000])
    }

    @Test("stats/frequency/words, added up by lemma")
    func collatedFrequencies() async throws {
        let verbs = try await answer(
            .wordFrequencies(
                in: .english,
                filters: [
                    .lexicalCategory(.verb), .collate(.lemma), .sort(.ascending(.lemma)),
                    .minFrequency(100_000), .offset(1),
                ]))
        #expect(verbs.results.map(\.lemma) == ["love", "run"])
        #expect(verbs.results.map(\.frequency) == [233_000, 545_000])
        #expect(verbs.results.map(\.wordform) == [nil, nil])
    }
}
