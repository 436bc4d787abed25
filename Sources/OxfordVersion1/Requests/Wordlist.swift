public import OxfordEndpoints

extension V1 {
    /// Creates a request for the words that meet all of the given conditions.
    ///
    /// Version 2 has no word lists. The nearest equivalent is a paged `SearchRequest` with `.prefix(true)`.
    ///
    /// ```swift
    /// let request = try V1.wordlist(
    ///     in: .english, matching: [.lexicalCategory(.noun), .domains(.sport)],
    ///     filters: [.wordLength(...9), .prefix("a")])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en
    /// //     /domains=sport;lexicalCategory=noun?prefix=a&word_length=%3C10
    /// ```
    ///
    /// A word list needs at least one condition, and each condition must have one to five values. The lists of two
    /// conditions of the same kind are joined.
    ///
    /// - Parameters:
    ///   - language: The language of the words.
    ///   - conditions: The conditions that every word must meet.
    ///   - filters: The filters that exclude words or senses, or require a certain word length or prefix.
    ///   - page: The page of words to request, or `nil` for the first 5000 words.
    /// - Throws: ``V1/InvalidValueCount`` if there are no conditions, or if a condition has more than five values after
    ///   the lists of the same kind are joined.
    public static func wordlist(
        in language: Language, matching conditions: Filters<WordlistCondition>, filters: Filters<WordlistFilter> = [],
        page: Page? = nil
    ) throws -> FilteredRequest<WordlistFilter, SearchAnswer> {
        for count in conditions.isEmpty ? [0] : conditions.map(\.term.valueCount) where !(1...5 ~= count) {
            throw InvalidValueCount(count: count)
        }
        let path = ["wordlist", language.rawValue, conditions.inPath]
        return FilteredRequest(start: Request(path: path, parameters: page?.parameters ?? []), filters: filters)
    }

    /// A condition that every word in a word list must meet.
    public struct WordlistCondition: FiltersByDomain, FiltersByRegister, FiltersByLexicalCategory, FiltersByRegion {
        /// The condition's term.
        public let term: FilterTerm

        /// Creates a condition from a term.
        public init(term: FilterTerm) {
            self.term = term
        }

        /// Keeps only words that have translations into at least one of the given languages.
        public static func translations(_ languages: Language...) -> Self {
            Self(term: FilterTerm("translations", list: languages.map(\.rawValue)))
        }
    }

    /// A filter that excludes words or senses from a word list, or requires a certain word length or prefix.
    ///
    /// ```swift
    /// let request = try V1.wordlist(
    ///     in: .english, matching: [.domains(.art)],
    ///     filters: [.exclude(.registers(.rare, .dated), .regions(.us))])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/domains=art
    /// //     ?exclude=regions%3Dus%3Bregisters%3Drare%2Cdated
    /// ```
    public struct WordlistFilter: OxfordFilter {
        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }

        /// Excludes words with a sense that meets the given conditions.
        ///
        /// The lists of two conditions of the same kind are joined.
        public static func exclude(_ first: WordlistCondition, _ rest: WordlistCondition...) -> Self {
            Self(term: FilterTerm("exclude", conditions: [first] + rest))
        }

        /// Excludes senses that meet the given conditions.
        ///
        /// The lists of two conditions of the same kind are joined.
        public static func excludeSenses(_ first: WordlistCondition, _ rest: WordlistCondition...) -> Self {
            Self(term: FilterTerm("exclude_senses", conditions: [first] + rest))
        }

        /// Excludes words whose first sense meets a condition.
        public static func excludePrimeSenses(_ condition: WordlistCondition) -> Self {
            Self(term: FilterTerm("exclude_prime_senses", conditions: [condition]))
        }

        /// Keeps only words with the given number of letters.
        ///
        /// Lengths less than 1 are raised to 1.
        public static func wordLength(_ count: Int) -> Self { .wordLength("\(max(count, 1))") }

        /// Keeps only words whose number of letters is in a range.
        ///
        /// Lengths less than 1 are raised to 1.
        ///
        /// ```swift
        /// for filter: V1.WordlistFilter in [.wordLength(6...9), .wordLength(6...)] {
        ///     print(filter.term)
        /// }
        /// // word_length=%3E5%2C%3C10
        /// // word_length=%3E5
        /// ```
        public static func wordLength(_ counts: ClosedRange<Int>) -> Self {
            .wordLength(">\(below(counts.lowerBound)),<\(above(counts.upperBound))")
        }

        /// Keeps only words with at least the given number of letters.
        public static func wordLength(_ counts: PartialRangeFrom<Int>) -> Self {
            .wordLength(">\(below(counts.lowerBound))")
        }

        /// Keeps only words with at most the given number of letters.
        public static func wordLength(_ counts: PartialRangeThrough<Int>) -> Self {
            .wordLength("<\(above(counts.upperBound))")
        }

        private static func wordLength(_ value: String) -> Self { Self(term: FilterTerm("word_length", value: value)) }

        /// Keeps only words that begin with the given prefix.
        public static func prefix(_ prefix: WordText) -> Self { Self(term: FilterTerm("prefix", value: prefix)) }

        /// Keeps only words that are equal to the text of `prefix(_:)`, if the value is `true`.
        ///
        /// If the value is `false`, a word only has to begin with the text that you pass to `prefix(_:)`.
        public static func exact(_ isExact: Bool) -> Self { Self(term: FilterTerm("exact", value: "\(isExact)")) }
    }

    /// An error that is thrown if a word list has no conditions, or if one of its conditions has more than five values.
    ///
    /// ```swift
    /// do {
    ///     _ = try V1.wordlist(in: .english, matching: [.domains([])])
    /// } catch {
    ///     print(error)
    /// }
    /// // a word list condition has 0 values; pass one to five
    /// ```
    public struct InvalidValueCount: Error, Hashable, Sendable, CustomStringConvertible {
        /// The number of values that were given.
        public let count: Int

        /// A message that states how many values were given and how many are allowed.
        public var description: String { "a word list condition has \(count) values; pass one to five" }
    }
}

// The bounds in the parameter's value are exclusive, so these functions convert the inclusive bounds of Swift's ranges.
private func below(_ count: Int) -> Int { max(count, 1) - 1 }
private func above(_ count: Int) -> Int { count < .max ? max(count, 1) + 1 : count }

extension FilterTerm {
    fileprivate init(_ name: StaticString, conditions: [V1.WordlistCondition]) {
        // The value is encoded as a whole. `EntryID` decodes a text, and would read an underscore as a space.
        self.init(name, value: EntryID(Filters(conditions).inPath.replacing("_", with: "%5F")).text)
    }

    /// The number of values.
    fileprivate var valueCount: Int {
        // The values are separated by commas. A comma in a value is percent-encoded.
        description.dropFirst(name.count + 1).split(separator: ",").count
    }
}
