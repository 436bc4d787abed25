/// Everything that a dictionary has under one headword.
///
/// ```swift
/// import OxfordSamples
///
/// for entry in try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("run")) ?? []).results {
///     print(entry.word ?? "", entry.type ?? "", entry.lexicalEntries.compactMap(\.lexicalCategory?.text))
/// }
/// // run headword ["Verb", "Noun"]
/// ```
public struct HeadwordEntry: Hashable, Codable, Sendable {
    /// The id, which can be asked for.
    public var id: EntryID?

    /// The word.
    public var word: String?

    /// The code of the language.
    public var language: String?

    /// What was found, such as `headword` or `phrase`; an open set.
    public var type: String?

    /// The word as each part of speech.
    public var lexicalEntries: [LexicalEntry] = []

    /// How it sounds.
    public var pronunciations: [Pronunciation] = []

    /// Makes an empty one, to be filled.
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
