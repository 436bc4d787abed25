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
}

extension WordFrequenciesAnswer: AnswerModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("metadata", &metadata)
        try each("results", &results)
    }
}
