/// A remark, such as on usage or grammar.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("agility")) ?? [])
/// for note in answer.senses().flatMap(\.notes) { print(note.type ?? "", note.text ?? "") }
/// // grammaticalNote mass noun
/// ```
public struct Note: Hashable, Codable, Sendable {
    /// The text.
    public var text: String?

    /// What kind of remark it is; an open set.
    public var type: String?

    /// The id of the remark.
    public var id: String?

    /// Makes an empty one, to be filled.
    public init() {}
}

extension Note: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("id", &id)
        try each("text", &text)
        try each("type", &type)
    }
}
