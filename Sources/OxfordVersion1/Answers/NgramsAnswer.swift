public import OxfordEndpoints

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

    /// Reads the body of an answer.
    public init(json body: [UInt8]) throws(AnswerError) {
        self.init()
        try JSONReader.read(body) { json throws(JSONError) in try read(from: &json) }
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
    }
}

extension NgramsAnswer.Ngram {
    /// Decodes what was encoded, or a row of the service.
    public init(from decoder: any Decoder) throws {
        let row = try decoder.container(keyedBy: CodingKeys.self)
        if let text = try? row.decode(String.self, forKey: .tokens) {
            tokens = [text]
        } else {
            tokens = try row.decodeIfPresent([String].self, forKey: .tokens) ?? []
        }
        frequency = try row.decodeIfPresent(Int.self, forKey: .frequency)
    }
}

// The core's JSON reader is `package` for these two, since the core has no answer of this shape.

extension NgramsAnswer {
    fileprivate mutating func read(from json: inout JSONReader) throws(JSONError) {
        try json.openObject()
        while let key = try json.nextKey() {
            switch key {
            case "metadata": metadata = try json.metadata()
            case "results": results = try json.list(of: Ngram.init(from:))
            default: try json.skip()
            }
        }
    }
}

extension NgramsAnswer.Ngram {
    fileprivate init(from json: inout JSONReader) throws(JSONError) {
        self.init()
        try json.openObject()
        while let key = try json.nextKey() {
            switch key {
            case "tokens": tokens = try json.textOrTexts()
            case "frequency": frequency = try json.wholeNumber()
            default: try json.skip()
            }
        }
    }
}
