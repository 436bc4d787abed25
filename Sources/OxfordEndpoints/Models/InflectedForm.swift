/// A form of a word, such as its plural.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.entries(of: EntryID("run")) ?? []
/// let answer = try EntriesAnswer(json: body)
/// let entries = answer.results.flatMap(\.lexicalEntries).flatMap(\.entries)
/// for form in entries.flatMap(\.inflections) {
///     let isPast = form.grammaticalFeatures.contains { $0.id == .past }
///     if isPast { print(form.inflectedForm ?? "") }
/// }
/// // ran
/// ```
public struct InflectedForm: Hashable, Codable, Sendable {
    /// The form.
    public var inflectedForm: String?

    /// The grammatical features.
    public var grammaticalFeatures: [LabeledFeature] = []

    /// The pronunciations.
    public var pronunciations: [Pronunciation] = []

    private var uncommon = Boxed<Uncommon>()

    /// Creates an empty inflected form.
    public init() {}
}

// swift-format would spread each accessor over four lines.
// swift-format-ignore
extension InflectedForm {
    /// The domains.
    public var domains: [Labeled<Domain>] { get { uncommon.members.domains } _modify { yield &uncommon.members.domains } }

    /// The lexical category.
    public var lexicalCategory: Labeled<LexicalCategory>? { get { uncommon.members.lexicalCategory } _modify { yield &uncommon.members.lexicalCategory } }

    /// The regions.
    public var regions: [Labeled<Region>] { get { uncommon.members.regions } _modify { yield &uncommon.members.regions } }

    /// The registers.
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
