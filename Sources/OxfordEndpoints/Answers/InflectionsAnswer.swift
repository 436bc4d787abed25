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
    public var results: [HeadwordEntry] = []

    /// Creates an empty answer.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
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
    /// let plurals = answer.inflections(feature: .plural)
    /// print(plurals.map(\.text))
    /// // ["geese"]
    /// ```
    ///
    /// - Parameters:
    ///   - categories: The lexical categories to include, or `nil` for all.
    ///   - feature: The grammatical feature to include, or `nil` for all.
    public func inflections(
        categories: [LexicalCategory]? = nil, feature: GrammaticalFeature? = nil
    ) -> [InflectedForm] {
        results.lexicalEntries(in: categories).flatMap(\.inflections)
            .filter { form in feature == nil || form.grammaticalFeatures.contains { $0.id == feature } }
    }
}
