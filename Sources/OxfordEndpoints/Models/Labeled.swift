/// A label, such as a subject area or a style, with its ID and its display text.
///
/// To find out whether a list contains a label, compare the IDs, as in the sample below. Two labeled values are equal
/// only if their texts and qualifiers are equal too, and the service does not spell its texts consistently. For
/// example, it has sent both `North American` and `North_American`.
///
/// If the service sends only the display text, the library looks up the ID in its list of known values. If the text is
/// not in the list, the library derives an ID from the text, such as `west_indian` from `West Indian`.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// let answer = try await client.send(
///     .entries("air", in: .britishEnglish))
/// let registers = answer.meanings().flatMap(\.sense.registers)
/// for register in registers where register.id == .derogatory {
///     print(register.qualifier ?? "", register.text ?? "")
/// }
/// // often Derogatory
/// ```
public struct Labeled<Vocabulary: OxfordVocabulary>: Hashable, Codable, Sendable {
    /// The ID of the value.
    public var id: Vocabulary

    /// The display text.
    public var text: String?

    /// A word that qualifies the label, such as `often` in "often derogatory".
    public var qualifier: String?

    /// Creates a labeled value.
    public init(id: Vocabulary, text: String? = nil, qualifier: String? = nil) {
        self.id = id
        self.text = text
        self.qualifier = qualifier
    }

    /// Decodes a value that the service sent or that `encode(to:)` encoded.
    ///
    /// - Throws: `DecodingError` if the vocabulary is closed and does not contain the value, or the decoder's error.
    public init(from decoder: any Decoder) throws {
        self = try JSONReader.read(from: decoder)
    }
}

extension Labeled: JSONValue {
    /// Reads the value from a JSON string, or from a JSON object with an ID, a label, or both.
    ///
    /// If the JSON contains no ID, this initializer derives the ID from the display text.
    package init(from json: inout JSONReader) throws(JSONError) {
        let failure = json.failureAhead(.text)
        let label = try Label(from: &json)
        guard let value = Vocabulary(rawValue: label.id ?? label.text.map(Vocabulary.idInAnswers(labeled:)) ?? "")
        else { throw failure }
        self.init(id: value, text: label.text, qualifier: label.qualifier)
    }

    package static func stored(_ value: StoredValue) throws -> JSONTree { try Label.stored(value) }
}

/// The JSON of a labeled value of any vocabulary.
private struct Label: JSONModel {
    var id: String?
    var qualifier: String?
    var text: String?

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("id", &id)
        try each("qualifier", &qualifier)
        try each("text", &text)
    }

    /// Reads the label from a JSON object, or from a string, because version 1 of the API sends only the display text.
    package mutating func read(from json: inout JSONReader) throws(JSONError) {
        if json.next == UInt8(ascii: "{") {
            try json.readMembers(of: &self)
        } else {
            text = try json.textOfObject()
        }
    }
}

/// A grammatical feature of a word, such as "plural", with its kind and its text for display.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// let answer = try await client.send(
///     .entries("ache", in: .britishEnglish))
/// let entries = answer.results.flatMap(\.lexicalEntries).flatMap(\.entries)
/// for feature in entries.flatMap(\.grammaticalFeatures) {
///     print(feature.kind ?? "", feature.text ?? "")
/// }
/// // Subcategorization Intransitive
/// ```
public struct LabeledFeature: Hashable, Codable, Sendable, JSONModel {
    /// The ID of the feature.
    ///
    /// If the service sends no ID for the feature, the library derives the ID from ``text``.
    public var id: GrammaticalFeature?

    /// The kind of feature, such as `Number`.
    public var kind: String?

    /// The display text.
    public var text: String?

    /// Creates an empty labeled feature.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("id", &id)
        try each("text", &text)
        try each("type", &kind)
    }

    package mutating func read(from json: inout JSONReader) throws(JSONError) {
        try json.readMembers(of: &self)
        if id == nil, let text { id = GrammaticalFeature(rawValue: GrammaticalFeature.idInAnswers(labeled: text)) }
    }
}
