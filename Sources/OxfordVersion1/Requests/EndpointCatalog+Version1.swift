public import OxfordEndpoints

extension EndpointCatalog {
    /// The endpoints of version 1, which was switched off in 2019.
    public static let version1 = EndpointCatalog([
        V1.EntriesRequest.self, V1.ThesaurusRequest.self, V1.SentencesRequest.self, V1.TranslationsRequest.self,
        V1.InflectionsRequest.self, V1.SearchRequest.self, V1.SearchTranslationsRequest.self, V1.WordlistRequest.self,
        V1.WordFrequencyRequest.self, V1.WordFrequenciesRequest.self, V1.NgramFrequenciesRequest.self,
        V1.DomainsRequest.self, V1.FiltersRequest.self, V1.GrammaticalFeaturesRequest.self, V1.LanguagesRequest.self,
        V1.LexicalCategoriesRequest.self, V1.RegionsRequest.self, V1.RegistersRequest.self,
    ])
}
