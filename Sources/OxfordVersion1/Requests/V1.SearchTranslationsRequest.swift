public import OxfordEndpoints

extension V1 {
    /// Searches the translations of version 1, switched off in 2019; version 2 is asked by
    /// `OxfordEndpoints.SearchTranslationsRequest`.
    ///
    /// ```swift
    /// let request = V1.SearchTranslationsRequest("eye", from: .english, to: .spanish)
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/search/en/translations=es?q=eye
    /// ```
    public struct SearchTranslationsRequest: OxfordFilteredRequest, OxfordPagedRequest, OxfordVersion1Request {
        /// The words that are found.
        public typealias Answer = WordlistAnswer

        /// What is searched for.
        public var query: QueryText

        /// The language that is translated from.
        public var source: BilingualSourceLanguage

        /// The language that is translated to.
        public var target: BilingualTargetLanguage

        /// What narrows the results.
        public var filters: Filters<Filter>

        /// Which of the results are asked for; without one, the first 5000.
        public var page: Page?

        /// Searches for a text.
        public init(
            _ query: QueryText, from source: BilingualSourceLanguage, to target: BilingualTargetLanguage,
            filters: Filter..., page: Page? = nil
        ) {
            self.query = query
            self.source = source
            self.target = target
            self.filters = Filters(filters)
            self.page = page
        }

        /// Writes the path and the parameters.
        public func write(to url: inout URLWriter) {
            url.path("search")
            url.segment(source)
            url.segment("translations", target)
            url.parameter(.q, query)
            url.parameters(filters)
            url.parameters(page)
        }
    }
}

extension V1.SearchTranslationsRequest {
    /// What may narrow the results of a search.
    ///
    /// ```swift
    /// print(V1.SearchTranslationsRequest("eye", from: .english, to: .german, filters: .prefix(true)).urlString())
    /// print(V1.SearchTranslationsRequest.Filter.parameters.map(\.name))
    /// // https://od-api.oxforddictionaries.com/api/v1/search/en/translations=de?q=eye&prefix=true
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

extension V1.SearchTranslationsRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "search-translations",
        arguments: [.language(V1.BilingualSourceLanguage.self), .target(V1.BilingualTargetLanguage.self)],
        parameters: [.q] + Filter.parameters + [.limit, .offset])

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        let source: V1.BilingualSourceLanguage = try text.argument()
        let target: V1.BilingualTargetLanguage = try text.argument()
        self.init(try text.query(), from: source, to: target, page: try text.page())
        filters = text.filters()
    }
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension V1.SearchTranslationsRequest {
    /// Not available: text that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public init(
        _ query: String, from source: V1.BilingualSourceLanguage, to target: V1.BilingualTargetLanguage,
        filters: Filter..., page: Page? = nil
    ) { fatalError() }
}
