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

    /// Reads what was stored, or what the service sent.
    public init(from decoder: any Decoder) throws {
        self = try JSONTree(from: decoder).read()
    }
}

extension HeadwordEntry: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "id": id = try json.value()
        case "word": word = try json.value()
        case "language": language = try json.value()
        case "type": type = try json.value()
        case "lexicalEntries": lexicalEntries = try json.list()
        case "pronunciations": pronunciations = try json.list()
        default: return false
        }
        return true
    }
}
