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
    public var domains: [Label<Domain>] = []

    /// What grammar gives it.
    public var grammaticalFeatures: [FeatureLabel] = []

    /// The part of speech.
    public var lexicalCategory: Label<LexicalCategory>?

    /// How it sounds.
    public var pronunciations: [Pronunciation] = []

    /// Where in the world it is used.
    public var regions: [Label<Region>] = []

    /// The kinds of speech that it belongs to.
    public var registers: [Label<Register>] = []

    /// Makes an empty one, to be filled.
    public init() {}

    /// Reads what was stored, or what the service sent.
    public init(from decoder: any Decoder) throws {
        self = try JSONTree(from: decoder).read()
    }
}

extension InflectedForm: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "inflectedForm": inflectedForm = try json.value()
        case "domains": domains = try json.list()
        case "grammaticalFeatures": grammaticalFeatures = try json.list()
        case "lexicalCategory": lexicalCategory = try json.value()
        case "pronunciations": pronunciations = try json.list()
        case "regions": regions = try json.list()
        case "registers": registers = try json.list()
        default: return false
        }
        return true
    }
}
