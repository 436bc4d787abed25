/// The headwords of an inflected form.
///
/// Only headwords have entries. If a word may be an inflected form, first send a ``LemmasRequest``, and then request
/// the entries for the headwords in this answer. If no headword matches the filters of the ``LemmasRequest``,
/// ``results`` is empty.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// let answer = try await client.send(.lemmas("axes", in: .english))
/// print(answer.headwords().map(\.text))
/// // ["axe", "axis"]
/// ```
public struct LemmasAnswer: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The matching words.
    public var results: [HeadwordEntry] = []

    /// Creates an empty answer.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("metadata", &metadata)
        try each("results", &results)
    }

    /// Returns the entry IDs of the headwords, in the order in which they appear in the answer, without duplicates.
    ///
    /// If a headword has no ID, the result contains an ID made from its text.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient.sample
    /// let lemmas = try await client.send(.lemmas("running", in: .english))
    /// for id in lemmas.headwords(categories: [.verb]) {
    ///     let request = EntriesRequest(try WordText(id), in: .britishEnglish)
    ///     print(request.urlString())
    /// }
    /// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/run
    /// ```
    ///
    /// - Parameter categories: The lexical categories to include, or `nil` for all.
    public func headwords(categories: [LexicalCategory]? = nil) -> [EntryID] {
        results.lexicalEntries(in: categories).flatMap(\.inflectionOf)
            .compactMap { $0.id ?? $0.text.nonEmpty.map(EntryID.init) }.withoutRepeats
    }
}
