public import OxfordEndpoints

extension V1 {
    /// Asks version 1, switched off in 2019, how often a word occurs in a corpus; version 2 is asked by
    /// `OxfordEndpoints.WordFrequencyRequest`.
    ///
    /// ```swift
    /// let request = V1.WordFrequencyRequest(of: .lemma("test"), in: .english, filters: .lexicalCategory(.noun))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/word/en/?lemma=test&lexicalCategory=noun
    /// ```
    public struct WordFrequencyRequest: OxfordFilteredRequest, OxfordVersion1Request {
        /// The frequency of the word.
        public typealias Answer = WordFrequencyAnswer

        /// The language of the corpus.
        public var language: FrequenciesLanguage

        /// What is counted, and what narrows it.
        public var filters: Filters<Filter>

        /// Asks how often something occurs.
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
    /// What may narrow what is counted.
    ///
    /// ```swift
    /// print(V1.WordFrequencyRequest(of: .wordform("runs"), in: .english, filters: .corpus(.newMonitor)).urlString())
    /// print(V1.WordFrequencyRequest.Filter.parameters.map(\.name))
    /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/word/en/?corpus=nmc&wordform=runs
    /// // ["corpus", "wordform", "trueCase", "lemma", "lexicalCategory"]
    /// ```
    public struct Filter: FiltersByCorpus, FiltersByWordForm, V1.FiltersByLexicalCategory {
        /// What the endpoint accepts, in the order in which URLs have it.
        public static let parameters: [Parameter] = [
            .corpus, .wordform, .trueCase, .lemma, .version1LexicalCategory,
        ]

        /// What the filter writes.
        public let term: FilterTerm

        /// Makes the filter that writes a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension V1.WordFrequencyRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "stats-word", arguments: [.language(V1.FrequenciesLanguage.self)], parameters: Filter.parameters)

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        language = try text.argument()
        filters = text.filters()
        guard filters.contains(where: { $0.term.name != Parameter.corpus.name }) else {
            throw text.missing(oneOf: [.lemma, .wordform, .trueCase, .lexicalCategory])
        }
    }
}
