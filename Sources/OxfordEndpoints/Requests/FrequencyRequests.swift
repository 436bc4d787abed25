/// A request for the frequency of a word in a corpus.
///
/// The service's documentation for version 2 does not mention this endpoint, and not every plan includes it.
///
/// ```swift
/// let request = WordFrequencyRequest(
///     of: .lemma("run"), in: .english, filters: .lexicalCategory(.verb))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/word/en/
/// //     ?lemma=run&lexicalCategory=verb
/// ```
public struct WordFrequencyRequest: OxfordFilteredRequest {
    /// The frequency.
    public typealias Answer = WordFrequencyAnswer

    /// The language of the corpus.
    public var language: Language

    /// The word to count, and the filters to apply.
    public var filters: Filters<Filter>

    /// Creates a request for the frequency of a word.
    public init(of subject: FrequencySubject, in language: Language, filters: Filter...) {
        self.language = language
        self.filters = Filters([Filter(term: subject.term)] + filters)
    }

    /// Writes the path and parameters.
    public func write(to url: inout URLWriter) {
        url.path("stats/frequency/word")
        url.segment(language)
        url.trailingSlash()
        url.parameters(filters)
    }
}

extension WordFrequencyRequest {
    /// A filter for frequencies.
    public struct Filter: CountsWord, FiltersByLexicalCategory {
        /// The accepted parameters.
        public static let parameters: [Parameter] = [.corpus, .wordform, .trueCase, .lemma, .lexicalCategory]

        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension OxfordEndpointRequest where Self == WordFrequencyRequest {
    /// Creates a request for the frequency of a word.
    public static func wordFrequency(
        of subject: FrequencySubject, in language: Language, filters: Filter...
    ) -> Self {
        Self(of: subject, in: language).filtered(by: filters)
    }
}

/// A request for a table of word frequencies in a corpus.
///
/// The service's documentation for version 2 does not mention this endpoint, and not every plan includes it.
///
/// If a query takes too long, the service responds with status 503. To make the query faster, set a minimum frequency,
/// which reduces the number of rows in the table.
///
/// ```swift
/// let request = WordFrequenciesRequest(
///     in: .english,
///     filters: .lemma("run"), .collate(.wordform),
///     .sort(.descending(.frequency)), .limit(10))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
/// //     ?lemma=run&sort=-frequency&collate=wordform&limit=10
/// ```
public struct WordFrequenciesRequest: OxfordFilteredRequest {
    /// The frequencies.
    public typealias Answer = WordFrequenciesAnswer

    /// The language of the corpus.
    public var language: Language

    /// The filters to apply.
    ///
    /// For example, there are filters that select the words to count, and filters that sort or group the rows of the
    /// frequency table.
    public var filters: Filters<Filter>

    /// Creates a request for the frequencies of words.
    public init(in language: Language, filters: Filter...) {
        self.language = language
        self.filters = Filters(filters)
    }

    /// Writes the path and parameters.
    public func write(to url: inout URLWriter) {
        url.path("stats/frequency/words")
        url.segment(language)
        url.trailingSlash()
        url.parameters(filters)
    }
}

extension WordFrequenciesRequest {
    /// A filter for frequency tables.
    public struct Filter: CountsWord, FiltersWordFrequencies, FiltersByLexicalCategory, ArrangesFrequencies {
        /// The accepted parameters.
        public static let parameters: [Parameter] = [
            .corpus, .wordform, .trueCase, .lemma, .wordforms, .trueCases, .lemmas, .lexicalCategory, .featurePairs,
            .sort, .collate, .minFrequency, .maxFrequency, .minNormalizedFrequency, .maxNormalizedFrequency, .rowOffset,
            .rowLimit,
        ]

        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension OxfordEndpointRequest where Self == WordFrequenciesRequest {
    /// Creates a request for the frequencies of words.
    public static func wordFrequencies(in language: Language, filters: Filter...) -> Self {
        Self(in: language).filtered(by: filters)
    }
}
