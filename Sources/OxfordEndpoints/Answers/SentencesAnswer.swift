/// Example sentences for a word.
public struct SentencesAnswer: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
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

    /// Returns the sentences, in order.
    ///
    /// ```swift
    /// let body = """
    ///     {"results": [{"lexicalEntries": [{"sentences": [
    ///       {"text": "My kite fell."},
    ///       {"text": "A kite of a sail.",
    ///        "registers": [{"id": "dated"}]}]}]}]}
    ///     """
    /// let answer = try SentencesAnswer(json: Array(body.utf8))
    /// print(answer.sentences(in: .dated).map(\.text))
    /// // ["A kite of a sail."]
    /// ```
    ///
    /// - Parameters:
    ///   - categories: The lexical categories to include. Default: all.
    ///   - register: The register to include. Default: all.
    public func sentences(of categories: LexicalCategory..., in register: Register? = nil) -> [Example] {
        results.flatMap(\.lexicalEntries).filter { categories.include($0.lexicalCategory) }.flatMap(\.sentences)
            .filter { sentence in register == nil || sentence.registers.contains { $0.id == register } }
    }

    /// A word with its example sentences.
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

        /// The lexical entries, one for each lexical category.
        public var lexicalEntries: [LexicalEntry] = []

        /// Creates an empty word.
        public init() {}

        mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
            try each("id", &id)
            try each("language", &language)
            try each("lexicalEntries", &lexicalEntries)
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

        /// The grammatical features.
        public var grammaticalFeatures: [LabeledFeature] = []

        /// The sentences, with the IDs of the senses that they illustrate.
        public var sentences: [Example] = []

        /// Creates an empty lexical entry.
        public init() {}

        mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
            try each("grammaticalFeatures", &grammaticalFeatures)
            try each("language", &language)
            try each("lexicalCategory", &lexicalCategory)
            try each("sentences", &sentences)
            try each("text", &text)
        }
    }
}
