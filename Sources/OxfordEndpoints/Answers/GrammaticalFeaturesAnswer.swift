/// The grammatical features that a data set uses, by their types.
///
/// ```swift
/// let body = #"{"results": {"Number": {"plural": {"en": "Plural"}}, "Tense": {"past": {"en": "Past"}}}}"#
/// let answer = try GrammaticalFeaturesAnswer(json: Array(body.utf8))
/// print(answer.results.keys.sorted())
/// print(answer.results["Tense"]?["past"]?["en"] ?? "no label")
/// // ["Number", "Tense"]
/// // Past
/// ```
public struct GrammaticalFeaturesAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// What the service says of the answer itself.
    public var metadata: Metadata?

    /// The labels of each feature of each type, by the code of their language.
    public var results: [String: [String: [String: String]]] = [:]

    /// Makes an empty one, to be filled.
    public init() {}

    /// Reads what was stored, or what the service sent.
    public init(from decoder: any Decoder) throws {
        self = try JSONTree(from: decoder).read()
    }

    /// Reads the body of an answer.
    public init(json body: [UInt8]) throws(AnswerError) {
        self = try JSONReader.answer(from: body)
    }
}

extension GrammaticalFeaturesAnswer: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "metadata": metadata = try json.value()
        case "results": results = try json.dictionary()
        default: return false
        }
        return true
    }
}
