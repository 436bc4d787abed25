/// A word or a sentence in another language.
///
/// ```swift
/// let body = #"{"results": [{"lexicalEntries": [{"entries": [{"senses": [{"translations": [{"text": "cometa", "#
///     + #""language": "es", "grammaticalFeatures": [{"id": "feminine", "text": "Feminine"}]}]}]}]}]}]}"#
/// for translation in try EntriesAnswer(json: Array(body.utf8)).translations() {
///     print(translation.language ?? "", translation.text ?? "", translation.grammaticalFeatures.compactMap(\.text))
/// }
/// // es cometa ["Feminine"]
/// ```
public struct Translation: Hashable, Codable, Sendable {
    /// The word or the sentence.
    public var text: String?

    /// The code of the language.
    public var language: String?

    /// How close it is, such as `direct`; an open set.
    public var type: String?

    /// Words that it goes together with.
    public var collocations: [Collocation] = []

    /// The fields that it belongs to.
    public var domains: [Label<Domain>] = []

    /// What grammar gives it.
    public var grammaticalFeatures: [FeatureLabel] = []

    /// Remarks.
    public var notes: [Note] = []

    /// Where in the world it is used.
    public var regions: [Label<Region>] = []

    /// The kinds of speech that it belongs to.
    public var registers: [Label<Register>] = []

    /// Its tones.
    public var toneGroups: [ToneGroup] = []

    /// Makes an empty one, to be filled.
    public init() {}

    /// Reads what was stored, or what the service sent.
    public init(from decoder: any Decoder) throws {
        self = try JSONTree(from: decoder).read()
    }
}

extension Translation: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "text": text = try json.value()
        case "language": language = try json.value()
        case "type": type = try json.value()
        case "collocations": collocations = try json.list()
        case "domains": domains = try json.list()
        case "grammaticalFeatures": grammaticalFeatures = try json.list()
        case "notes": notes = try json.list()
        case "regions": regions = try json.list()
        case "registers": registers = try json.list()
        case "toneGroups": toneGroups = try json.list()
        default: return false
        }
        return true
    }
}
