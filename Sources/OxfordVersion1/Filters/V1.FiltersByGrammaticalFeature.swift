public import OxfordEndpoints

extension V1 {
    /// Filters that limit results by grammatical feature.
    public protocol FiltersByGrammaticalFeature: OxfordFilter {}
}

extension V1.FiltersByGrammaticalFeature {
    /// Limits results to any of the given grammatical features.
    public static func grammaticalFeatures(_ features: V1.GrammaticalFeature...) -> Self {
        .grammaticalFeatures(of: features)
    }

    /// Limits results to any of the grammatical features in a list, unless it is empty.
    public static func grammaticalFeatures(of features: [V1.GrammaticalFeature]) -> Self {
        Self(term: FilterTerm(.grammaticalFeaturesInPath, list: features))
    }
}
