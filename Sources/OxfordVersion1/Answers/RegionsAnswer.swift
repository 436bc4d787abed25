public import OxfordEndpoints

/// The regions that a language has: what regions of version 1 answer.
///
/// ```swift
/// let body = #"{"results": {"gb": ["British", "Scottish"], "us": ["North American"]}}"#
/// let answer = try RegionsAnswer(json: Array(body.utf8))
/// print(answer.results["gb"] ?? [])
/// // ["British", "Scottish"]
/// ```
public struct RegionsAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    private var lists = FiltersAnswer()

    /// Information about the answer itself.
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

    /// Reads the body of an answer, which has the shape of a list of filters.
    public init(json body: [UInt8]) throws(AnswerError) {
        lists = try FiltersAnswer(json: body)
    }

    /// Decodes what was encoded, or what the service sent.
    public init(from decoder: any Decoder) throws {
        lists = try FiltersAnswer(from: decoder)
    }

    /// Encodes the answer as the service sends it.
    public func encode(to encoder: any Encoder) throws {
        try lists.encode(to: encoder)
    }
}
