/// The IDs of a vocabulary with their labels: the answer to domains, registers and lexical categories requests.
///
/// Use it to find IDs that the library does not know:
///
/// ```swift
/// let body = """
///     {"results": {"jazz": {"en": "Jazz"},
///                  "kite_flying": {"en": "Kite Flying"}}}
///     """
/// let answer = try LabelsAnswer(json: Array(body.utf8))
/// let ids = answer.results.keys
/// print(ids.filter { Domain(rawValue: $0).label == nil })
/// // ["kite_flying"]
/// ```
public struct LabelsAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The labels, by ID and language code.
    public var results: [String: [String: String]] = [:]

    /// Creates an empty answer.
    public init() {}
}

extension LabelsAnswer {
    /// Returns the English label of an ID, or `nil` if there is none.
    public func label(of id: String) -> String? { results[id]?["en"] }
}

extension LabelsAnswer: AnswerModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("metadata", &metadata)
        try each("results", &results)
    }
}
