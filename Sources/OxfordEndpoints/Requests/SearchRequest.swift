/// A request that searches a dictionary for exact matches, near matches, and the headwords of inflected forms.
///
/// ```swift
/// let request = SearchRequest(
///     "eye", in: .britishEnglish, filters: [.prefix(true)],
///     page: Page(limit: 20))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/search/en-gb
/// //     ?q=eye&prefix=true&limit=20
/// ```
public struct SearchRequest: OxfordFilteredRequest, OxfordPagedRequest {
    /// The matching words.
    public typealias Answer = SearchAnswer

    /// The search text.
    public var query: WordText

    /// The language of the dictionary.
    public var language: MonolingualLanguage

    /// The filters to apply.
    public var filters: Filters<Filter>

    /// The page of results to return, or `nil` for the first 5000 results.
    public var page: Page?

    /// Creates a request that searches a dictionary.
    public init(_ query: WordText, in language: MonolingualLanguage, filters: Filters<Filter> = [], page: Page? = nil) {
        self.query = query
        self.language = language
        self.filters = filters
        self.page = page
    }

    /// Writes the path and parameters.
    public func write(to url: inout URLWriter) {
        url.append(path: "search")
        url.append(segment: language)
        url.append(query, for: "q")
        url.append(filters)
        url.append(page)
    }
}

extension SearchRequest {
    /// A filter for search results.
    public struct Filter: MatchesPrefix {
        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension OxfordEndpointRequest where Self == SearchRequest {
    /// Creates a request that searches a dictionary.
    public static func search(
        _ query: WordText, in language: MonolingualLanguage, filters: Filters<Filter> = [], page: Page? = nil
    ) -> Self {
        Self(query, in: language, filters: filters, page: page)
    }
}
