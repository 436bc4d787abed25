public import OxfordEndpoints

/// The regions of a language.
///
/// ```swift
/// let body = """
///     {"results": {"gb": ["British", "Scottish"], "us": ["American"]}}
///     """
/// let answer = try RegionsAnswer(json: Array(body.utf8))
/// print(answer.results["gb"] ?? [])
/// // ["British", "Scottish"]
/// ```
public struct RegionsAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    private var lists = FiltersAnswer()

    /// The service's information about the answer.
    public var metadata: Metadata? {
        get { lists.metadata }
        set { lists.metadata = newValue }
    }

    /// The names of regions, by region.
    public var results: [String: [String]] {
        get { lists.results }
        set { lists.results = newValue }
    }

    /// Creates an empty answer.
    public init() {}

    /// Decodes the body of a response.
    ///
    /// - Throws: `AnswerError` if the body has an unexpected format.
    public init(json body: [UInt8]) throws(AnswerError) {
        lists = try FiltersAnswer(json: body)
    }

    /// Decodes a value that was encoded or that the service sent.
    ///
    /// - Throws: The decoder's error.
    public init(from decoder: any Decoder) throws {
        lists = try FiltersAnswer(from: decoder)
    }

    /// Encodes the answer in the format of the service.
    ///
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        try lists.encode(to: encoder)
    }
}
