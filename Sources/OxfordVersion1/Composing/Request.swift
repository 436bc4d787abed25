public import OxfordEndpoints

extension V1 {
    /// A request to version 1 of the API that accepts no filters.
    ///
    /// To create a request, call a function of ``V1``, such as ``V1/sentences(_:in:)``.
    public struct Request<Answer: OxfordAnswer>: OxfordEndpointRequest {
        /// The percent-encoded segments of the path.
        let path: [String]

        var hasTrailingSlash = false

        var parameters: Filters<Parameter> = []

        /// `v1`, the version of the API.
        public static var version: StaticString { "v1" }

        /// Writes the path and parameters.
        public func write(to url: inout URLWriter) {
            for segment in path { url.append(encodedSegment: segment) }
            if hasTrailingSlash { url.appendTrailingSlash() }
            url.append(parameters)
        }
    }

    /// A request to version 1 of the API that accepts filters.
    ///
    /// To create a request, call a function of ``V1``, such as ``V1/entries(_:in:filters:)``. You can add filters
    /// later:
    ///
    /// ```swift
    /// let request = V1.search("ey", in: .english)
    /// print(request.filtered(by: [.prefix(true)]).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/search/en?q=ey&prefix=true
    /// ```
    public struct FilteredRequest<Filter: OxfordFilter, Answer: OxfordAnswer>: OxfordFilteredRequest {
        /// The part of the URL before the filters.
        let start: Request<Answer>

        /// The filters to apply.
        ///
        /// In a request for frequencies, these include the filter that selects what to count.
        public var filters: Filters<Filter>

        var page: Page?

        /// `v1`, the version of the API.
        public static var version: StaticString { "v1" }

        /// Writes the path and parameters.
        public func write(to url: inout URLWriter) {
            start.write(to: &url)
            if Filter.self is any FiltersInPath.Type {
                if !filters.isEmpty { url.append(encodedSegment: filters.inPath) }
            } else {
                url.append(filters)
            }
            if let page { url.append(page.parameters) }
        }
    }

    /// A parameter that is not a filter.
    struct Parameter: OxfordFilter {
        let term: FilterTerm
    }
}
