import OxfordEndpoints
import OxfordSamples
import OxfordTransport
import Testing

/// The 24 documented operations of version 2, and the two undocumented ones, on the sample dictionary.
@Suite struct SampleOperations {
    private let oxford = OxfordClient(credentials: nil, transport: SampleTransport())

    // MARK: Words

    @Test("entries", arguments: [MonolingualLanguage.britishEnglish, .americanEnglish])
    func entries(language: MonolingualLanguage) async throws {
        let answer: EntriesAnswer = try await oxford.send(.entries("mouse", in: language))
        #expect(answer.definitions().first?.text == "a small animal with a pointed nose and a long thin tail")
        #expect(answer.results.first?.language == language.rawValue)
        #expect(answer.results.first?.lexicalEntries.first?.language == language.rawValue)
        #expect(answer.metadata?.schema == "RetrieveEntry")
    }

    @Test("words", arguments: [("mice", ["mouse"]), ("better", ["good", "well"]), ("Color", ["color"])])
    func words(query: String, headwords: [String]) async throws {
        let answer: EntriesAnswer = try await oxford.send(
            .words(QueryText(validating: query), in: .americanEnglish))
        #expect(answer.results.compactMap(\.word) == headwords)
        #expect(answer.query == query)
    }

    @Test("lemmas")
    func lemmas() async throws {
        let mice: LemmasAnswer = try await oxford.send(.lemmas("mice", in: .english))
        #expect(mice.headwords() == [EntryID("mouse")])
        #expect(mice.results.first?.lexicalEntries.first?.grammaticalFeatures.first?.type == "Number")
        let saw = try await oxford.send(.lemmas("saw", in: .english))
        #expect(saw.headwords(of: .verb).map(\.text) == ["saw", "see"])
    }

    @Test("inflections")
    func inflections() async throws {
        let answer: InflectionsAnswer = try await oxford.send(.inflections("run", in: .americanEnglish))
        let verbs = answer.inflections(of: .verb).compactMap(\.inflectedForm)
        #expect(verbs == ["run", "runs", "ran", "run", "running"])
        #expect(answer.inflections(of: .noun, with: .plural).compactMap(\.inflectedForm) == ["runs"])
        #expect(answer.metadata?.schema == "Inflections")
    }

    @Test("thesaurus")
    func thesaurus() async throws {
        let answer: ThesaurusAnswer = try await oxford.send(.thesaurus("good", in: .english))
        #expect(answer.synonyms(of: .adjective).compactMap(\.text) == ["fine", "excellent", "kind", "honest"])
        #expect(answer.antonyms().compactMap(\.text).contains("bad"))
        let synonyms = try await oxford.send(.thesaurus("good", in: .english, filters: .fields(.synonyms)))
        #expect(synonyms.synonyms() == answer.synonyms() && synonyms.antonyms().isEmpty)
    }

    @Test("sentences")
    func sentences() async throws {
        let answer: SentencesAnswer = try await oxford.send(.sentences("justice", in: .english))
        #expect(answer.sentences().first?.text == "They asked for justice, not for favours.")
        let entries = try await oxford.send(.entries("justice", in: .britishEnglish))
        #expect(answer.sentences().flatMap(\.senseIDs) == entries.senses().compactMap(\.id))
        let subsenses = try await oxford.send(.sentences("run", in: .english)).sentences().compactMap(\.text)
        #expect(subsenses.contains("She is running for mayor."))
    }

    @Test("pronunciations", arguments: [PronunciationsLanguage.britishEnglish, .americanEnglish])
    func pronunciations(language: PronunciationsLanguage) async throws {
        let answer: PronunciationsAnswer = try await oxford.send(.pronunciations("record", in: language))
        #expect(answer.pronunciations().compactMap(\.phoneticSpelling) == ["ˈrɛkɔːd", "rɪˈkɔːd"])
        let verb = PronunciationsRequest("record", in: language, filters: .lexicalCategory(.verb))
        #expect(try await oxford.send(verb).pronunciations().compactMap(\.phoneticSpelling) == ["rɪˈkɔːd"])
    }

    @Test(
        "translations",
        arguments: [
            (LanguagePair.englishToSpanish, "ratón", "masculine"), (.englishToGerman, "Maus", "feminine"),
        ])
    func translations(pair: LanguagePair, text: String, gender: String) async throws {
        let answer: EntriesAnswer = try await oxford.send(.translations("mouse", in: pair))
        #expect(answer.translations().first?.text == text)
        #expect(answer.translations().first?.grammaticalFeatures.first?.id?.rawValue == gender)
        #expect(answer.translations().allSatisfy { $0.language == pair.target.rawValue })
        #expect(answer.metadata?.schema == "RetrieveTranslations")
        #expect(answer.senses().flatMap(\.notes).compactMap(\.text) == ["animal", "of a computer"])
        #expect(answer.examples().allSatisfy { $0.translations.count == 1 })
    }

    @Test(
        "Every headword has translations into each language",
        arguments: [LanguagePair.englishToSpanish, .englishToGerman])
    func translatedWords(pair: LanguagePair) async throws {
        for id in SampleDictionary.headwords {
            let answer = try? await oxford.send(.translations(Headword(id), in: pair))
            #expect(answer?.translations().isEmpty == false, "\(id)")
        }
    }

    // MARK: Search

    @Test("search")
    func search() async throws {
        let answer: WordlistAnswer = try await oxford.send(.search("mice", in: .americanEnglish))
        #expect(answer.results.first?.id == EntryID("mouse"))
        #expect(answer.results.first?.inflectionID == EntryID("mice"))
        #expect(answer.metadata?.sourceLanguage == "en-us" && answer.metadata?.total == 1)
    }

    @Test("search/thesaurus")
    func searchThesaurus() async throws {
        let request = SearchThesaurusRequest("ai", in: .english, filters: .prefix(true))
        let answer: WordlistAnswer = try await oxford.send(request)
        // The sample has no synonyms of "airplane".
        #expect(answer.results.compactMap(\.word) == ["air"])
        #expect(answer.metadata?.sourceLanguage == "en")
    }

    @Test("search/translations")
    func searchTranslations() async throws {
        let request = SearchTranslationsRequest("hosue", in: .englishToGerman)
        let answer: WordlistAnswer = try await oxford.send(request)
        #expect(answer.results.compactMap(\.word) == ["house"])
        #expect(answer.metadata?.targetLanguage == "de")
    }

    // MARK: Lists

    @Test("languages")
    func languages() async throws {
        let answer: LanguagesAnswer = try await oxford.send(.languages())
        #expect(answer.results.map { $0.targetLanguage?.id } == ["en", "en", "de", "es"])
        #expect(answer.results.map(\.type) == ["monolingual", "monolingual", "bilingual", "bilingual"])
        let spanish = try await oxford.send(.languages(target: .spanish))
        #expect(spanish.results.compactMap(\.targetLanguage?.language) == ["Spanish"])
    }

    @Test("filters and filters/{endpoint}")
    func filters() async throws {
        let all: FiltersAnswer = try await oxford.send(.filters())
        #expect(all.results["entries"]?.contains("domains") == true && all.results.count == 3)
        let lemmas: FiltersAnswer = try await oxford.send(.filters(of: .lemmas))
        #expect(lemmas.results == ["lemmas": ["grammaticalFeatures", "lexicalCategory"]])
    }

    @Test("fields and fields/{endpoint}")
    func fields() async throws {
        let all: FiltersAnswer = try await oxford.send(.fields())
        #expect(all.results["entries"] == EntryField.known.map(\.rawValue))
        let thesaurus: FiltersAnswer = try await oxford.send(.fields(of: .thesaurus))
        #expect(thesaurus.results == ["thesaurus": ["synonyms", "antonyms"]])
    }

    @Test("lexicalCategories of one language and of a pair")
    func lexicalCategories() async throws {
        let one: LabelsAnswer = try await oxford.send(.lexicalCategories(in: .britishEnglish))
        #expect(one.label(of: "combiningForm") == "Combining Form")
        let two: LabelsAnswer = try await oxford.send(.lexicalCategories(translating: .englishToSpanish))
        #expect(two.results == one.results)
    }

    @Test("registers of one language and of a pair")
    func registers() async throws {
        let one: LabelsAnswer = try await oxford.send(.registers(in: .americanEnglish))
        #expect(one.label(of: "informal") == "Informal")
        let two: LabelsAnswer = try await oxford.send(.registers(translating: .englishToGerman))
        #expect(two.results == one.results)
    }

    @Test("domains of one language and of a pair")
    func domains() async throws {
        let one: LabelsAnswer = try await oxford.send(.domains(in: .britishEnglish))
        #expect(one.results.count == Domain.known.count && one.label(of: "jazz") == "Jazz")
        let two: LabelsAnswer = try await oxford.send(.domains(translating: .englishToSpanish))
        #expect(two.results == one.results)
    }

    @Test("grammaticalFeatures of one language and of a pair")
    func grammaticalFeatures() async throws {
        let one: GrammaticalFeaturesAnswer = try await oxford.send(.grammaticalFeatures(in: .britishEnglish))
        #expect(one.results["Tense"]?["past"]?["en"] == "Past")
        let two: GrammaticalFeaturesAnswer = try await oxford.send(.grammaticalFeatures(translating: .englishToGerman))
        #expect(two.results == one.results)
    }

    // MARK: Frequencies

    @Test("stats/frequency/word")
    func wordFrequency() async throws {
        let answer: WordFrequencyAnswer = try await oxford.send(.wordFrequency(of: .lemma("mouse"), in: .english))
        #expect(answer.result?.lemma == "mouse" && answer.result?.wordform == nil)
        #expect(answer.result?.frequency == 20_100 && answer.result?.normalizedFrequency == 20.1)
        #expect(answer.result?.matchCount == 2)
        #expect(answer.metadata?.options == ["corpus": "nmc", "lemma": "mouse"])
        let plural = try await oxford.send(.wordFrequency(of: .wordform("mice"), in: .english))
        #expect(plural.result?.frequency == 8100)
    }

    @Test("stats/frequency/words")
    func wordFrequencies() async throws {
        let run: WordFrequenciesAnswer = try await oxford.send(
            .wordFrequencies(in: .english, filters: .lemma("run"), .sort(.descending(.frequency)), .limit(2)))
        #expect(run.results.map(\.wordform) == ["run", "running"])
        #expect(run.results.map(\.frequency) == [241_000, 157_000])
        let verbs = try await oxford.send(
            .wordFrequencies(
                in: .english, filters: .lexicalCategory(.verb), .collate(.lemma), .sort(.ascending(.lemma)),
                .minFrequency(100_000), .offset(1)))
        #expect(verbs.results.map(\.lemma) == ["love", "run"])
        #expect(verbs.results.map(\.frequency) == [233_000, 545_000])
        #expect(verbs.results.allSatisfy { $0.wordform == nil })
    }
}
