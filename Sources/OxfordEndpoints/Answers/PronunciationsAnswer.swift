/// The pronunciations of a word.
///
/// The service documents only some of the JSON keys in this answer. The library ignores the undocumented keys.
public struct PronunciationsAnswer: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
    /// The requested entry ID.
    public var id: EntryID?

    /// The requested word.
    public var word: String?

    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The matching words.
    public var results: [Word] = []

    /// Creates an empty answer.
    public init() {}

    mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("id", &id)
        try each("metadata", &metadata)
        try each("results", &results)
        try each("word", &word)
    }

    /// Returns the pronunciations of all words in ``results``, including those in the words' lexical entries, without
    /// duplicates.
    ///
    /// ```swift
    /// let body = """
    ///     {"results": [{"lexicalEntries": [
    ///       {"lexicalCategory": {"id": "noun"},
    ///        "pronunciations": [{"phoneticSpelling": "ˈrɛkɔːd"}]},
    ///       {"lexicalCategory": {"id": "verb"},
    ///        "pronunciations": [{"phoneticSpelling": "rɪˈkɔːd"}]}]}]}
    ///     """
    /// let answer = try PronunciationsAnswer(json: Array(body.utf8))
    /// let verbs = answer.pronunciations(of: .verb)
    /// print(verbs.compactMap(\.phoneticSpelling))
    /// // ["rɪˈkɔːd"]
    /// ```
    ///
    /// - Parameters:
    ///   - categories: The lexical categories to include. Default: all.
    ///   - dialect: The dialect to include. Default: all.
    ///   - notation: The notation to include. Default: all.
    public func pronunciations(
        of categories: LexicalCategory..., dialect: Dialect? = nil, notation: PhoneticNotation? = nil
    ) -> [Pronunciation] {
        pronunciations(of: categories).unique(dialect: dialect, notation: notation)
    }

    /// Returns the HTTPS URL of the first audio file among the selected pronunciations, or `nil` if there is none.
    public func audio(of categories: LexicalCategory..., dialect: Dialect? = nil) -> String? {
        pronunciations(of: categories).unique(dialect: dialect).lazy.compactMap(\.audio).first
    }

    private func pronunciations(of categories: [LexicalCategory]) -> [Pronunciation] {
        results.flatMap { word in
            // A word without a category has the pronunciations of all its lexical entries.
            (word.lexicalCategory == nil || categories.include(word.lexicalCategory) ? word.pronunciations : [])
                + word.lexicalEntries.filter { categories.include($0.lexicalCategory) }.flatMap(\.pronunciations)
        }
    }

    /// A word with its pronunciations.
    public struct Word: Hashable, Codable, Sendable, JSONModel {
        /// The entry ID.
        public var id: EntryID?

        /// The word.
        ///
        /// It is empty if the service leaves it out.
        public var word = ""

        /// The language code.
        public var language: String?

        /// The kind of result, such as `headword`.
        public var type: String?

        /// The lexical category.
        public var lexicalCategory: Labeled<LexicalCategory>?

        /// The pronunciations that apply to all lexical entries.
        public var pronunciations: [Pronunciation] = []

        /// The lexical entries, one for each lexical category.
        public var lexicalEntries: [LexicalEntry] = []

        /// Creates an empty word.
        public init() {}

        mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
            try each("id", &id)
            try each("language", &language)
            try each("lexicalCategory", &lexicalCategory)
            try each("lexicalEntries", &lexicalEntries)
            try each("pronunciations", &pronunciations)
            try each("type", &type)
            try each("word", &word)
        }
    }

    /// A word in one lexical category.
    public struct LexicalEntry: Hashable, Codable, Sendable, JSONModel {
        /// The language code.
        public var language: String?

        /// The lexical category.
        public var lexicalCategory: Labeled<LexicalCategory>?

        /// The word.
        ///
        /// It is empty if the service leaves it out.
        public var text = ""

        /// The pronunciations.
        public var pronunciations: [Pronunciation] = []

        /// Creates an empty lexical entry.
        public init() {}

        mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
            try each("language", &language)
            try each("lexicalCategory", &lexicalCategory)
            try each("pronunciations", &pronunciations)
            try each("text", &text)
        }
    }
}
