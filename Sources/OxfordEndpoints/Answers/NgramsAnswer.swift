/// How often runs of words occur in a corpus.
///
/// ```swift
/// let body = #"{"results": [{"tokens": ["the", "kite"], "frequency": 870}, "#
///     + #"{"tokens": ["a", "kite"], "frequency": 640}]}"#
/// for ngram in try NgramsAnswer(json: Array(body.utf8)).results {
///     print(ngram.tokens, ngram.frequency ?? 0)
/// }
/// // ["the", "kite"] 870
/// // ["a", "kite"] 640
/// ```
public struct NgramsAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// What the service says of the answer itself.
    public var metadata: Metadata?

    /// The runs of words.
    public var results: [Ngram] = []

    /// Makes an empty one, to be filled.
    public init() {}

    /// Reads what was stored, or what the service sent.
    public init(from decoder: any Decoder) throws {
        self = try JSONTree(from: decoder).read()
    }

    /// Reads the body of an answer.
    public init(json body: [UInt8]) throws(AnswerError) {
        self = try JSONReader.answer(from: body)
    }

    /// A run of words.
    ///
    /// ```swift
    /// let body = #"{"results": [{"tokens": ["red", "kite"]}, {"tokens": "red kite"}]}"#
    /// for ngram in try NgramsAnswer(json: Array(body.utf8)).results {
    ///     print(ngram.tokens.joined(separator: " "))
    /// }
    /// // red kite
    /// // red kite
    /// ```
    public struct Ngram: Hashable, Codable, Sendable {
        /// The words; one text, where the format asked for is `google`.
        public var tokens: [String] = []

        /// How often it is counted.
        public var frequency: Int?

        /// Makes an empty one, to be filled.
        public init() {}

        /// Reads what was stored, or what the service sent.
        public init(from decoder: any Decoder) throws {
            self = try JSONTree(from: decoder).read()
        }
    }
}

extension NgramsAnswer: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "metadata": metadata = try json.value()
        case "results": results = try json.list()
        default: return false
        }
        return true
    }
}

extension NgramsAnswer.Ngram: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "tokens": tokens = try json.textOrTexts()
        case "frequency": frequency = try json.value()
        default: return false
        }
        return true
    }
}

extension JSONReader {
    /// A list of texts, or one text as a list of one.
    fileprivate mutating func textOrTexts() throws(JSONError) -> [String] {
        skipSpace()
        return next == UInt8(ascii: "\"") ? [try text()] : try list()
    }
}
