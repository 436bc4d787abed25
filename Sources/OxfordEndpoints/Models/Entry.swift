/// The senses of a word that share an origin.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.entries(of: EntryID("ache")) ?? []
/// let answer = try EntriesAnswer(json: body)
/// for entry in answer.results.flatMap(\.lexicalEntries).flatMap(\.entries) {
///     let forms = entry.inflections.compactMap(\.inflectedForm)
///     print(entry.homographNumber ?? "", entry.senses.count, forms)
/// }
/// // 100 1 ["aches"]
/// // 101 2 ["aches", "ached", "aching"]
/// ```
public struct Entry: Hashable, Codable, Sendable {
    /// The number that distinguishes words with the same spelling.
    public var homographNumber: String?

    /// The etymologies.
    public var etymologies: [String] = []

    /// The senses, which some entries lack.
    public var senses: [Sense] = []

    /// The grammatical features.
    public var grammaticalFeatures: [LabeledFeature] = []

    /// The inflected forms.
    public var inflections: [InflectedForm] = []

    /// The pronunciations.
    public var pronunciations: [Pronunciation] = []

    private var uncommon = Boxed<Uncommon>()

    /// Creates an empty entry.
    public init() {}
}

// swift-format would spread each accessor over four lines.
// swift-format-ignore
extension Entry {
    /// The cross-references as readable text.
    public var crossReferenceMarkers: [String] { get { uncommon.members.crossReferenceMarkers } _modify { yield &uncommon.members.crossReferenceMarkers } }

    /// The cross-references.
    public var crossReferences: [CrossReference] { get { uncommon.members.crossReferences } _modify { yield &uncommon.members.crossReferences } }

    /// The notes.
    public var notes: [Note] { get { uncommon.members.notes } _modify { yield &uncommon.members.notes } }

    /// The variant spellings.
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
