/// A sentence or a phrase that shows a word in use.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("run")) ?? [])
/// for example in answer.examples() where !example.definitions.isEmpty {
///     print(example.text ?? "", example.definitions)
/// }
/// // He ran like the wind. ["he ran very fast"]
/// ```
public struct Example: Hashable, Codable, Sendable {
    /// The sentence.
    public var text: String?

    /// The sentence in another language.
    public var translations: [Translation] = []

    private var uncommon = Boxed<Uncommon>()

    /// Makes an empty one, to be filled.
    public init() {}
}

// swift-format would spread each accessor over four lines.
// swift-format-ignore
extension Example {
    /// What the word means in it.
    public var definitions: [String] { get { uncommon.members.definitions } _modify { yield &uncommon.members.definitions } }

    /// The fields that it belongs to.
    public var domains: [Labeled<Domain>] { get { uncommon.members.domains } _modify { yield &uncommon.members.domains } }

    /// Remarks.
    public var notes: [Note] { get { uncommon.members.notes } _modify { yield &uncommon.members.notes } }

    /// Where in the world it is used.
    public var regions: [Labeled<Region>] { get { uncommon.members.regions } _modify { yield &uncommon.members.regions } }

    /// The kinds of speech that it belongs to.
    public var registers: [Labeled<Register>] { get { uncommon.members.registers } _modify { yield &uncommon.members.registers } }

    /// The senses that it shows.
    public var senseIDs: [String] { get { uncommon.members.senseIDs } _modify { yield &uncommon.members.senseIDs } }

    /// Words that the word goes together with.
    public var collocations: [Collocation] { get { uncommon.members.collocations } _modify { yield &uncommon.members.collocations } }

    /// Where else to look, in words.
    public var crossReferenceMarkers: [String] { get { uncommon.members.crossReferenceMarkers } _modify { yield &uncommon.members.crossReferenceMarkers } }

    /// Where else to look.
    public var crossReferences: [CrossReference] { get { uncommon.members.crossReferences } _modify { yield &uncommon.members.crossReferences } }
}

extension Example: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("text", &text)
        try each("translations", &translations)
        try each(&uncommon)
    }
}

extension Example {
    struct Uncommon: MemberList {
        var definitions: [String] = []
        var domains: [Labeled<Domain>] = []
        var notes: [Note] = []
        var regions: [Labeled<Region>] = []
        var registers: [Labeled<Register>] = []
        var senseIDs: [String] = []
        var collocations: [Collocation] = []
        var crossReferenceMarkers: [String] = []
        var crossReferences: [CrossReference] = []

        mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
            try each("collocations", &collocations)
            try each("crossReferenceMarkers", &crossReferenceMarkers)
            try each("crossReferences", &crossReferences)
            try each("definitions", &definitions)
            try each.shared("domains", &domains)
            try each.shared("notes", &notes)
            try each.shared("regions", &regions)
            try each.shared("registers", &registers)
            try each.shared("senseIds", &senseIDs)
        }
    }
}
