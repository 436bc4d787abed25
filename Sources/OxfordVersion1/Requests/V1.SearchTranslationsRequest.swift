public import OxfordEndpoints

extension V1 {
    /// Searches a bilingual dictionary for words that match a text.
    ///
    /// In version 2, use `OxfordEndpoints.SearchTranslationsRequest`.
    ///
    /// ```swift
    /// let request = V1.SearchTranslationsRequest(
    ///     "eye", from: .english, to: .spanish)
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/search/en/translations=es
    /// //     ?q=eye
    /// ```
    public struct SearchTranslationsRequest: OxfordFilteredRequest, OxfordPagedRequest, OxfordVersion1Request {
        /// The matching words.
        public typealias Answer = WordlistAnswer

        /// The text to search for.
        public var query: QueryText

        /// The source language.
        public var source: BilingualSourceLanguage

        /// The target language.
        public var target: BilingualTargetLanguage

        /// The filters.
        public var filters: Filters<Filter>

        /// The page of results, or `nil` for the first 5000.
        public var page: Page?

        /// Creates a search request.
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
            url.segment(encoded: "translations=\(target.rawValue)")
            url.parameter(.q, query)
            url.parameters(filters)
            url.parameters(page)
        }
    }
}

extension V1.SearchTranslationsRequest {
    /// A filter of a search.
    public struct Filter: MatchesPrefix {
        /// The parameters, in URL order.
        public static let parameters: [Parameter] = [.prefix]

        /// The term in the URL.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension V1.SearchTranslationsRequest {
    /// Unavailable: validate the text first.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public init(
        _ query: String, from source: V1.BilingualSourceLanguage, to target: V1.BilingualTargetLanguage,
        filters: Filter..., page: Page? = nil
    ) { fatalError() }
}
