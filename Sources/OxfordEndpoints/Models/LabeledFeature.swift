/// A grammatical feature as answers have it: its id, what it is a kind of, and a text for people.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("ache")) ?? [])
/// let entries = answer.results.flatMap(\.lexicalEntries).flatMap(\.entries)
/// for feature in entries.flatMap(\.grammaticalFeatures) {
///     print(feature.id == .intransitive, feature.type ?? "", feature.text ?? "")
/// }
/// // true Subcategorization Intransitive
/// ```
public struct LabeledFeature: Hashable, Codable, Sendable {
    /// The id; version 1 has none, and it is found from the text.
    public var id: GrammaticalFeature?

    /// What the feature is a kind of, such as `Number`.
    public var type: String?

    /// The text.
    public var text: String?

    /// Makes an empty one, to be filled.
    public init() {}

    /// Reads what was stored, or what the service sent.
    public init(from decoder: any Decoder) throws {
        self = try JSONTree(from: decoder).read()
    }
}

extension LabeledFeature: JSONReadable {
    init(from json: inout JSONReader) throws(JSONError) {
        self.init()
        try json.openObject()
        while let key = try json.nextKey() {
            switch key {
            case "id": id = try json.value().map(GrammaticalFeature.init(rawValue:))
            case "type": type = try json.value()
            case "text": text = try json.value()
            default: try json.skip()
            }
        }
        if id == nil, let text {
            id = GrammaticalFeature(label: text) ?? GrammaticalFeature(rawValue: text)
        }
    }
}
