public import OxfordEndpoints

extension V1 {
    /// Filters that keep values with certain grammatical features.
    public protocol FiltersByGrammaticalFeature: OxfordFilter {}
}

extension V1.FiltersByGrammaticalFeature {
    /// Keeps values with any of the grammatical features.
    public static func grammaticalFeatures(_ features: V1.GrammaticalFeature...) -> Self {
        .grammaticalFeatures(of: features)
    }

    /// Keeps values with any grammatical feature in a list, or all values if the list is empty.
    public static func grammaticalFeatures(of features: [V1.GrammaticalFeature]) -> Self {
        Self(term: FilterTerm(.grammaticalFeaturesInPath, list: features))
    }
}
