/// The frequency of a word in a corpus.
///
/// ```swift
/// let body = #"{"result": {"lemma": "kite", "frequency": 1340}}"#
/// let answer = try WordFrequencyAnswer(json: Array(body.utf8))
/// print(answer.result?.frequency ?? 0)
/// // 1340
/// ```
public struct WordFrequencyAnswer: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The frequency.
    public var result: Frequency?

    /// Creates an empty answer.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("metadata", &metadata)
        try each("result", &result)
    }
}

/// The frequencies of words in a corpus.
///
/// ```swift
/// let body = """
///     {"results": [{"wordform": "kite", "frequency": 910},
///                  {"wordform": "kites", "frequency": 430}]}
///     """
/// let answer = try WordFrequenciesAnswer(json: Array(body.utf8))
/// for row in answer.results {
///     print(row.wordform ?? "", row.frequency ?? 0)
/// }
/// // kite 910
/// // kites 430
/// ```
public struct WordFrequenciesAnswer: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The frequencies.
    public var results: [Frequency] = []

    /// Creates an empty answer.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("metadata", &metadata)
        try each("results", &results)
    }
}

/// The frequency of a word in a corpus.
///
/// ```swift
/// let body = """
///     {"result": {"trueCase": "kite", "normalizedFrequency": 0.75}}
///     """
/// let answer = try WordFrequencyAnswer(json: Array(body.utf8))
/// if let frequency = answer.result?.normalizedFrequency {
///     print(frequency, "per million words")
/// }
/// // 0.75 per million words
/// ```
public struct Frequency: Hashable, Codable, Sendable, JSONModel {
    /// The word form in lowercase.
    public var wordform: String?

    /// The word form in its original letter case.
    public var trueCase: String?

    /// The headword.
    public var lemma: String?

    /// The ID that the corpus uses for the lexical category.
    public var lexicalCategory: String?

    /// The number of occurrences.
    ///
    /// On a watch with 32-bit integers, an answer with a number of 2,147,483,648 or more cannot be read.
    public var frequency: Int?

    /// The number of occurrences per million words.
    public var normalizedFrequency: Double?

    /// The number of rows in the corpus's frequency table that match the request.
    public var matchCount: Int?

    /// Creates an empty frequency.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("frequency", &frequency)
        try each("lemma", &lemma)
        try each("lexicalCategory", &lexicalCategory)
        try each("matchCount", &matchCount)
        try each("normalizedFrequency", &normalizedFrequency)
        try each("trueCase", &trueCase)
        try each("wordform", &wordform)
    }
}
