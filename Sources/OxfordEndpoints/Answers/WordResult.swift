/// A word in an answer, with its lexical entries.
///
/// Use the answers' type aliases, such as ``SentencesAnswer/Word``.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.lemmas(of: "aces") ?? []
/// for word in try LemmasAnswer(json: body).results {
///     let categories = word.lexicalEntries.compactMap(\.lexicalCategory)
///     print(word.word ?? "", categories.compactMap(\.text))
/// }
/// // aces ["Noun", "Verb"]
/// ```
public struct WordResult<LexicalEntry: Hashable & Codable & Sendable>: Hashable, Sendable {
    /// The entry ID.
    public var id: EntryID?

    /// The word.
    public var word: String?

    /// The word, in inflections answers.
    public var text: String?

    /// The language code.
    public var language: String?

    /// The kind of result, such as `headword`.
    public var type: String?

    /// The lexical category, in pronunciations answers.
    public var lexicalCategory: Labeled<LexicalCategory>?

    /// The pronunciations that apply to all lexical entries.
    public var pronunciations: [Pronunciation] = []

    /// The lexical entries, one for each lexical category.
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
