/// One meaning of a word.
///
/// Some senses have no definitions. They may have ``crossReferenceMarkers`` or ``translations`` instead.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// let answer = try await client.send(
///     .entries("ace", in: .britishEnglish))
/// for meaning in answer.meanings(categories: [.noun]) {
///     let sense = meaning.sense
///     let isTennis = sense.domains.contains { $0.id == .tennis }
///     if isTennis { print(sense.definitions) }
/// }
/// // ["a serve that the other player cannot even touch"]
/// ```
public struct Sense: Hashable, Codable, Sendable, JSONModel {
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

    /// The semantic classes, which say what kind of thing the sense refers to, such as a person.
    public var semanticClasses: [Labeled<SemanticClass>] = []

    /// The regions.
    public var regions: [Labeled<Region>] = []

    /// The registers.
    public var registers: [Labeled<Register>] = []

    /// The notes.
    public var notes: [Note] = []

    /// The etymologies of this sense.
    public var etymologies: [String] = []

    /// Links to the corresponding senses in the thesaurus.
    public var thesaurusLinks: [SenseLink] = []

    /// Links to the corresponding senses in other data sets.
    public var datasetCrossLinks: [SenseLink] = []

    /// The grammatical patterns of this sense.
    public var constructions: [Construction] = []

    /// The cross-references as readable text.
    public var crossReferenceMarkers: [String] = []

    /// The cross-references.
    public var crossReferences: [CrossReference] = []

    /// The domain classes, which are broader than ``domains``.
    public var domainClasses: [Labeled<DomainClass>] = []

    /// The inflected forms in this sense.
    public var inflections: [InflectedForm] = []

    /// The pronunciations.
    public var pronunciations: [Pronunciation] = []

    /// The variant spellings.
    public var variantForms: [VariantForm] = []

    /// Creates an empty sense.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("antonyms", &antonyms)
        try each("constructions", &constructions)
        try each("crossReferenceMarkers", &crossReferenceMarkers)
        try each("crossReferences", &crossReferences)
        try each("datasetCrossLinks", &datasetCrossLinks)
        try each("definitions", &definitions)
        try each("domainClasses", &domainClasses)
        try each("domains", &domains)
        try each("etymologies", &etymologies)
        try each("examples", &examples)
        try each("id", &id)
        try each("inflections", &inflections)
        try each("notes", &notes)
        try each("pronunciations", &pronunciations)
        try each("regions", &regions)
        try each("registers", &registers)
        try each("semanticClasses", &semanticClasses)
        try each("shortDefinitions", or: "short_definitions", &shortDefinitions)
        try each("subsenses", &subsenses)
        try each("synonyms", &synonyms)
        try each("thesaurusLinks", &thesaurusLinks)
        try each("translations", &translations)
        try each("variantForms", &variantForms)
    }
}

/// A grammatical pattern in which a word is used.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// let answer = try await client.send(
///     .entries("ache", in: .britishEnglish))
/// for construction in answer.meanings().flatMap(\.sense.constructions) {
///     print(construction.text, construction.examples.map(\.text))
/// }
/// // ache to do []
/// // ache for something ["ache for a rest", "ache for company"]
/// ```
public struct Construction: Hashable, Codable, Sendable, JSONModel {
    /// The pattern.
    ///
    /// It is empty if the service leaves it out.
    public var text = ""

    /// The domains.
    public var domains: [Labeled<Domain>] = []

    /// The examples of the pattern.
    public var examples: [Example] = []

    /// The notes.
    public var notes: [Note] = []

    /// The regions.
    public var regions: [Labeled<Region>] = []

    /// The registers.
    public var registers: [Labeled<Register>] = []

    /// The translations of the pattern.
    public var translations: [Translation] = []

    /// Creates an empty construction.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("domains", &domains)
        try each("examples", &examples) { json throws(JSONError) in try json.examples() }
        try each("notes", &notes)
        try each("regions", &regions)
        try each("registers", &registers)
        try each("text", &text)
        try each("translations", &translations)
    }
}

extension JSONReader {
    /// Reads the examples of a construction as a single list, because the service nests some of them in inner lists.
    fileprivate mutating func examples() throws(JSONError) -> [Example] {
        var examples: [Example] = []
        try openArray()
        while try nextElement() {
            if try takeNull() { continue }
            let more: [Example] = next == UInt8(ascii: "[") ? try list() : [try Example(from: &self)]
            for example in more { try append(example, to: &examples) }
        }
        return examples
    }
}
