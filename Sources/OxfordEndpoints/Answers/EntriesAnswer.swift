/// The dictionary entries of a word: what entries, words and translations answer.
///
/// One word may have several results, since words that are written alike have one id.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("ache")) ?? [])
/// print(answer.word ?? "", answer.pronunciations().compactMap(\.phoneticSpelling))
/// for definition in answer.definitions(of: .noun) { print(definition.number, definition.text) }
/// // ache ["eɪk"]
/// // 1 a dull pain that goes on for some time
/// // 1.1 a strong sad feeling, such as longing
/// ```
public struct EntriesAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// The id that was asked for.
    public var id: EntryID?

    /// The word that was asked for.
    public var word: String?

    /// The text that was asked for, where words were.
    public var query: String?

    /// What the service says of the answer itself.
    public var metadata: Metadata?

    /// The entries, by headword.
    public var results: [HeadwordEntry] = []

    /// Makes an empty one, to be filled.
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
