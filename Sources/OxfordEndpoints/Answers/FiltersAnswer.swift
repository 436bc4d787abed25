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
}

extension FiltersAnswer: AnswerModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("metadata", &metadata)
        try each("results", &results)
    }
}
