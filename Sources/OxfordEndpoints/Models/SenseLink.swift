/// Where a sense is found in another data set, such as the thesaurus.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("ace")) ?? [])
/// for link in answer.senses(of: .noun).flatMap(\.thesaurusLinks) {
///     print(link.entryID?.text ?? "", link.senseID ?? "")
/// }
/// // ace t_sample0001.001
/// // ace t_sample0001.002
/// ```
public struct SenseLink: Hashable, Codable, Sendable {
    /// The id of the entry, which can be asked for.
    public var entryID: EntryID?

    /// The id of the sense.
    public var senseID: String?

    /// The code of the language.
    public var language: String?

    /// Makes an empty one, to be filled.
    public init() {}
}

extension SenseLink: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("entry_id", &entryID)
        try each("language", &language)
        try each("sense_id", &senseID)
    }
}
