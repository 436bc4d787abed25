public import OxfordEndpoints

extension V1 {
    /// Filters that limit results by grammatical feature.
    public protocol FiltersByGrammaticalFeature: OxfordFilter {}
}

extension V1.FiltersByGrammaticalFeature {
    /// Keeps results with any of the grammatical features.
    public static func grammaticalFeatures(_ features: V1.GrammaticalFeature...) -> Self {
        .grammaticalFeatures(of: features)
    }

    /// Keeps results with any of the grammatical features, or all if `features` is empty.
    public static func grammaticalFeatures(of features: [V1.GrammaticalFeature]) -> Self {
        Self(term: FilterTerm(.grammaticalFeaturesInPath, list: features))
    }
}
