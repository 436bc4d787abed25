/// The ids that a data set uses for one purpose, with their labels by language: what domains, registers and lexical
/// categories answer.
///
/// It tells which ids are new to the library:
///
/// ```swift
/// let body = #"{"results": {"jazz": {"en": "Jazz"}, "kite_flying": {"en": "Kite Flying"}}}"#
/// let answer = try LabelsAnswer(json: Array(body.utf8))
/// print(answer.results.keys.filter { Domain(rawValue: $0).label == nil })
/// // ["kite_flying"]
/// ```
public struct LabelsAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// What the service says of the answer itself.
    public var metadata: Metadata?

    /// The labels of each id, by the code of their language.
    public var results: [String: [String: String]] = [:]

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

extension LabelsAnswer {
    /// The English label of an id.
    ///
    /// ```swift
    /// let body = #"{"results": {"kite_flying": {"en": "Kite Flying"}}}"#
    /// let answer = try LabelsAnswer(json: Array(body.utf8))
    /// print(answer.label(of: "kite_flying") ?? "no label")
    /// // Kite Flying
    /// ```
    public func label(of id: String) -> String? { results[id]?["en"] }
}

extension LabelsAnswer: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "metadata": metadata = try json.value()
        case "results": results = try json.dictionary()
        default: return false
        }
        return true
    }
}
