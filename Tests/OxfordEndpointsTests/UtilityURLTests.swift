import OxfordEndpoints
import OxfordTesting
import Testing

@Suite struct UtilityURLs {
    @Test("Languages")
    func languageRequests() throws {
        try expectGolden(
            "languages.golden.txt",
            [
                GoldenRow("plain", LanguagesRequest()),
                GoldenRow("source", LanguagesRequest(source: .english)),
                GoldenRow("target", LanguagesRequest(target: .spanish)),
                GoldenRow("source + target", LanguagesRequest(source: .english, target: .spanish)),
                GoldenRow("on the sandbox", LanguagesRequest(), on: .sandbox),
            ] + languages("source") { LanguagesRequest(source: $0) })
    }

    @Test("Filters and fields")
    func filtersAndFields() throws {
        let rows = [GoldenRow("filters", FiltersRequest()), GoldenRow("fields", FieldsRequest())]
        let ofOne =
            FiltersRequest.Endpoint.known.map { GoldenRow("filters of \($0)", FiltersRequest(of: $0)) }
            + FieldsRequest.Endpoint.known.map { GoldenRow("fields of \($0)", FieldsRequest(of: $0)) }
        try expectGolden("filters-and-fields.golden.txt", rows + ofOne)
    }

    private func rows<Vocabulary>(_ name: String, _: VocabularyListRequest<Vocabulary>.Type) -> [GoldenRow] {
        typealias Request = VocabularyListRequest<Vocabulary>
        return languages("\(name) in") { Request(in: $0) }
            + languages("\(name) from") { Request(translating: LanguagePair(from: $0, to: .english)) }
            + languages("\(name) to") { Request(translating: LanguagePair(from: .english, to: $0)) }
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
    func factories() {
        expectSame(LanguagesRequest(source: .english, target: .zulu), .languages(source: .english, target: .zulu))
        expectSame(FiltersRequest(of: .lemmas), .filters(of: .lemmas))
        expectSame(FieldsRequest(of: .entries), .fields(of: .entries))
        expectSame(FieldsRequest(), .fields())
        expectSame(LexicalCategoriesRequest(in: .french), .lexicalCategories(in: .french))
        expectSame(RegistersRequest(in: .french), .registers(in: .french))
        expectSame(DomainsRequest(in: .french), .domains(in: .french))
        expectSame(GrammaticalFeaturesRequest(in: .french), .grammaticalFeatures(in: .french))
        let pair = LanguagePair.englishToGreek
        expectSame(LexicalCategoriesRequest(translating: pair), .lexicalCategories(translating: pair))
        expectSame(RegistersRequest(translating: pair), .registers(translating: pair))
        expectSame(DomainsRequest(translating: pair), .domains(translating: pair))
        expectSame(GrammaticalFeaturesRequest(translating: pair), .grammaticalFeatures(translating: pair))
    }
}
