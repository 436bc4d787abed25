/// A form of a word, such as its plural.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("run")) ?? [])
/// let forms = answer.results.flatMap(\.lexicalEntries).flatMap(\.entries).flatMap(\.inflections)
/// for form in forms where form.grammaticalFeatures.contains(where: { $0.id == .past }) {
///     print(form.inflectedForm ?? "", form.pronunciations.compactMap(\.phoneticSpelling))
/// }
/// // ran ["ræn"]
/// ```
public struct InflectedForm: Hashable, Codable, Sendable {
    /// The form.
    public var inflectedForm: String?

    /// What grammar gives it.
    public var grammaticalFeatures: [LabeledFeature] = []

    /// How it sounds.
    public var pronunciations: [Pronunciation] = []

    private var uncommon = Boxed<Uncommon>()

    /// Makes an empty one, to be filled.
    public init() {}
}

// swift-format would spread each accessor over four lines.
// swift-format-ignore
extension InflectedForm {
    /// The fields that it belongs to.
    public var domains: [Labeled<Domain>] { get { uncommon.members.domains } _modify { yield &uncommon.members.domains } }

    /// The part of speech.
    public var lexicalCategory: Labeled<LexicalCategory>? { get { uncommon.members.lexicalCategory } _modify { yield &uncommon.members.lexicalCategory } }

    /// Where in the world it is used.
    public var regions: [Labeled<Region>] { get { uncommon.members.regions } _modify { yield &uncommon.members.regions } }

    /// The kinds of speech that it belongs to.
    public var registers: [Labeled<Register>] { get { uncommon.members.registers } _modify { yield &uncommon.members.registers } }
}

extension InflectedForm: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each.shared("grammaticalFeatures", &grammaticalFeatures)
        try each("inflectedForm", &inflectedForm)
        try each("pronunciations", &pronunciations)
        try each(&uncommon)
    }
}

extension InflectedForm {
    struct Uncommon: MemberList {
        var domains: [Labeled<Domain>] = []
        var lexicalCategory: Labeled<LexicalCategory>?
        var regions: [Labeled<Region>] = []
        var registers: [Labeled<Register>] = []

        mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
            try each.shared("domains", &domains)
            try each("lexicalCategory", &lexicalCategory)
            try each.shared("regions", &regions)
            try each.shared("registers", &registers)
        }
    }
}
