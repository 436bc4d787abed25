public import OxfordEndpoints

extension V1 {
    /// Creates a request for the frequency of a word in a corpus.
    ///
    /// In version 2, use `WordFrequencyRequest`.
    ///
    /// ```swift
    /// let request = V1.wordFrequency(
    ///     of: .lemma("test"), in: .english, filters: [.lexicalCategory(.noun)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/word/en/
    /// //     ?lemma=test&lexicalCategory=noun
    /// ```
    public static func wordFrequency(
        of subject: FrequencySubject, in language: Language, filters: Filters<WordFrequencyFilter> = []
    ) -> FilteredRequest<WordFrequencyFilter, WordFrequencyAnswer> {
        FilteredRequest(
            start: Request(path: ["stats", "frequency", "word", language.rawValue], hasTrailingSlash: true),
            filters: Filters([subject.filter] + filters))
    }

    /// Creates a request for a frequency table of words in a corpus.
    ///
    /// In version 2, use `WordFrequenciesRequest`.
    ///
    /// ```swift
    /// let request = V1.wordFrequencies(
    ///     in: .english, filters: [.lemmas("run", "walk"),
    ///     .sort(.descending(.frequency))])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/words/en/
    /// //     ?lemmas=run,walk&sort=-frequency
    /// ```
    public static func wordFrequencies(in language: Language, filters: Filters<WordFrequenciesFilter> = [])
        -> FilteredRequest<WordFrequenciesFilter, WordFrequenciesAnswer>
    {
        FilteredRequest(
            start: Request(path: ["stats", "frequency", "words", language.rawValue], hasTrailingSlash: true),
            filters: filters)
    }

    /// The word, or the words, to count.
    ///
    /// ```swift
    /// let request = V1.wordFrequency(
    ///     of: .lexicalCategory(.combiningForm), in: .english)
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/word/en/
    /// //     ?lexicalCategory=combining_form
    /// ```
    public struct FrequencySubject: Hashable, Sendable {
        let filter: WordFrequencyFilter

        /// A word form in lowercase.
        public static func wordform(_ form: WordText) -> Self { Self(filter: .wordform(form)) }

        /// A word form with its exact letter case.
        public static func trueCase(_ form: WordText) -> Self { Self(filter: .trueCase(form)) }

        /// A headword with all its forms.
        public static func lemma(_ lemma: WordText) -> Self { Self(filter: .lemma(lemma)) }

        /// Every word of a lexical category.
        public static func lexicalCategory(_ category: LexicalCategory) -> Self {
            Self(filter: .lexicalCategory(category))
        }
    }

    /// A filter for the frequency of a word.
    public struct WordFrequencyFilter: ChoosesCorpus, CountsWord, FiltersByLexicalCategory {
        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }

    /// A filter for a frequency table of words.
    public struct WordFrequenciesFilter: ChoosesCorpus, CountsWord, FiltersWordFrequencies, FiltersByLexicalCategory,
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
