/// Filters of frequencies that can be counted in one of several corpora.
public protocol FiltersByCorpus: OxfordFilter {}

extension Parameter {
    /// `corpus`: the body of texts that words are counted in.
    public static let corpus = Parameter("corpus", oneOf: Corpus.self)
}

extension FiltersByCorpus {
    /// Counts in a corpus; without one, the service chooses.
    ///
    /// ```swift
    /// print(WordFrequencyRequest(of: .lemma("axe"), in: .english, filters: .corpus(.newMonitor)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/word/en/?corpus=nmc&lemma=axe
    /// ```
    public static func corpus(_ corpus: Corpus) -> Self { Self(term: FilterTerm(.corpus, value: corpus)) }
}
