/// A request that searches a bilingual dictionary.
///
/// ```swift
/// let request = SearchTranslationsRequest(
///     "eye", translating: .englishToSpanish, page: Page(limit: 20))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/search/translations/en/es
/// //     ?q=eye&limit=20
/// ```
///
/// ``LanguagePair`` has a constant for each pair of languages that the service is known to support. Other pairs have no
/// constant, so `.spanishToGreek`, for example, does not compile.
public struct SearchTranslationsRequest: OxfordFilteredRequest, OxfordPagedRequest {
    /// The matching words.
    public typealias Answer = SearchAnswer

    /// A filter for search results.
    public typealias Filter = SearchRequest.Filter

    /// The search text.
    public var query: WordText

    /// The source and target languages.
    public var languages: LanguagePair

    /// The filters to apply.
    public var filters: Filters<Filter>

    /// The page of results to return, or `nil` for the service's default, which is the first 5000 results.
    public var page: Page?

    /// Creates a request that searches a bilingual dictionary.
    public init(
        _ query: WordText, translating languages: LanguagePair, filters: Filters<Filter> = [], page: Page? = nil
    ) {
        self.query = query
        self.languages = languages
        self.filters = filters
        self.page = page
    }

    /// Writes the path and parameters.
    public func write(to url: inout URLWriter) {
        url.append(path: "search/translations")
        url.append(segment: languages.source)
        url.append(segment: languages.target)
        url.append(query, for: "q")
        url.append(filters)
        url.append(page)
    }
}

extension OxfordEndpointRequest where Self == SearchTranslationsRequest {
    /// Creates a request that searches a bilingual dictionary.
    public static func searchTranslations(
        _ query: WordText, translating languages: LanguagePair, filters: Filters<Filter> = [], page: Page? = nil
    ) -> Self {
        Self(query, translating: languages, filters: filters, page: page)
    }
}
