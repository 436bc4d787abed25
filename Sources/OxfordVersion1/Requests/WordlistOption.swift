public import OxfordEndpoints

extension V1.WordlistRequest {
    /// An option that excludes words or senses from a word list, or requires a certain word length or prefix.
    ///
    /// ```swift
    /// let request = try V1.WordlistRequest(
    ///     in: .english, filters: [.domains(.art)],
    ///     options: [.exclude(.registers(.rare, .dated), .regions(.us))])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/domains=art
    /// //     ?exclude=regions%3Dus%3Bregisters%3Drare%2Cdated
    /// ```
    public struct Option: OxfordFilter {
        /// The filter's term.
        public let term: FilterTerm

        /// Creates an option from a term.
        public init(term: FilterTerm) {
            self.term = term
        }

        /// Excludes words with a sense that matches the given filters.
        ///
        /// The lists of two filters of the same kind are joined.
        public static func exclude(_ first: Filter, _ rest: Filter...) -> Self {
            Self(term: FilterTerm("exclude", conditions: [first] + rest))
        }

        /// Excludes senses that match the given filters.
        ///
        /// The lists of two filters of the same kind are joined.
        public static func excludeSenses(_ first: Filter, _ rest: Filter...) -> Self {
            Self(term: FilterTerm("exclude_senses", conditions: [first] + rest))
        }

        /// Excludes words whose first sense matches a filter.
        ///
        /// ```swift
        /// let request = try V1.WordlistRequest(
        ///     in: .english, filters: [.domains(.art)],
        ///     options: [.excludePrimeSenses(.registers(.rare))])
        /// print(request.urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/domains=art
        /// //     ?exclude_prime_senses=registers%3Drare
        /// ```
        public static func excludePrimeSenses(_ filter: Filter) -> Self {
            Self(term: FilterTerm("exclude_prime_senses", conditions: [filter]))
        }

        /// Keeps only words of the given length.
        public static func wordLength(_ length: V1.WordLength) -> Self {
            Self(term: FilterTerm("word_length", value: length.rawValue))
        }

        /// Keeps only words that begin with the given prefix.
        public static func prefix(_ prefix: WordText) -> Self {
            Self(term: FilterTerm("prefix", value: prefix))
        }

        /// Keeps only words that are equal to the text of `prefix(_:)`, if the value is `true`.
        ///
        /// If the value is `false`, a word only has to begin with the text that you pass to `prefix(_:)`.
        public static func exact(_ isExact: Bool) -> Self { Self(term: FilterTerm("exact", value: "\(isExact)")) }
    }
}

extension FilterTerm {
    fileprivate init(_ name: StaticString, conditions: [V1.WordlistRequest.Filter]) {
        // The value is encoded as a whole. `EntryID` decodes a text, and would read an underscore as a space.
        let texts = Filters(conditions).map { EntryID($0.term.inPath.replacing("_", with: "%5F")).text }
        self.init(name, value: texts.joined(separator: ";"))
    }
}

extension V1 {
    /// The number of letters that each word in a word list must have, as an exact length or a range.
    ///
    /// ```swift
    /// print(V1.WordLength(6...9).rawValue)
    /// print(V1.WordLength(6...).rawValue)
    /// print(V1.WordLength(...9).rawValue)
    /// print(V1.WordLength(7).rawValue)
    /// // >5,<10
    /// // >5
    /// // <10
    /// // 7
    /// ```
    ///
    /// Lengths less than 1 are raised to 1.
    public struct WordLength: Hashable, Sendable {
        /// The value of the parameter, such as `>5,<10`.
        public let rawValue: String

        /// Creates an exact length.
        public init(_ count: Int) {
            rawValue = String(max(count, 1))
        }

        /// Creates a range of lengths.
        public init(_ counts: ClosedRange<Int>) {
            rawValue = ">\(below(counts.lowerBound)),<\(above(counts.upperBound))"
        }

        /// Creates a minimum length.
        public init(_ counts: PartialRangeFrom<Int>) {
            rawValue = ">\(below(counts.lowerBound))"
        }

        /// Creates a maximum length.
        public init(_ counts: PartialRangeThrough<Int>) {
            rawValue = "<\(above(counts.upperBound))"
        }
    }
}

// The bounds in the parameter's value are exclusive, so these functions convert the inclusive bounds of Swift's ranges.
private func below(_ count: Int) -> Int { max(count, 1) - 1 }
private func above(_ count: Int) -> Int { count < .max ? max(count, 1) + 1 : count }
