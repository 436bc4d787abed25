/// Where a sense is found in another data set, such as the thesaurus.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("ace")) ?? [])
/// for link in answer.senses(of: .noun).flatMap(\.thesaurusLinks) {
///     print(link.entryID?.text ?? "", link.senseID ?? "")
/// }
/// // ace t_sample0001.001
/// // ace t_sample0001.002
/// ```
public struct SenseLink: Hashable, Codable, Sendable {
    /// The id of the entry, which can be asked for.
    public var entryID: EntryID?

    /// The id of the sense.
    public var senseID: String?

    /// The code of the language.
    public var language: String?

    /// Makes an empty one, to be filled.
    public init() {}

    /// Reads what was stored, or what the service sent.
    public init(from decoder: any Decoder) throws {
        self = try JSONTree(from: decoder).read()
    }

    private enum CodingKeys: String, CodingKey {
        case language
        case entryID = "entry_id"
        case senseID = "sense_id"
    }
}

extension SenseLink: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "entry_id": entryID = try json.value()
        case "sense_id": senseID = try json.value()
        case "language": language = try json.value()
        default: return false
        }
        return true
    }
}
