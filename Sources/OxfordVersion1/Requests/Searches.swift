public import OxfordEndpoints

extension V1 {
    /// Creates a request that searches a dictionary.
    ///
    /// If you pass a target language, the request searches a bilingual dictionary.
    ///
    /// In version 2, use `SearchRequest` or `SearchTranslationsRequest`.
    ///
    /// ```swift
    /// let request = V1.search(
    ///     "ey", in: .english, filters: [.prefix(true), .regions(.us)])
    /// let translated = V1.search("eye", in: .english, translatedTo: .spanish)
    /// print(request.urlString())
    /// print(translated.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/search/en
    /// //     ?q=ey&prefix=true&regions=us
    /// // https://od-api.oxforddictionaries.com/api/v1/search/en/translations=es
    /// //     ?q=eye
    /// ```
    ///
    /// - Parameters:
    ///   - query: The search text.
    ///   - language: The language of a monolingual dictionary, or the source language of a bilingual one.
    ///   - target: The target language of a bilingual dictionary, or `nil` for a monolingual one.
    ///   - filters: The filters to apply.
    ///   - page: The page of results, or `nil` for the first 5000 results.
    public static func search(
        _ query: WordText, in language: Language, translatedTo target: Language? = nil,
        filters: Filters<SearchFilter> = [], page: Page? = nil
    ) -> FilteredRequest<SearchFilter, SearchAnswer> {
        let path = ["search", language.rawValue] + [target].compactMap(\.?.translationsSegment)
        let query = Parameter(term: FilterTerm("q", value: query))
        return FilteredRequest(start: Request(path: path, parameters: [query]), filters: filters, page: page)
    }

    /// A filter for search results.
    public struct SearchFilter: MatchesPrefix {
        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }

        /// Keeps words that are used in a region.
        ///
        /// Only English has regions.
        public static func regions(_ region: Region) -> Self {
            Self(term: FilterTerm("regions", value: region.rawValue))
        }
    }
}
