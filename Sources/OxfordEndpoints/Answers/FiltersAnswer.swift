/// The filters or fields of each endpoint: the answer to filters and fields requests.
///
/// ```swift
/// let body = #"{"results": {"lemmas": ["lexicalCategory"]}}"#
/// let answer = try FiltersAnswer(json: Array(body.utf8))
/// print(answer.results["lemmas"] ?? [])
/// // ["lexicalCategory"]
/// ```
public struct FiltersAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The names of the filters or fields, by endpoint.
    public var results: [String: [String]] = [:]

    /// Creates an empty answer.
    public init() {}
}

extension FiltersAnswer: AnswerModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("metadata", &metadata)
        try each("results", &results)
    }
}
