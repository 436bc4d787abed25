/// A filter type that can include and exclude words by their grammatical features.
public protocol FiltersByFeaturePair: OxfordFilter {}

extension Parameter {
    /// The `grammaticalFeatures` parameter: the included and excluded features with their types.
    public static let featurePairs = Parameter("grammaticalFeatures", listOf: FeaturePair.self)
}

extension FiltersByFeaturePair {
    /// Restricts the table to words with all the included features and none of the excluded ones.
    public static func grammaticalFeatures(_ pairs: FeaturePair...) -> Self { .grammaticalFeatures(of: pairs) }

    /// Restricts the table to words with all the listed included features and none of the excluded ones.
    public static func grammaticalFeatures(of pairs: [FeaturePair]) -> Self {
        Self(term: FilterTerm(.featurePairs, list: pairs))
    }
}
