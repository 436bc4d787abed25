/// A filter type that supports choosing a corpus.
public protocol FiltersByCorpus: OxfordFilter {}

extension Parameter {
    /// The `corpus` parameter.
    public static let corpus = Parameter("corpus", oneOf: Corpus.self)
}

extension FiltersByCorpus {
    /// Counts words in the given corpus instead of the service's default.
    ///
    /// ```swift
    /// let request = WordFrequencyRequest(
    ///     of: .lemma("axe"), in: .english, filters: .corpus(.newMonitor))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/word/en/
    /// //     ?corpus=nmc&lemma=axe
    /// ```
    public static func corpus(_ corpus: Corpus) -> Self { Self(term: FilterTerm(.corpus, value: corpus)) }
}
