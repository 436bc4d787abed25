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
}

extension WordFrequencyAnswer: AnswerModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("metadata", &metadata)
        try each("result", &result)
    }
}
