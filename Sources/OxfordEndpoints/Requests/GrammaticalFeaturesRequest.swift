/// Requests the grammatical features that a data set uses.
public typealias GrammaticalFeaturesRequest = VocabularyListRequest<GrammaticalFeature>

extension GrammaticalFeature: OxfordListedVocabulary {
    /// The grammatical features with their labels.
    public typealias List = GrammaticalFeaturesAnswer

    /// The endpoint's first path segment.
    public static var listPath: StaticString { "grammaticalFeatures" }

    /// The endpoint's name in a catalog.
    public static var listName: String { "grammatical-features" }
}

extension OxfordEndpointRequest where Self == GrammaticalFeaturesRequest {
    /// Requests the grammatical features that the dictionary of a language uses.
    public static func grammaticalFeatures(in language: MonolingualLanguage) -> Self {
        Self(in: language)
    }

    /// Requests the grammatical features that the translations from one language to another use.
    public static func grammaticalFeatures<Source: TranslationSource>(
        from source: Source, to target: Source.Target
    ) -> Self {
        Self(from: source, to: target)
    }
}
