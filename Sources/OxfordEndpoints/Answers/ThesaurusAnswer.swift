/// The synonyms and antonyms of a word.
///
/// ```swift
/// let body = """
///     {"results": [{"lexicalEntries": [{"entries": [{"senses": [{
///       "synonyms": [{"text": "calm"}],
///       "antonyms": [{"text": "stormy"}]}]}]}]}]}
///     """
/// let answer = try ThesaurusAnswer(json: Array(body.utf8))
/// print(answer.synonyms().map(\.text))
/// print(answer.antonyms().map(\.text))
/// // ["calm"]
/// // ["stormy"]
/// ```
public struct ThesaurusAnswer: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
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
}

extension ThesaurusAnswer {
    /// Returns the senses and subsenses in the order in which they appear in the answer, with what surrounds them.
    ///
    /// ```swift
    /// let body = """
    ///     {"results": [{"word": "calm", "lexicalEntries": [{"entries": [{
    ///       "senses": [
    ///         {"examples": [{"text": "a calm sea"}],
    ///          "synonyms": [{"text": "still"}]},
    ///         {"examples": [{"text": "a calm voice"}],
    ///          "synonyms": [{"text": "cool"}, {"text": "relaxed"}]}
    ///       ]}]}]}]}
    ///     """
    /// let answer = try ThesaurusAnswer(json: Array(body.utf8))
    /// for meaning in answer.meanings() {
    ///     print(meaning.examples.map(\.text))
    ///     print(meaning.synonyms.map(\.text))
    /// }
    /// // ["a calm sea"]
    /// // ["still"]
    /// // ["a calm voice"]
    /// // ["cool", "relaxed"]
    /// ```
    ///
    /// - Parameters:
    ///   - categories: The lexical categories to include, or `nil` for all.
    ///   - register: The register to include, or `nil` for all.
    public func meanings(categories: [LexicalCategory]? = nil, register: Register? = nil) -> [Meaning] {
        results.meanings(categories: categories, register: register)
    }

    /// Returns the synonyms of the senses.
    public func synonyms(categories: [LexicalCategory]? = nil, register: Register? = nil) -> [RelatedWord] {
        meanings(categories: categories, register: register).flatMap(\.synonyms)
    }

    /// Returns the antonyms of the senses.
    public func antonyms(categories: [LexicalCategory]? = nil, register: Register? = nil) -> [RelatedWord] {
        meanings(categories: categories, register: register).flatMap(\.antonyms)
    }
}
