public import OxfordEndpoints

extension V1 {
    /// A request that searches a monolingual dictionary.
    ///
    /// In version 2, use `OxfordEndpoints.SearchRequest`.
    ///
    /// ```swift
    /// let request = V1.SearchRequest(
    ///     "ey", in: .english, filters: [.prefix(true), .regions(.us)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/search/en
    /// //     ?q=ey&prefix=true&regions=us
    /// ```
    public struct SearchRequest: OxfordFilteredRequest, EndpointRequest {
        /// The matching words.
        public typealias Answer = SearchAnswer

        /// The search text.
        public var query: WordText

        /// The language of the dictionary.
        public var language: Language

        /// The filters to apply.
        public var filters: Filters<Filter>

        /// The page of results, or `nil` for the first 5000 results.
        public var page: Page?

        /// Creates a request that searches a monolingual dictionary.
        public init(_ query: WordText, in language: Language, filters: Filters<Filter> = [], page: Page? = nil) {
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

    /// A request that searches a bilingual dictionary.
    ///
    /// In version 2, use `OxfordEndpoints.SearchTranslationsRequest`.
    ///
    /// ```swift
    /// let request = V1.SearchTranslationsRequest(
    ///     "eye", from: .english, to: .spanish, filters: [.regions(.gb)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/search/en/translations=es
    /// //     ?q=eye&regions=gb
    /// ```
    public struct SearchTranslationsRequest: OxfordFilteredRequest, EndpointRequest {
        /// The matching words.
        public typealias Answer = SearchAnswer

        /// A filter for search results, which ``SearchRequest`` also accepts.
        public typealias Filter = SearchRequest.Filter

        /// The search text.
        public var query: WordText

        /// The source language.
        public var source: Language

        /// The target language.
        public var target: Language

        /// The filters to apply.
        public var filters: Filters<Filter>

        /// The page of results, or `nil` for the first 5000 results.
        public var page: Page?

        /// Creates a request that searches a bilingual dictionary.
        public init(
            _ query: WordText, from source: Language, to target: Language,
            filters: Filters<Filter> = [], page: Page? = nil
        ) {
            self.query = query
            self.source = source
            self.target = target
            self.filters = filters
            self.page = page
        }

        /// Writes the path and parameters.
        public func write(to url: inout URLWriter) {
            url.append(path: "search")
            url.append(segment: source)
            url.append(translationsTo: target)
            url.append(query, for: "q")
            url.append(filters)
            url.append(page)
        }
    }
}

extension V1.SearchRequest {
    /// A filter for search results.
    public struct Filter: MatchesPrefix {
        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }

        /// Keeps words that are used in a region.
        ///
        /// Only English has regions.
        public static func regions(_ region: V1.Region) -> Self {
            Self(term: FilterTerm("regions", value: region.rawValue))
        }
    }
}
