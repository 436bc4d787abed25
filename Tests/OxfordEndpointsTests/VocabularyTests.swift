import OxfordEndpoints
import Testing

@Suite struct Vocabularies {
    private func expectWhole<Vocabulary: OxfordVocabulary>(_: Vocabulary.Type) {
        let ids = Vocabulary.known.map(\.rawValue)
        #expect(!ids.isEmpty)
        #expect(Set(ids).count == ids.count)
        #expect(ids.compactMap(Vocabulary.init(rawValue:)) == Vocabulary.known)
    }

    private func expectLabelled<Vocabulary: OxfordLabeledVocabulary>(_ vocabulary: Vocabulary.Type) {
        expectWhole(vocabulary)
        for value in Vocabulary.known {
            let label = value.label ?? ""
            #expect(Vocabulary(label: label) == value)
            #expect(Vocabulary(label: label.uppercased().replacing(" ", with: "_")) == value)
        }
        #expect(Vocabulary(label: "") == nil)
    }

    @Test("Known values are unique, and can be created from their IDs and labels")
    func knownValues() {
        expectLabelled(Domain.self)
        expectLabelled(GrammaticalFeature.self)
        expectLabelled(LexicalCategory.self)
        expectLabelled(Region.self)
        expectLabelled(Register.self)
        expectLabelled(Language.self)
        expectLabelled(BilingualSourceLanguage.self)
        expectLabelled(BilingualTargetLanguage.self)
        expectLabelled(InflectionsLanguage.self)
        expectLabelled(LemmasLanguage.self)
        expectLabelled(MonolingualLanguage.self)
        expectLabelled(PronunciationsLanguage.self)
        expectLabelled(SentencesLanguage.self)
        expectLabelled(ThesaurusLanguage.self)
        expectWhole(EntryField.self)
        expectWhole(ThesaurusField.self)
        expectWhole(TranslationField.self)
        expectWhole(FrequencyOrder.self)
        expectWhole(Dialect.self)
        expectWhole(PhoneticNotation.self)
        #expect(Domain.known.count == 1289)
    }

    @Test("Undocumented values have no label")
    func undocumentedValues() {
        #expect(Domain(rawValue: "quantum_computing").label == nil)
        #expect(GrammaticalFeature(rawValue: "new").type == nil)
    }

    @Test("The description of a value is its raw value")
    func descriptions() {
        #expect("\(LexicalCategory.noun) \(Domain.airForce) \(EntryField.definitions)" == "noun air_force definitions")
        #expect("\(MonolingualLanguage.britishEnglish) \(Language.spanish)" == "en-gb es")
        #expect("\(Dialect.britishEnglish) \(PhoneticNotation.ipa)" == "British English IPA")
    }

    @Test("Every grammatical feature has a type")
    func everyFeatureHasAType() {
        #expect(GrammaticalFeature.known.allSatisfy { $0.type?.isEmpty == false })
        #expect(GrammaticalFeature.masculine.type == "Gender")
    }

    @Test(
        "Text that is not a language code makes no language",
        arguments: ["", "..", ".", "en/gb", "EN", "en gb", "é", "en_gb", "e\u{301}n", "en\u{0}"])
    func malformedCodes(text: String) {
        #expect(Language(rawValue: text) == nil)
        #expect(MonolingualLanguage(rawValue: text) == nil)
    }

    @Test("An undocumented language can be created from its code")
    func undocumentedLanguages() throws {
        let dutch = try #require(MonolingualLanguage(rawValue: "nl"))
        #expect(EntriesRequest("aas", in: dutch).urlString().hasSuffix("/entries/nl/aas"))
    }

    @Test("Plain English is not a monolingual language")
    func plainEnglish() {
        #expect(MonolingualLanguage(.english) == nil)
        #expect(MonolingualLanguage(rawValue: "en") == nil)
        #expect(MonolingualLanguage(.americanEnglish) == .americanEnglish)
    }
}
