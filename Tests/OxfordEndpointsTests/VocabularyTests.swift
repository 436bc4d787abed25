import OxfordEndpoints
import Testing

@Suite struct Vocabularies {
    static let labeled: [any OxfordLabeledVocabulary.Type] = [
        BilingualLanguage.self, CorpusLanguage.self, Domain.self, GrammaticalFeature.self,
        InflectionsLanguage.self, Language.self, LemmasLanguage.self, LexicalCategory.self, MonolingualLanguage.self,
        PronunciationsLanguage.self, Region.self, Register.self, SentencesLanguage.self, ThesaurusLanguage.self,
    ]
    private static let unlabeled: [any OxfordVocabulary.Type] = [
        Dialect.self, EntryField.self, FrequencyOrder.self, PhoneticNotation.self, ThesaurusField.self,
        TranslationField.self,
    ]

    @Test("Known values are unique, and can be created from their IDs")
    func knownValues() {
        func expectWhole<Vocabulary: OxfordVocabulary>(_: Vocabulary.Type) {
            let ids = Vocabulary.known.map(\.rawValue)
            #expect(!ids.isEmpty, "\(Vocabulary.self)")
            #expect(Set(ids).count == ids.count, "\(Vocabulary.self)")
            #expect(ids.compactMap(Vocabulary.init(rawValue:)) == Vocabulary.known, "\(Vocabulary.self)")
        }
        for vocabulary in Self.labeled + Self.unlabeled { expectWhole(vocabulary) }
    }

    @Test("Known values can be created from their labels")
    func labels() {
        func expectLabels<Vocabulary: OxfordLabeledVocabulary>(_: Vocabulary.Type) {
            for value in Vocabulary.known {
                #expect(Vocabulary(label: value.label) == value)
                #expect(Vocabulary(label: value.label.uppercased().replacing(" ", with: "_")) == value)
            }
            #expect(Vocabulary(label: "") == nil, "\(Vocabulary.self)")
        }
        for vocabulary in Self.labeled { expectLabels(vocabulary) }
    }

    @Test("The label of a value that the library does not know is its ID")
    func undocumentedValues() {
        #expect(Domain(rawValue: "quantum_computing").label == "quantum_computing")
        #expect(Language(rawValue: "nl")?.label == "nl")
        #expect(LanguagePair(rawValue: "en/nl")?.label == "English to nl")
        #expect(GrammaticalFeature(rawValue: "new").kind == nil)
    }

    @Test("Every grammatical feature has a kind")
    func everyFeatureHasAKind() {
        #expect(GrammaticalFeature.known.allSatisfy { $0.kind?.isEmpty == false })
        #expect(GrammaticalFeature.masculine.kind == "Gender")
    }

    @Test("A frequency table can be sorted and grouped by a column that the library does not know")
    func newColumns() {
        let request = WordFrequenciesRequest(
            in: .english,
            filters: [
                .sort(.descending(FrequencyColumn(rawValue: "rank")), FrequencyOrder(rawValue: "-frequency")),
                .collate(FrequencyGroup(rawValue: "era")),
            ])
        #expect(request.urlString().hasSuffix("/?collate=era&sort=-rank,-frequency"))
        #expect(FrequencyOrder(rawValue: "-frequency") == .descending(.frequency))
        #expect(FrequencyOrder.known.count == 12)
    }
}
