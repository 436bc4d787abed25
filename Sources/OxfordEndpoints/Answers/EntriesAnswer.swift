/// The dictionary entries of a word: the answer to entries, words and translations requests.
///
/// An answer can have several results, because homographs share an entry ID.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.entries(of: EntryID("ache")) ?? []
/// let answer = try EntriesAnswer(json: body)
/// for definition in answer.definitions(of: .noun) {
///     print(definition.number, definition.text)
/// }
/// // 1 a dull pain that goes on for some time
/// // 1.1 a strong sad feeling, such as longing
/// ```
public struct EntriesAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// The requested entry ID.
    public var id: EntryID?

    /// The requested word.
    public var word: String?

    /// The requested text, in the answer to a words request.
    public var query: String?

    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The entries, by headword.
    public var results: [HeadwordEntry] = []

    /// Creates an empty answer.
    public init() {}
}

extension EntriesAnswer: AnswerModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("id", &id)
        try each("metadata", &metadata)
        try each("query", &query)
        try each("results", &results)
        try each("word", &word)
    }
}
