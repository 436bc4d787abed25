public import OxfordEndpoints

/// The frequencies of n-grams in a corpus.
///
/// ```swift
/// let body = """
///     {"results": [
///       {"tokens": ["the", "kite"], "frequency": 870},
///       {"tokens": ["a", "kite"], "frequency": 640}
///     ]}
///     """
/// for ngram in try NgramsAnswer(json: Array(body.utf8)).results {
///     print(ngram.tokens, ngram.frequency ?? 0)
/// }
/// // ["the", "kite"] 870
/// // ["a", "kite"] 640
/// ```
public struct NgramsAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// The service's information about the answer.
    public var metadata: Metadata?

    /// The n-grams.
    public var results: [Ngram] = []

    /// Creates an empty answer.
    public init() {}

    /// Decodes the body of a response.
    ///
    /// - Throws: `AnswerError` if the body has an unexpected format.
    public init(json body: [UInt8]) throws(AnswerError) {
        self = try JSONReader.read(body) { json throws(JSONError) in try NgramsAnswer(from: &json) }
    }

    /// A sequence of words.
    public struct Ngram: Hashable, Codable, Sendable {
        /// The words, or a single string if the format of the request is `google`.
        public var tokens: [String] = []

        /// The number of occurrences.
        public var frequency: Int?

        /// Creates an empty n-gram.
        public init() {}
    }
}

extension NgramsAnswer.Ngram {
    /// Decodes a value that was encoded or that the service sent.
    ///
    /// - Throws: The decoder's error.
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

// `JSONReader` is `package` for these extensions, because no answer of version 2 has this format.

extension NgramsAnswer {
    fileprivate init(from json: inout JSONReader) throws(JSONError) {
        self.init()
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
