/// A grammatical feature in an answer, with its type and display text.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.entries(of: EntryID("ache")) ?? []
/// let answer = try EntriesAnswer(json: body)
/// let entries = answer.results.flatMap(\.lexicalEntries).flatMap(\.entries)
/// for feature in entries.flatMap(\.grammaticalFeatures) {
///     print(feature.type ?? "", feature.text ?? "")
/// }
/// // Subcategorization Intransitive
/// ```
public struct LabeledFeature: Hashable, Codable, Sendable {
    /// The ID, derived from the text if the service sends none.
    public var id: GrammaticalFeature?

    /// The type of feature, such as `Number`.
    public var type: String?

    /// The display text.
    public var text: String?

    /// Creates an empty labeled feature.
    public init() {}
}

extension LabeledFeature: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("id", &id)
        try each("text", &text)
        try each("type", &type)
    }

    mutating func read(from json: inout JSONReader) throws(JSONError) {
        try json.readMembers(of: &self)
        if id == nil, let text { id = GrammaticalFeature(rawValue: GrammaticalFeature.id(labeled: text)) }
    }
}

extension GrammaticalFeature: JSONValue {
    init(from json: inout JSONReader) throws(JSONError) {
        self.init(rawValue: try String(from: &json))
    }
}
