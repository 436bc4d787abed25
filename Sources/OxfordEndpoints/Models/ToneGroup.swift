/// The tones of a translation.
///
/// ```swift
/// let body = #"{"results": [{"lexicalEntries": [{"entries": [{"senses": [{"translations": [{"text": "桥", "#
///     + #""toneGroups": [{"tones": [{"type": "ipa", "value": "˧˥"}]}]}]}]}]}]}]}"#
/// let translations = try EntriesAnswer(json: Array(body.utf8)).translations()
/// for tone in translations.flatMap(\.toneGroups).flatMap(\.tones) { print(tone.type ?? "", tone.value ?? "") }
/// // ipa ˧˥
/// ```
public struct ToneGroup: Hashable, Codable, Sendable {
    /// The tones, one in each notation.
    public var tones: [Tone] = []

    /// Makes an empty one, to be filled.
    public init() {}

    /// Reads what was stored, or what the service sent.
    public init(from decoder: any Decoder) throws {
        self = try JSONTree(from: decoder).read()
    }

    /// A tone in one notation.
    public struct Tone: Hashable, Codable, Sendable {
        /// The notation, such as `ipa`.
        public var type: String?

        /// The tone.
        public var value: String?

        /// Makes an empty one, to be filled.
        public init() {}

        /// Reads what was stored, or what the service sent.
        public init(from decoder: any Decoder) throws {
            self = try JSONTree(from: decoder).read()
        }
    }
}

extension ToneGroup: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "tones": tones = try json.list()
        default: return false
        }
        return true
    }
}

extension ToneGroup.Tone: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "type": type = try json.value()
        case "value": value = try json.value()
        default: return false
        }
        return true
    }
}
