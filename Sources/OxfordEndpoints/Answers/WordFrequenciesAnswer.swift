/// The frequencies of words in a corpus.
///
/// ```swift
/// let body = """
///     {"results": [{"wordform": "kite", "frequency": 910},
///                  {"wordform": "kites", "frequency": 430}]}
///     """
/// let answer = try WordFrequenciesAnswer(json: Array(body.utf8))
/// for row in answer.results {
///     print(row.wordform ?? "", row.frequency ?? 0)
/// }
/// // kite 910
/// // kites 430
/// ```
public struct WordFrequenciesAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The frequencies.
    public var results: [Frequency] = []

    /// Creates an empty answer.
    public init() {}
}

extension WordFrequenciesAnswer: AnswerModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("metadata", &metadata)
        try each("results", &results)
    }
}
