/// How a word is pronounced.
///
/// The service has not documented this answer in full; what is known of it is read.
///
/// ```swift
/// let body = #"{"results": [{"pronunciations": [{"phoneticNotation": "IPA", "phoneticSpelling": "kʌɪt"}]}]}"#
/// let answer = try PronunciationsAnswer(json: Array(body.utf8))
/// print(answer.results.flatMap(\.pronunciations).compactMap(\.phoneticSpelling))
/// // ["kʌɪt"]
/// ```
public struct PronunciationsAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// A word with its pronunciations.
    public typealias Word = WordResult<LexicalEntry>

    /// The id that was asked for.
    public var id: EntryID?

    /// The word that was asked for.
    public var word: String?

    /// What the service says of the answer itself.
    public var metadata: Metadata?

    /// The words that were found.
    public var results: [Word] = []

    /// Makes an empty one, to be filled.
    public init() {}

    /// A word as one part of speech.
    public struct LexicalEntry: Hashable, Codable, Sendable {
        /// The code of the language.
        public var language: String?

        /// The part of speech.
        public var lexicalCategory: Labeled<LexicalCategory>?

        /// The word.
        public var text: String?

        /// How it sounds.
        public var pronunciations: [Pronunciation] = []

        /// Makes an empty one, to be filled.
        public init() {}
    }
}

extension PronunciationsAnswer: AnswerModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("id", &id)
        try each("metadata", &metadata)
        try each("results", &results)
        try each("word", &word)
    }
}

extension PronunciationsAnswer.LexicalEntry: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("language", &language)
        try each("lexicalCategory", &lexicalCategory)
        try each("pronunciations", &pronunciations)
        try each("text", &text)
    }
}
