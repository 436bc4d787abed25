/// A sentence or a phrase that shows a word in use.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("run")) ?? [])
/// for example in answer.examples() where !example.definitions.isEmpty {
///     print(example.text ?? "", example.definitions)
/// }
/// // He ran like the wind. ["he ran very fast"]
/// ```
public struct Example: Hashable, Codable, Sendable {
    /// The sentence.
    public var text: String?

    /// What the word means in it.
    public var definitions: [String] = []

    /// The fields that it belongs to.
    public var domains: [Label<Domain>] = []

    /// Remarks.
    public var notes: [Note] = []

    /// Where in the world it is used.
    public var regions: [Label<Region>] = []

    /// The kinds of speech that it belongs to.
    public var registers: [Label<Register>] = []

    /// The senses that it shows.
    public var senseIDs: [String] = []

    /// Words that the word goes together with.
    public var collocations: [Collocation] = []

    /// Where else to look, in words.
    public var crossReferenceMarkers: [String] = []

    /// Where else to look.
    public var crossReferences: [CrossReference] = []

    /// The sentence in another language.
    public var translations: [Translation] = []

    /// Makes an empty one, to be filled.
    public init() {}

    /// Reads what was stored, or what the service sent.
    public init(from decoder: any Decoder) throws {
        self = try JSONTree(from: decoder).read()
    }

    private enum CodingKeys: String, CodingKey {
        case text, definitions, domains, notes, regions, registers, collocations, crossReferenceMarkers,
            crossReferences, translations
        case senseIDs = "senseIds"
    }
}

extension Example: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "text": text = try json.value()
        case "definitions": definitions = try json.list()
        case "domains": domains = try json.list()
        case "notes": notes = try json.list()
        case "regions": regions = try json.list()
        case "registers": registers = try json.list()
        case "senseIds": senseIDs = try json.list()
        case "collocations": collocations = try json.list()
        case "crossReferenceMarkers": crossReferenceMarkers = try json.list()
        case "crossReferences": crossReferences = try json.list()
        case "translations": translations = try json.list()
        default: return false
        }
        return true
    }
}
