/// A word that commonly occurs together with a translation or in an example.
///
/// Collocations help to choose between several translations:
///
/// ```swift
/// let body = """
///     {"results": [{"lexicalEntries": [{"entries": [{"senses": [
///       {"translations": [
///         {"text": "fuerte", "collocations": [{"text": "rain"}]},
///         {"text": "pesado", "collocations": [{"text": "suitcase"}]}
///       ]}
///     ]}]}]}]}
///     """
/// let answer = try EntriesAnswer(json: Array(body.utf8))
/// for translation in answer.translations() {
///     let words = translation.collocations.compactMap(\.text)
///     print(translation.text ?? "", words)
/// }
/// // fuerte ["rain"]
/// // pesado ["suitcase"]
/// ```
public struct Collocation: Hashable, Codable, Sendable {
    /// The ID of the word.
    public var id: String?

    /// The word.
    public var text: String?

    /// The position of the word, such as `pre`.
    public var type: String?

    /// Creates an empty collocation.
    public init() {}
}

extension Collocation: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("id", &id)
        try each("text", &text)
        try each("type", &type)
    }
}
