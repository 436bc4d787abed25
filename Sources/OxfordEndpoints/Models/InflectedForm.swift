/// A form of a word, such as its plural.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("run")) ?? [])
/// let forms = answer.results.flatMap(\.lexicalEntries).flatMap(\.entries).flatMap(\.inflections)
/// for form in forms where form.grammaticalFeatures.contains(where: { $0.id == .past }) {
///     print(form.inflectedForm ?? "", form.pronunciations.compactMap(\.phoneticSpelling))
/// }
/// // ran ["ræn"]
/// ```
public struct InflectedForm: Hashable, Codable, Sendable {
    /// The form.
    public var inflectedForm: String?

    /// The fields that it belongs to.
    public var domains: [Labeled<Domain>] {
        get { seldom.domains }
        _modify { yield &seldom.domains }
    }

    /// What grammar gives it.
    public var grammaticalFeatures: [LabeledFeature] = []

    /// The part of speech.
    public var lexicalCategory: Labeled<LexicalCategory>? {
        get { seldom.lexicalCategory }
        _modify { yield &seldom.lexicalCategory }
    }

    /// How it sounds.
    public var pronunciations: [Pronunciation] = []

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
        try container.encodeIfPresent(inflectedForm, forKey: .inflectedForm)
        try container.encode(grammaticalFeatures, forKey: .grammaticalFeatures)
        try container.encode(pronunciations, forKey: .pronunciations)
        try seldom.members.encode(to: encoder)
    }

    private enum CodingKeys: String, CodingKey {
        case inflectedForm, grammaticalFeatures, pronunciations
    }
}

extension InflectedForm: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "inflectedForm": inflectedForm = try json.value()
        case "grammaticalFeatures": grammaticalFeatures = try json.shared()
        case "pronunciations": pronunciations = try json.list()
        default: return try seldom.read(key, from: &json)
        }
        return true
    }
}

extension InflectedForm {
    struct Rest: SeldomMembers {
        var domains: [Labeled<Domain>] = []
        var lexicalCategory: Labeled<LexicalCategory>?
        var regions: [Labeled<Region>] = []
        var registers: [Labeled<Register>] = []

        mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
            switch key {
            case "domains": domains = try json.shared()
            case "lexicalCategory": lexicalCategory = try json.value()
            case "regions": regions = try json.shared()
            case "registers": registers = try json.shared()
            default: return false
            }
            return true
        }
    }
}
