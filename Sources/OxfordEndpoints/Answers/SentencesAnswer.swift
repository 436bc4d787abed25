/// Example sentences for a word.
public struct SentencesAnswer: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
    /// The requested entry ID.
    public var id: EntryID?

    /// The requested word.
    public var word: String?

    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The matching words.
    public var results: [HeadwordEntry] = []

    /// Creates an empty answer.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
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
    /// print(answer.sentences(register: .dated).map(\.text))
    /// // ["A kite of a sail."]
    /// ```
    ///
    /// - Parameters:
    ///   - categories: The lexical categories to include, or `nil` for all.
    ///   - register: The register to include, or `nil` for all.
    public func sentences(categories: [LexicalCategory]? = nil, register: Register? = nil) -> [Example] {
        results.lexicalEntries(in: categories).flatMap(\.sentences)
            .filter { sentence in register == nil || sentence.registers.contains { $0.id == register } }
    }
}
