/// A word that an entry leads to: a derivative, a phrase, a synonym, the headword of a form.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("art")) ?? [])
/// for phrase in answer.results.flatMap(\.lexicalEntries).flatMap(\.phrases) {
///     print(phrase.text ?? "", phrase.id?.rawValue ?? "")
/// }
/// // art for art's sake art_for_art%27s_sake
/// // state of the art state_of_the_art
/// ```
public struct RelatedWord: Hashable, Codable, Sendable {
    /// The id, which can be asked for; synonyms often have none.
    public var id: EntryID?

    /// The word.
    public var text: String?

    /// The code of the language.
    public var language: String? {
        get { boxedLanguage.value }
        set { boxedLanguage = Boxed(newValue) }
    }

    /// The fields that it belongs to.
    public var domains: [Labeled<Domain>] {
        get { seldom.domains }
        _modify { yield &seldom.domains }
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

    private var boxedLanguage = Boxed<String>.nothing
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
        try container.encodeIfPresent(text, forKey: .text)
        try container.encodeIfPresent(language, forKey: .language)
        try seldom.members.encode(to: encoder)
    }

    private enum CodingKeys: String, CodingKey {
        case id, text, language
    }
}

extension RelatedWord: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "id": id = try json.value()
        case "text": text = try json.value()
        case "language": boxedLanguage = try json.shared()
        default: return try seldom.read(key, from: &json)
        }
        return true
    }
}

extension RelatedWord {
    struct Rest: SeldomMembers {
        var domains: [Labeled<Domain>] = []
        var regions: [Labeled<Region>] = []
        var registers: [Labeled<Register>] = []

        mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
            switch key {
            case "domains": domains = try json.shared()
            case "regions": regions = try json.shared()
            case "registers": registers = try json.shared()
            default: return false
            }
            return true
        }
    }
}
