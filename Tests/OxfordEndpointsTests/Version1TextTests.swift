import OxfordEndpoints
import OxfordVersion1
import Testing

@Suite struct Version1FromText {
    private static let requests: [(String, [String], [(String, String)], any OxfordEndpointRequest)] = [
        (
            "entries", ["en", "Ace"], [("lexicalCategory", "noun,verb"), ("definitions", "")],
            V1.EntriesRequest("ace", in: .english, filters: .definitions, .lexicalCategory(.noun, .verb))
        ),
        ("entries", ["en", "ace"], [], V1.EntriesRequest("ace", in: .english)),
        (
            "entries", ["en", "love"], [("lexicalCategory", ""), ("regions", ""), ("definitions", "")],
            V1.EntriesRequest("love", in: .english, filters: .regions(), .definitions, .lexicalCategory())
        ),
        (
            "inflections", ["en", "mice"], [("grammaticalFeatures", "")],
            V1.InflectionsRequest("mice", in: .english, filters: .grammaticalFeatures())
        ),
        (
            "entries", ["en", "ace"], [("synonyms", ""), ("antonyms", "")],
            V1.ThesaurusRequest("ace", in: .english, for: .synonymsAndAntonyms)
        ),
        ("entries", ["en", "ace"], [("antonyms", "")], V1.ThesaurusRequest("ace", in: .english, for: .antonyms)),
        ("sentences", ["en", "mindfulness"], [], V1.SentencesRequest("mindfulness", in: .english)),
        ("translations", ["en", "es", "truth"], [], V1.TranslationsRequest("truth", from: .english, to: .spanish)),
        (
            "inflections", ["en", "mice"], [("grammaticalFeatures", "plural")],
            V1.InflectionsRequest("mice", in: .english, filters: .grammaticalFeatures(.plural))
        ),
        (
            "search", ["en"], [("q", "ey"), ("regions", "us"), ("limit", "5")],
            V1.SearchRequest("ey", in: .english, filters: .regions(.us), page: Page(limit: 5))
        ),
        (
            "search-translations", ["en", "es"], [("q", "eye")],
            V1.SearchTranslationsRequest("eye", from: .english, to: .spanish)
        ),
        (
            "wordlist", ["en"],
            [
                ("domains", "art"), ("exclude", "registers=rare,dated;domains=law"), ("word_length", ">5,<10"),
                ("prefix", "go"), ("exact", "false"),
            ],
            V1.WordlistRequest(
                in: .english, filters: .domains(.art),
                options: .exclude(.registers(.rare, .dated), .domains(.law)), .wordLength(V1.WordLength(6...9)),
                .prefix("go"), .exact(false))
        ),
        (
            "stats-word", ["en"], [("lemma", "test"), ("corpus", "nmc")],
            V1.WordFrequencyRequest(of: .lemma("test"), in: .english, filters: .corpus(.newMonitor))
        ),
        (
            "stats-words", ["en"], [("lemmas", "run,walk"), ("sort", "-frequency")],
            V1.WordFrequenciesRequest(in: .english, filters: .lemmas("run", "walk"), .sort(.descending(.frequency)))
        ),
        (
            "stats-ngrams", ["en", "nmc", "2"], [("tokens", "a word,unit test"), ("format", "google")],
            V1.NgramFrequenciesRequest(
                of: .two, with: .tokens("a word", "unit test"), in: .english, filters: .format(.google))
        ),
        ("domains", ["en", "es"], [], V1.DomainsRequest(from: .english, to: .spanish)),
        ("filters", ["wordlist"], [], V1.FiltersRequest(of: .wordlist)),
        ("grammatical-features", ["en"], [], V1.GrammaticalFeaturesRequest(in: .english)),
        ("languages", [], [("sourceLanguage", "en")], V1.LanguagesRequest(source: .english)),
        ("lexical-categories", ["en"], [], V1.LexicalCategoriesRequest(in: .english)),
        ("regions", ["en"], [], V1.RegionsRequest(in: .english)),
        ("registers", ["en"], [], V1.RegistersRequest(in: .english)),
    ]

    @Test("A request of every endpoint can be created from text")
    func requestsFromText() throws {
        for (name, arguments, parameters, expected) in Self.requests {
            let request = try EndpointCatalog.version1.makeRequest(
                name, arguments: arguments, parameters: parameters, noting: { Issue.record("unexpected note: \($0)") })
            #expect(AnyHashable(request) == AnyHashable(expected))
        }
        #expect(Set(Self.requests.map(\.0)) == Set(EndpointCatalog.version1.endpoints.map(\.name)))
    }

    @Test(
        "A mistake is described in one line",
        arguments: [
            (
                "entries", ["en", "ace"], [("definitions", "yes")],
                #"invalid value "yes" for definitions: the parameter takes no value; leave it out"#
            ),
            (
                "entries", ["en", "ace"], [("definitions", ""), ("synonyms", "")],
                #"unknown parameter "synonyms" for entries with definitions; use definitions, domains, etymologies, examples, grammaticalFeatures, lexicalCategory, pronunciations, regions, registers or variantForms"#
            ),
            (
                "wordlist", ["en"], [("limit", "5")],
                "missing parameter for wordlist; add domains, lexicalCategory, regions, registers or translations: a word list needs at least one filter"
            ),
            (
                "wordlist", ["en"], [("domains", "art,law,sport,music,dance,golf")],
                #"invalid value "art,law,sport,music,dance,golf" for domains: 6 values; pass at most 5"#
            ),
            (
                "wordlist", ["en"], [("domains", "art"), ("exclude", "registers=a,b,c,d,e,f")],
                #"invalid value "a,b,c,d,e,f" for registers: 6 values; pass at most 5"#
            ),
            (
                "wordlist", ["en"], [("domains", "art"), ("exclude", "rare")],
                #"invalid value "rare" for exclude: not a condition; write it as registers=rare;domains=art"#
            ),
            (
                "wordlist", ["en"], [("domains", "art"), ("word_length", "<3,>10")],
                #"invalid value "<3,>10" for word_length: not a length; write 7, >5, <10, or >5,<10 with at least one length in between"#
            ),
            (
                "stats-word", ["en"], [("corpus", "nmc")],
                "missing parameter for stats-word; add lemma, wordform, trueCase or lexicalCategory"
            ),
            (
                "stats-ngrams", ["en", "nmc", "5"], [("tokens", "a")],
                #"unsupported value "5" for size; use 1, 2, 3 or 4"#
            ),
            (
                "search", ["en"], [("q", "a"), ("regions", "uk")],
                #"unsupported value "uk" for regions; use gb or us"#
            ),
        ] as [(String, [String], [(String, String)], String)])
    func descriptionsOfMistakes(
        endpoint: String, arguments: [String], parameters: [(String, String)], says: String
    ) {
        do throws(RequestTextError) {
            let request = try EndpointCatalog.version1.makeRequest(
                endpoint, arguments: arguments, parameters: parameters)
            Issue.record("no error was thrown for \(request)")
        } catch {
            #expect(error.description == says)
        }
    }
}
