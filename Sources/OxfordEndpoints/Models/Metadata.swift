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

    /// Reads what was stored, or what the service sent.
    public init(from decoder: any Decoder) throws {
        self = try JSONTree(from: decoder).read()
    }
}

extension Metadata: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "operation": operation = try json.value()
        case "provider": provider = try json.value()
        case "schema": schema = try json.value()
        case "language": language = try json.value()
        case "sourceLanguage": sourceLanguage = try json.value()
        case "targetLanguage": targetLanguage = try json.value()
        case "limit": limit = try json.value()
        case "offset": offset = try json.value()
        case "total": total = try json.value()
        default: return false
        }
        return true
    }
}

extension JSONReader {
    /// The metadata of an answer or `null`, as `OxfordVersion1` needs it.
    package mutating func metadata() throws(JSONError) -> Metadata? { try value() }
}
