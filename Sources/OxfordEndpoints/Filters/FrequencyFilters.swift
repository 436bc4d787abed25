/// A filter type that can choose the word to count, and the corpus to count it in.
public protocol CountsWord: OxfordFilter {}

extension Parameter {
    /// The `corpus` parameter.
    public static let corpus = Parameter("corpus", oneOf: Corpus.self)

    /// The `wordform` parameter.
    public static let wordform = Parameter(text: "wordform")

    /// The `trueCase` parameter.
    public static let trueCase = Parameter(text: "trueCase")

    /// The `lemma` parameter.
    public static let lemma = Parameter(text: "lemma")
}

extension CountsWord {
    /// Counts words in the given corpus instead of the service's default corpus.
    ///
    /// ```swift
    /// let request = WordFrequencyRequest(
    ///     of: .lemma("axe"), in: .english, filters: .corpus(.newMonitor))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/word/en/
    /// //     ?corpus=nmc&lemma=axe
    /// ```
    public static func corpus(_ corpus: Corpus) -> Self { Self(term: FilterTerm(.corpus, value: corpus)) }

    /// Counts a single form of a word.
    ///
    /// Write the word form in lowercase. Other forms of the same word are not counted, so `runs` does not match
    /// `running`.
    public static func wordform(_ form: QueryText) -> Self { Self(term: FilterTerm(.wordform, text: form)) }

    /// Counts a single form of a word, matching letter case exactly.
    ///
    /// Words in a different letter case are not counted, so `Run` does not match `run`.
    public static func trueCase(_ form: QueryText) -> Self { Self(term: FilterTerm(.trueCase, text: form)) }

    /// Counts all forms of a headword.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english, filters: .lemma("ice cream"), .collate(.wordform))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?lemma=ice%20cream&collate=wordform
    /// ```
    public static func lemma(_ lemma: QueryText) -> Self { Self(term: FilterTerm(.lemma, text: lemma)) }
}

/// A filter type that can select the rows of a word frequency table by word form, by grammatical feature, or by
/// frequency per million words.
///
/// The parameters `wordforms`, `trueCases` and `lemmas` are missing from the service's parameter lists. The library
/// still supports them, because the documentation of version 1 mentions them and existing programs use them.
public protocol FiltersWordFrequencies: OxfordFilter {}

extension Parameter {
    /// The `wordforms` parameter.
    public static let wordforms = Parameter(texts: "wordforms")

    /// The `trueCases` parameter.
    public static let trueCases = Parameter(texts: "trueCases")

    /// The `lemmas` parameter.
    public static let lemmas = Parameter(texts: "lemmas")

    /// The `grammaticalFeatures` parameter of frequency requests.
    ///
    /// Each value consists of a type and a feature, such as `tense:past`.
    public static let featurePairs = Parameter("grammaticalFeatures", listOf: FeaturePair.self)

    /// The `minNormalizedFrequency` parameter.
    public static let minNormalizedFrequency = Parameter(decimal: "minNormalizedFrequency")

    /// The `maxNormalizedFrequency` parameter.
    public static let maxNormalizedFrequency = Parameter(decimal: "maxNormalizedFrequency")
}

extension FiltersWordFrequencies {
    /// Counts the occurrences of the given word forms.
    ///
    /// Write the forms in lowercase.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english, filters: .wordforms("axes", "aces"))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?wordforms=axes,aces
    /// ```
    public static func wordforms(_ forms: QueryText...) -> Self { .wordforms(of: forms) }

    /// Counts the occurrences of the given word forms, or of all words if `forms` is empty.
    ///
    /// Write the forms in lowercase.
    public static func wordforms(of forms: [QueryText]) -> Self { Self(term: FilterTerm(.wordforms, texts: forms)) }

    /// Counts the occurrences of the given word forms, matching letter case exactly.
    ///
    /// The filter distinguishes uppercase and lowercase letters, so `Polish` does not match `polish`.
    public static func trueCases(_ forms: QueryText...) -> Self { .trueCases(of: forms) }

    /// Counts the occurrences of the given word forms, matching letter case exactly.
    ///
    /// If `forms` is empty, all words are counted.
    public static func trueCases(of forms: [QueryText]) -> Self { Self(term: FilterTerm(.trueCases, texts: forms)) }

    /// Counts all forms of the given headwords.
    public static func lemmas(_ lemmas: QueryText...) -> Self { .lemmas(of: lemmas) }

    /// Counts all forms of the given headwords, or all words if `lemmas` is empty.
    public static func lemmas(of lemmas: [QueryText]) -> Self { Self(term: FilterTerm(.lemmas, texts: lemmas)) }

    /// Keeps only words that have every included feature and no excluded feature.
    public static func grammaticalFeatures(_ pairs: FeaturePair...) -> Self { .grammaticalFeatures(of: pairs) }

    /// Keeps only words that have every included feature and no excluded feature.
    ///
    /// If `pairs` is empty, all words are kept.
    public static func grammaticalFeatures(of pairs: [FeaturePair]) -> Self {
        Self(term: FilterTerm(.featurePairs, list: pairs))
    }

    /// Keeps only the rows of the frequency table whose frequency per million words is at least `frequency`.
    public static func minNormalizedFrequency(_ frequency: Double) -> Self {
        Self(term: FilterTerm(.minNormalizedFrequency, number: frequency))
    }

    /// Keeps only the rows of the frequency table whose frequency per million words is at most `frequency`.
    public static func maxNormalizedFrequency(_ frequency: Double) -> Self {
        Self(term: FilterTerm(.maxNormalizedFrequency, number: frequency))
    }
}

/// A filter type that can limit, sort, group and paginate the rows of a frequency table.
public protocol ArrangesFrequencies: OxfordFilter {}

extension Parameter {
    /// The `minFrequency` parameter.
    public static let minFrequency = Parameter(number: "minFrequency")

    /// The `maxFrequency` parameter.
    public static let maxFrequency = Parameter(number: "maxFrequency")

    /// The `sort` parameter.
    public static let sort = Parameter("sort", listOf: FrequencyOrder.self)

    /// The `collate` parameter.
    public static let collate = Parameter("collate", listOf: FrequencyGroup.self)

    /// The `offset` parameter.
    public static let rowOffset = Parameter(number: "offset")

    /// The `limit` parameter.
    public static let rowLimit = Parameter(number: "limit")
}

extension ArrangesFrequencies {
    /// Keeps only the rows of the frequency table whose number of occurrences is at least `count`.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english, filters: .lemma("axe"), .minFrequency(5000))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?lemma=axe&minFrequency=5000
    /// ```
    public static func minFrequency(_ count: Int) -> Self { Self(term: FilterTerm(.minFrequency, number: count)) }

    /// Keeps only the rows of the frequency table whose number of occurrences is at most `count`.
    public static func maxFrequency(_ count: Int) -> Self { Self(term: FilterTerm(.maxFrequency, number: count)) }

    /// Sorts rows by the first of the given columns.
    ///
    /// If rows have equal values in the first column, they are sorted by the second column, and so on.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english,
    ///     filters: .sort(.ascending(.lexicalCategory), .descending(.frequency)))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?sort=lexicalCategory,-frequency
    /// ```
    public static func sort(_ orders: FrequencyOrder...) -> Self { .sort(of: orders) }

    /// Sorts rows by the columns in `orders`, or in the service's default order if `orders` is empty.
    public static func sort(of orders: [FrequencyOrder]) -> Self { Self(term: FilterTerm(.sort, list: orders)) }

    /// Groups rows by the given columns, and adds up the frequencies in each group.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english, filters: .lemma("run"), .collate(.lexicalCategory))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?lemma=run&collate=lexicalCategory
    /// ```
    public static func collate(_ groups: FrequencyGroup...) -> Self { .collate(of: groups) }

    /// Groups rows by the columns in `groups`, and adds up the frequencies in each group.
    ///
    /// If `groups` is empty, the rows are not grouped.
    public static func collate(of groups: [FrequencyGroup]) -> Self { Self(term: FilterTerm(.collate, list: groups)) }

    /// Skips the given number of rows.
    public static func offset(_ count: Int) -> Self { Self(term: FilterTerm(.rowOffset, number: count)) }

    /// Limits the number of rows.
    ///
    /// By default, the service returns at most 100 rows.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english, filters: .offset(100), .limit(50))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?offset=100&limit=50
    /// ```
    public static func limit(_ count: Int) -> Self { Self(term: FilterTerm(.rowLimit, number: count)) }
}
