/// Asks how often words occur in a corpus, as a table that can be ordered, joined and narrowed.
///
/// Version 2 does not document this endpoint, but programs use it; not every plan has it. A question that takes the
/// service too long is answered with 503: narrow it by a least frequency.
///
/// ```swift
/// let request = WordFrequenciesRequest(
///     in: .english, filters: .lemma("run"), .collate(.wordform), .sort(.descending(.frequency)), .limit(10))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?lemma=run&sort=-frequency&collate=wordform&limit=10
/// ```
public struct WordFrequenciesRequest: OxfordFilteredRequest {
    /// The frequencies of the words.
    public typealias Answer = WordFrequenciesAnswer

    /// The language of the corpus.
    public var language: Language

    /// What is counted, and how the rows come.
    public var filters: Filters<Filter>

    /// Asks for the frequencies of words.
    public init(in language: Language, filters: Filter...) {
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

extension WordFrequenciesRequest {
    /// What may narrow what is counted, and order it.
    ///
    /// ```swift
    /// let filters: [WordFrequenciesRequest.Filter] = [.lexicalCategory(.verb), .minNormalizedFrequency(5), .limit(20)]
    /// print(WordFrequenciesRequest(in: .english).filtered(by: filters).urlString())
    /// print(WordFrequenciesRequest.Filter.parameters.prefix(4).map(\.name))
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?lexicalCategory=verb&minNormalizedFrequency=5.0&limit=20
    /// // ["corpus", "wordform", "trueCase", "lemma"]
    /// ```
    public struct Filter: FiltersByCorpus, FiltersByWordForm, FiltersByWordForms, FiltersByLexicalCategory,
        FiltersByFeaturePair, OrdersFrequencies, BoundsFrequencies, BoundsNormalizedFrequencies, PagesFrequencies
    {
        /// What the endpoint accepts, in the order in which URLs have it.
        public static let parameters: [Parameter] = [
            .corpus, .wordform, .trueCase, .lemma, .wordforms, .trueCases, .lemmas, .lexicalCategory, .featurePairs,
            .sort, .collate, .minFrequency, .maxFrequency, .minNormalizedFrequency, .maxNormalizedFrequency, .rowOffset,
            .rowLimit,
        ]

        /// What the filter writes.
        public let term: FilterTerm

        /// Makes the filter that writes a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension OxfordEndpointRequest where Self == WordFrequenciesRequest {
    /// Asks for the frequencies of words.
    public static func wordFrequencies(in language: Language, filters: Filter...) -> Self {
        Self(in: language).filtered(by: filters)
    }
}

// A conformance that is not there, with the way to say it.

@available(*, unavailable)
extension WordFrequenciesRequest.Filter: ExpressibleByArrayLiteral {}
