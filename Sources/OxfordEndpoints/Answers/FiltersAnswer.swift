/// The filters that endpoints accept, or the fields that they have: what filters and fields answer.
///
/// ```swift
/// let body = #"{"results": {"lemmas": ["grammaticalFeatures", "lexicalCategory"], "sentences": ["lexicalCategory"]}}"#
/// let answer = try FiltersAnswer(json: Array(body.utf8))
/// print(answer.results["lemmas"] ?? [])
/// // ["grammaticalFeatures", "lexicalCategory"]
/// ```
public struct FiltersAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// What the service says of the answer itself.
    public var metadata: Metadata?

    /// The filters or fields of each endpoint.
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

extension FiltersAnswer: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "metadata": metadata = try json.value()
        case "results": results = try json.dictionary()
        default: return false
        }
        return true
    }
}
