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

extension LabelsAnswer: AnswerModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("metadata", &metadata)
        try each("results", &results)
    }
}
