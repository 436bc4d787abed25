import OxfordEndpoints
import OxfordSamples
import OxfordTesting
import OxfordTransport
import Testing

/// The documented operations of version 2 on the sample dictionary.
@Suite struct SampleOperations {
    private func expectGolden(_ file: String, _ paths: [String]) async throws {
        var rows: [GoldenRow] = []
        for path in paths {
            do {
                let response = try await response(to: path)
                #expect(response.headers["Content-Type"] == "application/json", "\(path)")
                let body = String(decoding: response.body, as: UTF8.self)
                rows.append(GoldenRow("/api/v2/\(path)", text: "\(response.status) \(body)"))
            } catch let error as TransportError {
                rows.append(GoldenRow("/api/v2/\(path)", text: "\(error.reason): \(error.detail ?? "no detail")"))
            }
        }
        let difference = try GoldenURLs("Golden/\(file).golden.txt", beside: #filePath).difference(from: rows)
        #expect(difference == nil, "\(difference.map(\.description) ?? "")")
    }

    @Test("An operation returns the response in the golden file")
    func answers() async throws {
        let words = [
            "entries/en-us/mouse", "entries/en-gb/mouse?strictMatch=true", "entries/en-gb/calm?fields=definitions",
            "words/en-us?q=Color", "lemmas/en/mice", "lemmas/en/saw", "inflections/en-us/run",
            "thesaurus/en/good", "thesaurus/en/good?fields=synonyms", "sentences/en/justice?strictMatch=false",
            "pronunciations/en-gb/record", "pronunciations/en-us/record?lexicalCategory=verb",
            "translations/en/es/mouse", "translations/en/de/mouse",
            // A form is preferred if its letter case is that of the query.
            "lemmas/en/angles", "lemmas/en/Angles", "lemmas/en/AXES",
        ]
        // The words for synonyms do not include airplane, which has none.
        let searches = ["search/en-us?q=mice", "search/thesaurus/en?q=ai&prefix=true"]
        // These have one wrong, missing, extra or swapped letter.
        let misspelled =
            ["mouze", "mose", "mousse", "muose", "Mouze", "runing", "childern", "jsutice", "ouse", "houses!"]
            .map { "search/en-gb?q=\($0)" } + ["search/translations/en/de?q=hosue"]
        let lists = [
            "languages", "languages?targetLanguage=es", "filters", "filters/lemmas", "fields", "fields/thesaurus",
            "lexicalCategories/en-gb", "grammaticalFeatures/en-gb",
        ]
        try await expectGolden("answers", words + searches + misspelled + lists)
    }

    @Test("A request that finds nothing, or that is invalid, has the status and the message of the service")
    func errors() async throws {
        let nothing = [
            "entries/en-gb/ace?lexicalCategory=pronoun", "words/en-gb?q=axes&lexicalCategory=",
            "entries/en-gb/ache?registers=literary&domains=politics", "entries/en-gb/aces", "inflections/en-gb/mice",
            "thesaurus/en/mice", "translations/en/es/mice", "filters/sentences",
        ]
        // These have no match, or two wrong letters.
        let searches = ["xac", "run%20o&prefix=false", "zeb&prefix=true", "muze", "rnunnign", "xhousex", "acex%20y"]
        let invalid = [
            "limit=0", "limit=5001", "offset=-1", "limit=5000&offset=5001", "limit=", "limit=all",
            "offset=1\(Int.max)", "prefix=1",
        ]
        let fields = ["entries/en-gb/ace?fields=definitions,short_\"", "words/en-gb?q=ace&fields=short_%22,other"]
        try await expectGolden(
            "errors",
            nothing + searches.map { "search/en-gb?q=\($0)" } + invalid.map { "search/en-gb?q=ace&\($0)" } + fields)
    }

    @Test("A request beyond the sample says what the sample lacks")
    func missingFromTheSample() async throws {
        try await expectGolden(
            "missing",
            [
                "entries/es/casa", "words/fr?q=chat", "lemmas/de/axes", "translations/es/en/casa",
                "search/translations/es/en?q=casa", "domains/hi", "stats/frequency/word/en/?lemma=mouse",
                "entries/en/ace", "thesaurus/en-gb/ace", "pronunciations/en-au/ace", "translations/en/el/change",
                "translations/en/zh/change", "languages?targetLanguage=fr", "registers/en/ka",
                "thesaurus/en/airplane", "sentences/en/airplane", "stats/frequency/words/en/?lemma=mouse",
                "entries/en-gb/cat%27s", "words/en-us?q=zebra", "lemmas/en/and%2For", "entries/en-gb/",
                "entries/en-gb/a%252Fb", "entries/en-gb/ace?q=ace", "entries/en-gb/ace?fields=domains&fields=examples",
                "search/en-gb?prefix=true", "", "entries/en-gb", "Entries/en-gb/ace", "regions/en-gb",
            ])
    }

    @Test("The sentences of a word are the examples of its senses and subsenses")
    func sentences() async throws {
        let sentences = try await answer(.sentences("run", in: .english)).sentences()
        let senses = try await answer(.entries("run", in: .britishEnglish)).meanings().map(\.sense)
        #expect(sentences.flatMap(\.senseIDs) == senses.flatMap { sense in sense.examples.map { _ in sense.id } })
    }

    @Test("Every headword has translations into each language", arguments: SampleDictionary.headwords)
    func translatedWords(id: EntryID) async throws {
        for pair in [LanguagePair.englishToSpanish, .englishToGerman] {
            #expect(
                try await !answer(.translations(WordText(id), translating: pair)).translations().isEmpty,
                "\(pair.label)")
        }
    }

    @Test(
        "The labels of a pair of languages are the English labels",
        arguments: ["lexicalCategories", "registers", "domains", "grammaticalFeatures"])
    func labelsOfPairs(name: String) async throws {
        #expect(try await text(of: "\(name)/en/es") == text(of: "\(name)/en-gb"))
    }

    @Test("Every domain and register has its label")
    func labels() async throws {
        let domains = try await answer(.domains(in: .britishEnglish))
        #expect(Domain.known.filter { domains.label(of: $0) != $0.label } == [])
        let registers = try await answer(.registers(in: .americanEnglish))
        #expect(Register.known.filter { registers.label(of: $0) != $0.label } == [])
    }
}
