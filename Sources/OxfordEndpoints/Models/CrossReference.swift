/// A pointer from a sense or an entry to another entry.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("among")) ?? [])
/// for reference in answer.senses().flatMap(\.crossReferences) {
///     print(reference.type ?? "", reference.text ?? "")
/// }
/// // see also between
/// ```
public struct CrossReference: Hashable, Codable, Sendable {
    /// The id, which can be asked for.
    public var id: EntryID?

    /// The word that is pointed to.
    public var text: String?

    /// How the two are related, such as `see also`; an open set.
    public var type: String?

    /// Makes an empty one, to be filled.
    public init() {}
}

extension CrossReference: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("id", &id)
        try each("text", &text)
        try each("type", &type)
    }
}
