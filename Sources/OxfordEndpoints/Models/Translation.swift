/// A word or a sentence in another language.
///
/// ```swift
/// let body = #"{"results": [{"lexicalEntries": [{"entries": [{"senses": [{"translations": [{"text": "cometa", "#
///     + #""language": "es", "grammaticalFeatures": [{"id": "feminine", "text": "Feminine"}]}]}]}]}]}]}"#
/// for translation in try EntriesAnswer(json: Array(body.utf8)).translations() {
///     print(translation.language ?? "", translation.text ?? "", translation.grammaticalFeatures.compactMap(\.text))
/// }
/// // es cometa ["Feminine"]
/// ```
public struct Translation: Hashable, Codable, Sendable {
    /// The word or the sentence.
    public var text: String?

    /// The code of the language.
    public var language: String? {
        get { boxedLanguage.value }
        set { boxedLanguage = Boxed(newValue) }
    }

    /// How close it is, such as `direct`; an open set.
    public var type: String? {
        get { boxedType.value }
        set { boxedType = Boxed(newValue) }
    }

    /// Words that it goes together with.
    public var collocations: [Collocation] {
        get { seldom.collocations }
        _modify { yield &seldom.collocations }
    }

    /// The fields that it belongs to.
    public var domains: [Labeled<Domain>] {
        get { seldom.domains }
        _modify { yield &seldom.domains }
    }

    /// What grammar gives it.
    public var grammaticalFeatures: [LabeledFeature] {
        get { seldom.grammaticalFeatures }
        _modify { yield &seldom.grammaticalFeatures }
    }

    /// Remarks.
    public var notes: [Note] {
        get { seldom.notes }
        _modify { yield &seldom.notes }
    }

    /// Where in the world it is used.
    public var regions: [Labeled<Region>] {
        get { seldom.regions }
        _modify { yield &seldom.regions }
    }

    /// The kinds of speech that it belongs to.
    public var registers: [Labeled<Register>] {
        get { seldom.registers }
        _modify { yield &seldom.registers }
    }

    /// Its tones.
    public var toneGroups: [ToneGroup] {
        get { seldom.toneGroups }
        _modify { yield &seldom.toneGroups }
    }

    private var boxedLanguage = Boxed<String>.nothing
    private var boxedType = Boxed<String>.nothing
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
        try container.encodeIfPresent(text, forKey: .text)
        try container.encodeIfPresent(language, forKey: .language)
        try container.encodeIfPresent(type, forKey: .type)
        try seldom.members.encode(to: encoder)
    }

    private enum CodingKeys: String, CodingKey {
        case text, language, type
    }
}

extension Translation: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "text": text = try json.value()
        case "language": boxedLanguage = try json.shared()
        case "type": boxedType = try json.shared()
        default: return try seldom.read(key, from: &json)
        }
        return true
    }
}

extension Translation {
    struct Rest: SeldomMembers {
        var grammaticalFeatures: [LabeledFeature] = []
        var collocations: [Collocation] = []
        var domains: [Labeled<Domain>] = []
        var notes: [Note] = []
        var regions: [Labeled<Region>] = []
        var registers: [Labeled<Register>] = []
        var toneGroups: [ToneGroup] = []

        mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
            switch key {
            case "grammaticalFeatures": grammaticalFeatures = try json.shared()
            case "collocations": collocations = try json.list()
            case "domains": domains = try json.shared()
            case "notes": notes = try json.shared()
            case "regions": regions = try json.shared()
            case "registers": registers = try json.shared()
            case "toneGroups": toneGroups = try json.list()
            default: return false
            }
            return true
        }
    }
}
