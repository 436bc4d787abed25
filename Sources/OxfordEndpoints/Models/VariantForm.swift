/// Another spelling of a word.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("aeroplane")) ?? [])
/// for form in answer.results.flatMap(\.lexicalEntries).flatMap(\.variantForms) {
///     print(form.text ?? "", form.regions.compactMap(\.text))
/// }
/// // airplane ["North American"]
/// ```
public struct VariantForm: Hashable, Codable, Sendable {
    /// The other spelling.
    public var text: String?

    /// The fields that it belongs to.
    public var domains: [Labeled<Domain>] = []

    /// Remarks.
    public var notes: [Note] = []

    /// How it sounds.
    public var pronunciations: [Pronunciation] = []

    /// Where in the world it is used.
    public var regions: [Labeled<Region>] = []

    /// The kinds of speech that it belongs to.
    public var registers: [Labeled<Register>] = []

    /// Makes an empty one, to be filled.
    public init() {}

    /// Reads what was stored, or what the service sent.
    public init(from decoder: any Decoder) throws {
        self = try JSONTree(from: decoder).read()
    }
}

extension VariantForm: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "text": text = try json.value()
        case "domains": domains = try json.shared()
        case "notes": notes = try json.shared()
        case "pronunciations": pronunciations = try json.list()
        case "regions": regions = try json.shared()
        case "registers": registers = try json.shared()
        default: return false
        }
        return true
    }
}
