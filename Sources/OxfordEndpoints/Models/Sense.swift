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
    public var definitions: [String] {
        get { fewDefinitions.list }
        _modify { yield &fewDefinitions.list }
    }

    /// What it means, in fewer words.
    public var shortDefinitions: [String] {
        get { fewShortDefinitions.list }
        _modify { yield &fewShortDefinitions.list }
    }

    /// Where this sense comes from.
    public var etymologies: [String] {
        get { seldom.etymologies }
        _modify { yield &seldom.etymologies }
    }

    /// Sentences that show the sense.
    public var examples: [Example] {
        get { fewExamples.list }
        _modify { yield &fewExamples.list }
    }

    /// Narrower senses, to any depth.
    public var subsenses: [Sense] = []

    /// Words that mean the same.
    public var synonyms: [RelatedWord] = []

    /// Words that mean the opposite.
    public var antonyms: [RelatedWord] = []

    /// The word in another language.
    public var translations: [Translation] = []

    /// The sense in the thesaurus.
    public var thesaurusLinks: [SenseLink] {
        get { seldom.thesaurusLinks }
        _modify { yield &seldom.thesaurusLinks }
    }

    /// The sense in other data sets.
    public var datasetCrossLinks: [SenseLink] {
        get { seldom.datasetCrossLinks }
        _modify { yield &seldom.datasetCrossLinks }
    }

    /// Patterns that it is used in.
    public var constructions: [Construction] {
        get { seldom.constructions }
        _modify { yield &seldom.constructions }
    }

    /// Where else to look, in words.
    public var crossReferenceMarkers: [String] {
        get { seldom.crossReferenceMarkers }
        _modify { yield &seldom.crossReferenceMarkers }
    }

    /// Where else to look.
    public var crossReferences: [CrossReference] {
        get { seldom.crossReferences }
        _modify { yield &seldom.crossReferences }
    }

    /// The fields that it belongs to.
    public var domains: [Labeled<Domain>] = []

    /// Wider fields that it belongs to.
    public var domainClasses: [Labeled<DomainClass>] {
        get { seldom.domainClasses }
        _modify { yield &seldom.domainClasses }
    }

    /// What kind of thing it is.
    public var semanticClasses: [Labeled<SemanticClass>] = []

    /// Where in the world it is used.
    public var regions: [Labeled<Region>] = []

    /// The kinds of speech that it belongs to.
    public var registers: [Labeled<Register>] = []

    /// Remarks.
    public var notes: [Note] = []

    /// Forms of the word in this sense.
    public var inflections: [InflectedForm] {
        get { seldom.inflections }
        _modify { yield &seldom.inflections }
    }

    /// How it sounds.
    public var pronunciations: [Pronunciation] {
        get { seldom.pronunciations }
        _modify { yield &seldom.pronunciations }
    }

    /// Other spellings.
    public var variantForms: [VariantForm] {
        get { seldom.variantForms }
        _modify { yield &seldom.variantForms }
    }

    private var fewDefinitions = Few<String>()
    private var fewShortDefinitions = Few<String>()
    private var fewExamples = Few<Example>()
    private var seldom = Seldom<Rest>()

    /// Makes an empty one, to be filled.
    public init() {}

    /// Reads what was stored, or what the service sent.
    public init(from decoder: any Decoder) throws {
        self = try JSONTree(from: decoder).read()
    }

    /// Writes what can be read again.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(id, forKey: .id)
        try container.encode(definitions, forKey: .definitions)
        try container.encode(shortDefinitions, forKey: .shortDefinitions)
        try container.encode(examples, forKey: .examples)
        try container.encode(subsenses, forKey: .subsenses)
        try container.encode(synonyms, forKey: .synonyms)
        try container.encode(antonyms, forKey: .antonyms)
        try container.encode(translations, forKey: .translations)
        try container.encode(domains, forKey: .domains)
        try container.encode(semanticClasses, forKey: .semanticClasses)
        try container.encode(regions, forKey: .regions)
        try container.encode(registers, forKey: .registers)
        try container.encode(notes, forKey: .notes)
        try seldom.members.encode(to: encoder)
    }

    private enum CodingKeys: String, CodingKey {
        case id, definitions, shortDefinitions, examples, subsenses, synonyms, antonyms, translations, domains,
            semanticClasses, regions, registers, notes
    }
}

extension Sense: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "id": id = try json.value()
        case "definitions": fewDefinitions = try Few(from: &json)
        case "shortDefinitions", "short_definitions": fewShortDefinitions = try Few(from: &json)
        case "examples": fewExamples = try Few(from: &json)
        case "subsenses": subsenses = try json.list()
        case "synonyms": synonyms = try json.list()
        case "antonyms": antonyms = try json.list()
        case "translations": translations = try json.list()
        case "domains": domains = try json.shared()
        case "semanticClasses": semanticClasses = try json.shared()
        case "regions": regions = try json.shared()
        case "registers": registers = try json.shared()
        case "notes": notes = try json.shared()
        default: return try seldom.read(key, from: &json)
        }
        return true
    }
}

extension Sense {
    struct Rest: SeldomMembers {
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

        mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
            switch key {
            case "etymologies": etymologies = try json.list()
            case "thesaurusLinks": thesaurusLinks = try json.list()
            case "datasetCrossLinks": datasetCrossLinks = try json.list()
            case "constructions": constructions = try json.list()
            case "crossReferenceMarkers": crossReferenceMarkers = try json.list()
            case "crossReferences": crossReferences = try json.list()
            case "domainClasses": domainClasses = try json.shared()
            case "inflections": inflections = try json.list()
            case "pronunciations": pronunciations = try json.list()
            case "variantForms": variantForms = try json.list()
            default: return false
            }
            return true
        }
    }
}
