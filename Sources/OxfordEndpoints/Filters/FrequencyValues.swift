/// The word whose frequency is requested.
///
/// ```swift
/// let request = WordFrequencyRequest(of: .trueCase("Polish"), in: .english)
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/word/en/
/// //     ?trueCase=Polish
/// ```
public struct FrequencySubject: Hashable, Sendable {
    /// The parameter for the word, or an empty list if every word counts.
    let term: FilterTerm

    /// A single form of a word, in lowercase.
    public static func wordform(_ form: WordText) -> Self { Self(term: FilterTerm("wordform", value: form)) }

    /// A single form of a word, in its exact letter case.
    public static func trueCase(_ form: WordText) -> Self { Self(term: FilterTerm("trueCase", value: form)) }

    /// A headword with all its forms.
    public static func lemma(_ lemma: WordText) -> Self { Self(term: FilterTerm("lemma", value: lemma)) }

    /// Every word that matches the filters of the request, such as every noun.
    ///
    /// ```swift
    /// let request = WordFrequencyRequest(
    ///     of: .anyWord, in: .english, filters: [.lexicalCategory(.noun)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/word/en/
    /// //     ?lexicalCategory=noun
    /// ```
    public static let anyWord = Self(term: FilterTerm("lemma", list: []))
}

/// A corpus in which the service counts words.
///
/// The library provides a constant only for the default corpus. To use another corpus, call `init(rawValue:)`.
public struct Corpus: OxfordVocabulary {
    /// The ID of the corpus in the URL.
    public let rawValue: String

    /// Creates a value for the corpus with the given ID, or returns `nil` if the ID is not a valid path segment.
    public init?(rawValue: String) {
        guard rawValue.isPathSegment else { return nil }
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

/// A column to sort a frequency table by.
///
/// For a column without a constant, use `init(rawValue:)`.
public struct FrequencyColumn: OxfordVocabulary {
    /// The column's name in the URL.
    public let rawValue: String

    /// Creates a column from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The word form, in lowercase.
    public static let wordform = Self(rawValue: "wordform")
    /// The word form, with its letter case.
    public static let trueCase = Self(rawValue: "trueCase")
    /// The headword.
    public static let lemma = Self(rawValue: "lemma")
    /// The lexical category.
    public static let lexicalCategory = Self(rawValue: "lexicalCategory")
    /// The number of occurrences.
    public static let frequency = Self(rawValue: "frequency")
    /// The number of occurrences per million words.
    public static let normalizedFrequency = Self(rawValue: "normalizedFrequency")

    /// The known columns.
    public static let known: [Self] = [
        .wordform, .trueCase, .lemma, .lexicalCategory, .frequency, .normalizedFrequency,
    ]
}

/// A column to group a frequency table by.
///
/// For a column without a constant, use `init(rawValue:)`.
public struct FrequencyGroup: OxfordVocabulary {
    /// The column's name in the URL.
    public let rawValue: String

    /// Creates a column from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The word form, in lowercase.
    public static let wordform = Self(rawValue: "wordform")
    /// The word form, with its letter case.
    public static let trueCase = Self(rawValue: "trueCase")
    /// The headword.
    public static let lemma = Self(rawValue: "lemma")
    /// The lexical category.
    public static let lexicalCategory = Self(rawValue: "lexicalCategory")

    /// The known columns.
    public static let known: [Self] = [.wordform, .trueCase, .lemma, .lexicalCategory]
}

/// A column to sort a frequency table by, and the sort direction.
public struct FrequencyOrder: OxfordVocabulary {
    /// The column's name, preceded by a hyphen if the order is descending.
    public let rawValue: String

    /// Creates a sort order from the name of a column.
    ///
    /// For descending order, write a hyphen before the column's name, as in `-frequency`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Sorts by a column, smallest values first.
    public static func ascending(_ column: FrequencyColumn) -> Self { Self(rawValue: column.rawValue) }

    /// Sorts by a column, largest values first.
    public static func descending(_ column: FrequencyColumn) -> Self { Self(rawValue: "-" + column.rawValue) }

    /// Every known column in both directions.
    public static let known: [Self] = FrequencyColumn.known.flatMap { [.ascending($0), .descending($0)] }
}
