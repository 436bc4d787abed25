/// How often a word occurs in a corpus.
///
/// ```swift
/// let body = #"{"result": {"trueCase": "kite", "frequency": 1340, "normalizedFrequency": 0.75}}"#
/// if let frequency = try WordFrequencyAnswer(json: Array(body.utf8)).result {
///     print(frequency.trueCase ?? "", frequency.normalizedFrequency ?? 0, "in a million")
/// }
/// // kite 0.75 in a million
/// ```
public struct Frequency: Hashable, Codable, Sendable {
    /// The form, in lower case.
    public var wordform: String?

    /// The form as it is written.
    public var trueCase: String?

    /// The headword.
    public var lemma: String?

    /// The lexical category, by the id that the corpus has for it.
    public var lexicalCategory: String?

    /// How often it is counted.
    public var frequency: Int?

    /// How often it is found in a million words.
    public var normalizedFrequency: Double?

    /// How many rows of the corpus match.
    public var matchCount: Int?

    /// Makes an empty one, to be filled.
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
