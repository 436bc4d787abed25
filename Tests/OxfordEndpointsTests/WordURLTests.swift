import OxfordEndpoints
import OxfordTesting
import Testing

@Suite struct WordURLs {
    @Test("Entries")
    func entries() throws {
        let rows = combinations(
            EntriesRequest("ace", in: .britishEnglish),
            [
                ("fields", .fields(.definitions, .examples)), ("minimumFields", .minimumFields),
                ("grammaticalFeatures", .grammaticalFeatures(.plural, .transitive)),
                ("lexicalCategory", .lexicalCategory(.noun, .verb)), ("domains", .domains(.cards, .tennis)),
                ("registers", .registers(.informal, .nonStandard)), ("strictMatch true", .strictMatch(true)),
                ("strictMatch false", .strictMatch(false)),
            ])
        let fields = EntryField.known.filter { $0 != .shortDefinitions }
        let lists = [
            GoldenRow("every field", EntriesRequest("ace", in: .britishEnglish, filters: [.fields(of: fields)])),
            GoldenRow(
                "empty lists",
                EntriesRequest("ace", in: .spanish, filters: [.fields(), .domains(), .registers(of: [])])),
        ]
        try expectGolden("entries.golden.txt", rows + lists + languages { EntriesRequest("ace", in: $0) })
    }

    @Test("Words")
    func words() throws {
        let rows = combinations(
            WordsRequest("running", in: .britishEnglish),
            [
                ("fields", .fields(.definitions)), ("minimumFields", .minimumFields),
                ("grammaticalFeatures", .grammaticalFeatures(.past)), ("lexicalCategory", .lexicalCategory(.verb)),
                ("domains", .domains(.athletics)), ("registers", .registers(.formal)),
            ])
        let phrase = GoldenRow("a phrase", WordsRequest("rock & roll", in: .americanEnglish))
        try expectGolden("words.golden.txt", rows + [phrase] + languages { WordsRequest("a", in: $0) })
    }

    @Test("Lemmas")
    func lemmas() throws {
        let rows = combinations(
            LemmasRequest("mice", in: .english),
            [("grammaticalFeatures", .grammaticalFeatures(.plural)), ("lexicalCategory", .lexicalCategory(.noun))])
        try expectGolden("lemmas.golden.txt", rows + languages { LemmasRequest("a", in: $0) })
    }

    @Test("Inflections")
    func inflections() throws {
        let rows = combinations(
            InflectionsRequest("mouse", in: .americanEnglish),
            [("strictMatch true", .strictMatch(true)), ("strictMatch false", .strictMatch(false))])
        try expectGolden("inflections.golden.txt", rows + languages { InflectionsRequest("a", in: $0) })
    }

    @Test("Thesaurus")
    func thesaurus() throws {
        let rows = combinations(
            ThesaurusRequest("ace", in: .english),
            [
                ("synonyms", .fields(.synonyms)), ("antonyms", .fields(.antonyms)),
                ("strictMatch true", .strictMatch(true)), ("strictMatch false", .strictMatch(false)),
            ])
        let empty = GoldenRow("an empty list", ThesaurusRequest("ace", in: .english, filters: [.fields()]))
        try expectGolden("thesaurus.golden.txt", rows + [empty] + languages { ThesaurusRequest("a", in: $0) })
    }

    @Test("Sentences")
    func sentences() throws {
        let rows = combinations(
            SentencesRequest("ace", in: .english),
            [("strictMatch true", .strictMatch(true)), ("strictMatch false", .strictMatch(false))])
        try expectGolden("sentences.golden.txt", rows + languages { SentencesRequest("a", in: $0) })
    }

    @Test("Translations")
    func translations() throws {
        let rows = combinations(
            TranslationsRequest("change", in: .englishToSpanish),
            [
                ("strictMatch", .strictMatch(true)), ("fields", .fields(.translations, .examples)),
                ("minimumFields", .minimumFields), ("grammaticalFeatures", .grammaticalFeatures(.plural)),
                ("lexicalCategory", .lexicalCategory(.noun)), ("domains", .domains(.finance)),
                ("registers", .registers(.formal)),
            ])
        let every = TranslationsRequest(
            "change", in: .englishToSpanish, filters: [.fields(of: TranslationField.known)])
        let sources = languages("from") { TranslationsRequest("a", in: LanguagePair(from: $0, to: .english)) }
        let targets = languages("to") { TranslationsRequest("a", in: LanguagePair(from: .english, to: $0)) }
        try expectGolden("translations.golden.txt", rows + [GoldenRow("every field", every)] + sources + targets)
    }

    @Test("Pronunciations")
    func pronunciations() throws {
        let rows = combinations(
            PronunciationsRequest("ace", in: .britishEnglish), [("lexicalCategory", .lexicalCategory(.noun))])
        let twice = PronunciationsRequest(
            "ace", in: .britishEnglish, filters: [.lexicalCategory(.noun), .lexicalCategory(.verb)])
        let last = [GoldenRow("the last of two", twice)]
        try expectGolden("pronunciations.golden.txt", rows + last + languages { PronunciationsRequest("a", in: $0) })
    }

    @Test("Undocumented fields")
    func undocumentedFields() throws {
        let difference = try GoldenURLs("Undocumented/fields.txt", beside: #filePath).difference(from: [
            GoldenRow("entries", EntriesRequest("ace", in: .spanish, filters: [.fields(.shortDefinitions)])),
            GoldenRow("words", WordsRequest("ace", in: .spanish, filters: [.fields(.shortDefinitions, .examples)])),
        ])
        #expect(difference == nil)
    }

    @Test("Factory methods make the same requests as initializers")
    func factories() {
        expectSame(
            EntriesRequest("ace", in: .spanish, filters: [.fields(.examples), .strictMatch(true)]),
            .entries("ace", in: .spanish, filters: [.fields(.examples), .strictMatch(true)]))
        expectSame(
            WordsRequest("ace", in: .spanish, filters: [.registers(.slang)]),
            .words("ace", in: .spanish, filters: [.registers(.slang)]))
        expectSame(
            LemmasRequest("ace", in: .english, filters: [.lexicalCategory(.noun)]),
            .lemmas("ace", in: .english, filters: [.lexicalCategory(.noun)]))
        expectSame(
            InflectionsRequest("ace", in: .britishEnglish, filters: [.strictMatch(true)]),
            .inflections("ace", in: .britishEnglish, filters: [.strictMatch(true)]))
        expectSame(
            ThesaurusRequest("ace", in: .english, filters: [.fields(.antonyms)]),
            .thesaurus("ace", in: .english, filters: [.fields(.antonyms)]))
        expectSame(
            SentencesRequest("ace", in: .english, filters: [.strictMatch(false)]),
            .sentences("ace", in: .english, filters: [.strictMatch(false)]))
        expectSame(
            TranslationsRequest("ace", in: .englishToHindi, filters: [.minimumFields]),
            .translations("ace", in: .englishToHindi, filters: [.minimumFields]))
        expectSame(
            PronunciationsRequest("ace", in: .indianEnglish, filters: [.lexicalCategory(.verb)]),
            .pronunciations("ace", in: .indianEnglish, filters: [.lexicalCategory(.verb)]))
    }
}
