/// A request for the frequency of a word in a corpus.
///
/// The service's documentation for version 2 does not mention this endpoint, and not every plan includes it.
///
/// ```swift
/// let request = WordFrequencyRequest(
///     of: .lemma("run"), in: .english, filters: [.lexicalCategory(.verb)])
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/word/en/
/// //     ?lemma=run&lexicalCategory=verb
/// ```
public struct WordFrequencyRequest: OxfordFilteredRequest {
    /// The frequency.
    public typealias Answer = WordFrequencyAnswer

    /// The language of the corpus.
    public var language: CorpusLanguage

    /// The word to count.
    public var subject: FrequencySubject

    /// The filters to apply.
    public var filters: Filters<Filter>

    /// Creates a request for the frequency of a word.
    public init(of subject: FrequencySubject, in language: CorpusLanguage, filters: Filters<Filter> = []) {
        self.subject = subject
        self.language = language
        self.filters = filters
    }

    /// Writes the path and parameters.
    public func write(to url: inout URLWriter) {
        url.append(path: "stats/frequency/word")
        url.append(segment: language)
        url.appendTrailingSlash()
        url.append(subject.term)
        url.append(filters)
    }
}

extension WordFrequencyRequest {
    /// A filter for frequencies.
    public struct Filter: ChoosesCorpus, FiltersByLexicalCategory {
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
        of subject: FrequencySubject, in language: CorpusLanguage, filters: Filters<Filter> = []
    ) -> Self {
        Self(of: subject, in: language, filters: filters)
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
///     filters: [.lemma("run"), .collate(.wordform),
///     .sort(.descending(.frequency)), .limit(10)])
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
/// //     ?collate=wordform&lemma=run&limit=10&sort=-frequency
/// ```
public struct WordFrequenciesRequest: OxfordFilteredRequest {
    /// The frequencies.
    public typealias Answer = WordFrequenciesAnswer

    /// The language of the corpus.
    public var language: CorpusLanguage

    /// The filters to apply.
    ///
    /// For example, there are filters that select the words to count, and filters that sort or group the rows of the
    /// frequency table.
    public var filters: Filters<Filter>

    /// Creates a request for the frequencies of words.
    public init(in language: CorpusLanguage, filters: Filters<Filter> = []) {
        self.language = language
        self.filters = filters
    }

    /// Writes the path and parameters.
    public func write(to url: inout URLWriter) {
        url.append(path: "stats/frequency/words")
        url.append(segment: language)
        url.appendTrailingSlash()
        url.append(filters)
    }
}

extension WordFrequenciesRequest {
    /// A filter for frequency tables.
    public struct Filter: ChoosesCorpus, CountsWord, FiltersWordFrequencies, FiltersByLexicalCategory,
        ArrangesFrequencies
    {
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
    public static func wordFrequencies(in language: CorpusLanguage, filters: Filters<Filter> = []) -> Self {
        Self(in: language, filters: filters)
    }
}
