/// A filter type that can restrict an answer to grammatical features.
public protocol FiltersByGrammaticalFeature: OxfordFilter {}

extension Parameter {
    /// The `grammaticalFeatures` parameter: a list of grammatical feature IDs.
    public static let grammaticalFeatures = Parameter("grammaticalFeatures", listOf: GrammaticalFeature.self)
}

extension FiltersByGrammaticalFeature {
    /// Restricts the answer to words with any of the given grammatical features.
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

    /// Restricts the answer to words with any of the listed grammatical features.
    ///
    /// An empty list keeps all words.
    public static func grammaticalFeatures(of features: [GrammaticalFeature]) -> Self {
        Self(term: FilterTerm(.grammaticalFeatures, list: features))
    }
}

// An unavailable member, whose message names the replacement.

extension FiltersByGrammaticalFeature {
    /// Unavailable: label the list with `of:`.
    @available(*, unavailable, message: "leave out the brackets, or label the list: .grammaticalFeatures(of: list)")
    public static func grammaticalFeatures(_ features: [GrammaticalFeature]) -> Self { fatalError() }
}
