/// Searches a thesaurus for words that match a text.
///
/// ```swift
/// let request = SearchThesaurusRequest("ac", in: .english, filters: .prefix(true), page: Page(limit: 20))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/search/thesaurus/en?q=ac&prefix=true&limit=20
/// ```
public struct SearchThesaurusRequest: OxfordFilteredRequest, OxfordPagedRequest {
    /// The words that are found.
    public typealias Answer = WordlistAnswer

    /// What is searched for.
    public var query: QueryText

    /// The language of the thesaurus.
    public var language: ThesaurusLanguage

    /// What narrows the answer.
    public var filters: Filters<Filter>

    /// Which of the results are asked for; without one, the first 5000.
    public var page: Page?

    /// Searches a thesaurus for a text.
    public init(_ query: QueryText, in language: ThesaurusLanguage, filters: Filter..., page: Page? = nil) {
        self.query = query
        self.language = language
        self.filters = Filters(filters)
        self.page = page
    }

    /// Writes the path and the parameters.
    public func write(to url: inout URLWriter) {
        url.path("search/thesaurus")
        url.segment(language)
        url.parameter(.q, query)
        url.parameters(filters)
        url.parameters(page)
    }
}

extension SearchThesaurusRequest {
    /// What may narrow the results of a search.
    ///
    /// ```swift
    /// let request = SearchThesaurusRequest("calm", in: .english)
    /// print(request.filtered(by: [.prefix(true)]).urlString())
    /// print(SearchThesaurusRequest.Filter.parameters.map(\.name))
    /// // https://od-api.oxforddictionaries.com/api/v2/search/thesaurus/en?q=calm&prefix=true
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

extension OxfordEndpointRequest where Self == SearchThesaurusRequest {
    /// Searches a thesaurus for a text.
    public static func searchThesaurus(
        _ query: QueryText, in language: ThesaurusLanguage, filters: Filter..., page: Page? = nil
    ) -> Self {
        Self(query, in: language, page: page).filtered(by: filters)
    }
}

extension SearchThesaurusRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "search-thesaurus", arguments: [.language(ThesaurusLanguage.self)],
        parameters: [.q] + Filter.parameters + [.limit, .offset])

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        let language: ThesaurusLanguage = try text.argument()
        self.init(try text.query(), in: language, page: try text.page())
        filters = text.filters()
    }
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension SearchThesaurusRequest {
    /// Not there: a text that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public init(_ query: String, in language: ThesaurusLanguage, filters: Filter..., page: Page? = nil) { fatalError() }
}

extension OxfordEndpointRequest where Self == SearchThesaurusRequest {
    /// Not there: a text that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public static func searchThesaurus(
        _ query: String, in language: ThesaurusLanguage, filters: Filter..., page: Page? = nil
    ) -> Self { fatalError() }
}

extension SearchThesaurusRequest.Filter {
    /// Not there: results come in pages.
    @available(*, unavailable, message: "limit the results with a page: `page: Page(limit: 20)`")
    public static func limit(_ limit: Int) -> Self { fatalError() }
}

@available(*, unavailable)
extension SearchThesaurusRequest.Filter: ExpressibleByArrayLiteral {}
