/// The regions that a language has: what regions of version 1 answer.
///
/// ```swift
/// let body = #"{"results": {"gb": ["British", "Scottish"], "us": ["North American"]}}"#
/// let answer = try RegionsAnswer(json: Array(body.utf8))
/// print(answer.results["gb"] ?? [])
/// // ["British", "Scottish"]
/// ```
public struct RegionsAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// What the service says of the answer itself.
    public var metadata: Metadata?

    /// The regions, by what they are of.
    public var results: [String: [String]] = [:]

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

extension RegionsAnswer: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "metadata": metadata = try json.value()
        case "results": results = try json.dictionary()
        default: return false
        }
        return true
    }
}
