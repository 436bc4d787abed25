/// A pattern that a word is used in.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("ache")) ?? [])
/// for construction in answer.senses().flatMap(\.constructions) {
///     print(construction.text ?? "", construction.examples.compactMap(\.text))
/// }
/// // ache to do []
/// // ache for something ["ache for a rest", "ache for company"]
/// ```
public struct Construction: Hashable, Codable, Sendable {
    /// The pattern.
    public var text: String?

    /// The fields that it belongs to.
    public var domains: [Labeled<Domain>] = []

    /// Sentences with the pattern.
    public var examples: [Example] = []

    /// Remarks.
    public var notes: [Note] = []

    /// Where in the world it is used.
    public var regions: [Labeled<Region>] = []

    /// The kinds of speech that it belongs to.
    public var registers: [Labeled<Register>] = []

    /// The pattern in another language.
    public var translations: [Translation] = []

    /// Makes an empty one, to be filled.
    public init() {}

    /// Reads what was stored, or what the service sent.
    public init(from decoder: any Decoder) throws {
        self = try JSONTree(from: decoder).read()
    }
}

extension JSONReader {
    /// A list of sentences, each of which is a text, a list of texts, or a sentence with what belongs to it.
    fileprivate mutating func examplesOfConstruction() throws(JSONError) -> [Example] {
        guard try !takeNull() else { return [] }
        var examples: [Example] = []
        try openArray()
        while try nextElement() {
            if try takeNull() { continue }
            switch next {
            case UInt8(ascii: "["):
                let texts: [String] = try list()
                examples += texts.map(Example.init(text:))
            case UInt8(ascii: "\""): examples.append(Example(text: try text()))
            default: examples.append(try Example(from: &self))
            }
        }
        return examples
    }
}

extension Example {
    fileprivate init(text: String) {
        self.init()
        self.text = text
    }
}

extension Construction: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "text": text = try json.value()
        case "domains": domains = try json.shared()
        case "examples": examples = try json.examplesOfConstruction()
        case "notes": notes = try json.shared()
        case "regions": regions = try json.shared()
        case "registers": registers = try json.shared()
        case "translations": translations = try json.list()
        default: return false
        }
        return true
    }
}
