public import OxfordEndpoints

extension V1 {
    /// Requests the grammatical features that a data set of version 1 uses.
    ///
    /// In version 2, use `OxfordEndpoints.GrammaticalFeaturesRequest`.
    public typealias GrammaticalFeaturesRequest = VocabularyListRequest<GrammaticalFeature>
}

extension V1.GrammaticalFeature: V1.ListedVocabulary {
    /// The grammatical features with their labels.
    public typealias Version1List = GrammaticalFeaturesAnswer

    /// The languages of the dictionaries.
    public typealias Version1Language = V1.GrammaticalFeaturesLanguage

    /// The endpoint's first path segment.
    public static var version1ListPath: StaticString { "grammaticalFeatures" }
}
