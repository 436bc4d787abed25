/// A value of a vocabulary as answers have it: its id, with a text for people.
///
/// Compare the ID; the service writes the texts in more ways than one. A label without an ID gets the one that its text
/// stands for: that of the known value, or the text in the form of an ID, such as `west_indian` for `West Indian`.
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
    public var qualifier: String?

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

    /// Decodes what was encoded, or what the service sent.
    public init(from decoder: any Decoder) throws {
        guard let label = Self(try LabelParts(from: decoder)) else { throw AnswerError(expected: "a label") }
        self = label
    }

    /// Encodes the value in the form that the service sends.
    public func encode(to encoder: any Encoder) throws {
        var parts = LabelParts()
        (parts.id, parts.text, parts.qualifier) = (id.rawValue, text, qualifier)
        try parts.encode(to: encoder)
    }
}

extension Labeled: JSONValue {
    init(from json: inout JSONReader) throws(JSONError) {
        json.skipSpace()
        let failure = json.failure(.text)
        guard let label = Self(try LabelParts(from: &json)) else { throw failure }
        self = label
    }

    /// Creates a label from its parts, or `nil` if the vocabulary does not have the value.
    ///
    /// Not inlined, since lists of labels would each have a copy of it.
    @inline(never)
    private init?(_ parts: LabelParts) {
        guard let id = Vocabulary(rawValue: parts.id ?? parts.text.map(Vocabulary.id(labeled:)) ?? "")
        else { return nil }
        self.init(id: id, text: parts.text, qualifier: parts.qualifier)
    }
}

extension OxfordVocabulary {
    /// The ID that a label stands for: that of a known value, or the label in the form that the service gives IDs.
    static func id(labeled text: String) -> String {
        // These two have IDs such as `pastParticiple`; all others have IDs such as `rhyming_slang`.
        let isCamelCase = Self.self == GrammaticalFeature.self || Self.self == LexicalCategory.self
        return text.id(in: (Self.self as? any OxfordLabeledVocabulary.Type)?.listing, isCamelCase: isCamelCase)
    }
}

extension String {
    /// The ID that the label stands for in a listing, or the label in the form of an ID.
    fileprivate func id(in listing: VocabularyListing?, isCamelCase: Bool) -> String {
        if let id = listing?.id(labeled: self) { return id }
        if listing?.label(of: self) != nil { return self }
        let words = lowercased().split(separator: " ")
        guard isCamelCase else { return words.joined(separator: "_") }
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

/// The parts of a label of any vocabulary.
///
/// A label can lack the id, or be the text alone.
private struct LabelParts: JSONModel {
    var id: String?
    var text: String?
    var qualifier: String?

    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("id", &id)
        try each("qualifier", &qualifier)
        try each("text", &text)
    }

    mutating func read(from json: inout JSONReader) throws(JSONError) {
        json.skipSpace()
        if json.next == UInt8(ascii: "{") {
            try json.readMembers(of: &self)
        } else {
            text = try json.text()
        }
    }
}
