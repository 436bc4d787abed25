public import OxfordEndpoints

extension V1 {
    /// Requests the frequencies of words in a corpus.
    ///
    /// In version 2, use `OxfordEndpoints.WordFrequenciesRequest`.
    ///
    /// ```swift
    /// let request = V1.WordFrequenciesRequest(
    ///     in: .english, filters: .lemmas("run", "walk"),
    ///     .sort(.descending(.frequency)))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/words/en/
    /// //     ?lemmas=run,walk&sort=-frequency
    /// ```
    public struct WordFrequenciesRequest: OxfordFilteredRequest, OxfordVersion1Request {
        /// The frequencies of the words.
        public typealias Answer = WordFrequenciesAnswer

        /// The language of the corpus.
        public var language: FrequenciesLanguage

        /// The filters, and the order of the results.
        public var filters: Filters<Filter>

        /// Creates a request for word frequencies.
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
    /// A filter or an order of word frequencies.
    public struct Filter: CountsWord, FiltersWordFrequencies, V1.FiltersByLexicalCategory, ArrangesFrequencies {
        /// The parameters, in URL order.
        public static let parameters: [Parameter] = [
            .corpus, .wordform, .trueCase, .lemma, .wordforms, .trueCases, .lemmas, .version1LexicalCategory,
            .featurePairs, .sort, .collate, .minFrequency, .maxFrequency, .minNormalizedFrequency,
            .maxNormalizedFrequency, .rowOffset, .rowLimit,
        ]

        /// The term in the URL.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}
