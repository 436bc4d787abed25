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
    public var definitions: [String] {
        get { seldom.definitions }
        _modify { yield &seldom.definitions }
    }

    /// The fields that it belongs to.
    public var domains: [Labeled<Domain>] {
        get { seldom.domains }
        _modify { yield &seldom.domains }
    }

    /// Remarks.
    public var notes: [Note] {
        get { seldom.notes }
        _modify { yield &seldom.notes }
    }

    /// Where in the world it is used.
    public var regions: [Labeled<Region>] {
        get { seldom.regions }
        _modify { yield &seldom.regions }
    }

    /// The kinds of speech that it belongs to.
    public var registers: [Labeled<Register>] {
        get { seldom.registers }
        _modify { yield &seldom.registers }
    }

    /// The senses that it shows.
    public var senseIDs: [String] {
        get { seldom.senseIDs }
        _modify { yield &seldom.senseIDs }
    }

    /// Words that the word goes together with.
    public var collocations: [Collocation] {
        get { seldom.collocations }
        _modify { yield &seldom.collocations }
    }

    /// Where else to look, in words.
    public var crossReferenceMarkers: [String] {
        get { seldom.crossReferenceMarkers }
        _modify { yield &seldom.crossReferenceMarkers }
    }

    /// Where else to look.
    public var crossReferences: [CrossReference] {
        get { seldom.crossReferences }
        _modify { yield &seldom.crossReferences }
    }

    /// The sentence in another language.
    public var translations: [Translation] = []

    private var seldom = Seldom<Rest>()

    /// Makes an empty one, to be filled.
    public init() {}

    /// Reads what was stored, or what the service sent.
    public init(from decoder: any Decoder) throws {
        self = try JSONTree(from: decoder).read()
    }

    /// Writes what can be read again.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(text, forKey: .text)
        try container.encode(translations, forKey: .translations)
        try seldom.members.encode(to: encoder)
    }

    private enum CodingKeys: String, CodingKey {
        case text, translations
    }
}

extension Example: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "text": text = try json.value()
        case "translations": translations = try json.list()
        default: return try seldom.read(key, from: &json)
        }
        return true
    }
}

extension Example {
    struct Rest: SeldomMembers {
        var definitions: [String] = []
        var domains: [Labeled<Domain>] = []
        var notes: [Note] = []
        var regions: [Labeled<Region>] = []
        var registers: [Labeled<Register>] = []
        var senseIDs: [String] = []
        var collocations: [Collocation] = []
        var crossReferenceMarkers: [String] = []
        var crossReferences: [CrossReference] = []

        private enum CodingKeys: String, CodingKey {
            case definitions, domains, notes, regions, registers, collocations, crossReferenceMarkers, crossReferences
            case senseIDs = "senseIds"
        }

        mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
            switch key {
            case "definitions": definitions = try json.list()
            case "domains": domains = try json.shared()
            case "notes": notes = try json.shared()
            case "regions": regions = try json.shared()
            case "registers": registers = try json.shared()
            case "senseIds": senseIDs = try json.shared()
            case "collocations": collocations = try json.list()
            case "crossReferenceMarkers": crossReferenceMarkers = try json.list()
            case "crossReferences": crossReferences = try json.list()
            default: return false
            }
            return true
        }
    }
}
