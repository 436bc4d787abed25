/// A filter type that supports including and excluding grammatical features.
public protocol FiltersByFeaturePair: OxfordFilter {}

extension Parameter {
    /// The `grammaticalFeatures` parameter, with types.
    public static let featurePairs = Parameter("grammaticalFeatures", listOf: FeaturePair.self)
}

extension FiltersByFeaturePair {
    /// Keeps words with all the included features and none of the excluded ones.
    public static func grammaticalFeatures(_ pairs: FeaturePair...) -> Self { .grammaticalFeatures(of: pairs) }

    /// Keeps words with all the included features and none of the excluded ones, or all words if `pairs` is empty.
    public static func grammaticalFeatures(of pairs: [FeaturePair]) -> Self {
        Self(term: FilterTerm(.featurePairs, list: pairs))
    }
}
