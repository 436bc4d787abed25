/// A filter type that supports filtering by grammatical feature.
public protocol FiltersByGrammaticalFeature: OxfordFilter {}

extension Parameter {
    /// The `grammaticalFeatures` parameter.
    public static let grammaticalFeatures = Parameter("grammaticalFeatures", listOf: GrammaticalFeature.self)
}

extension FiltersByGrammaticalFeature {
    /// Keeps results with any of the grammatical features.
    ///
    /// ```swift
    /// let request = LemmasRequest(
    ///     "ran", in: .english, filters: .grammaticalFeatures(.past))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/lemmas/en/ran
    /// //     ?grammaticalFeatures=past
    /// ```
    public static func grammaticalFeatures(_ features: GrammaticalFeature...) -> Self {
        .grammaticalFeatures(of: features)
    }

    /// Keeps results with any of the grammatical features, or all if `features` is empty.
    public static func grammaticalFeatures(of features: [GrammaticalFeature]) -> Self {
        Self(term: FilterTerm(.grammaticalFeatures, list: features))
    }
}

extension FiltersByGrammaticalFeature {
    /// Unavailable: label the list with `of:`.
    @available(*, unavailable, message: "remove the brackets, or pass an array as .grammaticalFeatures(of: list)")
    public static func grammaticalFeatures(_ features: [GrammaticalFeature]) -> Self { fatalError() }
}
