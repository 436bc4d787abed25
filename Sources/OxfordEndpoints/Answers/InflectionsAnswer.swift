/// The inflected forms of a word.
///
/// For the opposite direction, from an inflected form to its headwords, see ``LemmasAnswer``.
public struct InflectionsAnswer: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
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

    /// Returns the inflected forms, in the order in which they appear in the answer.
    ///
    /// ```swift
    /// let body = """
    ///     {"results": [{"lexicalEntries": [{"inflections": [
    ///       {"inflectedForm": "goose"},
    ///       {"inflectedForm": "geese",
    ///        "grammaticalFeatures": [{"id": "plural"}]}]}]}]}
    ///     """
    /// let answer = try InflectionsAnswer(json: Array(body.utf8))
    /// let plurals = answer.inflections(with: .plural)
    /// print(plurals.map(\.inflectedForm))
    /// // ["geese"]
    /// ```
    ///
    /// - Parameters:
    ///   - categories: The lexical categories to include. Default: all.
    ///   - feature: The grammatical feature to include. Default: all.
    public func inflections(
        of categories: LexicalCategory..., with feature: GrammaticalFeature? = nil
    ) -> [InflectedForm] {
        results.flatMap(\.lexicalEntries).filter { categories.include($0.lexicalCategory) }.flatMap(\.inflections)
            .filter { form in feature == nil || form.grammaticalFeatures.contains { $0.id == feature } }
    }

    /// A word with its inflected forms.
    public struct Word: Hashable, Codable, Sendable, JSONModel {
        /// The entry ID.
        public var id: EntryID?

        /// The word.
        public var text: String?

        /// The language code.
        public var language: String?

        /// The lexical entries, one for each lexical category.
        public var lexicalEntries: [LexicalEntry] = []

        /// Creates an empty word.
        public init() {}

        mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
            try each("id", &id)
            try each("language", &language)
            try each("lexicalEntries", &lexicalEntries)
            try each("text", &text)
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

        /// The inflected forms.
        public var inflections: [InflectedForm] = []

        /// Creates an empty lexical entry.
        public init() {}

        mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
            try each("grammaticalFeatures", &grammaticalFeatures)
            try each("inflections", &inflections)
            try each("language", &language)
            try each("lexicalCategory", &lexicalCategory)
            try each("text", &text)
        }
    }
}
