/// The frequency of a word in a corpus.
///
/// ```swift
/// let body = #"{"result": {"lemma": "kite", "frequency": 1340}}"#
/// let answer = try WordFrequencyAnswer(json: Array(body.utf8))
/// print(answer.result?.frequency ?? 0)
/// // 1340
/// ```
public struct WordFrequencyAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The frequency.
    public var result: Frequency?

    /// Creates an empty answer.
    public init() {}
}

extension WordFrequencyAnswer: AnswerModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("metadata", &metadata)
        try each("result", &result)
    }
}
