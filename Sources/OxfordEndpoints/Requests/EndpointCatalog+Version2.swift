extension EndpointCatalog {
    /// Every endpoint of version 2.
    public static let version2 = EndpointCatalog([
        EntriesRequest.self, WordsRequest.self, LemmasRequest.self, InflectionsRequest.self, ThesaurusRequest.self,
        SentencesRequest.self, TranslationsRequest.self, SearchRequest.self, SearchThesaurusRequest.self,
        SearchTranslationsRequest.self, PronunciationsRequest.self, LanguagesRequest.self, FiltersRequest.self,
        FieldsRequest.self, LexicalCategoriesRequest.self, RegistersRequest.self, DomainsRequest.self,
        GrammaticalFeaturesRequest.self,
    ])
}
