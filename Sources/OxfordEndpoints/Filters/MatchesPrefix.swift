/// Filters of a search that can be told to look at the beginnings of words alone.
public protocol MatchesPrefix: OxfordFilter {}

extension Parameter {
    /// `prefix`: whether results begin with what is searched for.
    public static let prefix = Parameter(flag: "prefix")
}

extension MatchesPrefix {
    /// Says whether every result must begin with what is searched for.
    ///
    /// ```swift
    /// print(SearchThesaurusRequest("ab", in: .english, filters: .prefix(false)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/search/thesaurus/en?q=ab&prefix=false
    /// ```
    public static func prefix(_ isPrefix: Bool) -> Self { Self(term: FilterTerm(.prefix, flag: isPrefix)) }
}
