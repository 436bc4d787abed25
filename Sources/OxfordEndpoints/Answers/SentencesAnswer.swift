/// Sentences that show a word in use.
///
/// ```swift
/// let body = #"{"results": [{"lexicalEntries": [{"sentences": [{"text": "The kite pulled at its string."}]}]}]}"#
/// let answer = try SentencesAnswer(json: Array(body.utf8))
/// print(answer.sentences().compactMap(\.text))
/// // ["The kite pulled at its string."]
/// ```
public struct SentencesAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// A word with its example sentences.
    public typealias Word = WordResult<LexicalEntry>

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

    /// The sentences in their order.
    ///
    /// ```swift
    /// let body = #"{"results": [{"lexicalEntries": [{"lexicalCategory": {"id": "noun"}, "sentences": ["#
    ///     + #"{"text": "My kite fell."}, {"text": "A kite of a sail.", "registers": [{"id": "dated"}]}]}]}]}"#
    /// let answer = try SentencesAnswer(json: Array(body.utf8))
    /// print(answer.sentences(of: .noun, in: .dated).compactMap(\.text))
    /// // ["A kite of a sail."]
    /// ```
    ///
    /// - Parameters:
    ///   - categories: The parts of speech that the sentences show; none for all.
    ///   - register: A register of the sentences; `nil` for all.
    public func sentences(of categories: LexicalCategory..., in register: Register? = nil) -> [Example] {
        results.flatMap { $0.lexicalEntries(of: categories) }.flatMap(\.sentences)
            .filter { sentence in register == nil || sentence.registers.contains { $0.id == register } }
    }

    /// A word as one part of speech.
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

extension SentencesAnswer.LexicalEntry: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each.shared("grammaticalFeatures", &grammaticalFeatures)
        try each("language", &language)
        try each("lexicalCategory", &lexicalCategory)
        try each("sentences", &sentences)
        try each("text", &text)
    }
}
