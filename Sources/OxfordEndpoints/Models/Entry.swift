/// The senses of a word that have one origin.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("ache")) ?? [])
/// for entry in answer.results.flatMap(\.lexicalEntries).flatMap(\.entries) {
///     print(entry.homographNumber ?? "", entry.senses.count, entry.inflections.compactMap(\.inflectedForm))
/// }
/// // 100 1 ["aches"]
/// // 101 2 ["aches", "ached", "aching"]
/// ```
public struct Entry: Hashable, Codable, Sendable {
    /// Which of the words that are written alike it is.
    public var homographNumber: String?

    /// Where the word comes from.
    public var etymologies: [String] = []

    /// What the word means; some entries have none.
    public var senses: [Sense] = []

    /// What grammar gives it.
    public var grammaticalFeatures: [LabeledFeature] = []

    /// Forms of the word.
    public var inflections: [InflectedForm] = []

    /// How it sounds.
    public var pronunciations: [Pronunciation] = []

    private var uncommon = Boxed<Uncommon>()

    /// Makes an empty one, to be filled.
    public init() {}
}

// swift-format would spread each accessor over four lines.
// swift-format-ignore
extension Entry {
    /// Where else to look, in words.
    public var crossReferenceMarkers: [String] { get { uncommon.members.crossReferenceMarkers } _modify { yield &uncommon.members.crossReferenceMarkers } }

    /// Where else to look.
    public var crossReferences: [CrossReference] { get { uncommon.members.crossReferences } _modify { yield &uncommon.members.crossReferences } }

    /// Remarks.
    public var notes: [Note] { get { uncommon.members.notes } _modify { yield &uncommon.members.notes } }

    /// Other spellings.
    public var variantForms: [VariantForm] { get { uncommon.members.variantForms } _modify { yield &uncommon.members.variantForms } }
}

extension Entry: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("etymologies", &etymologies)
        try each.shared("grammaticalFeatures", &grammaticalFeatures)
        try each("homographNumber", &homographNumber)
        try each("inflections", &inflections)
        try each("pronunciations", &pronunciations)
        try each("senses", &senses)
        try each(&uncommon)
    }
}

extension Entry {
    struct Uncommon: MemberList {
        var crossReferenceMarkers: [String] = []
        var crossReferences: [CrossReference] = []
        var notes: [Note] = []
        var variantForms: [VariantForm] = []

        mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
            try each("crossReferenceMarkers", &crossReferenceMarkers)
            try each("crossReferences", &crossReferences)
            try each.shared("notes", &notes)
            try each("variantForms", &variantForms)
        }
    }
}
