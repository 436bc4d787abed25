/// A grammatical feature as answers have it: its id, what it is a kind of, and a text for people.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("ache")) ?? [])
/// let entries = answer.results.flatMap(\.lexicalEntries).flatMap(\.entries)
/// for feature in entries.flatMap(\.grammaticalFeatures) {
///     print(feature.id == .intransitive, feature.type ?? "", feature.text ?? "")
/// }
/// // true Subcategorization Intransitive
/// ```
public struct LabeledFeature: Hashable, Codable, Sendable {
    /// The ID; a feature without one gets the ID that its text stands for.
    public var id: GrammaticalFeature?

    /// What the feature is a kind of, such as `Number`.
    public var type: String?

    /// The text.
    public var text: String?

    /// Makes an empty one, to be filled.
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
