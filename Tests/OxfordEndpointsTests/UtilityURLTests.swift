import OxfordEndpoints
import OxfordTesting
import Testing

@Suite struct UtilityURLs {
    @Test("Languages")
    func languages() throws {
        try expectGolden(
            "languages.golden.txt",
            [
                GoldenRow("plain", LanguagesRequest()),
                GoldenRow("source", LanguagesRequest(source: .english)),
                GoldenRow("target", LanguagesRequest(target: .spanish)),
                GoldenRow("source + target", LanguagesRequest(source: .english, target: .spanish)),
                GoldenRow("on the sandbox", LanguagesRequest(), on: .sandbox),
            ] + Language.known.map { GoldenRow("source \($0)", LanguagesRequest(source: $0)) })
    }

    @Test("Filters and fields")
    func filtersAndFields() throws {
        let rows = [GoldenRow("filters", FiltersRequest()), GoldenRow("fields", FieldsRequest())]
        let ofOne =
            FiltersRequest.Owner.known.map { GoldenRow("filters of \($0)", FiltersRequest(of: $0)) }
            + FieldsRequest.Owner.known.map { GoldenRow("fields of \($0)", FieldsRequest(of: $0)) }
        try expectGolden("filters-and-fields.golden.txt", rows + ofOne)
    }

    private func rows<Vocabulary>(_ name: String, _: VocabularyListRequest<Vocabulary>.Type) -> [GoldenRow] {
        typealias Request = VocabularyListRequest<Vocabulary>
        return MonolingualLanguage.known.map { GoldenRow("\(name) in \($0.rawValue)", Request(in: $0)) }
            + BilingualSourceLanguage.known.map {
                let pair = LanguagePair(from: $0, to: .english)
                return GoldenRow("\(name) from \($0.rawValue)", Request(translating: pair))
            }
            + BilingualTargetLanguage.known.map {
                let pair = LanguagePair(from: .english, to: $0)
                return GoldenRow("\(name) to \($0.rawValue)", Request(translating: pair))
            }
    }

    @Test("Vocabularies")
    func labels() throws {
        try expectGolden(
            "labels.golden.txt",
            rows("lexical categories", LexicalCategoriesRequest.self) + rows("registers", RegistersRequest.self)
                + rows("domains", DomainsRequest.self)
                + rows("grammatical features", GrammaticalFeaturesRequest.self))
    }

    @Test("Factory methods make the same requests as initializers")
    func factoriesMakeTheSameRequests() {
        #expect(
            isSame(LanguagesRequest(source: .english, target: .zulu), .languages(source: .english, target: .zulu)))
        #expect(isSame(FiltersRequest(of: .lemmas), .filters(of: .lemmas)))
        #expect(isSame(FieldsRequest(of: .entries), .fields(of: .entries)))
        #expect(isSame(FieldsRequest(), .fields()))
        #expect(isSame(LexicalCategoriesRequest(in: .french), .lexicalCategories(in: .french)))
        #expect(isSame(RegistersRequest(translating: .englishToGreek), .registers(translating: .englishToGreek)))
        #expect(isSame(RegistersRequest(in: .french), .registers(in: .french)))
        #expect(isSame(DomainsRequest(in: .french), .domains(in: .french)))
        #expect(isSame(DomainsRequest(translating: .englishToGreek), .domains(translating: .englishToGreek)))
        #expect(isSame(GrammaticalFeaturesRequest(in: .french), .grammaticalFeatures(in: .french)))
        #expect(
            isSame(
                GrammaticalFeaturesRequest(translating: .englishToGreek),
                .grammaticalFeatures(translating: .englishToGreek)))
        #expect(
            isSame(
                LexicalCategoriesRequest(translating: .englishToGreek),
                .lexicalCategories(translating: .englishToGreek)))
    }
}
