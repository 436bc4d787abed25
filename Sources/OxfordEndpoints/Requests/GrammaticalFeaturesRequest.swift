/// A request for the grammatical features of a data set.
public typealias GrammaticalFeaturesRequest = VocabularyListRequest<GrammaticalFeature>

extension GrammaticalFeature: OxfordListedVocabulary {
    /// The grammatical features with their labels.
    public typealias List = GrammaticalFeaturesAnswer

    /// The first path segment.
    public static var listPath: StaticString { "grammaticalFeatures" }
}

extension OxfordEndpointRequest where Self == GrammaticalFeaturesRequest {
    /// Creates a request for the grammatical features of a monolingual dictionary.
    public static func grammaticalFeatures(in language: MonolingualLanguage) -> Self {
        Self(in: language)
    }

    /// Creates a request for the grammatical features of a bilingual dictionary.
    public static func grammaticalFeatures(translating languages: LanguagePair) -> Self {
        Self(translating: languages)
    }
}
