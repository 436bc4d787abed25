/// Searches the translations from one language to another for words that match a text.
///
/// ```swift
/// let request = SearchTranslationsRequest("eye", from: .english, to: .spanish, page: Page(limit: 20))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/search/translations/en/es?q=eye&limit=20
/// ```
///
/// A pair that the service is not known to translate between is a compile-time error; see ``TranslationSource``.
public struct SearchTranslationsRequest: OxfordFilteredRequest, OxfordPagedRequest {
    /// The words that are found.
    public typealias Answer = WordlistAnswer

    /// What is searched for.
    public var query: QueryText

    /// The languages to translate from and to.
    public var languages: LanguagePair

    /// What narrows the answer.
    public var filters: Filters<Filter>

    /// Which of the results are asked for; without one, the first 5000.
    public var page: Page?

    /// Searches translations for a text.
    public init<Source: TranslationSource>(
        _ query: QueryText, from source: Source, to target: Source.Target,
        filters: Filter..., page: Page? = nil
    ) {
        self.query = query
        languages = LanguagePair(from: source, to: target)
        self.filters = Filters(filters)
        self.page = page
    }

    /// Writes the path and the parameters.
    public func write(to url: inout URLWriter) {
        url.path("search/translations")
        url.segment(languages.source)
        url.segment(languages.target)
        url.parameter(.q, query)
        url.parameters(filters)
        url.parameters(page)
    }
}

extension SearchTranslationsRequest {
    /// What may narrow the results of a search.
    ///
    /// ```swift
    /// print(SearchTranslationsRequest("agu", from: .spanish, to: .english, filters: .prefix(true)).urlString())
    /// print(SearchTranslationsRequest.Filter.parameters.map(\.name))
    /// // https://od-api.oxforddictionaries.com/api/v2/search/translations/es/en?q=agu&prefix=true
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

extension OxfordEndpointRequest where Self == SearchTranslationsRequest {
    /// Searches translations for a text.
    public static func searchTranslations<Source: TranslationSource>(
        _ query: QueryText, from source: Source, to target: Source.Target,
        filters: Filter..., page: Page? = nil
    ) -> Self {
        Self(query, from: source, to: target, page: page).filtered(by: filters)
    }
}

extension SearchTranslationsRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "search-translations",
        arguments: [.language(BilingualSourceLanguage.self), .target(BilingualTargetLanguage.self)],
        parameters: [.q] + Filter.parameters + [.limit, .offset])

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        let languages = try text.languagePair()
        self.init(try text.query(), from: languages.source, to: languages.target, page: try text.page())
        filters = text.filters()
    }
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension SearchTranslationsRequest {
    /// Not there: a text that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public init<Source: TranslationSource>(
        _ query: String, from source: Source, to target: Source.Target, filters: Filter...,
        page: Page? = nil
    ) { fatalError() }
}

extension OxfordEndpointRequest where Self == SearchTranslationsRequest {
    /// Not there: a text that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public static func searchTranslations<Source: TranslationSource>(
        _ query: String, from source: Source, to target: Source.Target, filters: Filter...,
        page: Page? = nil
    ) -> Self { fatalError() }
}

extension SearchTranslationsRequest.Filter {
    /// Not there: results come in pages.
    @available(*, unavailable, message: "limit the results with a page: `page: Page(limit: 20)`")
    public static func limit(_ limit: Int) -> Self { fatalError() }
}

@available(*, unavailable)
extension SearchTranslationsRequest.Filter: ExpressibleByArrayLiteral {}
