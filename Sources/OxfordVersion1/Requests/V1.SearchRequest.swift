public import OxfordEndpoints

extension V1 {
    /// Searches version 1, switched off in 2019, for words that match a text; version 2 is asked by
    /// `OxfordEndpoints.SearchRequest`.
    ///
    /// ```swift
    /// let request = V1.SearchRequest("ey", in: .english, filters: .prefix(true), .regions(.us))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/search/en?q=ey&prefix=true&regions=us
    /// ```
    public struct SearchRequest: OxfordFilteredRequest, OxfordPagedRequest, OxfordVersion1Request {
        /// The words that are found.
        public typealias Answer = WordlistAnswer

        /// What is searched for.
        public var query: QueryText

        /// The dictionary that is searched.
        public var language: SearchLanguage

        /// What narrows the results.
        public var filters: Filters<Filter>

        /// Which of the results are asked for; without one, the first 5000.
        public var page: Page?

        /// Searches for a text.
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
    /// What may narrow the results of a search.
    ///
    /// ```swift
    /// print(V1.SearchRequest("ab", in: .english, filters: .regions(.gb), .prefix(true)).urlString())
    /// print(V1.SearchRequest.Filter.parameters.map(\.name))
    /// // https://od-api.oxforddictionaries.com/api/v1/search/en?q=ab&prefix=true&regions=gb
    /// // ["prefix", "regions"]
    /// ```
    public struct Filter: MatchesPrefix {
        /// What the endpoint accepts, in the order in which URLs have it.
        public static let parameters: [Parameter] = [.prefix, .oneRegion]

        /// What the filter writes.
        public let term: FilterTerm

        /// Makes the filter that writes a term.
        public init(term: FilterTerm) {
            self.term = term
        }

        /// Finds the words of a region; English alone has some.
        ///
        /// ```swift
        /// print(V1.SearchRequest("colour", in: .english, filters: .regions(.gb)).urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/search/en?q=colour&regions=gb
        /// ```
        public static func regions(_ region: V1.Region) -> Self {
            Self(term: FilterTerm(.oneRegion, value: region))
        }
    }
}

extension V1.SearchRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "search", arguments: [.language(V1.SearchLanguage.self)],
        parameters: [.q] + Filter.parameters + [.limit, .offset])

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        let language: V1.SearchLanguage = try text.argument()
        self.init(try text.query(), in: language, page: try text.page())
        filters = text.filters()
    }
}

extension Parameter {
    fileprivate static let oneRegion = Parameter("regions", oneOf: V1.Region.self)
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension V1.SearchRequest {
    /// Not available: text that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public init(_ query: String, in language: V1.SearchLanguage, filters: Filter..., page: Page? = nil) { fatalError() }
}
