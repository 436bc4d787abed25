/// One meaning of a word.
///
/// A sense may be without a definition: then it points elsewhere, by ``crossReferenceMarkers`` or ``translations``.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("ace")) ?? [])
/// for sense in answer.senses(of: .noun) where sense.domains.contains(where: { $0.id == .tennis }) {
///     print(sense.definitions)
/// }
/// // ["a serve that the other player cannot even touch"]
/// ```
public struct Sense: Hashable, Codable, Sendable {
    /// The id of the sense.
    public var id: String?

    /// Narrower senses, to any depth.
    public var subsenses: [Sense] = []

    /// Words that mean the same.
    public var synonyms: [RelatedWord] = []

    /// Words that mean the opposite.
    public var antonyms: [RelatedWord] = []

    /// The word in another language.
    public var translations: [Translation] = []

    /// The fields that it belongs to.
    public var domains: [Labeled<Domain>] = []

    /// What kind of thing it is.
    public var semanticClasses: [Labeled<SemanticClass>] = []

    /// Where in the world it is used.
    public var regions: [Labeled<Region>] = []

    /// The kinds of speech that it belongs to.
    public var registers: [Labeled<Register>] = []

    /// Remarks.
    public var notes: [Note] = []

    private var inlineDefinitions = InlineFirst<String>()
    private var inlineShortDefinitions = InlineFirst<String>()
    private var inlineExamples = InlineFirst<Example>()
    private var uncommon = Boxed<Uncommon>()

    /// Makes an empty one, to be filled.
    public init() {}
}

// swift-format would spread each accessor over four lines.
// swift-format-ignore
extension Sense {
    /// What the word means in this sense.
    public var definitions: [String] { get { inlineDefinitions.list } _modify { yield &inlineDefinitions.list } }

    /// What it means, in fewer words.
    public var shortDefinitions: [String] { get { inlineShortDefinitions.list } _modify { yield &inlineShortDefinitions.list } }

    /// Where this sense comes from.
    public var etymologies: [String] { get { uncommon.members.etymologies } _modify { yield &uncommon.members.etymologies } }

    /// Sentences that show the sense.
    public var examples: [Example] { get { inlineExamples.list } _modify { yield &inlineExamples.list } }

    /// The sense in the thesaurus.
    public var thesaurusLinks: [SenseLink] { get { uncommon.members.thesaurusLinks } _modify { yield &uncommon.members.thesaurusLinks } }

    /// The sense in other data sets.
    public var datasetCrossLinks: [SenseLink] { get { uncommon.members.datasetCrossLinks } _modify { yield &uncommon.members.datasetCrossLinks } }

    /// Patterns that it is used in.
    public var constructions: [Construction] { get { uncommon.members.constructions } _modify { yield &uncommon.members.constructions } }

    /// Where else to look, in words.
    public var crossReferenceMarkers: [String] { get { uncommon.members.crossReferenceMarkers } _modify { yield &uncommon.members.crossReferenceMarkers } }

    /// Where else to look.
    public var crossReferences: [CrossReference] { get { uncommon.members.crossReferences } _modify { yield &uncommon.members.crossReferences } }

    /// Wider fields that it belongs to.
    public var domainClasses: [Labeled<DomainClass>] { get { uncommon.members.domainClasses } _modify { yield &uncommon.members.domainClasses } }

    /// Forms of the word in this sense.
    public var inflections: [InflectedForm] { get { uncommon.members.inflections } _modify { yield &uncommon.members.inflections } }

    /// How it sounds.
    public var pronunciations: [Pronunciation] { get { uncommon.members.pronunciations } _modify { yield &uncommon.members.pronunciations } }

    /// Other spellings.
    public var variantForms: [VariantForm] { get { uncommon.members.variantForms } _modify { yield &uncommon.members.variantForms } }
}

extension Sense: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("antonyms", &antonyms)
        try each("definitions", &inlineDefinitions)
        try each.shared("domains", &domains)
        try each("examples", &inlineExamples)
        try each("id", &id)
        try each.shared("notes", &notes)
        try each.shared("regions", &regions)
        try each.shared("registers", &registers)
        try each.shared("semanticClasses", &semanticClasses)
        try each("shortDefinitions", &inlineShortDefinitions)
        try each.alias("short_definitions", &inlineShortDefinitions)
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
