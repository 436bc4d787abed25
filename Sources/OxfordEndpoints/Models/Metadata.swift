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

    /// The options that the service applied, such as the corpus of a word frequency.
    ///
    /// A value that is neither a text nor a number is kept as its JSON.
    public var options: [String: String] = [:]

    /// Makes an empty one, to be filled.
    public init() {}
}

extension Metadata: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("language", &language)
        try each("limit", &limit)
        try each("offset", &offset)
        try each("operation", &operation)
        var list = OptionList(options: options)
        try each("options", &list)
        options = list.options
        try each("provider", &provider)
        try each("schema", &schema)
        try each("sourceLanguage", &sourceLanguage)
        try each("targetLanguage", &targetLanguage)
        try each("total", &total)
    }
}

/// The options of an answer, whatever the type of each value.
private struct OptionList: JSONValue {
    var options: [String: String]

    init(options: [String: String]) {
        self.options = options
    }

    init(from json: inout JSONReader) throws(JSONError) {
        options = try [String: Option](from: &json).mapValues(\.text)
    }

    func encode(to encoder: any Encoder) throws {
        try options.encode(to: encoder)
    }

    private struct Option: JSONValue {
        let text: String

        init(from json: inout JSONReader) throws(JSONError) {
            json.skipSpace()
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
}

extension JSONReader {
    /// The metadata of an answer or `null`, as `OxfordVersion1` needs it.
    package mutating func metadata() throws(JSONError) -> Metadata? { try value() }
}
