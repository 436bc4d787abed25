/// The word or words whose frequency is requested.
///
/// ```swift
/// let request = WordFrequencyRequest(of: .trueCase("Polish"), in: .english)
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/word/en/
/// //     ?trueCase=Polish
/// ```
public struct FrequencySubject: Hashable, Sendable {
    let term: FilterTerm

    /// A single form of a word, in lowercase.
    public static func wordform(_ form: QueryText) -> Self { Self(term: FilterTerm(.wordform, text: form)) }

    /// A single form of a word, in its exact letter case.
    public static func trueCase(_ form: QueryText) -> Self { Self(term: FilterTerm(.trueCase, text: form)) }

    /// A headword with all its forms.
    public static func lemma(_ lemma: QueryText) -> Self { Self(term: FilterTerm(.lemma, text: lemma)) }

    /// Every word of a lexical category.
    public static func lexicalCategory(_ category: LexicalCategory) -> Self {
        Self(term: FilterTerm(.lexicalCategory, list: [category]))
    }
}

/// A corpus in which the service counts words.
///
/// The library provides a constant only for the default corpus. To use another corpus, call `init(rawValue:)`.
public struct Corpus: OxfordVocabulary {
    /// The ID of the corpus in the URL.
    public let rawValue: String

    /// Creates a value for the corpus with the given ID, or returns `nil` if the ID is not a valid path segment.
    public init?(rawValue: String) {
        guard !rawValue.isEmpty, rawValue.isUnreserved, rawValue.dotPart == nil else { return nil }
        self.rawValue = rawValue
    }

    private init(id: String) {
        rawValue = id
    }

    /// The New Monitor Corpus, the service's default.
    public static let newMonitor = Corpus(id: "nmc")

    /// The known corpora.
    public static let known: [Self] = [.newMonitor]
}

/// A grammatical feature with its type, such as `tense:past`, that the words in a frequency table must or must not
/// have.
///
/// ```swift
/// let request = WordFrequenciesRequest(
///     in: .english,
///     filters: .grammaticalFeatures(
///         .including("tense", "past"), .excluding("number", "plural")))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
/// //     ?grammaticalFeatures=tense%3Apast,-number%3Aplural
/// ```
///
/// The names of the features and of their types come from the corpus, not from the dictionaries. The library does not
/// know these names, so it provides no constants for them.
public struct FeaturePair: OxfordVocabulary {
    /// The type and the feature, separated by a colon, with a leading hyphen if the feature is excluded.
    public let rawValue: String

    /// Creates a feature pair from text in the form `type:feature` or `-type:feature`, or returns `nil` for other text.
    ///
    /// For example, `tense:past` consists of the type `tense` and the feature `past`. To exclude words with a feature,
    /// write a hyphen before the type, as in `-number:plural`. The type itself must not begin with a hyphen. The type
    /// and the feature must not be empty and must not contain a colon.
    ///
    /// ```swift
    /// print(FeaturePair(rawValue: "tense:past") == .including("tense", "past"))
    /// print(FeaturePair(rawValue: "tense") == nil)
    /// // true
    /// // true
    /// ```
    public init?(rawValue: String) {
        let pair = rawValue.hasPrefix("-") ? String(rawValue.dropFirst()) : rawValue
        let parts = pair.parts(between: UInt8(ascii: ":"))
        guard parts.count == 2, !parts.contains(""), !pair.hasPrefix("-") else { return nil }
        self.rawValue = rawValue
    }

    private init(
        _ sign: String, _ type: StaticString, _ feature: StaticString, file: StaticString, line: UInt
    ) {
        let pair = "\(type):\(feature)"
        // A type that begins with a hyphen would turn an inclusion into an exclusion.
        guard !pair.hasPrefix("-"), let value = Self(rawValue: sign + pair) else {
            // Unlike `precondition`, `fatalError` prints its message in release builds too.
            fatalError(
                "invalid feature pair \(pair.quoted); write a type and a feature, such as \"tense:past\"", file: file,
                line: line)
        }
        self = value
    }

    /// Creates a value for a filter that keeps only words with the given feature.
    ///
    /// - Precondition: `type` and `feature` are not empty and do not contain a colon, and `type` does not begin with a
    ///   hyphen.
    public static func including(
        _ type: StaticString, _ feature: StaticString, file: StaticString = #file, line: UInt = #line
    ) -> Self { Self("", type, feature, file: file, line: line) }

    /// Creates a value for a filter that excludes words with the given feature.
    ///
    /// - Precondition: `type` and `feature` are not empty and do not contain a colon, and `type` does not begin with a
    ///   hyphen.
    public static func excluding(
        _ type: StaticString, _ feature: StaticString, file: StaticString = #file, line: UInt = #line
    ) -> Self { Self("-", type, feature, file: file, line: line) }

    /// An empty list, because the library does not know which grammatical features a corpus uses.
    public static let known: [Self] = []
}

/// A column to sort a frequency table by.
///
/// Both versions of the API can sort only by these columns.
public enum FrequencyColumn: String, OxfordVocabulary, CaseIterable {
    /// The word form, in lowercase.
    case wordform
    /// The word form, with its letter case.
    case trueCase
    /// The headword.
    case lemma
    /// The lexical category.
    case lexicalCategory
    /// The number of occurrences.
    case frequency
    /// The number of occurrences per million words.
    case normalizedFrequency
}

/// A column to group a frequency table by.
///
/// Both versions of the API can group only by these columns.
public enum FrequencyGroup: String, OxfordVocabulary, CaseIterable {
    /// The word form, in lowercase.
    case wordform
    /// The word form, with its letter case.
    case trueCase
    /// The headword.
    case lemma
    /// The lexical category.
    case lexicalCategory
}

/// A column to sort a frequency table by, and the sort direction.
public struct FrequencyOrder: OxfordVocabulary {
    /// The column's name, preceded by a hyphen if the order is descending.
    public let rawValue: String

    /// Creates a sort order from the name of a column, or returns `nil` if there is no column with this name.
    ///
    /// For descending order, write a hyphen before the column's name, as in `-frequency`.
    public init?(rawValue: String) {
        let column = rawValue.hasPrefix("-") ? String(rawValue.dropFirst()) : rawValue
        guard FrequencyColumn(rawValue: column) != nil else { return nil }
        self.rawValue = rawValue
    }

    private init(text: String) {
        rawValue = text
    }

    /// Sorts by a column, smallest values first.
    public static func ascending(_ column: FrequencyColumn) -> Self { Self(text: column.rawValue) }

    /// Sorts by a column, largest values first.
    public static func descending(_ column: FrequencyColumn) -> Self { Self(text: "-" + column.rawValue) }

    /// Every column in both directions.
    public static let known: [Self] = FrequencyColumn.known.flatMap { [.ascending($0), .descending($0)] }
}
