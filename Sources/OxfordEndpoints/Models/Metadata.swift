/// What the service says of an answer itself.
///
/// Of a search it says whether more is to be asked for:
///
/// ```swift
/// let body = #"{"metadata": {"limit": "20", "offset": "40", "total": "75"}, "results": []}"#
/// if let metadata = try WordlistAnswer(json: Array(body.utf8)).metadata {
///     let next = (metadata.offset ?? 0) + (metadata.limit ?? 0)
///     print(next < metadata.total ?? 0 ? "more from \(next)" : "no more")
/// }
/// // more from 60
/// ```
public struct Metadata: Hashable, Codable, Sendable {
    /// What was done.
    public var operation: String?

    /// Who provides the data.
    public var provider: String?

    /// The name of the answer's shape.
    public var schema: String?

    /// The code of the language.
    public var language: String?

    /// The code of the language that was asked in.
    public var sourceLanguage: String?

    /// The code of the language that was translated to.
    public var targetLanguage: String?

    /// How many results were asked for.
    public var limit: Int?

    /// How many were passed over.
    public var offset: Int?

    /// How many there are in all.
    public var total: Int?

    /// Makes an empty one, to be filled.
    public init() {}
}

extension Metadata: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("language", &language)
        try each("limit", &limit)
        try each("offset", &offset)
        try each("operation", &operation)
        try each("provider", &provider)
        try each("schema", &schema)
        try each("sourceLanguage", &sourceLanguage)
        try each("targetLanguage", &targetLanguage)
        try each("total", &total)
    }
}

extension JSONReader {
    /// The metadata of an answer or `null`, as `OxfordVersion1` needs it.
    package mutating func metadata() throws(JSONError) -> Metadata? { try value() }
}
