public import OxfordEndpoints

extension V1 {
    /// Searches a dictionary for words that match a text.
    ///
    /// In version 2, use `OxfordEndpoints.SearchRequest`.
    ///
    /// ```swift
    /// let request = V1.SearchRequest(
    ///     "ey", in: .english, filters: .prefix(true), .regions(.us))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/search/en
    /// //     ?q=ey&prefix=true&regions=us
    /// ```
    public struct SearchRequest: OxfordFilteredRequest, OxfordPagedRequest, OxfordVersion1Request {
        /// The matching words.
        public typealias Answer = WordlistAnswer

        /// The text to search for.
        public var query: QueryText

        /// The language of the dictionary.
        public var language: SearchLanguage

        /// The filters.
        public var filters: Filters<Filter>

        /// The page of results, or `nil` for the first 5000.
        public var page: Page?

        /// Creates a search request.
        public init(_ query: QueryText, in language: SearchLanguage, filters: Filter..., page: Page? = nil) {
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
}

extension V1.SearchRequest {
    /// A filter of a search.
    public struct Filter: MatchesPrefix {
        /// The parameters, in URL order.
        public static let parameters: [Parameter] = [.prefix, .oneRegion]

        /// The term in the URL.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }

        /// Keeps words of a region, which only English has.
        public static func regions(_ region: V1.Region) -> Self {
            Self(term: FilterTerm(.oneRegion, value: region))
        }
    }
}

extension Parameter {
    fileprivate static let oneRegion = Parameter("regions", oneOf: V1.Region.self)
}

extension V1.SearchRequest {
    /// Unavailable: validate the text first.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public init(_ query: String, in language: V1.SearchLanguage, filters: Filter..., page: Page? = nil) { fatalError() }
}
