/// A word as one part of speech.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("run")) ?? [])
/// for lexicalEntry in answer.results.flatMap(\.lexicalEntries) {
///     print(lexicalEntry.lexicalCategory?.text ?? "", lexicalEntry.compounds.compactMap(\.text))
/// }
/// // Verb []
/// // Noun ["run-up", "dry run"]
/// ```
public struct LexicalEntry: Hashable, Codable, Sendable {
    /// The code of the language.
    public var language: String? {
        get { boxedLanguage.value }
        set { boxedLanguage = Boxed(newValue) }
    }

    /// The part of speech.
    public var lexicalCategory: Labeled<LexicalCategory>? {
        get { boxedLexicalCategory.value }
        set { boxedLexicalCategory = Boxed(newValue) }
    }

    /// The word.
    public var text: String?

    /// The entries, one for each origin.
    public var entries: [Entry] {
        get { fewEntries.list }
        _modify { yield &fewEntries.list }
    }

    /// The root of the word.
    public var root: String? {
        get { seldom.root }
        _modify { yield &seldom.root }
    }

    /// What grammar gives it.
    public var grammaticalFeatures: [LabeledFeature] {
        get { seldom.grammaticalFeatures }
        _modify { yield &seldom.grammaticalFeatures }
    }

    /// Compounds with the word.
    public var compounds: [RelatedWord] = []

    /// What the word is derived from.
    public var derivativeOf: [RelatedWord] {
        get { seldom.derivativeOf }
        _modify { yield &seldom.derivativeOf }
    }

    /// What is derived from the word.
    public var derivatives: [RelatedWord] = []

    /// Phrasal verbs with the word.
    public var phrasalVerbs: [RelatedWord] = []

    /// Phrases with the word.
    public var phrases: [RelatedWord] = []

    /// Remarks.
    public var notes: [Note] {
        get { seldom.notes }
        _modify { yield &seldom.notes }
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

    private var fewEntries = Few<Entry>()
    private var boxedLanguage = Boxed<String>.nothing
    private var boxedLexicalCategory = Boxed<Labeled<LexicalCategory>>.nothing
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
        try container.encodeIfPresent(language, forKey: .language)
        try container.encodeIfPresent(lexicalCategory, forKey: .lexicalCategory)
        try container.encodeIfPresent(text, forKey: .text)
        try container.encode(entries, forKey: .entries)
        try container.encode(compounds, forKey: .compounds)
        try container.encode(derivatives, forKey: .derivatives)
        try container.encode(phrasalVerbs, forKey: .phrasalVerbs)
        try container.encode(phrases, forKey: .phrases)
        try seldom.members.encode(to: encoder)
    }

    private enum CodingKeys: String, CodingKey {
        case language, lexicalCategory, text, entries, compounds, derivatives, phrasalVerbs, phrases
    }
}

extension LexicalEntry: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "language": boxedLanguage = try json.shared()
        case "lexicalCategory": boxedLexicalCategory = try json.shared()
        case "text": text = try json.value()
        case "entries": fewEntries = try Few(from: &json)
        case "compounds": compounds = try json.list()
        case "derivatives": derivatives = try json.list()
        case "phrasalVerbs": phrasalVerbs = try json.list()
        case "phrases": phrases = try json.list()
        default: return try seldom.read(key, from: &json)
        }
        return true
    }
}

extension LexicalEntry {
    struct Rest: SeldomMembers {
        var root: String?
        var grammaticalFeatures: [LabeledFeature] = []
        var derivativeOf: [RelatedWord] = []
        var notes: [Note] = []
        var pronunciations: [Pronunciation] = []
        var variantForms: [VariantForm] = []

        mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
            switch key {
            case "root": root = try json.value()
            case "grammaticalFeatures": grammaticalFeatures = try json.shared()
            case "derivativeOf": derivativeOf = try json.list()
            case "notes": notes = try json.shared()
            case "pronunciations": pronunciations = try json.list()
            case "variantForms": variantForms = try json.list()
            default: return false
            }
            return true
        }
    }
}
