public import OxfordEndpoints

extension V1 {
    /// Requests the frequency of a word in a corpus.
    ///
    /// In version 2, use `OxfordEndpoints.WordFrequencyRequest`.
    ///
    /// ```swift
    /// let request = V1.WordFrequencyRequest(
    ///     of: .lemma("test"), in: .english, filters: .lexicalCategory(.noun))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/word/en/
    /// //     ?lemma=test&lexicalCategory=noun
    /// ```
    public struct WordFrequencyRequest: OxfordFilteredRequest, OxfordVersion1Request {
        /// The frequency of the word.
        public typealias Answer = WordFrequencyAnswer

        /// The language of the corpus.
        public var language: FrequenciesLanguage

        /// The subject of the count, and the filters.
        public var filters: Filters<Filter>

        /// Creates a request for a word frequency.
        public init(of subject: FrequencySubject, in language: FrequenciesLanguage, filters: Filter...) {
            self.language = language
            self.filters = Filters([Filter(term: subject.term)] + filters)
        }

        /// Writes the path and the parameters.
        public func write(to url: inout URLWriter) {
            url.path("stats/frequency/word")
            url.segment(language)
            url.trailingSlash()
            url.parameters(filters)
        }
    }
}

extension V1.WordFrequencyRequest {
    /// A filter of a word frequency.
    public struct Filter: CountsWord, V1.FiltersByLexicalCategory {
        /// The parameters, in URL order.
        public static let parameters: [Parameter] = [
            .corpus, .wordform, .trueCase, .lemma, .version1LexicalCategory,
        ]

        /// The term in the URL.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}
