/// A filter type that supports strict matching of diacritics.
public protocol MatchesStrictly: OxfordFilter {}

extension Parameter {
    /// The `strictMatch` parameter.
    public static let strictMatch = Parameter(flag: "strictMatch")
}

extension MatchesStrictly {
    /// Sets whether diacritics must match exactly.
    ///
    /// The default is `false`: `rose` also finds `rosé`.
    ///
    /// ```swift
    /// let request = ThesaurusRequest(
    ///     "café", in: .english, filters: .strictMatch(true))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/thesaurus/en/caf%C3%A9
    /// //     ?strictMatch=true
    /// ```
    public static func strictMatch(_ isStrict: Bool) -> Self {
        Self(term: FilterTerm(.strictMatch, flag: isStrict))
    }
}
