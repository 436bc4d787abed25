/// A filter type that can choose the corpus in which words are counted.
public protocol ChoosesCorpus: OxfordFilter {}

extension ChoosesCorpus {
    /// Counts words in the given corpus instead of the service's default corpus.
    ///
    /// ```swift
    /// let request = WordFrequencyRequest(
    ///     of: .lemma("axe"), in: .english, filters: [.corpus(.newMonitor)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/word/en/
    /// //     ?lemma=axe&corpus=nmc
    /// ```
    public static func corpus(_ corpus: Corpus) -> Self { Self(term: FilterTerm("corpus", value: corpus.rawValue)) }
}

/// A filter type that can choose a single word to count.
public protocol CountsWord: OxfordFilter {}

extension CountsWord {
    /// Counts a single form of a word.
    ///
    /// Write the word form in lowercase. Other forms of the same word are not counted, so `runs` does not match
    /// `running`.
    public static func wordform(_ form: WordText) -> Self { Self(term: FilterTerm("wordform", value: form)) }

    /// Counts a single form of a word, matching letter case exactly.
    ///
    /// Words in a different letter case are not counted, so `Run` does not match `run`.
    public static func trueCase(_ form: WordText) -> Self { Self(term: FilterTerm("trueCase", value: form)) }

    /// Counts all forms of a headword.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english, filters: [.lemma("ice cream"), .collate(.wordform)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?collate=wordform&lemma=ice%20cream
    /// ```
    public static func lemma(_ lemma: WordText) -> Self { Self(term: FilterTerm("lemma", value: lemma)) }
}

/// A filter type that can select the rows of a word frequency table by word form, by grammatical feature, or by
/// frequency per million words.
///
/// The parameters `wordforms`, `trueCases` and `lemmas` are missing from the service's parameter lists. The library
/// still supports them, because the documentation of version 1 mentions them and existing programs use them.
public protocol FiltersWordFrequencies: OxfordFilter {}

extension FiltersWordFrequencies {
    /// Counts the occurrences of the given word forms.
    ///
    /// Write the forms in lowercase.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english, filters: [.wordforms("axes", "aces")])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?wordforms=axes,aces
    /// ```
    public static func wordforms(_ forms: WordText...) -> Self { .wordforms(forms) }

    /// Counts the occurrences of the given word forms, or of all words if `forms` is empty.
    ///
    /// Write the forms in lowercase.
    @_disfavoredOverload
    public static func wordforms(_ forms: [WordText]) -> Self { Self(term: FilterTerm("wordforms", list: forms)) }

    /// Counts the occurrences of the given word forms, matching letter case exactly.
    ///
    /// The filter distinguishes uppercase and lowercase letters, so `Polish` does not match `polish`.
    public static func trueCases(_ forms: WordText...) -> Self { .trueCases(forms) }

    /// Counts the occurrences of the given word forms, matching letter case exactly.
    ///
    /// If `forms` is empty, all words are counted.
    @_disfavoredOverload
    public static func trueCases(_ forms: [WordText]) -> Self { Self(term: FilterTerm("trueCases", list: forms)) }

    /// Counts all forms of the given headwords.
    public static func lemmas(_ lemmas: WordText...) -> Self { .lemmas(lemmas) }

    /// Counts all forms of the given headwords, or all words if `lemmas` is empty.
    @_disfavoredOverload
    public static func lemmas(_ lemmas: [WordText]) -> Self { Self(term: FilterTerm("lemmas", list: lemmas)) }

    /// Keeps only words that have a grammatical feature, such as the feature `past` of the kind `tense`.
    ///
    /// The names of the features and of their kinds come from the corpus, not from the dictionaries, so the library has
    /// no constants for them. If you pass several filters, each word has all the features.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english,
    ///     filters: [
    ///         .includingFeature("past", of: "tense"),
    ///         .excludingFeature("plural", of: "number"),
    ///     ])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?grammaticalFeatures=tense%3Apast,-number%3Aplural
    /// ```
    ///
    /// - Precondition: The two texts contain no colon, and the kind does not begin with a hyphen.
    public static func includingFeature(_ feature: WordText, of kind: WordText) -> Self {
        Self(term: FilterTerm(sign: "", feature, kind))
    }

    /// Keeps only words that do not have a grammatical feature.
    ///
    /// - Precondition: The two texts contain no colon, and the kind does not begin with a hyphen.
    public static func excludingFeature(_ feature: WordText, of kind: WordText) -> Self {
        Self(term: FilterTerm(sign: "-", feature, kind))
    }

    /// Keeps only the rows of the frequency table whose frequency per million words is at least `frequency`.
    ///
    /// - Precondition: The frequency is finite and not negative.
    public static func minNormalizedFrequency(_ frequency: Double) -> Self {
        Self(term: FilterTerm("minNormalizedFrequency", amount: frequency))
    }

    /// Keeps only the rows of the frequency table whose frequency per million words is at most `frequency`.
    ///
    /// - Precondition: The frequency is finite and not negative.
    public static func maxNormalizedFrequency(_ frequency: Double) -> Self {
        Self(term: FilterTerm("maxNormalizedFrequency", amount: frequency))
    }
}

/// A filter type that can limit, sort, group and paginate the rows of a frequency table.
public protocol ArrangesFrequencies: OxfordFilter {}

extension ArrangesFrequencies {
    /// Keeps only the rows of the frequency table whose number of occurrences is at least `count`.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english, filters: [.lemma("axe"), .minFrequency(5000)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?lemma=axe&minFrequency=5000
    /// ```
    ///
    /// - Precondition: The number is not negative.
    public static func minFrequency(_ count: Int) -> Self { Self(term: FilterTerm("minFrequency", amount: count)) }

    /// Keeps only the rows of the frequency table whose number of occurrences is at most `count`.
    ///
    /// - Precondition: The number is not negative.
    public static func maxFrequency(_ count: Int) -> Self { Self(term: FilterTerm("maxFrequency", amount: count)) }

    /// Sorts rows by the first of the given columns.
    ///
    /// If rows have equal values in the first column, they are sorted by the second column, and so on.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english,
    ///     filters: [.sort(.ascending(.lexicalCategory), .descending(.frequency))])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?sort=lexicalCategory,-frequency
    /// ```
    public static func sort(_ orders: FrequencyOrder...) -> Self { .sort(orders) }

    /// Sorts rows by the columns in `orders`, or in the service's default order if `orders` is empty.
    @_disfavoredOverload
    public static func sort(_ orders: [FrequencyOrder]) -> Self {
        Self(term: FilterTerm("sort", list: orders))
    }

    /// Groups rows by the given columns, and adds up the frequencies in each group.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english, filters: [.lemma("run"), .collate(.lexicalCategory)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?collate=lexicalCategory&lemma=run
    /// ```
    public static func collate(_ groups: FrequencyGroup...) -> Self { .collate(groups) }

    /// Groups rows by the columns in `groups`, and adds up the frequencies in each group.
    ///
    /// If `groups` is empty, the rows are not grouped.
    @_disfavoredOverload
    public static func collate(_ groups: [FrequencyGroup]) -> Self {
        Self(term: FilterTerm("collate", list: groups))
    }

    /// Skips the given number of rows.
    ///
    /// - Precondition: The number is not negative.
    public static func offset(_ count: Int) -> Self { Self(term: FilterTerm("offset", amount: count)) }

    /// Limits the number of rows.
    ///
    /// By default, the service returns at most 100 rows.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english, filters: [.offset(100), .limit(50)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?limit=50&offset=100
    /// ```
    ///
    /// - Precondition: The number is not negative.
    public static func limit(_ count: Int) -> Self { Self(term: FilterTerm("limit", amount: count)) }
}

extension FilterTerm {
    fileprivate init(sign: String, _ feature: WordText, _ kind: WordText) {
        let pair = "\(kind):\(feature)"
        // A kind that begins with a hyphen would turn an inclusion into an exclusion. The bytes are compared, because a
        // hyphen with a combining mark is another character.
        guard pair.utf8.count(where: { $0 == UInt8(ascii: ":") }) == 1, pair.utf8.first != UInt8(ascii: "-") else {
            fatalError("invalid feature \(pair.quoted); write a feature and its kind without a colon or hyphen")
        }
        self.init("grammaticalFeatures", list: [sign + pair])
    }

    fileprivate init(_ name: StaticString, amount: Int) {
        // Unlike `precondition`, `fatalError` prints its message in release builds too.
        guard amount >= 0 else { fatalError("\(name) \(amount) is negative; pass 0 or more") }
        self.init(name, value: "\(amount)")
    }

    fileprivate init(_ name: StaticString, amount: Double) {
        guard amount.isFinite, amount >= 0 else {
            fatalError("\(name) \(amount) is negative or not finite; pass 0 or more")
        }
        // Without its sign, -0.0 has the same text as 0.
        self.init(name, value: "\(amount.magnitude)")
    }
}
