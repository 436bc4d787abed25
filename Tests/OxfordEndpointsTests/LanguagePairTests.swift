import OxfordEndpoints
import Testing

@Suite("Language pairs for translation")
struct LanguagePairs {
    @Test("The constants of a language are the pairs that translate from it")
    func constants() {
        #expect(LanguagePair.known.filter { $0.source == .spanish } == [.spanishToEnglish, .spanishToQuechua])
        #expect(LanguagePair.known.filter { $0.source == .quechua } == [.quechuaToSpanish])
        #expect(LanguagePair.englishToNorthernSotho.source == .english)
        #expect(LanguagePair.englishToNorthernSotho.target == .northernSotho)
        #expect(Set(LanguagePair.known).count == LanguagePair.known.count)
    }

    @Test("The label of a pair has the names of its languages, and the code of an unknown one")
    func labels() throws {
        #expect(LanguagePair.tokPisinToEnglish.label == "Tok Pisin to English")
        let new = try #require(BilingualTargetLanguage(rawValue: "nl"))
        #expect(LanguagePair(from: .english, to: new).label == "English to nl")
    }

    @Test("A pair can have any two languages")
    func anyPairIsPossible() throws {
        let source = try #require(BilingualSourceLanguage(rawValue: "fr"))
        let target = try #require(BilingualTargetLanguage(rawValue: "nl"))
        let pair = LanguagePair(from: source, to: target)
        #expect(pair.source == source && pair.target == target)
        #expect(!LanguagePair.known.contains(pair))
        #expect(TranslationsRequest("a", in: pair).urlString().hasSuffix("/translations/fr/nl/a"))
        #expect(SearchTranslationsRequest("a", in: pair).urlString().hasSuffix("/search/translations/fr/nl?q=a"))
        #expect(RegistersRequest(translating: pair).urlString().hasSuffix("/registers/fr/nl"))
    }

    @Test("A pair of two languages is equal to the constant")
    func equality() {
        var request = TranslationsRequest("a", in: LanguagePair(from: .english, to: .german))
        #expect(request == TranslationsRequest("a", in: .englishToGerman))
        request.languages = .germanToEnglish
        #expect(request == TranslationsRequest("a", in: .germanToEnglish))
    }

    private func notes(_ name: String, _ arguments: String...) throws -> [String] {
        var notes: [String] = []
        let parameters = name == "search-translations" ? [("q", "a")] : []
        _ = try EndpointCatalog.version2.makeRequest(
            name, arguments: arguments, parameters: parameters, noting: { notes.append("\($0)") })
        return notes
    }

    @Test("An undocumented pair from text is accepted with a note")
    func unknownPairFromTextIsNoted() throws {
        let note =
            #"unknown value "el" for target, kept as is; known targets for es: en, qu"#
        #expect(try notes("translations", "es", "el", "gato") == [note])
        #expect(try notes("search-translations", "es", "el") == [note])
        for list in ["lexical-categories", "registers", "domains", "grammatical-features"] {
            #expect(try notes(list, "es", "el") == [note], "\(list)")
        }
        #expect(try notes("translations", "en", "en", "cat").count == 1)
    }

    @Test("A documented pair from text has no note")
    func knownPairFromTextHasNoNote() throws {
        for pair in LanguagePair.known {
            #expect(try notes("translations", pair.source.rawValue, pair.target.rawValue, "a") == [])
        }
    }

    @Test("An undocumented language from text has one note")
    func unknownLanguageHasOneNote() throws {
        #expect(try notes("translations", "es", "nl", "gato").count == 1)
        #expect(try notes("translations", "nl", "en", "kat").count == 1)
        #expect(try notes("translations", "nl", "fr", "kat").count == 2)
    }
}
