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

    /// What the word means in this sense.
    public var definitions: [String] = []

    /// What it means, in fewer words.
    public var shortDefinitions: [String] = []

    /// Where this sense comes from.
    public var etymologies: [String] = []

    /// Sentences that show the sense.
    public var examples: [Example] = []

    /// Narrower senses, to any depth.
    public var subsenses: [Sense] = []

    /// Words that mean the same.
    public var synonyms: [RelatedWord] = []

    /// Words that mean the opposite.
    public var antonyms: [RelatedWord] = []

    /// The word in another language.
    public var translations: [Translation] = []

    /// The sense in the thesaurus.
    public var thesaurusLinks: [SenseLink] = []

    /// The sense in other data sets.
    public var datasetCrossLinks: [SenseLink] = []

    /// Patterns that it is used in.
    public var constructions: [Construction] = []

    /// Where else to look, in words.
    public var crossReferenceMarkers: [String] = []

    /// Where else to look.
    public var crossReferences: [CrossReference] = []

    /// The fields that it belongs to.
    public var domains: [Label<Domain>] = []

    /// Wider fields that it belongs to.
    public var domainClasses: [Label<DomainClass>] = []

    /// What kind of thing it is.
    public var semanticClasses: [Label<SemanticClass>] = []

    /// Where in the world it is used.
    public var regions: [Label<Region>] = []

    /// The kinds of speech that it belongs to.
    public var registers: [Label<Register>] = []

    /// Remarks.
    public var notes: [Note] = []

    /// Forms of the word in this sense.
    public var inflections: [InflectedForm] = []

    /// How it sounds.
    public var pronunciations: [Pronunciation] = []

    /// Other spellings.
    public var variantForms: [VariantForm] = []

    /// Makes an empty one, to be filled.
    public init() {}

    /// Reads what was stored, or what the service sent.
    public init(from decoder: any Decoder) throws {
        self = try JSONTree(from: decoder).read()
    }
}

extension Sense: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "id": id = try json.value()
        case "definitions": definitions = try json.list()
        case "shortDefinitions", "short_definitions": shortDefinitions = try json.list()
        case "etymologies": etymologies = try json.list()
        case "examples": examples = try json.list()
        case "subsenses": subsenses = try json.list()
        case "synonyms": synonyms = try json.list()
        case "antonyms": antonyms = try json.list()
        case "translations": translations = try json.list()
        case "thesaurusLinks": thesaurusLinks = try json.list()
        case "datasetCrossLinks": datasetCrossLinks = try json.list()
        case "constructions": constructions = try json.list()
        case "crossReferenceMarkers": crossReferenceMarkers = try json.list()
        case "crossReferences": crossReferences = try json.list()
        case "domains": domains = try json.list()
        case "domainClasses": domainClasses = try json.list()
        case "semanticClasses": semanticClasses = try json.list()
        case "regions": regions = try json.list()
        case "registers": registers = try json.list()
        case "notes": notes = try json.list()
        case "inflections": inflections = try json.list()
        case "pronunciations": pronunciations = try json.list()
        case "variantForms": variantForms = try json.list()
        default: return false
        }
        return true
    }
}
