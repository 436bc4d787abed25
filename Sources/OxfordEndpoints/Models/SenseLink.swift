/// A link to a sense in another data set, such as the thesaurus.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.entries(of: EntryID("ace")) ?? []
/// let answer = try EntriesAnswer(json: body)
/// for link in answer.senses(of: .noun).flatMap(\.thesaurusLinks) {
///     print(link.entryID?.text ?? "", link.senseID ?? "")
/// }
/// // ace t_sample0001.001
/// // ace t_sample0001.002
/// ```
public struct SenseLink: Hashable, Codable, Sendable {
    /// The entry ID.
    public var entryID: EntryID?

    /// The ID of the sense.
    public var senseID: String?

    /// The language code.
    public var language: String?

    /// Creates an empty sense link.
    public init() {}
}

extension SenseLink: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("entry_id", &entryID)
        try each("language", &language)
        try each("sense_id", &senseID)
    }
}
