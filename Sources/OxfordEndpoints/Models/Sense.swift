/// One meaning of a word.
///
/// A sense without definitions may have ``crossReferenceMarkers`` or ``translations`` instead.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.entries(of: EntryID("ace")) ?? []
/// let answer = try EntriesAnswer(json: body)
/// for sense in answer.senses(of: .noun) {
///     let isTennis = sense.domains.contains { $0.id == .tennis }
///     if isTennis { print(sense.definitions) }
/// }
/// // ["a serve that the other player cannot even touch"]
/// ```
public struct Sense: Hashable, Codable, Sendable {
    /// The ID of the sense.
    public var id: String?

    /// The definitions.
    public var definitions: [String] = []

    /// The short definitions.
    public var shortDefinitions: [String] = []

    /// The examples.
    public var examples: [Example] = []

    /// The narrower senses, nested to any depth.
    public var subsenses: [Sense] = []

    /// The synonyms.
    public var synonyms: [RelatedWord] = []

    /// The antonyms.
    public var antonyms: [RelatedWord] = []

    /// The translations.
    public var translations: [Translation] = []

    /// The domains.
    public var domains: [Labeled<Domain>] = []

    /// The semantic classes, such as person.
    public var semanticClasses: [Labeled<SemanticClass>] = []

    /// The regions.
    public var regions: [Labeled<Region>] = []

    /// The registers.
    public var registers: [Labeled<Register>] = []

    /// The notes.
    public var notes: [Note] = []

    private var uncommon = Boxed<Uncommon>()

    /// Creates an empty sense.
    public init() {}
}

// swift-format would spread each accessor over four lines.
// swift-format-ignore
extension Sense {
    /// The etymologies of this sense.
    public var etymologies: [String] { get { uncommon.members.etymologies } _modify { yield &uncommon.members.etymologies } }

    /// The links to the sense in the thesaurus.
    public var thesaurusLinks: [SenseLink] { get { uncommon.members.thesaurusLinks } _modify { yield &uncommon.members.thesaurusLinks } }

    /// The links to the sense in other data sets.
    public var datasetCrossLinks: [SenseLink] { get { uncommon.members.datasetCrossLinks } _modify { yield &uncommon.members.datasetCrossLinks } }

    /// The grammatical patterns of this sense.
    public var constructions: [Construction] { get { uncommon.members.constructions } _modify { yield &uncommon.members.constructions } }

    /// The cross-references as readable text.
    public var crossReferenceMarkers: [String] { get { uncommon.members.crossReferenceMarkers } _modify { yield &uncommon.members.crossReferenceMarkers } }

    /// The cross-references.
    public var crossReferences: [CrossReference] { get { uncommon.members.crossReferences } _modify { yield &uncommon.members.crossReferences } }

    /// The domain classes, which are broader than ``domains``.
    public var domainClasses: [Labeled<DomainClass>] { get { uncommon.members.domainClasses } _modify { yield &uncommon.members.domainClasses } }

    /// The inflected forms in this sense.
    public var inflections: [InflectedForm] { get { uncommon.members.inflections } _modify { yield &uncommon.members.inflections } }

    /// The pronunciations.
    public var pronunciations: [Pronunciation] { get { uncommon.members.pronunciations } _modify { yield &uncommon.members.pronunciations } }

    /// The variant spellings.
    public var variantForms: [VariantForm] { get { uncommon.members.variantForms } _modify { yield &uncommon.members.variantForms } }
}

extension Sense: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("antonyms", &antonyms)
        try each("definitions", &definitions)
        try each.shared("domains", &domains)
        try each("examples", &examples)
        try each("id", &id)
        try each.shared("notes", &notes)
        try each.shared("regions", &regions)
        try each.shared("registers", &registers)
        try each.shared("semanticClasses", &semanticClasses)
        try each("shortDefinitions", &shortDefinitions)
        try each.alias("short_definitions", &shortDefinitions)
        try each("subsenses", &subsenses)
        try each("synonyms", &synonyms)
        try each("translations", &translations)
        try each(&uncommon)
    }
}

extension Sense {
    struct Uncommon: MemberList {
        var etymologies: [String] = []
        var thesaurusLinks: [SenseLink] = []
        var datasetCrossLinks: [SenseLink] = []
        var constructions: [Construction] = []
        var crossReferenceMarkers: [String] = []
        var crossReferences: [CrossReference] = []
        var domainClasses: [Labeled<DomainClass>] = []
        var inflections: [InflectedForm] = []
        var pronunciations: [Pronunciation] = []
        var variantForms: [VariantForm] = []

        mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
            try each("constructions", &constructions)
            try each("crossReferenceMarkers", &crossReferenceMarkers)
            try each("crossReferences", &crossReferences)
            try each("datasetCrossLinks", &datasetCrossLinks)
            try each.shared("domainClasses", &domainClasses)
            try each("etymologies", &etymologies)
            try each("inflections", &inflections)
            try each("pronunciations", &pronunciations)
            try each("thesaurusLinks", &thesaurusLinks)
            try each("variantForms", &variantForms)
        }
    }
}
