/// Asks how often a word occurs in a corpus.
///
/// Version 2 does not document this endpoint, but programs use it; not every plan has it.
///
/// ```swift
/// let request = WordFrequencyRequest(of: .lemma("run"), in: .english, filters: .lexicalCategory(.verb))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/word/en/?lemma=run&lexicalCategory=verb
/// ```
public struct WordFrequencyRequest: OxfordFilteredRequest {
    /// The frequency of the word.
    public typealias Answer = WordFrequencyAnswer

    /// The language of the corpus.
    public var language: Language

    /// What is counted, and what narrows it.
    public var filters: Filters<Filter>

    /// Asks how often something occurs.
    public init(of subject: FrequencySubject, in language: Language, filters: Filter...) {
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

extension WordFrequencyRequest {
    /// What may narrow what is counted.
    ///
    /// ```swift
    /// let request = WordFrequencyRequest(
    ///     of: .wordform("runs"), in: .english, filters: .lexicalCategory(.noun), .corpus(.newMonitor))
    /// print(request.urlString())
    /// print(WordFrequencyRequest.Filter.parameters.map(\.name))
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/word/en/?corpus=nmc&wordform=runs&lexicalCategory=noun
    /// // ["corpus", "wordform", "trueCase", "lemma", "lexicalCategory"]
    /// ```
    public struct Filter: FiltersByCorpus, FiltersByWordForm, FiltersByLexicalCategory {
        /// What the endpoint accepts, in the order in which URLs have it.
        public static let parameters: [Parameter] = [.corpus, .wordform, .trueCase, .lemma, .lexicalCategory]

        /// What the filter writes.
        public let term: FilterTerm

        /// Makes the filter that writes a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension OxfordEndpointRequest where Self == WordFrequencyRequest {
    /// Asks how often something occurs.
    public static func wordFrequency(
        of subject: FrequencySubject, in language: Language, filters: Filter...
    ) -> Self {
        Self(of: subject, in: language).filtered(by: filters)
    }
}

// A conformance that is not there, with the way to say it.

@available(*, unavailable)
extension WordFrequencyRequest.Filter: ExpressibleByArrayLiteral {}
