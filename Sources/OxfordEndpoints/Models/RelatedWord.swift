/// A word related to an entry, such as a derivative, a phrase or a synonym.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.entries(of: EntryID("art")) ?? []
/// let answer = try EntriesAnswer(json: body)
/// for phrase in answer.results.flatMap(\.lexicalEntries).flatMap(\.phrases) {
///     print(phrase.text ?? "", phrase.id?.rawValue ?? "")
/// }
/// // art for art's sake art_for_art%27s_sake
/// // state of the art state_of_the_art
/// ```
public struct RelatedWord: Hashable, Codable, Sendable {
    /// The entry ID, which synonyms often lack.
    public var id: EntryID?

    /// The word.
    public var text: String?

    /// The language code.
    public var language: String?

    private var uncommon = Boxed<Uncommon>()

    /// Creates an empty related word.
    public init() {}
}

// swift-format would spread each accessor over four lines.
// swift-format-ignore
extension RelatedWord {
    /// The domains.
    public var domains: [Labeled<Domain>] { get { uncommon.members.domains } _modify { yield &uncommon.members.domains } }

    /// The regions.
    public var regions: [Labeled<Region>] { get { uncommon.members.regions } _modify { yield &uncommon.members.regions } }

    /// The registers.
    public var registers: [Labeled<Register>] { get { uncommon.members.registers } _modify { yield &uncommon.members.registers } }
}

extension RelatedWord: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("id", &id)
        try each("language", &language)
        try each("text", &text)
        try each(&uncommon)
    }
}

extension RelatedWord {
    struct Uncommon: MemberList {
        var domains: [Labeled<Domain>] = []
        var regions: [Labeled<Region>] = []
        var registers: [Labeled<Register>] = []

        mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
            try each.shared("domains", &domains)
            try each.shared("regions", &regions)
            try each.shared("registers", &registers)
        }
    }
}
