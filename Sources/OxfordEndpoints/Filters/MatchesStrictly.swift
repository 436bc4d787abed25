/// Filters of an endpoint that can be told whether diacritics count.
public protocol MatchesStrictly: OxfordFilter {}

extension Parameter {
    /// `strictMatch`: whether diacritics count.
    public static let strictMatch = Parameter(flag: "strictMatch")
}

extension MatchesStrictly {
    /// Says whether diacritics must match exactly.
    ///
    /// Where they need not, as when nothing is said, `rose` finds `rosé` too.
    ///
    /// ```swift
    /// print(ThesaurusRequest("café", in: .english, filters: .strictMatch(true)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/thesaurus/en/caf%C3%A9?strictMatch=true
    /// ```
    public static func strictMatch(_ isStrict: Bool) -> Self {
        Self(term: FilterTerm(.strictMatch, flag: isStrict))
    }
}
