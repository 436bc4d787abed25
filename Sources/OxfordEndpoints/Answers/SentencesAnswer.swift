/// Sentences that show a word in use.
///
/// ```swift
/// let body = #"{"results": [{"lexicalEntries": [{"sentences": [{"text": "The kite pulled at its string."}]}]}]}"#
/// let answer = try SentencesAnswer(json: Array(body.utf8))
/// print(answer.results.flatMap(\.lexicalEntries).flatMap(\.sentences).compactMap(\.text))
/// // ["The kite pulled at its string."]
/// ```
public struct SentencesAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// The id that was asked for.
    public var id: EntryID?

    /// The word that was asked for.
    public var word: String?

    /// What the service says of the answer itself.
    public var metadata: Metadata?

    /// The words that were found.
    public var results: [Word] = []

    /// Makes an empty one, to be filled.
    public init() {}

    /// A word that was found.
    ///
    /// ```swift
    /// let body = #"{"results": [{"word": "kite", "lexicalEntries": [{"sentences": [{"text": "My kite fell."}]}]}]}"#
    /// for word in try SentencesAnswer(json: Array(body.utf8)).results {
    ///     print(word.word ?? "", word.lexicalEntries.flatMap(\.sentences).count)
    /// }
    /// // kite 1
    /// ```
    public struct Word: Hashable, Codable, Sendable {
        /// The id, which can be asked for.
        public var id: EntryID?

        /// The word.
        public var word: String?

        /// The code of the language.
        public var language: String?

        /// What was found; an open set.
        public var type: String?

        /// The word as each part of speech.
        public var lexicalEntries: [LexicalEntry] = []

        /// Makes an empty one, to be filled.
        public init() {}
    }

    /// A word as one part of speech.
    ///
    /// ```swift
    /// let body = #"{"results": [{"lexicalEntries": [{"lexicalCategory": {"id": "noun"}, "#
    ///     + #""sentences": [{"text": "Two kites flew over the dunes.", "senseIds": ["k1.001"]}]}]}]}"#
    /// let lexicalEntries = try SentencesAnswer(json: Array(body.utf8)).results.flatMap(\.lexicalEntries)
    /// for sentence in lexicalEntries.filter({ $0.lexicalCategory?.id == .noun }).flatMap(\.sentences) {
    ///     print(sentence.senseIDs, sentence.text ?? "")
    /// }
    /// // ["k1.001"] Two kites flew over the dunes.
    /// ```
    public struct LexicalEntry: Hashable, Codable, Sendable {
        /// The code of the language.
        public var language: String?

        /// The part of speech.
        public var lexicalCategory: Labeled<LexicalCategory>?

        /// The word.
        public var text: String?

        /// What grammar gives it.
        public var grammaticalFeatures: [LabeledFeature] = []

        /// The sentences, with the senses that they show.
        public var sentences: [Example] = []

        /// Makes an empty one, to be filled.
        public init() {}
    }
}

extension SentencesAnswer: AnswerModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("id", &id)
        try each("metadata", &metadata)
        try each("results", &results)
        try each("word", &word)
    }
}

extension SentencesAnswer.Word: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("id", &id)
        try each("language", &language)
        try each("lexicalEntries", &lexicalEntries)
        try each("type", &type)
        try each("word", &word)
    }
}

extension SentencesAnswer.LexicalEntry: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each.shared("grammaticalFeatures", &grammaticalFeatures)
        try each("language", &language)
        try each("lexicalCategory", &lexicalCategory)
        try each("sentences", &sentences)
        try each("text", &text)
    }
}
