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
public struct Frequency: Hashable, Codable, Sendable {
    /// The word form in lowercase.
    public var wordform: String?

    /// The word form in its original letter case.
    public var trueCase: String?

    /// The headword.
    public var lemma: String?

    /// The corpus's ID of the lexical category.
    public var lexicalCategory: String?

    /// The number of occurrences.
    public var frequency: Int?

    /// The number of occurrences per million words.
    public var normalizedFrequency: Double?

    /// The number of matching rows of the corpus.
    public var matchCount: Int?

    /// Creates an empty frequency.
    public init() {}
}

extension Frequency: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("frequency", &frequency)
        try each("lemma", &lemma)
        try each("lexicalCategory", &lexicalCategory)
        try each("matchCount", &matchCount)
        try each("normalizedFrequency", &normalizedFrequency)
        try each("trueCase", &trueCase)
        try each("wordform", &wordform)
    }
}
