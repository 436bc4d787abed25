/// The pronunciations of a word.
///
/// The service documents this answer only in part; other members are ignored.
public struct PronunciationsAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// A word with its pronunciations.
    public typealias Word = WordResult<LexicalEntry>

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

    /// Returns the pronunciations of the words and their lexical entries, without duplicates.
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

    /// Returns the HTTPS URL of the first audio file.
    public func audio(of categories: LexicalCategory..., dialect: Dialect? = nil) -> String? {
        pronunciations(of: categories).unique(dialect: dialect).lazy.compactMap(\.audio).first
    }

    private func pronunciations(of categories: [LexicalCategory]) -> [Pronunciation] {
        results.flatMap { word in
            (word.isIn(categories) ? word.pronunciations : [])
                + word.lexicalEntries(of: categories).flatMap(\.pronunciations)
        }
    }

    /// A word in one lexical category.
    public struct LexicalEntry: Hashable, Codable, Sendable {
        /// The language code.
        public var language: String?

        /// The lexical category.
        public var lexicalCategory: Labeled<LexicalCategory>?

        /// The word.
        public var text: String?

        /// The pronunciations.
        public var pronunciations: [Pronunciation] = []

        /// Creates an empty lexical entry.
        public init() {}
    }
}

extension PronunciationsAnswer: AnswerModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("id", &id)
        try each("metadata", &metadata)
        try each("results", &results)
        try each("word", &word)
    }
}

extension PronunciationsAnswer.LexicalEntry: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("language", &language)
        try each("lexicalCategory", &lexicalCategory)
        try each("pronunciations", &pronunciations)
        try each("text", &text)
    }
}
