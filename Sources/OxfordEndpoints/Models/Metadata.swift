/// Information that the service sends with an answer.
///
/// After a search, the metadata tells you whether there are more results:
///
/// ```swift
/// let body = """
///     {"metadata": {"limit": "20", "offset": "40", "total": "75"},
///      "results": []}
///     """
/// if let metadata = try SearchAnswer(json: Array(body.utf8)).metadata {
///     let next = (metadata.offset ?? 0) + (metadata.limit ?? 0)
///     print(next < metadata.total ?? 0 ? "more from \(next)" : "no more")
/// }
/// // more from 60
/// ```
public struct Metadata: Hashable, Codable, Sendable, JSONModel {
    /// The service's name for the operation that produced the answer, such as `retrieve`.
    public var operation: String?

    /// The provider of the data.
    public var provider: String?

    /// The name of the answer's schema.
    public var schema: String?

    /// The language.
    public var language: Language?

    /// The source language.
    public var sourceLanguage: Language?

    /// The target language.
    public var targetLanguage: Language?

    /// The maximum number of results in this answer.
    public var limit: Int?

    /// The number of results that the service skipped before the first result in this answer.
    public var offset: Int?

    /// The total number of results.
    ///
    /// On a watch with 32-bit integers, an answer with a number of 2,147,483,648 or more cannot be read.
    public var total: Int?

    /// The options that the service applied, such as the corpus for a word frequency.
    ///
    /// String values are stored without quotes, and all other values are stored as JSON text.
    public var options: [String: String] = [:]

    /// Creates empty metadata.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("language", &language)
        try each("limit", &limit)
        try each("offset", &offset)
        try each("operation", &operation)
        try each("options", &options) { json throws(JSONError) in
            try [String: Option](from: &json).mapValues(\.text)
        }
        try each("provider", &provider)
        try each("schema", &schema)
        try each("sourceLanguage", &sourceLanguage)
        try each("targetLanguage", &targetLanguage)
        try each("total", &total)
    }
}

/// An option in an answer's metadata, which can be any JSON value.
///
/// The value of a string is its text, and the value of anything else is its JSON text.
private struct Option: JSONValue {
    let text: String

    init(from json: inout JSONReader) throws(JSONError) {
        let start = json.position
        if json.next == UInt8(ascii: "\"") {
            text = try json.text()
        } else {
            try json.skip()
            try json.take(stringOf: json.position - start)
            text = String(decoding: json.bytes[start..<json.position], as: UTF8.self)
        }
    }
}
