/// A pointer from a sense or an entry to another entry.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("among")) ?? [])
/// for reference in answer.senses().flatMap(\.crossReferences) {
///     print(reference.type ?? "", reference.text ?? "")
/// }
/// // see also between
/// ```
public struct CrossReference: Hashable, Codable, Sendable {
    /// The id, which can be asked for.
    public var id: EntryID?

    /// The word that is pointed to.
    public var text: String?

    /// How the two are related, such as `see also`; an open set.
    public var type: String?

    /// Makes an empty one, to be filled.
    public init() {}

    /// Reads what was stored, or what the service sent.
    public init(from decoder: any Decoder) throws {
        self = try JSONTree(from: decoder).read()
    }
}

extension CrossReference: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "id": id = try json.value()
        case "text": text = try json.value()
        case "type": type = try json.value()
        default: return false
        }
        return true
    }
}
