import OxfordEndpoints
import Testing

@Suite("Languages from text") struct LanguagesFromText {
    private func error<Language: OxfordLanguage>(
        of text: String, as _: Language.Type = MonolingualLanguage.self
    ) throws -> InvalidLanguage {
        try #require(throws: InvalidLanguage.self) { try Language(validating: text) }
    }

    @Test("Letter case and underscores do not matter", arguments: ["en-gb", "EN-GB", "en_GB", "En_gb"])
    func caseAndUnderscores(text: String) throws {
        #expect(try MonolingualLanguage(validating: text) == .britishEnglish)
        #expect(try Language(validating: text) == .britishEnglish)
    }

    @Test("Every documented language is accepted by its code", arguments: Language.known)
    func knownLanguages(language: Language) throws {
        #expect(try Language(validating: language.rawValue.uppercased()) == language)
    }

    @Test("Every language of a data set is accepted by its code", arguments: MonolingualLanguage.known)
    func knownLanguages(language: MonolingualLanguage) throws {
        #expect(try MonolingualLanguage(validating: language.rawValue) == language)
    }

    @Test("An undocumented code is accepted", arguments: ["nl", "haw"])
    func newLanguages(code: String) throws {
        #expect(try MonolingualLanguage(validating: code).rawValue == code)
    }

    @Test(
        "Text that is not a language code is rejected",
        arguments: [
            "", " ", "e", "en-", "-gb", "en--gb", "en gb", "en-g", "12", "e2", "english", "../en", "en-gb/ace", "é",
            "en-verylongtag", "nl\u{301}",
        ])
    func malformedCodes(text: String) throws {
        #expect(try error(of: text).reason == .notACode)
        #expect(try error(of: text).text == text)
    }

    @Test("A variety without a data set is rejected", arguments: ["en", "EN", "en-uk", "en_XX", "en_AU", "es-mx"])
    func varietiesWithoutDataSets(text: String) throws {
        #expect(try error(of: text).reason == .notOffered)
    }

    @Test(
        "The nearest language is suggested",
        arguments: [
            ("german", "de"), ("German", "de"), ("Germn", "de"), ("es-mx", "es"), ("de_DE.UTF-8", "de"),
            ("british english", "en-gb"), ("lv.", "lv"), ("nothing like it", nil),
        ])
    func suggestions(text: String, code: String?) throws {
        let error = try error(of: text)
        #expect(error.suggestion == code)
        #expect(error.description.contains(code.map { "did you mean \($0)?" } ?? "use a code such as es or en-gb"))
    }

    @Test("The codes in an error's advice are known for the data sets of the endpoint")
    func examples() throws {
        #expect(try error(of: "??", as: ThesaurusLanguage.self).description.hasSuffix("use a code such as en"))
        #expect(try error(of: "??", as: LemmasLanguage.self).description.hasSuffix("use a code such as es or en"))
        #expect(try error(of: "??", as: PronunciationsLanguage.self).description.hasSuffix("use a code such as en-gb"))
    }

    @Test("A language is created only from the label of a known language of the same kind")
    func labels() {
        #expect(LemmasLanguage(label: "german") == .german)
        #expect(ThesaurusLanguage(label: "German") == nil)
        #expect(ThesaurusLanguage(label: "British English") == nil)
    }

    @Test("The advice about English depends on the data sets of the endpoint")
    func advice() throws {
        #expect(
            try error(of: "en").description
                == "invalid language \"en\": this kind of request distinguishes British and American English;"
                + " use a code such as en-gb or en-us")
        #expect(try error(of: "en-uk").description.hasSuffix("such as en-gb or en-us"))
        #expect(try error(of: "English").description.hasSuffix("such as en-gb or en-us"))
        let whole = try error(of: "EN_gb", as: ThesaurusLanguage.self)
        #expect(
            whole.description
                == "invalid language \"EN_gb\": this kind of request does not distinguish British and American English;"
                + " use en")
        #expect(try error(of: "english", as: ThesaurusLanguage.self).suggestion == "en")
    }
}
