/// The grammatical features that a data set uses, by their types.
///
/// ```swift
/// let body = #"{"results": {"Number": {"plural": {"en": "Plural"}}, "Tense": {"past": {"en": "Past"}}}}"#
/// let answer = try GrammaticalFeaturesAnswer(json: Array(body.utf8))
/// print(answer.results.keys.sorted())
/// print(answer.results["Tense"]?["past"]?["en"] ?? "no label")
/// // ["Number", "Tense"]
/// // Past
/// ```
public struct GrammaticalFeaturesAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// What the service says of the answer itself.
    public var metadata: Metadata?

    /// The labels of each feature of each type, by the code of their language.
    public var results: [String: [String: [String: String]]] = [:]

    /// Makes an empty one, to be filled.
    public init() {}
}

extension GrammaticalFeaturesAnswer: AnswerModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("metadata", &metadata)
        try each("results", &results)
    }
}
