/// How often a word occurs in a corpus.
///
/// ```swift
/// let body = #"{"result": {"lemma": "kite", "frequency": 1340}}"#
/// print(try WordFrequencyAnswer(json: Array(body.utf8)).result?.frequency ?? 0)
/// // 1340
/// ```
public struct WordFrequencyAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// What the service says of the answer itself.
    public var metadata: Metadata?

    /// The frequency.
    public var result: Frequency?

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

extension WordFrequencyAnswer: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "metadata": metadata = try json.value()
        case "result": result = try json.value()
        default: return false
        }
        return true
    }
}
