/// A word in the results of an answer, with its lexical entries.
///
/// The answers about one word share this type: each has lexical entries of its own. Use the names that the answers give
/// it, such as ``SentencesAnswer/Word``.
///
/// ```swift
/// import OxfordSamples
///
/// for word in try LemmasAnswer(json: SampleDictionary.lemmas(of: "aces") ?? []).results {
///     print(word.word ?? "", word.lexicalEntries.compactMap(\.lexicalCategory?.text))
/// }
/// // aces ["Noun", "Verb"]
/// ```
public struct WordResult<LexicalEntry: Hashable & Codable & Sendable>: Hashable, Sendable {
    /// The ID, which you can look up.
    public var id: EntryID?

    /// The word.
    public var word: String?

    /// The word, where inflections have it.
    public var text: String?

    /// The code of the language.
    public var language: String?

    /// The kind of result, such as `headword`; an open set.
    public var type: String?

    /// The part of speech, which only pronunciations have.
    public var lexicalCategory: Labeled<LexicalCategory>?

    /// The pronunciations that do not belong to one lexical entry.
    public var pronunciations: [Pronunciation] = []

    /// The word as each part of speech.
    public var lexicalEntries: [LexicalEntry] = []

    /// Creates an empty result.
    public init() {}
}

extension WordResult: Codable, JSONModel, JSONValue, MemberList where LexicalEntry: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("id", &id)
        try each("language", &language)
        try each.shared("lexicalCategory", &lexicalCategory)
        try each("lexicalEntries", &lexicalEntries)
        try each("pronunciations", &pronunciations)
        try each("text", &text)
        try each("type", &type)
        try each("word", &word)
    }
}
