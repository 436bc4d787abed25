/// A vocabulary value in an answer, with its display text.
///
/// Compare IDs, because the service does not spell the texts consistently. If the service sends no ID, the library
/// derives it from the text: the ID of the known value, or the text in the form of an ID, such as `west_indian` for
/// `West Indian`.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.entries(of: EntryID("air")) ?? []
/// let answer = try EntriesAnswer(json: body)
/// let registers = answer.senses().flatMap(\.registers)
/// for register in registers where register.id == .derogatory {
///     print(register.qualifier ?? "", register.text ?? "")
/// }
/// // often Derogatory
/// ```
public struct Labeled<Vocabulary: OxfordVocabulary>: Hashable, Codable, Sendable {
    /// The ID.
    public var id: Vocabulary

    /// The display text.
    public var text: String?

    /// A qualifier, such as `often`.
    public var qualifier: String?

    /// Creates a labeled value.
    public init(id: Vocabulary, text: String? = nil, qualifier: String? = nil) {
        self.id = id
        self.text = text
        self.qualifier = qualifier
    }

    /// Decodes an encoded value or the service's JSON.
    ///
    /// - Throws: ``AnswerError`` if the vocabulary is closed and does not contain the value, or the decoder's error.
    public init(from decoder: any Decoder) throws {
        guard let label = Self(try LabelParts(from: decoder)) else { throw AnswerError(expected: "a label") }
        self = label
    }

    /// Encodes the value as the service's JSON.
    ///
    /// - Throws: The encoder's error.
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

    /// Not inlined, to keep one copy of the code for all lists of labels.
    @inline(never)
    private init?(_ parts: LabelParts) {
        guard let id = Vocabulary(rawValue: parts.id ?? parts.text.map(Vocabulary.id(labeled:)) ?? "")
        else { return nil }
        self.init(id: id, text: parts.text, qualifier: parts.qualifier)
    }
}

extension OxfordVocabulary {
    /// Returns the ID of the known value with a label, or the label in the form of an ID.
    static func id(labeled text: String) -> String {
        // These two have IDs such as `pastParticiple`; all others have IDs such as `rhyming_slang`.
        let isCamelCase = Self.self == GrammaticalFeature.self || Self.self == LexicalCategory.self
        return text.id(in: (Self.self as? any OxfordLabeledVocabulary.Type)?.listing, isCamelCase: isCamelCase)
    }
}

extension String {
    fileprivate func id(in listing: VocabularyListing?, isCamelCase: Bool) -> String {
        if let id = listing?.id(labeled: self) { return id }
        if listing?.label(of: self) != nil { return self }
        let words = lowercased().split(separator: " ")
        guard isCamelCase else { return words.joined(separator: "_") }
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

/// A label of any vocabulary, which may lack the ID or be a string.
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
