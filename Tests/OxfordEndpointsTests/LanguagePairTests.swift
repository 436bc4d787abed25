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
}
