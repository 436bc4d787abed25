public import OxfordEndpoints

extension V1 {
    /// A request for the frequency of a word in a corpus.
    ///
    /// In version 2, use `OxfordEndpoints.WordFrequencyRequest`.
    ///
    /// ```swift
    /// let request = V1.WordFrequencyRequest(
    ///     of: .lemma("test"), in: .english, filters: [.lexicalCategory(.noun)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/word/en/
    /// //     ?lemma=test&lexicalCategory=noun
    /// ```
    public struct WordFrequencyRequest: OxfordFilteredRequest, EndpointRequest {
        /// The frequency.
        public typealias Answer = WordFrequencyAnswer

        /// The language of the corpus.
        public var language: Language

        /// The filters to apply, including the filter that selects the word whose frequency is requested.
        public var filters: Filters<Filter>

        /// Creates a request for the frequency of a word.
        public init(of subject: Subject, in language: Language, filters: Filters<Filter> = []) {
            self.language = language
            self.filters = Filters([subject.filter] + filters)
        }

        /// Writes the path and parameters.
        public func write(to url: inout URLWriter) {
            url.append(path: "stats/frequency/word")
            url.append(segment: language)
            url.appendTrailingSlash()
            url.append(filters)
        }
    }
}

extension V1.WordFrequencyRequest {
    /// The word, or the words, to count.
    ///
    /// ```swift
    /// let request = V1.WordFrequencyRequest(
    ///     of: .lexicalCategory(.combiningForm), in: .english)
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/word/en/
    /// //     ?lexicalCategory=combining_form
    /// ```
    public struct Subject: Hashable, Sendable {
        let filter: Filter

        /// A word form in lowercase.
        public static func wordform(_ form: WordText) -> Self { Self(filter: .wordform(form)) }

        /// A word form with its exact letter case.
        public static func trueCase(_ form: WordText) -> Self { Self(filter: .trueCase(form)) }

        /// A headword with all its forms.
        public static func lemma(_ lemma: WordText) -> Self { Self(filter: .lemma(lemma)) }

        /// Every word of a lexical category.
        public static func lexicalCategory(_ category: V1.LexicalCategory) -> Self {
            Self(filter: .lexicalCategory(category))
        }
    }

    /// A filter for frequencies.
    public struct Filter: ChoosesCorpus, CountsWord, V1.FiltersByLexicalCategory {
        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension V1 {
    /// A request for a frequency table of words in a corpus.
    ///
    /// In version 2, use `OxfordEndpoints.WordFrequenciesRequest`.
    ///
    /// ```swift
    /// let request = V1.WordFrequenciesRequest(
    ///     in: .english, filters: [.lemmas("run", "walk"),
    ///     .sort(.descending(.frequency))])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/words/en/
    /// //     ?lemmas=run,walk&sort=-frequency
    /// ```
    public struct WordFrequenciesRequest: OxfordFilteredRequest, EndpointRequest {
        /// The frequencies.
        public typealias Answer = WordFrequenciesAnswer

        /// The language of the corpus.
        public var language: Language

        /// The filters to apply.
        ///
        /// For example, there are filters that select the words to count, and filters that sort or group the rows of
        /// the frequency table.
        public var filters: Filters<Filter>

        /// Creates a request for the frequencies of words.
        public init(in language: Language, filters: Filters<Filter> = []) {
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
}

extension V1.WordFrequenciesRequest {
    /// A filter for frequency tables.
    public struct Filter: ChoosesCorpus, CountsWord, FiltersWordFrequencies, V1.FiltersByLexicalCategory,
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
