import OxfordEndpoints
import Testing

@Suite struct Vocabularies {
    private func expectWhole<Vocabulary: OxfordVocabulary>(_: Vocabulary.Type) {
        let ids = Vocabulary.known.map(\.rawValue)
        #expect(!ids.isEmpty)
        #expect(Set(ids).count == ids.count)
        #expect(Set(Vocabulary.known).count == ids.count)
        for id in ids { #expect(Vocabulary(rawValue: id)?.rawValue == id) }
    }

    @Test func knownValuesAreOnceEachAndFoundAgain() {
        expectWhole(Domain.self)
        expectWhole(EntryField.self)
        expectWhole(GrammaticalFeature.self)
        expectWhole(Language.self)
        expectWhole(LexicalCategory.self)
        expectWhole(MonolingualLanguage.self)
        expectWhole(Region.self)
        expectWhole(Register.self)
    }

    @Test(arguments: ["", "..", ".", "en/gb", "EN", "en gb", "é", "en_gb", "e\u{301}n", "en\u{0}"])
    func textThatIsNoCodeMakesNoLanguage(text: String) {
        #expect(Language(rawValue: text) == nil)
        #expect(MonolingualLanguage(rawValue: text) == nil)
    }

    @Test func newLanguageIsMadeFromItsCode() throws {
        let dutch = try #require(MonolingualLanguage(rawValue: "nl"))
        #expect(EntriesRequest("aas", in: dutch).urlString().hasSuffix("/entries/nl/aas"))
    }

    @Test func plainEnglishHasNoDictionaryOfItsOwn() {
        #expect(MonolingualLanguage(.english) == nil)
        #expect(MonolingualLanguage(rawValue: "en") == nil)
        #expect(MonolingualLanguage(.americanEnglish) == .americanEnglish)
    }
}
