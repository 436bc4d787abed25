/// A word as one part of speech.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("run")) ?? [])
/// for lexicalEntry in answer.results.flatMap(\.lexicalEntries) {
///     print(lexicalEntry.lexicalCategory?.text ?? "", lexicalEntry.compounds.compactMap(\.text))
/// }
/// // Verb []
/// // Noun ["run-up", "dry run"]
/// ```
public struct LexicalEntry: Hashable, Codable, Sendable {
    /// The code of the language.
    public var language: String?

    /// The part of speech.
    public var lexicalCategory: Label<LexicalCategory>?

    /// The word.
    public var text: String?

    /// The entries, one for each origin.
    public var entries: [Entry] = []

    /// The root of the word.
    public var root: String?

    /// What grammar gives it.
    public var grammaticalFeatures: [FeatureLabel] = []

    /// Compounds with the word.
    public var compounds: [RelatedWord] = []

    /// What the word is derived from.
    public var derivativeOf: [RelatedWord] = []

    /// What is derived from the word.
    public var derivatives: [RelatedWord] = []

    /// Phrasal verbs with the word.
    public var phrasalVerbs: [RelatedWord] = []

    /// Phrases with the word.
    public var phrases: [RelatedWord] = []

    /// Remarks.
    public var notes: [Note] = []

    /// How it sounds.
    public var pronunciations: [Pronunciation] = []

    /// Other spellings.
    public var variantForms: [VariantForm] = []

    /// Makes an empty one, to be filled.
    public init() {}

    /// Reads what was stored, or what the service sent.
    public init(from decoder: any Decoder) throws {
        self = try JSONTree(from: decoder).read()
    }
}

extension LexicalEntry: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "language": language = try json.value()
        case "lexicalCategory": lexicalCategory = try json.value()
        case "text": text = try json.value()
        case "entries": entries = try json.list()
        case "root": root = try json.value()
        case "grammaticalFeatures": grammaticalFeatures = try json.list()
        case "compounds": compounds = try json.list()
        case "derivativeOf": derivativeOf = try json.list()
        case "derivatives": derivatives = try json.list()
        case "phrasalVerbs": phrasalVerbs = try json.list()
        case "phrases": phrases = try json.list()
        case "notes": notes = try json.list()
        case "pronunciations": pronunciations = try json.list()
        case "variantForms": variantForms = try json.list()
        default: return false
        }
        return true
    }
}
