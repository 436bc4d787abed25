/// A word that a translation or a sentence goes together with: it tells which of several translations fits.
///
/// ```swift
/// let body = #"{"results": [{"lexicalEntries": [{"entries": [{"senses": [{"translations": [{"text": "fuerte", "#
///     + #""collocations": [{"text": "rain"}]}, {"text": "pesado", "collocations": [{"text": "suitcase"}]}]}]}]}]}]}"#
/// for translation in try EntriesAnswer(json: Array(body.utf8)).translations() {
///     print(translation.text ?? "", translation.collocations.compactMap(\.text))
/// }
/// // fuerte ["rain"]
/// // pesado ["suitcase"]
/// ```
public struct Collocation: Hashable, Codable, Sendable {
    /// The id of the word.
    public var id: String?

    /// The word.
    public var text: String?

    /// Where it stands, such as `pre`; an open set.
    public var type: String?

    /// Makes an empty one, to be filled.
    public init() {}
}

extension Collocation: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("id", &id)
        try each("text", &text)
        try each("type", &type)
    }
}
