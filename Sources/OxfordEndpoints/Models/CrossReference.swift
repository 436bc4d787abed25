/// A reference from a sense or an entry to another entry.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.entries(of: EntryID("among")) ?? []
/// let answer = try EntriesAnswer(json: body)
/// for reference in answer.senses().flatMap(\.crossReferences) {
///     print(reference.type ?? "", reference.text ?? "")
/// }
/// // see also between
/// ```
public struct CrossReference: Hashable, Codable, Sendable {
    /// The ID of the other entry.
    public var id: EntryID?

    /// The headword of the other entry.
    public var text: String?

    /// The kind of reference, such as `see also`.
    public var type: String?

    /// Creates an empty cross-reference.
    public init() {}
}

extension CrossReference: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("id", &id)
        try each("text", &text)
        try each("type", &type)
    }
}
