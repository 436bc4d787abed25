/// The grammatical features of a data set, grouped by type.
///
/// ```swift
/// let body = #"{"results": {"Tense": {"past": {"en": "Past"}}}}"#
/// let answer = try GrammaticalFeaturesAnswer(json: Array(body.utf8))
/// print(answer.results["Tense"]?["past"]?["en"] ?? "no label")
/// // Past
/// ```
public struct GrammaticalFeaturesAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The labels, by type, feature and language code.
    public var results: [String: [String: [String: String]]] = [:]

    /// Creates an empty answer.
    public init() {}
}

extension GrammaticalFeaturesAnswer: AnswerModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("metadata", &metadata)
        try each("results", &results)
    }
}
