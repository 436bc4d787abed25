public import OxfordEndpoints

extension V1 {
    /// Asks version 1, switched off in 2019, how often words occur in a corpus; version 2 is asked by
    /// `OxfordEndpoints.WordFrequenciesRequest`.
    ///
    /// ```swift
    /// let request = V1.WordFrequenciesRequest(
    ///     in: .english, filters: .lemmas("run", "walk"), .collate(.wordform), .sort(.descending(.frequency)))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/words/en/?lemmas=run,walk&sort=-frequency&collate=wordform
    /// ```
    public struct WordFrequenciesRequest: OxfordFilteredRequest, OxfordVersion1Request {
        /// The frequencies of the words.
        public typealias Answer = WordFrequenciesAnswer

        /// The language of the corpus.
        public var language: FrequenciesLanguage

        /// What is counted, and how the rows come.
        public var filters: Filters<Filter>

        /// Asks for the frequencies of words.
        public init(in language: FrequenciesLanguage, filters: Filter...) {
            self.language = language
            self.filters = Filters(filters)
        }

        /// Writes the path and the parameters.
        public func write(to url: inout URLWriter) {
            url.path("stats/frequency/words")
            url.segment(language)
            url.trailingSlash()
            url.parameters(filters)
        }
    }
}

extension V1.WordFrequenciesRequest {
    /// What may narrow what is counted, and order it.
    ///
    /// ```swift
    /// let filters: [V1.WordFrequenciesRequest.Filter] = [.trueCase("Polish"), .collate(.lexicalCategory)]
    /// print(V1.WordFrequenciesRequest(in: .english).filtered(by: filters).urlString())
    /// print(V1.WordFrequenciesRequest.Filter.parameters.prefix(4).map(\.name))
    /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/words/en/?trueCase=Polish&collate=lexicalCategory
    /// // ["corpus", "wordform", "trueCase", "lemma"]
    /// ```
    public struct Filter: FiltersByCorpus, FiltersByWordForm, FiltersByWordForms, V1.FiltersByLexicalCategory,
        FiltersByFeaturePair, OrdersFrequencies, BoundsFrequencies, BoundsNormalizedFrequencies, PagesFrequencies
    {
        /// What the endpoint accepts, in the order in which URLs have it.
        public static let parameters: [Parameter] = [
            .corpus, .wordform, .trueCase, .lemma, .wordforms, .trueCases, .lemmas, .version1LexicalCategory,
            .featurePairs, .sort, .collate, .minFrequency, .maxFrequency, .minNormalizedFrequency,
            .maxNormalizedFrequency, .rowOffset, .rowLimit,
        ]

        /// What the filter writes.
        public let term: FilterTerm

        /// Makes the filter that writes a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension V1.WordFrequenciesRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "stats-words", arguments: [.language(V1.FrequenciesLanguage.self)], parameters: Filter.parameters)

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        language = try text.argument()
        filters = text.filters()
    }
}
