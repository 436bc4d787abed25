/// How often words occur in a corpus.
///
/// ```swift
/// let body = #"{"results": [{"wordform": "kite", "frequency": 910}, {"wordform": "kites", "frequency": 430}]}"#
/// for row in try WordFrequenciesAnswer(json: Array(body.utf8)).results {
///     print(row.wordform ?? "", row.frequency ?? 0)
/// }
/// // kite 910
/// // kites 430
/// ```
public struct WordFrequenciesAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// What the service says of the answer itself.
    public var metadata: Metadata?

    /// The frequencies.
    public var results: [Frequency] = []

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

extension WordFrequenciesAnswer: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "metadata": metadata = try json.value()
        case "results": results = try json.list()
        default: return false
        }
        return true
    }
}
