/// A value of a vocabulary as answers have it: its id, with a text for people.
///
/// Go by the id; the service has written the texts in more ways than one. Version 1 has a text alone, from which the id
/// is found where the vocabulary knows the label.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("air")) ?? [])
/// for register in answer.senses().flatMap(\.registers) where register.id == .derogatory {
///     print(register.qualifier ?? "", register.text ?? "")
/// }
/// // often Derogatory
/// ```
public struct Labeled<Vocabulary: OxfordVocabulary>: Hashable, Codable, Sendable {
    /// The id.
    public var id: Vocabulary

    /// The text.
    public var text: String?

    /// How the value is meant, such as `often`.
    public var qualifier: String? {
        get { boxedQualifier.value }
        set { boxedQualifier = Boxed(newValue) }
    }

    private var boxedQualifier = Boxed<String>.nothing

    /// Makes a label from its parts.
    ///
    /// ```swift
    /// var sense = Sense()
    /// sense.definitions = ["a toy that flies on a string"]
    /// sense.registers = [Labeled(id: .informal, text: "Informal")]
    /// print(sense.registers.compactMap(\.text), sense.definitions)
    /// // ["Informal"] ["a toy that flies on a string"]
    /// ```
    public init(id: Vocabulary, text: String? = nil, qualifier: String? = nil) {
        self.id = id
        self.text = text
        self.qualifier = qualifier
    }

    /// Reads what was stored, or what the service sent.
    public init(from decoder: any Decoder) throws {
        self = try JSONTree(from: decoder).read()
    }

    /// Writes what can be read again.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encodeIfPresent(text, forKey: .text)
        try container.encodeIfPresent(qualifier, forKey: .qualifier)
    }

    private enum CodingKeys: String, CodingKey {
        case id, text, qualifier
    }
}

extension Labeled: JSONReadable {
    init(from json: inout JSONReader) throws(JSONError) {
        json.skipSpace()
        let failure = json.failure(.text)
        var id: String?
        var text: String?
        var qualifier: String?
        if json.next == UInt8(ascii: "{") {
            try json.openObject()
            while let key = try json.nextKey() {
                switch key {
                case "id": id = try json.value()
                case "text": text = try json.value()
                case "qualifier": qualifier = try json.value()
                default: try json.skip()
                }
            }
        } else {
            text = try json.text()
        }
        guard let value = Vocabulary(rawValue: id ?? text.map(Self.id) ?? "") else { throw failure }
        self.init(id: value, text: text, qualifier: qualifier)
    }

    /// The id that a text stands for, or the text itself.
    private static func id(of text: String) -> String {
        (Vocabulary.self as? any OxfordLabeledVocabulary.Type)?.listing.id(labeled: text) ?? text
    }
}
