/// A filter type that supports prefix search.
public protocol MatchesPrefix: OxfordFilter {}

extension Parameter {
    /// The `prefix` parameter.
    public static let prefix = Parameter(flag: "prefix")
}

extension MatchesPrefix {
    /// Sets whether results must begin with the search text.
    ///
    /// ```swift
    /// let request = SearchThesaurusRequest(
    ///     "ab", in: .english, filters: .prefix(false))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/search/thesaurus/en
    /// //     ?q=ab&prefix=false
    /// ```
    public static func prefix(_ isPrefix: Bool) -> Self { Self(term: FilterTerm(.prefix, flag: isPrefix)) }
}
