/// The entries for a headword.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.entries(of: EntryID("run")) ?? []
/// for entry in try EntriesAnswer(json: body).results {
///     let categories = entry.lexicalEntries.compactMap(\.lexicalCategory)
///     print(entry.word ?? "", entry.type ?? "", categories.map(\.id))
/// }
/// // run headword [verb, noun]
/// ```
public struct HeadwordEntry: Hashable, Codable, Sendable {
    /// The entry ID.
    public var id: EntryID?

    /// The headword.
    public var word: String?

    /// The language code.
    public var language: String?

    /// The kind of entry, such as `headword` or `phrase`.
    public var type: String?

    /// The lexical entries, one for each lexical category.
    public var lexicalEntries: [LexicalEntry] = []

    /// The pronunciations.
    public var pronunciations: [Pronunciation] = []

    /// Creates an empty headword entry.
    public init() {}
}

extension HeadwordEntry: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("id", &id)
        try each("language", &language)
        try each("lexicalEntries", &lexicalEntries)
        try each("pronunciations", &pronunciations)
        try each("type", &type)
        try each("word", &word)
    }
}
