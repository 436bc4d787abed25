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

    @Test("Every bilingual language has a pair")
    func everyLanguageHasAPair() {
        #expect(Set(LanguagePair.known.map(\.source)) == Set(BilingualSourceLanguage.known))
        #expect(Set(LanguagePair.known.map(\.target)) == Set(BilingualTargetLanguage.known))
    }

    @Test("The label of a pair has the names of its languages, and the code of an unknown one")
    func labels() throws {
        #expect(LanguagePair.tokPisinToEnglish.label == "Tok Pisin to English")
        let new = try #require(BilingualTargetLanguage(rawValue: "nl"))
        #expect(LanguagePair(from: .english, to: new).label == "English to nl")
    }

    @Test("A pair can have any two languages, and equals the constant of these languages")
    func anyPairIsPossible() throws {
        let source = try #require(BilingualSourceLanguage(rawValue: "fr"))
        let target = try #require(BilingualTargetLanguage(rawValue: "nl"))
        var request = TranslationsRequest("a", in: LanguagePair(from: source, to: target))
        #expect(!LanguagePair.known.contains(request.languages))
        #expect(request.urlString().hasSuffix("/translations/fr/nl/a"))
        request.languages = LanguagePair(from: .english, to: .german)
        #expect(request == TranslationsRequest("a", in: .englishToGerman))
    }
}
