import OxfordEndpoints
import TestSupport
import Testing

@Suite("Languages from text") struct LanguagesFromText {
    private func error(of text: String) throws -> InvalidLanguage {
        try #require(throws: InvalidLanguage.self) { try MonolingualLanguage(validating: text) }
    }

    @Test("Letter case and underscores do not matter in text, but in raw values")
    func caseAndUnderscores() throws {
        for text in ["en-gb", "EN-GB", "en_GB", "En_gb"] {
            #expect(try MonolingualLanguage(validating: text) == .britishEnglish)
            #expect(try Language(validating: text) == .britishEnglish)
            #expect((MonolingualLanguage(rawValue: text) != nil) == (text == "en-gb"))
        }
    }

    @Test("An undocumented code is accepted", arguments: ["nl", "haw"])
    func newLanguages(code: String) throws {
        #expect(try MonolingualLanguage(validating: code).rawValue == code)
        #expect(MonolingualLanguage(rawValue: code)?.rawValue == code)
    }

    @Test(
        "Text that is not a language code is rejected",
        arguments: [
            "", " ", "e", "en-", "-gb", "en--gb", "en gb", "en-g", "12", "e2", "english", ".", "..", "../en",
            "en-gb/ace", "é", "en-verylongtag", "nl\u{301}", "e\u{301}n", "en\u{0}",
        ])
    func malformedCodes(text: String) throws {
        let error = try error(of: text)
        #expect(error.reason == .notACode && error.text == text)
    }

    @Test(
        "A variety without a data set, or a region, is rejected",
        arguments: ["en", "EN", "en-uk", "en_XX", "en_AU", "es-mx", "gb", "US"])
    func varietiesWithoutDataSets(text: String) throws {
        #expect(try error(of: text).reason == .notOffered)
    }

    @Test(
        "Text with bytes that a URL cannot contain makes no language",
        arguments: ["", ".", "..", "en/gb", "en gb", "é"])
    func unsafeRawValues(text: String) {
        #expect(Language(rawValue: text) == nil)
        #expect(MonolingualLanguage(rawValue: text) == nil)
    }

    @Test(
        "The nearest language is suggested",
        arguments: [
            ("german", "de"), ("German", "de"), ("Germn", "de"), ("xxgerman", "de"), ("es-mx", "es"), ("gb", "en-gb"),
            ("US", "en-us"), ("de_DE.UTF-8", "de"),
            ("british english", "en-gb"), ("lv.", "lv"), ("nothing like it", nil),
        ])
    func suggestions(text: String, code: String?) throws {
        let error = try error(of: text)
        #expect(error.suggestion == code)
        #expect(error.description.contains(code.map { "did you mean \($0)?" } ?? "use a code such as es or en-gb"))
    }

    @Test(
        "The advice depends on the data sets of the endpoint",
        arguments: [
            (
                "en", MonolingualLanguage.self,
                "this kind of request distinguishes British and American English; use a code such as en-gb or en-us"
            ),
            ("en-uk", MonolingualLanguage.self, "such as en-gb or en-us"),
            ("English", MonolingualLanguage.self, "such as en-gb or en-us"),
            (
                "EN_gb", ThesaurusLanguage.self,
                "this kind of request does not distinguish British and American English; use en"
            ),
            ("english", ThesaurusLanguage.self, "did you mean en?"),
            ("??", ThesaurusLanguage.self, "use a code such as en"),
            ("??", LemmasLanguage.self, "use a code such as es or en"),
            ("??", PronunciationsLanguage.self, "use a code such as en-gb"),
        ] as [(String, any OxfordLanguage.Type, String)])
    func advice(text: String, kind: any OxfordLanguage.Type, advice: String) throws {
        let error = try #require(throws: InvalidLanguage.self) { try kind.init(validating: text) }
        #expect(error.description.contains("\"\(text)\""))
        #expect(error.description.hasSuffix(advice))
    }
}

@Suite("Languages of a kind of data set") struct LanguagesOfAKind {
    private static let kinds = Vocabularies.labeled.compactMap { $0 as? any OxfordLanguage.Type }

    @Test("No conversion yields a language that the service does not offer for the target")
    func offeredOrNil() {
        func convert<Source: OxfordLanguage, Target: OxfordLanguage>(_: Source.Type, _: Target.Type) {
            let unknown = [Source(rawValue: "nl"), Source(rawValue: "en-xx")].compactMap(\.self)
            for source in Source.known + unknown {
                let isTotal = Target.self == Language.self
                let target = Target(source)
                let offered = Target.offered.first { $0.rawValue == source.rawValue }
                let isEnglish = source.rawValue.hasPrefix("en")
                #expect(isTotal || target.map(\.isOffered) != false, "\(source) as \(Target.self)")
                #expect(offered == nil || target == offered, "\(source) as \(Target.self)")
                if !isEnglish { #expect(target == offered, "\(source) as \(Target.self)") }
                let preferred = Target.offered[0]
                let english = Target(source, preferring: preferred)
                #expect(english == target ?? (isEnglish ? preferred : nil), "\(source) as \(Target.self)")
            }
        }
        func convert<Source: OxfordLanguage>(_: Source.Type) { for kind in Self.kinds { convert(Source.self, kind) } }
        for kind in Self.kinds { convert(kind) }
        #expect(ThesaurusLanguage(Language.greek) == nil)
        #expect(BilingualLanguage(MonolingualLanguage.latvian) == nil)
        #expect(MonolingualLanguage(PronunciationsLanguage.australianEnglish) == nil)
        #expect(MonolingualLanguage(LemmasLanguage.english) == nil)
    }

    @Test("A type with one English folds every variety of it", arguments: Language.known)
    func oneEnglish(language: Language) {
        let isEnglish = language.rawValue.hasPrefix("en")
        #expect((ThesaurusLanguage(language) == .english) == isEnglish)
        #expect((LemmasLanguage(language) == .english) == isEnglish)
        #expect((CorpusLanguage(language) == .english) == isEnglish)
        #expect((BilingualLanguage(language) == .english) == isEnglish)
    }

    @Test("Every language of a data set is a language, without another result")
    func total() {
        let languages: [Language] = [
            Language(MonolingualLanguage.britishEnglish), Language(ThesaurusLanguage.english), Language(Language.greek),
        ]
        #expect(languages == [.britishEnglish, .english, .greek])
    }

    @Test("A type with one English refuses the code of a variety", arguments: ["en-gb", "en-us", "en-au"])
    func varietiesFromText(code: String) throws {
        #expect(ThesaurusLanguage(rawValue: code) == nil)
        #expect(LemmasLanguage(rawValue: code) == nil)
        let error = #expect(throws: InvalidLanguage.self) { try SentencesLanguage(validating: code) }
        #expect(error?.description.hasSuffix("; use en") == true)
    }

    @Test("A type with several varieties of English asks for the preferred one")
    func preferred() {
        func convert(_ language: some OxfordLanguage) -> MonolingualLanguage? {
            MonolingualLanguage(language, preferring: .americanEnglish)
        }
        #expect(convert(LemmasLanguage.english) == .americanEnglish)
        #expect(convert(Language.britishEnglish) == .britishEnglish)
        #expect(convert(PronunciationsLanguage.australianEnglish) == .americanEnglish)
        #expect(convert(LemmasLanguage.german) == .german)
        #expect(convert(LemmasLanguage.italian) == nil)
        #expect(LemmasLanguage(MonolingualLanguage.americanEnglish, preferring: .german) == .english)
    }

    @Test("Every offered language is known, and one that was dropped or is unknown is not offered")
    func offered() throws {
        func expectPart<Kind: OxfordLanguage>(_: Kind.Type) {
            #expect(Set(Kind.known).isSuperset(of: Kind.offered))
            #expect(Kind.known.filter(\.isOffered) == Kind.offered)
        }
        for case let kind as any OxfordLanguage.Type in Vocabularies.labeled { expectPart(kind) }
        #expect(!(try #require(MonolingualLanguage(rawValue: "sw")).isOffered))
        #expect(MonolingualLanguage.spanish.isOffered)
        #expect(!(try #require(MonolingualLanguage(rawValue: "nl")).isOffered))
        #expect(!(try #require(ThesaurusLanguage(rawValue: "fr")).isOffered))
        #expect(!Language.swahili.isOffered)
        #expect(LanguagePair.known.count == 50)
        #expect(LanguagePair.known.count - LanguagePair.offered.count == 13)
        #expect(LanguagePair.known.filter(\.isOffered) == LanguagePair.offered)
        #expect(!(try #require(LanguagePair(rawValue: "en/zu")).isOffered))
        // The service offers both languages, but not the pair.
        #expect(!LanguagePair(from: .english, to: .english).isOffered)
        #expect(!LanguagePair(from: .spanish, to: .german).isOffered)
    }

    @Test(
        "A language tag finds the best language that is offered",
        arguments: [
            ("en_AU", "en-gb"), ("en-US", "en-us"), ("en", "en-us"), ("en_CA", "en-us"), ("en-GB-oxendict", "en-gb"),
            ("EN-ie", "en-gb"), ("en-001", "en-gb"), ("en_US@calendar=gregorian", "en-us"), ("en_GB.UTF-8", "en-gb"),
            ("en-Latn-US-u-ca-buddhist", "en-us"), ("zh-Hans-CN", "zh"), ("zh_TW", "zh"), ("pt-BR", "pt"),
            ("es-419", "es"), ("es-ES", "es"), ("fr", "fr"), ("sw-KE", nil), ("ja", nil), ("", nil), ("-", nil),
            ("en-840", "en-us"), ("en_124", "en-us"), ("en-826", "en-gb"), ("en-150", "en-gb"), ("es-840", "es"),
            ("mo-MD", "ro"), ("iw-IL", nil), ("C", nil), ("u-en", nil), ("x-en-gb", nil), ("e\u{301}n", nil),
            ("en-oxendict", "en-gb"), ("en-scouse", "en-gb"), ("en-Latn-scouse", "en-gb"), ("en-cornu", "en-gb"),
            ("en-GB-scouse", "en-gb"), ("en-US-scouse", "en-us"), ("en-boont", "en-us"), ("en-GB-oed", "en-gb"),
            ("en-gb ", nil), (" en-gb", nil), ("en-gb\n", nil), ("en gb", nil), ("en-g\u{E9}", nil),
            ("en-ninechars", nil),
            ("en_US_POSIX", "en-us"), ("en__POSIX", "en-us"), ("de-1996", "de"), ("en-1994", "en-us"),
        ])
    func matching(tag: String, code: String?) {
        #expect(MonolingualLanguage(matching: tag)?.rawValue == code)
    }

    @Test("A language tag finds the variety of English that the data set has")
    func matchingVarieties() {
        #expect(PronunciationsLanguage(matching: "en_AU") == .australianEnglish)
        #expect(LemmasLanguage(matching: "en_AU") == .english)
        #expect(PronunciationsLanguage(matching: "en-036") == .australianEnglish)
        #expect(PronunciationsLanguage(matching: "en_IN") == .indianEnglish)
        #expect(BilingualLanguage(matching: "fa-IR") == .persian)
        #expect(BilingualLanguage(matching: "in-ID") == .indonesian)
    }

    @Test("A random tag finds an offered language or none", arguments: 0..<20 as Range<UInt64>)
    func randomTags(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pieces = ["en", "EN", "-", "_", "us", "gb", "419", "u", "x", "Hans", "zh", "@", ".", "é", "\u{301}", " "]
        for _ in 0..<200 {
            let tag = random.elements(of: pieces, atMost: 8).joined()
            if let language = MonolingualLanguage(matching: tag) { #expect(language.isOffered, "\(tag)") }
        }
    }
}

@Suite("Language pairs for translation")
struct LanguagePairs {
    @Test("Every bilingual language has a pair")
    func everyLanguageHasAPair() {
        #expect(Set(LanguagePair.known.flatMap { [$0.source, $0.target] }) == Set(BilingualLanguage.known))
    }
}
