/// Filters of an endpoint whose answer can be narrowed to grammatical features.
public protocol FiltersByGrammaticalFeature: OxfordFilter {}

extension Parameter {
    /// `grammaticalFeatures`: the ids of the grammatical features that are wanted.
    public static let grammaticalFeatures = Parameter("grammaticalFeatures", listOf: GrammaticalFeature.self)
}

extension FiltersByGrammaticalFeature {
    /// Keeps what has any of the given grammatical features.
    ///
    /// ```swift
    /// print(LemmasRequest("ran", in: .english, filters: .grammaticalFeatures(.past, .pastParticiple)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/lemmas/en/ran?grammaticalFeatures=past,pastParticiple
    /// ```
    public static func grammaticalFeatures(_ features: GrammaticalFeature...) -> Self {
        .grammaticalFeatures(of: features)
    }

    /// Keeps what has any of the grammatical features in a list; an empty list keeps all.
    public static func grammaticalFeatures(of features: [GrammaticalFeature]) -> Self {
        Self(term: FilterTerm(.grammaticalFeatures, list: features))
    }
}

// A member that is not there, with the way to say it. Nothing can call it, so its body never runs.

extension FiltersByGrammaticalFeature {
    /// Not there: a list has a label.
    @available(*, unavailable, message: "remove the brackets, or pass an array as .grammaticalFeatures(of: list)")
    public static func grammaticalFeatures(_ features: [GrammaticalFeature]) -> Self { fatalError() }
}
