/// How often a word occurs in a corpus.
///
/// ```swift
/// let body = #"{"result": {"trueCase": "kite", "frequency": 1340, "normalizedFrequency": 0.75}}"#
/// if let frequency = try WordFrequencyAnswer(json: Array(body.utf8)).result {
///     print(frequency.trueCase ?? "", frequency.normalizedFrequency ?? 0, "in a million")
/// }
/// // kite 0.75 in a million
/// ```
public struct Frequency: Hashable, Codable, Sendable {
    /// The form, in lower case.
    public var wordform: String?

    /// The form as it is written.
    public var trueCase: String?

    /// The headword.
    public var lemma: String?

    /// The lexical category, by the id that the corpus has for it.
    public var lexicalCategory: String?

    /// How often it is counted.
    public var frequency: Int?

    /// How often it is found in a million words.
    public var normalizedFrequency: Double?

    /// How many rows of the corpus match.
    public var matchCount: Int?

    /// Makes an empty one, to be filled.
    public init() {}

    /// Reads what was stored, or what the service sent.
    public init(from decoder: any Decoder) throws {
        self = try JSONTree(from: decoder).read()
    }
}

extension Frequency: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "wordform": wordform = try json.value()
        case "trueCase": trueCase = try json.value()
        case "lemma": lemma = try json.value()
        case "lexicalCategory": lexicalCategory = try json.value()
        case "frequency": frequency = try json.value()
        case "normalizedFrequency": normalizedFrequency = try json.value()
        case "matchCount": matchCount = try json.value()
        default: return false
        }
        return true
    }
}
