/// A request that searches a thesaurus.
///
/// ```swift
/// let request = SearchThesaurusRequest(
///     "ac", in: .english, filters: [.prefix(true)], page: Page(limit: 20))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/search/thesaurus/en
/// //     ?q=ac&prefix=true&limit=20
/// ```
public struct SearchThesaurusRequest: OxfordFilteredRequest, OxfordPagedRequest {
    /// The matching words.
    public typealias Answer = SearchAnswer

    /// A filter for search results.
    public typealias Filter = SearchRequest.Filter

    /// The search text.
    public var query: WordText

    /// The language of the thesaurus.
    public var language: ThesaurusLanguage

    /// The filters to apply.
    public var filters: Filters<Filter>

    /// The page of results to return, or `nil` for the first 5000 results.
    public var page: Page?

    /// Creates a request that searches a thesaurus.
    public init(_ query: WordText, in language: ThesaurusLanguage, filters: Filters<Filter> = [], page: Page? = nil) {
        self.query = query
        self.language = language
        self.filters = filters
        self.page = page
    }

    /// Writes the path and parameters.
    public func write(to url: inout URLWriter) {
        url.append(path: "search/thesaurus")
        url.append(segment: language)
        url.append(query, for: "q")
        url.append(filters)
        url.append(page)
    }
}

extension OxfordEndpointRequest where Self == SearchThesaurusRequest {
    /// Creates a request that searches a thesaurus.
    public static func searchThesaurus(
        _ query: WordText, in language: ThesaurusLanguage, filters: Filters<Filter> = [], page: Page? = nil
    ) -> Self {
        Self(query, in: language, filters: filters, page: page)
    }
}
