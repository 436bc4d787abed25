import OxfordEndpoints
import OxfordVersion1
import OxfordTesting
import Testing

@Suite struct Version1URLs {
    @Test("Entries")
    func entries() throws {
        let rows = combinations(
            V1.entries("ace", in: .english),
            [
                ("definitions", .definitions), ("domains", .domains(.cards, .airForce)),
                ("etymologies", .etymologies), ("examples", .examples),
                ("grammaticalFeatures", .grammaticalFeatures(.singular, .past)),
                ("lexicalCategory", .lexicalCategory(.noun, .combiningForm)), ("pronunciations", .pronunciations),
                ("regions", .regions(.us)), ("registers", .registers(.informal, Register(rawValue: "R.A.F_slang"))),
                ("variantForms", .variantForms),
            ])
        let more: [GoldenRow] = [
            entries("both regions", "ace", [.regions(.gb, .us)]),
            entries("empty lists", "ace", [.domains([]), .registers([])]),
            entries("domain and region", "love", [.regions(.us), .domains(.law)]),
        ]
        let bare: [GoldenRow] = [
            entries("domains alone", "love", [.domains()]),
            entries("grammaticalFeatures alone", "love", [.grammaticalFeatures()]),
            entries("lexicalCategory alone", "love", [.lexicalCategory()]),
            entries("regions alone", "love", [.regions()]), entries("registers alone", "love", [.registers()]),
        ]
        let mixed: [GoldenRow] = [
            entries(
                "five names alone", "love",
                [.registers(), .regions(), .lexicalCategory(), .grammaticalFeatures(), .domains()]),
            entries("names alone and with values", "love", [.registers(), .lexicalCategory(.noun), .definitions]),
            entries("a name alone, then with values", "love", [.lexicalCategory(), .lexicalCategory(.noun)]),
            entries("a name with values, then alone", "love", [.lexicalCategory(.noun), .lexicalCategory()]),
        ]
        try expectGolden(
            "v1-entries.golden.txt",
            rows + more + bare + mixed + [
                GoldenRow("language en", V1.entries("a", in: .english)),
                GoldenRow("language es", V1.entries("a", in: .spanish)),
                GoldenRow("language fr", V1.entries("a", in: .french)),
            ])
    }

    private func entries(_ label: String, _ word: WordText, _ filters: Filters<V1.EntriesFilter>) -> GoldenRow {
        GoldenRow(label, V1.entries(word, in: .english, filters: filters))
    }

    // The rows of the other kinds of requests have such a word too.
    @Test("Words are lowercased, with underscores for spaces")
    func wordsAreLowerCaseWithUnderscores() throws {
        let words = [
            "Historical cost accounting", "LSE", "n/a", "and or/And", "CAFÉ", "İstanbul", "ẞ", "at  odds", "100% Sure",
            "O'Clock", "ΛΌΓΟΣ", "a \u{301}b",
        ]
        let rows = try words.enumerated().map { position, word in
            GoldenRow("\(position + 1) \(word)", V1.entries(try WordText(validating: word), in: .english))
        }
        try expectGolden("v1-words.golden.txt", rows)
    }

    @Test("Thesaurus, sentences and translations")
    func thesaurusSentencesTranslations() throws {
        let relations = V1.ThesaurusRelation.allCases.map {
            GoldenRow("\($0)", V1.thesaurus("At odds", in: .english, for: $0))
        }
        try expectGolden(
            "v1-words-of-other-kinds.golden.txt",
            relations + [
                GoldenRow("sentences in en", V1.sentences("At odds", in: .english)),
                GoldenRow("sentences in es", V1.sentences("At odds", in: .spanish)),
                GoldenRow("to es", V1.translations("At odds", from: .english, to: .spanish)),
                GoldenRow("from nso", V1.translations("At odds", from: .northernSotho, to: .spanish)),
            ])
    }

    @Test("Inflections")
    func inflections() throws {
        let rows = combinations(
            V1.inflections("swimming", in: .english),
            [
                ("grammaticalFeatures", .grammaticalFeatures(.singular, .pastParticiple)),
                ("lexicalCategory", .lexicalCategory(.noun)),
            ])
        let bare = combinations(
            V1.inflections("At odds", in: .english),
            [("grammaticalFeatures alone", .grammaticalFeatures()), ("lexicalCategory alone", .lexicalCategory())]
        ).dropFirst()
        try expectGolden("v1-inflections.golden.txt", rows + bare)
    }

    @Test("Searches")
    func searches() throws {
        let rows = combinations(
            V1.search("ey", in: .english, page: try V1.Page(limit: 20, offset: 40)),
            [("prefix true", .prefix(true)), ("prefix false", .prefix(false)), ("regions", .regions(.us))])
        let translated: [(String, Filters<V1.SearchFilter>, V1.Page?)] = [
            ("translations", [], nil), ("translations with a page", [.prefix(true)], try V1.Page(limit: 5)),
            ("translations with a region", [.regions(.gb), .prefix(false)], nil),
        ]
        let more = translated.map {
            GoldenRow($0, V1.search("eye", in: .english, translatedTo: .indonesian, filters: $1, page: $2))
        }
        let far = GoldenRow("a page beyond 10,000", V1.search("ey", in: .english, page: try V1.Page(offset: 20000)))
        try expectGolden("v1-search.golden.txt", rows + more + [far])
    }

    private func wordlist(
        _ label: String, _ conditions: Filters<V1.WordlistCondition>, _ filters: Filters<V1.WordlistFilter> = [],
        page: V1.Page? = nil
    ) throws -> GoldenRow {
        GoldenRow(label, try V1.wordlist(in: .english, matching: conditions, filters: filters, page: page))
    }

    @Test("Word lists")
    func wordlist() throws {
        let conditions: [(String, V1.WordlistCondition)] = [
            ("domains", .domains(.art, .sport)), ("lexicalCategory", .lexicalCategory(.noun, .adjective)),
            ("regions", .regions(.gb)), ("registers", .registers(.rare)), ("translations", .translations(.spanish)),
        ]
        let filters: [(String, V1.WordlistFilter)] = [
            ("exclude", .exclude(.registers(.informal, .slang), .domains(.law))),
            ("exclude_senses", .excludeSenses(.registers(.dated))),
            ("exclude_prime_senses of registers", .excludePrimeSenses(.registers(.rare, .dated))),
            ("exclude_prime_senses of domains", .excludePrimeSenses(.domains(.art))),
            ("word_length exactly", .wordLength(3)), ("word_length between", .wordLength(6...9)),
            ("word_length more", .wordLength(6...)), ("word_length fewer", .wordLength(...3)),
            ("prefix", .prefix("goal")), ("exact true", .exact(true)), ("exact false", .exact(false)),
        ]
        var rows =
            try conditions.map { try wordlist($0, [$1]) } + filters.map { try wordlist($0, [.domains(.art)], [$1]) }
        rows += try [
            wordlist(
                "all filters",
                [.translations(.spanish), .registers(.rare), .regions(.us), .lexicalCategory(.noun), .domains(.art)]),
            wordlist("five values", [.domains(.art, .law, .sport, .music, .dance)]),
            wordlist("of two of one kind the later", [.domains(.art), .domains(.law)]),
            wordlist(
                "options and a page", [.domains(.art)], [.exact(true), .prefix("go"), .wordLength(5)],
                page: V1.Page(limit: 100, offset: 200)),
        ]
        try expectGolden("v1-wordlist.golden.txt", rows)
    }

    @Test(
        "A word list needs a condition, and conditions of one to five values that are not empty",
        arguments: [
            (0, []), (0, [.domains()]), (0, [.domains([])]), (0, [.domains(Domain(rawValue: ""))]),
            (6, [.domains(Array(Domain.known.prefix(6)))]),
            (6, [.domains(.art, .law, .sport, .music, .dance), .domains(.physics)]),
        ] as [(Int, Filters<V1.WordlistCondition>)])
    func invalidValueCount(count: Int, conditions: Filters<V1.WordlistCondition>) {
        let error = #expect(throws: V1.InvalidValueCount.self) { try V1.wordlist(in: .english, matching: conditions) }
        #expect(error?.count == count)
        #expect(error?.description == "a word list condition has \(count) values; pass one to five")
    }

    @Test("A comma in a value of a word list does not count as two values")
    func commaInAValue() throws {
        _ = try V1.wordlist(in: .english, matching: [.domains(Domain(rawValue: "a,b,c,d,e,f"))])
    }

    @Test(
        "A word length below 1 is raised to 1, and a range of word lengths is written with excluded bounds",
        arguments: [
            (.wordLength(.min), "1"), (.wordLength(-5), "1"), (.wordLength(0), "1"), (.wordLength(1), "1"),
            (.wordLength(0...0), ">0,<2"), (.wordLength(Int.min ... -5), ">0,<2"), (.wordLength(6...9), ">5,<10"),
            (.wordLength(1...Int.max), ">0,<\(Int.max)"),
            (.wordLength(Int.max...Int.max), ">\(Int.max - 1),<\(Int.max)"),
        ] as [(V1.WordlistFilter, String)])
    func wordLengths(filter: V1.WordlistFilter, value: String) {
        #expect(filter.term == FilterTerm("word_length", value: value))
    }

    @Test("Frequencies")
    func frequencies() throws {
        let word = combinations(
            V1.wordFrequency(of: .lemma("test"), in: .english),
            [("corpus", .corpus(.newMonitor)), ("lexicalCategory", .lexicalCategory(.noun))])
        let subjects: [(String, V1.FrequencySubject)] = [
            ("wordform", .wordform("tests")), ("trueCase", .trueCase("Test")),
            ("lexicalCategory alone", .lexicalCategory(.verb)),
            ("lexicalCategory with an ID of version 1", .lexicalCategory(.combiningForm)),
        ]
        try expectGolden(
            "v1-stats-word.golden.txt",
            word + subjects.map { GoldenRow($0, V1.wordFrequency(of: $1, in: .english)) })
        try expectGolden(
            "v1-stats-words.golden.txt",
            combinations(
                V1.wordFrequencies(in: .english),
                frequencyFilters(.lexicalCategory(.noun, .verb), "degreeType:comparative", "-tense:past")))
    }

    @Test("N-grams")
    func ngrams() throws {
        let rows = combinations(
            V1.ngramFrequencies(of: .two, with: .tokens("a word", "unit test"), in: .english),
            [
                ("sort", .sort(.descending(.frequency))), ("collate", .collate(.lemma)),
                ("minFrequency", .minFrequency(10)), ("maxFrequency", .maxFrequency(100)),
                ("minDocumentFrequency", .minDocumentFrequency(2)), ("maxDocumentFrequency", .maxDocumentFrequency(5)),
                ("punctuation true", .punctuation(true)), ("punctuation false", .punctuation(false)),
                ("format google", .format(.google)), ("format oup", .format(.oup)), ("offset", .offset(100)),
                ("limit", .limit(50)),
            ])
        let sizes = V1.NgramSize.allCases.map {
            GoldenRow("size \($0.rawValue)", V1.ngramFrequencies(of: $0, with: .contains("test", "unit"), in: .english))
        }
        var open = V1.ngramFrequencies(of: .two, with: .contains("test"), in: .english)
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
                GoldenRow("domains", V1.domains(in: .english)),
                GoldenRow("domains of translations", V1.domains(in: .english, translatedTo: .spanish)),
                GoldenRow("registers", V1.registers(in: .english)),
                GoldenRow("registers of translations", V1.registers(in: .english, translatedTo: .spanish)),
                GoldenRow("grammatical features", V1.grammaticalFeatures(in: .english)),
                GoldenRow("regions", V1.regions(in: .english)),
                GoldenRow("languages", V1.languages()),
                GoldenRow("languages from English", V1.languages(source: .english)),
                GoldenRow("languages to Spanish", V1.languages(target: .spanish)),
                GoldenRow("languages of a pair", V1.languages(source: .english, target: .spanish)),
                GoldenRow("filters", V1.filters()),
            ] + V1.FilteredEndpoint.allCases.map { GoldenRow("filters of \($0)", V1.filters(of: $0)) }
                // The service has no lexical categories of French.
                + languages("lexical categories in") { V1.lexicalCategories(in: $0) }
                .filter { $0.label != "lexical categories in fr" })
    }

    @Test("Undocumented lists of words")
    func listsOfWordsAreUndocumented() throws {
        let rows = [
            GoldenRow("lemmas", V1.wordFrequencies(in: .english, filters: [.lemmas("run", "walk")])),
            GoldenRow("trueCases", V1.wordFrequencies(in: .english, filters: [.trueCases("Run", "run")])),
            GoldenRow("wordforms", V1.wordFrequencies(in: .english, filters: [.wordforms("runs", "a,b")])),
            GoldenRow("version 2", WordFrequenciesRequest(in: .english, filters: [.trueCases("Run", "run")])),
        ]
        try expectGolden("word-forms.txt", in: "Undocumented", rows)
    }
}
