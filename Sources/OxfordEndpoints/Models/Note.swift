/// A note, for example on usage or grammar.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.entries(of: EntryID("agility")) ?? []
/// let answer = try EntriesAnswer(json: body)
/// for note in answer.senses().flatMap(\.notes) {
///     print(note.type ?? "", note.text ?? "")
/// }
/// // grammaticalNote mass noun
/// ```
public struct Note: Hashable, Codable, Sendable {
    /// The text.
    public var text: String?

    /// The kind of note.
    public var type: String?

    /// The ID of the note.
    public var id: String?

    /// Creates an empty note.
    public init() {}
}

extension Note: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("id", &id)
        try each("text", &text)
        try each("type", &type)
    }
}
