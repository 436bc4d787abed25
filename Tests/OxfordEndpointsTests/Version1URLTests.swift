import OxfordEndpoints
import OxfordVersion1
import OxfordTesting
import Testing

@Suite struct Version1URLs {
    @Test("Entries")
    func entries() throws {
        let rows = combinations(
            V1.EntriesRequest("ace", in: .english),
            [
                ("definitions", .definitions), ("domains", .domains(.cards, .airForce)),
                ("etymologies", .etymologies), ("examples", .examples),
                ("grammaticalFeatures", .grammaticalFeatures(.singular, .past)),
                ("lexicalCategory", .lexicalCategory(.noun, .combiningForm)), ("pronunciations", .pronunciations),
                ("regions", .regions(.us)), ("registers", .registers(.informal, .rafSlang)),
                ("variantForms", .variantForms),
            ])
        let more = [
            GoldenRow("both regions", V1.EntriesRequest("ace", in: .english, filters: [.regions(.gb, .us)])),
            GoldenRow(
                "empty lists", V1.EntriesRequest("ace", in: .english, filters: [.domains(of: []), .registers(of: [])])),
            GoldenRow(
                "domain and region", V1.EntriesRequest("love", in: .english, filters: [.regions(.us), .domains(.law)])),
        ]
        let bare = combinations(
            V1.EntriesRequest("love", in: .english),
            [
                ("domains alone", .domains()), ("grammaticalFeatures alone", .grammaticalFeatures()),
                ("lexicalCategory alone", .lexicalCategory()), ("regions alone", .regions()),
                ("registers alone", .registers()),
            ]
        ).dropFirst().dropLast()
        let mixed = [
            GoldenRow(
                "five names alone",
                V1.EntriesRequest(
                    "love", in: .english,
                    filters: [
                        .registers(), .regions(), .lexicalCategory(),
                        .grammaticalFeatures(), .domains(),
                    ])),
            GoldenRow(
                "names alone and with values",
                V1.EntriesRequest("love", in: .english, filters: [.registers(), .lexicalCategory(.noun), .definitions])),
            GoldenRow(
                "a name alone, then with values",
                V1.EntriesRequest("love", in: .english, filters: [.lexicalCategory(), .lexicalCategory(.noun)])),
            GoldenRow(
                "a name with values, then alone",
                V1.EntriesRequest("love", in: .english, filters: [.lexicalCategory(.noun), .lexicalCategory()])),
        ]
        try expectGolden(
            "v1-entries.golden.txt",
            rows + more + bare + mixed + languages(in: "en,es,fr,gu,hi,lv,sw,ta") { V1.EntriesRequest("a", in: $0) })
    }

    @Test("Words are lowercased, with underscores for spaces")
    func wordsAreLowerCaseWithUnderscores() throws {
        let words = [
            "Historical cost accounting", "LSE", "n/a", "and or/And", "CAFÉ", "İstanbul", "ẞ", "at  odds", "100% Sure",
            "O'Clock", "ΛΌΓΟΣ", "a \u{301}b",
        ]
        let rows = try words.enumerated().map { position, word in
            GoldenRow("\(position + 1) \(word)", V1.EntriesRequest(try WordText(validating: word), in: .english))
        }
        try expectGolden("v1-words.golden.txt", rows)
    }

    @Test("Thesaurus, sentences and translations")
    func thesaurusSentencesTranslations() throws {
        let relations = V1.ThesaurusRequest.Relation.allCases.map {
            GoldenRow("\($0)", V1.ThesaurusRequest("justice", in: .english, for: $0))
        }
        let sentences = languages("sentences in", in: "en,es") { V1.SentencesRequest("mindfulness", in: $0) }
        let sources = languages("from", in: "de,en,es,id,ms,nso,pt,tn,ur,zu") {
            V1.TranslationsRequest("change", from: $0, to: .spanish)
        }
        let targets = languages("to", in: "de,es,id,ms,nso,pt,ro,tn,zu") {
            V1.TranslationsRequest("change", from: .english, to: $0)
        }
        try expectGolden("v1-words-of-other-kinds.golden.txt", relations + sentences + sources + targets)
    }

    @Test("Inflections")
    func inflections() throws {
        let rows = combinations(
            V1.InflectionsRequest("swimming", in: .english),
            [
                ("grammaticalFeatures", .grammaticalFeatures(.singular, .pastParticiple)),
                ("lexicalCategory", .lexicalCategory(.noun)),
            ])
        let bare = combinations(
            V1.InflectionsRequest("mice", in: .english),
            [("grammaticalFeatures alone", .grammaticalFeatures()), ("lexicalCategory alone", .lexicalCategory())]
        ).dropFirst()
        try expectGolden(
            "v1-inflections.golden.txt",
            rows + bare + languages(in: "de,en,es,hi,nso,pt,tn,zu") { V1.InflectionsRequest("a", in: $0) })
    }

    @Test("Searches")
    func searches() throws {
        let rows = combinations(
            V1.SearchRequest("ey", in: .english, page: V1.Page(limit: 20, offset: 40)),
            [("prefix true", .prefix(true)), ("prefix false", .prefix(false)), ("regions", .regions(.us))])
        let translations = [
            GoldenRow("translations", V1.SearchTranslationsRequest("eye", from: .english, to: .indonesian)),
            GoldenRow(
                "translations with a page",
                V1.SearchTranslationsRequest(
                    "eye", from: .english, to: .indonesian, filters: [.prefix(true)], page: V1.Page(limit: 5))),
            GoldenRow(
                "translations with a region",
                V1.SearchTranslationsRequest(
                    "eye", from: .english, to: .indonesian, filters: [.regions(.gb), .prefix(false)])),
            GoldenRow(
                "a page beyond 10,000",
                V1.SearchRequest("ey", in: .english, page: V1.Page(limit: 5000, offset: 20000))),
        ]
        try expectGolden(
            "v1-search.golden.txt",
            rows + translations + languages(in: "en,es,gu,hi,lv,sw,ta") { V1.SearchRequest("a", in: $0) })
    }

    @Test("Word lists")
    func wordlist() throws {
        typealias Request = V1.WordlistRequest
        let filters: [(String, Request.Filter)] = [
            ("domains", .domains(.art, .sport)), ("lexicalCategory", .lexicalCategory(.noun, .adjective)),
            ("regions", .regions(.gb)), ("registers", .registers(.rare)), ("translations", .translations(.spanish)),
        ]
        let options: [(String, Request.Option)] = [
            ("exclude", .exclude(.registers(.informal, .slang), .domains(.law))),
            ("exclude_senses", .excludeSenses(.registers(.dated))),
            ("exclude_prime_senses of registers", .excludePrimeSenses(.registers(.rare, .dated))),
            ("exclude_prime_senses of domains", .excludePrimeSenses(.domains(.art))),
            ("word_length exactly", .wordLength(V1.WordLength(3))),
            ("word_length between", .wordLength(V1.WordLength(6...9))),
            ("word_length more", .wordLength(V1.WordLength(6...))),
            ("word_length fewer", .wordLength(V1.WordLength(...3))), ("prefix", .prefix("goal")),
            ("exact true", .exact(true)), ("exact false", .exact(false)),
        ]
        var rows = try filters.map { try GoldenRow($0, Request(in: .english, filters: [$1])) }
        rows += try options.map { try GoldenRow($0, Request(in: .english, filters: [.domains(.art)], options: [$1])) }
        rows += try [
            GoldenRow(
                "all filters",
                Request(
                    in: .english,
                    filters: [
                        .translations(.spanish), .registers(.rare), .regions(.us),
                        .lexicalCategory(.noun), .domains(.art),
                    ])),
            GoldenRow(
                "five values", Request(in: .english, filters: [.domains(.art, .law, .sport, .music, .dance)])),
            GoldenRow(
                "of two of one kind the later", Request(in: .english, filters: [.domains(.art), .domains(.law)])),
            GoldenRow(
                "options and a page",
                Request(
                    in: .english, filters: [.domains(.art)],
                    options: [
                        .exact(true), .prefix("go"),
                        .wordLength(V1.WordLength(5)),
                    ], page: V1.Page(limit: 100, offset: 200))),
        ]
        let languages = try OxfordEndpointsTests.languages(in: "en,es,gu,hi,lv,sw,ta") {
            try Request(in: $0, filters: [.lexicalCategory(.noun)])
        }
        try expectGolden("v1-wordlist.golden.txt", rows + languages)
    }

    private func wordlist(_ filters: Filters<V1.WordlistRequest.Filter>) throws -> V1.WordlistRequest {
        try V1.WordlistRequest(in: .english, filters: filters)
    }

    @Test("A word list filter takes a list of one to five values")
    func wordlistFilterOfAList() throws {
        #expect(try wordlist([.domains(of: [.art, .law])]) == wordlist([.domains(.art, .law)]))
    }

    @Test("A word list filter refuses no or six values", arguments: [0, 6])
    func invalidValueCount(count: Int) {
        let domains = Array(Domain.known.prefix(count))
        let error = #expect(throws: V1.InvalidValueCount.self) { try wordlist([.domains(of: domains)]) }
        #expect(error?.count == count)
        #expect(error?.description == "a word list filter has \(count) values; pass one to five")
    }

    @Test(
        "A word list needs a filter with a value that is not empty",
        arguments: [[], [.domains(Domain(rawValue: ""))], [.domains()]] as [Filters<V1.WordlistRequest.Filter>])
    func noFilters(filters: Filters<V1.WordlistRequest.Filter>) {
        #expect(throws: V1.InvalidValueCount.self) { try wordlist(filters) }
    }

    @Test("A word list refuses six values in two filters of one kind")
    func sixJoinedValues() {
        let five = V1.WordlistRequest.Filter.domains(.art, .law, .sport, .music, .dance)
        let error = #expect(throws: V1.InvalidValueCount.self) { try wordlist([five, .domains(.physics)]) }
        #expect(error?.count == 6)
    }

    @Test("A comma in a value of a word list does not count as two values")
    func commaInAValue() throws {
        #expect(try wordlist([.domains(Domain(rawValue: "a,b,c,d,e,f"))]).filters.count == 1)
    }

    @Test("A word length below 1 is raised to 1", arguments: [Int.min, -5, 0, 1])
    func shortWords(count: Int) {
        #expect(V1.WordLength(count).rawValue == "1")
    }

    @Test(
        "A range of word lengths is written with excluded bounds",
        arguments: [
            (0...0, ">0,<2"), (Int.min ... -5, ">0,<2"), (6...9, ">5,<10"), (1...Int.max, ">0,<\(Int.max)"),
            (Int.max...Int.max, ">\(Int.max - 1),<\(Int.max)"),
        ])
    func rangesOfWordLengths(counts: ClosedRange<Int>, value: String) {
        #expect(V1.WordLength(counts).rawValue == value)
    }

    @Test("Frequencies")
    func frequencies() throws {
        let word = combinations(
            V1.WordFrequencyRequest(of: .lemma("test"), in: .english),
            [("corpus", .corpus(.newMonitor)), ("lexicalCategory", .lexicalCategory(.noun))])
        let subjects: [(String, V1.WordFrequencyRequest.Subject)] = [
            ("wordform", .wordform("tests")), ("trueCase", .trueCase("Test")),
            ("lexicalCategory alone", .lexicalCategory(.verb)),
            ("lexicalCategory with an ID of version 1", .lexicalCategory(.combiningForm)),
        ]
        try expectGolden(
            "v1-stats-word.golden.txt",
            word + subjects.map { GoldenRow($0, V1.WordFrequencyRequest(of: $1, in: .english)) })
        try expectGolden(
            "v1-stats-words.golden.txt",
            combinations(
                V1.WordFrequenciesRequest(in: .english),
                frequencyFilters(
                    .lexicalCategory(.noun, .verb), "degreeType:comparative", "-tense:past")))
    }

    @Test("N-grams")
    func ngrams() throws {
        typealias Request = V1.NgramFrequenciesRequest
        let rows = combinations(
            Request(of: .two, with: .tokens("a word", "unit test"), in: .english),
            [
                ("sort", .sort(.descending(.frequency))), ("collate", .collate(.lemma)),
                ("minFrequency", .minFrequency(10)), ("maxFrequency", .maxFrequency(100)),
                ("minDocumentFrequency", .minDocumentFrequency(2)), ("maxDocumentFrequency", .maxDocumentFrequency(5)),
                ("punctuation true", .punctuation(true)), ("punctuation false", .punctuation(false)),
                ("format google", .format(.google)), ("format oup", .format(.oup)), ("offset", .offset(100)),
                ("limit", .limit(50)),
            ])
        let sizes = Request.Size.known.map {
            GoldenRow("size \($0.rawValue)", Request(of: $0, with: .contains("test", "unit"), in: .english))
        }
        var open = Request(of: .two, with: .contains("test"), in: .english)
        open.filters = []
        try expectGolden("v1-stats-ngrams.golden.txt", rows + sizes + [GoldenRow("nothing is named", open)])
    }

    @Test("A corpus must be a valid path segment", arguments: ["..", "a/b", ""])
    func invalidCorpora(id: String) {
        #expect(Corpus(rawValue: id) == nil)
    }

    @Test("Utility endpoints")
    func utilities() throws {
        try expectGolden(
            "v1-utilities.golden.txt",
            [
                GoldenRow("domains", V1.DomainsRequest(in: .english)),
                GoldenRow("domains of translations", V1.DomainsRequest(from: .english, to: .spanish)),
                GoldenRow("registers", V1.RegistersRequest(in: .english)),
                GoldenRow("registers of translations", V1.RegistersRequest(from: .english, to: .spanish)),
                GoldenRow("grammatical features", V1.GrammaticalFeaturesRequest(in: .english)),
                GoldenRow("lexical categories", V1.LexicalCategoriesRequest(in: .english)),
                GoldenRow("regions", V1.RegionsRequest(in: .english)),
                GoldenRow("languages", V1.LanguagesRequest()),
                GoldenRow("languages of a pair", V1.LanguagesRequest(source: .english, target: .spanish)),
                GoldenRow("filters", V1.FiltersRequest()),
            ] + V1.FiltersRequest.Owner.known.map { GoldenRow("filters of \($0)", V1.FiltersRequest(of: $0)) })
    }

    @Test("Every vocabulary in every language")
    func languagesOfLists() throws {
        var all = languages("domains in", in: "de,en,es,gu,hi,nso,pt,sw,ta,ur,zu") { V1.DomainsRequest(in: $0) }
        all += languages("domains from", in: "de,en,es,nso,pt,ur,zu") { V1.DomainsRequest(from: $0, to: .romanian) }
        all += languages("domains to", in: "de,es,id,ms,nso,pt,ro,tn,zu") { V1.DomainsRequest(from: .english, to: $0) }
        all += languages("registers in", in: "de,en,es,gu,hi,id,lv,ms,pt,sw,ta,ur") { V1.RegistersRequest(in: $0) }
        all += languages("registers from", in: "de,en,es,id,ms,pt,ur") { V1.RegistersRequest(from: $0, to: .romanian) }
        all += languages("registers to", in: "de,en,es,id,ms,nso,pt,ro,tn,zu") {
            V1.RegistersRequest(from: .urdu, to: $0)
        }
        all += languages("grammatical features in", in: "de,en,es,gu,hi,lv,ms,nso,pt,sw,ta,tn,ur,zu") {
            V1.GrammaticalFeaturesRequest(in: $0)
        }
        all += languages("lexical categories in", in: "de,en,es,gu,hi,id,lv,ms,nso,pt,ro,sw,ta,tn,ur,zu") {
            V1.LexicalCategoriesRequest(in: $0)
        }
        all += languages("regions in", in: "en") { V1.RegionsRequest(in: $0) }
        all += languages("languages from", in: "de,en,es,gu,hi,id,lv,ms,nso,pt,ro,sw,ta,tn,ur,zu") {
            V1.LanguagesRequest(source: $0)
        }
        all += languages("languages to", in: "en,es,hi,id,lv,ms,nso,ro,sw,tn,ur,zu") { V1.LanguagesRequest(target: $0) }
        all += languages("frequency of a word in", in: "en") { V1.WordFrequencyRequest(of: .lemma("test"), in: $0) }
        all += languages("frequencies of words in", in: "en") {
            V1.WordFrequenciesRequest(in: $0, filters: [.lemma("test")])
        }
        all += languages("n-grams in", in: "en") {
            V1.NgramFrequenciesRequest(of: .one, with: .contains("test"), in: $0)
        }
        try expectGolden("v1-languages.golden.txt", all)
    }

    @Test("Undocumented lists of words")
    func listsOfWordsAreUndocumented() throws {
        let difference = try GoldenURLs("Undocumented/word-forms.txt", beside: #filePath).difference(from: [
            GoldenRow("lemmas", V1.WordFrequenciesRequest(in: .english, filters: [.lemmas("run", "walk")])),
            GoldenRow("trueCases", V1.WordFrequenciesRequest(in: .english, filters: [.trueCases("Run", "run")])),
            GoldenRow("wordforms", V1.WordFrequenciesRequest(in: .english, filters: [.wordforms("runs", "a,b")])),
            GoldenRow("version 2", WordFrequenciesRequest(in: .english, filters: [.trueCases("Run", "run")])),
        ])
        #expect(difference == nil)
    }
}
