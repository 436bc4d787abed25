extension EndpointCatalog {
    /// Every endpoint of version 2.
    public static let version2 = EndpointCatalog(
        [
            EntriesRequest.self, WordsRequest.self, LemmasRequest.self, InflectionsRequest.self, ThesaurusRequest.self,
            SentencesRequest.self, TranslationsRequest.self, SearchRequest.self, SearchThesaurusRequest.self,
            SearchTranslationsRequest.self, PronunciationsRequest.self, LanguagesRequest.self, FiltersRequest.self,
            FieldsRequest.self,
        ] + listedVocabularies.map { $0.listRequest })

    /// The vocabularies of the list requests.
    ///
    /// Swift searches all conformances of the program for each concrete generic type, which an existential avoids.
    private static let listedVocabularies: [any OxfordListedVocabulary.Type] = [
        LexicalCategory.self, Register.self, Domain.self, GrammaticalFeature.self,
    ]
}

extension OxfordListedVocabulary {
    fileprivate static var listRequest: any OxfordTextRequest.Type { VocabularyListRequest<Self>.self }
}
