import OxfordEndpoints
import Testing

@Suite("Language pairs for translation")
struct LanguagePairs {
    @Test("Every documented pair is a target of its source")
    func everyKnownPairIsATarget() {
        let ofEnglish = LanguagePair.known.filter { $0.source == .english }.map(\.target.rawValue)
        #expect(ofEnglish == EnglishSource.Target.known.map(\.rawValue))
        #expect(LanguagePair.known.contains(LanguagePair(from: .spanish, to: .quechua)))
        #expect(LanguagePair.known.contains(LanguagePair(from: .quechua, to: .spanish)))
        #expect(LanguagePair.known.contains(LanguagePair(from: .german, to: .english)))
        #expect(Set(LanguagePair.known).count == LanguagePair.known.count)
    }

    @Test("A typed target can only be created from a documented language")
    func targetsFromLanguages() {
        #expect(SpanishSource.Target(.quechua) == .quechua)
        #expect(SpanishSource.Target(rawValue: "en") == .english)
        #expect(SpanishSource.Target(.greek) == nil)
        #expect(EnglishTarget(rawValue: "el") == nil)
        #expect(EnglishSource.Target(.greek) == .greek)
        #expect(EnglishSource.Target(.english) == nil)
    }

    @Test("A source of any language accepts any target")
    func anyPairIsPossible() throws {
        let source = try #require(BilingualSourceLanguage(rawValue: "fr"))
        let target = try #require(BilingualTargetLanguage(rawValue: "nl"))
        let pair = LanguagePair(from: source, to: target)
        #expect(pair.source == source && pair.target == target)
        #expect(!LanguagePair.known.contains(pair))
        #expect(TranslationsRequest("a", from: source, to: target).urlString().hasSuffix("/translations/fr/nl/a"))
        #expect(
            SearchTranslationsRequest("a", from: source, to: target).urlString()
                .hasSuffix("/search/translations/fr/nl?q=a"))
        #expect(RegistersRequest(from: source, to: target).urlString().hasSuffix("/registers/fr/nl"))
    }

    @Test("Requests for the same pair are equal, however the pair is written")
    func equality() {
        let typed = TranslationsRequest("a", from: .english, to: .german)
        var other = TranslationsRequest("a", from: BilingualSourceLanguage.english, to: .german)
        #expect(typed == other)
        other.languages = LanguagePair(from: .german, to: .english)
        #expect(other == TranslationsRequest("a", from: .german, to: .english))
        #expect(other.languages.source == .german && other.languages.target == .english)
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
