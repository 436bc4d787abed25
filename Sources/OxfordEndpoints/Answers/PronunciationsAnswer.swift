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
    public var results: [HeadwordEntry] = []

    /// Creates an empty answer.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
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
    /// let verbs = answer.pronunciations(categories: [.verb])
    /// print(verbs.compactMap(\.phoneticSpelling))
    /// // ["rɪˈkɔːd"]
    /// ```
    ///
    /// - Parameters:
    ///   - categories: The lexical categories to include, or `nil` for all.
    ///   - dialect: The dialect to include, or `nil` for all.
    ///   - notation: The notation to include, or `nil` for all.
    public func pronunciations(
        categories: [LexicalCategory]? = nil, dialect: Dialect? = nil, notation: PhoneticNotation? = nil
    ) -> [Pronunciation] {
        all(in: categories).unique(dialect: dialect, notation: notation)
    }

    /// Returns the HTTPS URL of the first audio file among the selected pronunciations, or `nil` if there is none.
    public func audioURLString(categories: [LexicalCategory]? = nil, dialect: Dialect? = nil) -> String? {
        all(in: categories).unique(dialect: dialect).lazy.compactMap(\.audioURLString).first
    }

    private func all(in categories: [LexicalCategory]?) -> [Pronunciation] {
        results.flatMap { word in
            // A word without a category has the pronunciations of all its lexical entries.
            (word.lexicalCategory == nil || categories.include(word.lexicalCategory) ? word.pronunciations : [])
                + [word].lexicalEntries(in: categories).flatMap(\.pronunciations)
        }
    }
}
