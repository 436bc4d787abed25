/// The senses of a word that have one origin.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("ache")) ?? [])
/// for entry in answer.results.flatMap(\.lexicalEntries).flatMap(\.entries) {
///     print(entry.homographNumber ?? "", entry.senses.count, entry.inflections.compactMap(\.inflectedForm))
/// }
/// // 100 1 ["aches"]
/// // 101 2 ["aches", "ached", "aching"]
/// ```
public struct Entry: Hashable, Codable, Sendable {
    /// Which of the words that are written alike it is.
    public var homographNumber: String?

    /// Where the word comes from.
    public var etymologies: [String] = []

    /// What the word means; some entries have none.
    public var senses: [Sense] = []

    /// What grammar gives it.
    public var grammaticalFeatures: [LabeledFeature] = []

    /// Forms of the word.
    public var inflections: [InflectedForm] = []

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

    /// Remarks.
    public var notes: [Note] {
        get { seldom.notes }
        _modify { yield &seldom.notes }
    }

    /// How it sounds.
    public var pronunciations: [Pronunciation] = []

    /// Other spellings.
    public var variantForms: [VariantForm] {
        get { seldom.variantForms }
        _modify { yield &seldom.variantForms }
    }

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
        try container.encodeIfPresent(homographNumber, forKey: .homographNumber)
        try container.encode(etymologies, forKey: .etymologies)
        try container.encode(senses, forKey: .senses)
        try container.encode(grammaticalFeatures, forKey: .grammaticalFeatures)
        try container.encode(inflections, forKey: .inflections)
        try container.encode(pronunciations, forKey: .pronunciations)
        try seldom.members.encode(to: encoder)
    }

    private enum CodingKeys: String, CodingKey {
        case homographNumber, etymologies, senses, grammaticalFeatures, inflections, pronunciations
    }
}

extension Entry: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "homographNumber": homographNumber = try json.value()
        case "etymologies": etymologies = try json.list()
        case "senses": senses = try json.list()
        case "grammaticalFeatures": grammaticalFeatures = try json.shared()
        case "inflections": inflections = try json.list()
        case "pronunciations": pronunciations = try json.list()
        default: return try seldom.read(key, from: &json)
        }
        return true
    }
}

extension Entry {
    struct Rest: SeldomMembers {
        var crossReferenceMarkers: [String] = []
        var crossReferences: [CrossReference] = []
        var notes: [Note] = []
        var variantForms: [VariantForm] = []

        mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
            switch key {
            case "crossReferenceMarkers": crossReferenceMarkers = try json.list()
            case "crossReferences": crossReferences = try json.list()
            case "notes": notes = try json.shared()
            case "variantForms": variantForms = try json.list()
            default: return false
            }
            return true
        }
    }
}
