/// A remark, such as on usage or grammar.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("agility")) ?? [])
/// for note in answer.senses().flatMap(\.notes) { print(note.type ?? "", note.text ?? "") }
/// // grammaticalNote mass noun
/// ```
public struct Note: Hashable, Codable, Sendable {
    /// The text.
    public var text: String?

    /// What kind of remark it is; an open set.
    public var type: String?

    /// The id of the remark.
    public var id: String? {
        get { boxedID.value }
        set { boxedID = Boxed(newValue) }
    }

    private var boxedID = Boxed<String>.nothing

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
        try container.encodeIfPresent(type, forKey: .type)
        try container.encodeIfPresent(id, forKey: .id)
    }

    private enum CodingKeys: String, CodingKey {
        case text, type, id
    }
}

extension Note: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "text": text = try json.value()
        case "type": type = try json.value()
        case "id": id = try json.value()
        default: return false
        }
        return true
    }
}
