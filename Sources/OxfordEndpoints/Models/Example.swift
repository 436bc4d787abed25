/// A sentence or phrase that shows a word in use.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.entries(of: EntryID("run")) ?? []
/// let answer = try EntriesAnswer(json: body)
/// for example in answer.examples() where !example.definitions.isEmpty {
///     print(example.text ?? "", example.definitions)
/// }
/// // He ran like the wind. ["he ran very fast"]
/// ```
public struct Example: Hashable, Codable, Sendable {
    /// The sentence or phrase.
    public var text: String?

    /// The translations.
    public var translations: [Translation] = []

    private var uncommon = Boxed<Uncommon>()

    /// Creates an empty example.
    public init() {}
}

// swift-format would spread each accessor over four lines.
// swift-format-ignore
extension Example {
    /// The meaning of the word in this example.
    public var definitions: [String] { get { uncommon.members.definitions } _modify { yield &uncommon.members.definitions } }

    /// The domains.
    public var domains: [Labeled<Domain>] { get { uncommon.members.domains } _modify { yield &uncommon.members.domains } }

    /// The notes.
    public var notes: [Note] { get { uncommon.members.notes } _modify { yield &uncommon.members.notes } }

    /// The regions.
    public var regions: [Labeled<Region>] { get { uncommon.members.regions } _modify { yield &uncommon.members.regions } }

    /// The registers.
    public var registers: [Labeled<Register>] { get { uncommon.members.registers } _modify { yield &uncommon.members.registers } }

    /// The IDs of the senses that the example illustrates.
    public var senseIDs: [String] { get { uncommon.members.senseIDs } _modify { yield &uncommon.members.senseIDs } }

    /// The collocations.
    public var collocations: [Collocation] { get { uncommon.members.collocations } _modify { yield &uncommon.members.collocations } }

    /// The cross-references as readable text.
    public var crossReferenceMarkers: [String] { get { uncommon.members.crossReferenceMarkers } _modify { yield &uncommon.members.crossReferenceMarkers } }

    /// The cross-references.
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
