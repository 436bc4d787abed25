public import OxfordEndpoints

extension V1 {
    /// Filters of version 1 whose answer can be narrowed to grammatical features.
    ///
    /// ```swift
    /// print(V1.InflectionsRequest("mice", in: .english, filters: .grammaticalFeatures(.plural)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/inflections/en/mice/grammaticalFeatures=plural
    /// ```
    public protocol FiltersByGrammaticalFeature: OxfordFilter {}
}

extension V1.FiltersByGrammaticalFeature {
    /// Keeps what has any of the given grammatical features.
    ///
    /// ```swift
    /// print(V1.EntriesRequest("ace", in: .english, filters: .grammaticalFeatures(.plural, .singular)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/ace/grammaticalFeatures=plural,singular
    /// ```
    public static func grammaticalFeatures(_ features: V1.GrammaticalFeature...) -> Self {
        .grammaticalFeatures(of: features)
    }

    /// Keeps what has any of the grammatical features in a list; an empty list keeps all.
    ///
    /// ```swift
    /// let features = ["plural", "singular"].map(V1.GrammaticalFeature.init(rawValue:))
    /// print(V1.InflectionsRequest("axes", in: .english, filters: .grammaticalFeatures(of: features)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/inflections/en/axes/grammaticalFeatures=plural,singular
    /// ```
    public static func grammaticalFeatures(of features: [V1.GrammaticalFeature]) -> Self {
        Self(term: FilterTerm(.grammaticalFeaturesInPath, list: features))
    }
}
