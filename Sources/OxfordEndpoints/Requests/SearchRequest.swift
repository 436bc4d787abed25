/// Searches a dictionary for headwords that match a text: exactly, nearly, or as the lemma of an inflected form.
///
/// ```swift
/// let request = SearchRequest("eye", in: .britishEnglish, filters: .prefix(true), page: Page(limit: 20))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/search/en-gb?q=eye&prefix=true&limit=20
/// ```
public struct SearchRequest: OxfordFilteredRequest, OxfordPagedRequest {
    /// The words that are found.
    public typealias Answer = WordlistAnswer

    /// What is searched for.
    public var query: QueryText

    /// The dictionary that is searched.
    public var language: MonolingualLanguage

    /// What narrows the results.
    public var filters: Filters<Filter>

    /// Which of the results are asked for; without one, the first 5000.
    public var page: Page?

    /// Searches for a text.
    public init(_ query: QueryText, in language: MonolingualLanguage, filters: Filter..., page: Page? = nil) {
        self.query = query
        self.language = language
        self.filters = Filters(filters)
        self.page = page
    }

    /// Writes the path and the parameters.
    public func write(to url: inout URLWriter) {
        url.path("search")
        url.segment(language)
        url.parameter(.q, query)
        url.parameters(filters)
        url.parameters(page)
    }
}

extension SearchRequest {
    /// What may narrow the results of a search.
    ///
    /// ```swift
    /// for isPrefix in [true, false] {
    ///     print(SearchRequest("ab", in: .britishEnglish, filters: .prefix(isPrefix)).urlString())
    /// }
    /// print(SearchRequest.Filter.parameters.map(\.name))
    /// // https://od-api.oxforddictionaries.com/api/v2/search/en-gb?q=ab&prefix=true
    /// // https://od-api.oxforddictionaries.com/api/v2/search/en-gb?q=ab&prefix=false
    /// // ["prefix"]
    /// ```
    public struct Filter: MatchesPrefix {
        /// What the endpoint accepts, in the order in which URLs have it.
        public static let parameters: [Parameter] = [.prefix]

        /// What the filter writes.
        public let term: FilterTerm

        /// Makes the filter that writes a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension OxfordEndpointRequest where Self == SearchRequest {
    /// Searches for a text.
    public static func search(
        _ query: QueryText, in language: MonolingualLanguage, filters: Filter..., page: Page? = nil
    ) -> Self {
        Self(query, in: language, page: page).filtered(by: filters)
    }
}

extension SearchRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "search", arguments: [.language(MonolingualLanguage.self)],
        parameters: [.q] + Filter.parameters + [.limit, .offset])

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        let language: MonolingualLanguage = try text.argument()
        self.init(try text.query(), in: language, page: try text.page())
        filters = text.filters()
    }
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension SearchRequest {
    /// Not there: a text that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public init(_ query: String, in language: MonolingualLanguage, filters: Filter..., page: Page? = nil) {
        fatalError()
    }
}

extension OxfordEndpointRequest where Self == SearchRequest {
    /// Not there: a text that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public static func search(_ query: String, in language: MonolingualLanguage, filters: Filter..., page: Page? = nil)
        -> Self
    { fatalError() }
}

extension SearchRequest.Filter {
    /// Not there: results come in pages.
    @available(*, unavailable, message: "limit the results with a page: `page: Page(limit: 20)`")
    public static func limit(_ limit: Int) -> Self { fatalError() }

    /// Not there: the language says the region.
    @available(*, unavailable, message: "in version 2 the language includes the region: `in: .britishEnglish`")
    public static func regions(_ regions: Region...) -> Self { fatalError() }
}

@available(*, unavailable)
extension SearchRequest.Filter: ExpressibleByArrayLiteral {}
