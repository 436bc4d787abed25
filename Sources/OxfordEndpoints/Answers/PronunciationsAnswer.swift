/// How a word is pronounced.
///
/// The service has not documented this answer in full; what is known of it is read.
///
/// ```swift
/// let body = #"{"results": [{"pronunciations": [{"phoneticNotation": "IPA", "phoneticSpelling": "kʌɪt"}]}]}"#
/// let answer = try PronunciationsAnswer(json: Array(body.utf8))
/// print(answer.pronunciations().compactMap(\.phoneticSpelling))
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

    /// The pronunciations of the words and of their lexical entries, each once.
    ///
    /// ```swift
    /// let body = #"{"results": [{"lexicalEntries": [{"lexicalCategory": {"id": "noun"}, "pronunciations": ["#
    ///     + #"{"phoneticNotation": "IPA", "phoneticSpelling": "ˈrɛkɔːd", "dialects": ["British English"]}]}, "#
    ///     + #"{"lexicalCategory": {"id": "verb"}, "pronunciations": [{"phoneticSpelling": "rɪˈkɔːd"}]}]}]}"#
    /// let answer = try PronunciationsAnswer(json: Array(body.utf8))
    /// print(answer.pronunciations(of: .verb).compactMap(\.phoneticSpelling))
    /// print(answer.pronunciations(dialect: .britishEnglish, notation: .ipa).compactMap(\.phoneticSpelling))
    /// // ["rɪˈkɔːd"]
    /// // ["ˈrɛkɔːd"]
    /// ```
    ///
    /// - Parameters:
    ///   - categories: The parts of speech of the word; none for all.
    ///   - dialect: A dialect; `nil` for all.
    ///   - notation: A notation; `nil` for all.
    public func pronunciations(
        of categories: LexicalCategory..., dialect: Dialect? = nil, notation: PhoneticNotation? = nil
    ) -> [Pronunciation] {
        pronunciations(of: categories).unique(dialect: dialect, notation: notation)
    }

    /// The first audio in a dialect, over https.
    ///
    /// - Parameters:
    ///   - categories: The parts of speech of the word; none for all.
    ///   - dialect: A dialect; `nil` for all.
    public func audio(of categories: LexicalCategory..., dialect: Dialect? = nil) -> String? {
        pronunciations(of: categories).unique(dialect: dialect).lazy.compactMap(\.audio).first
    }

    private func pronunciations(of categories: [LexicalCategory]) -> [Pronunciation] {
        results.flatMap { word in
            (word.isIn(categories) ? word.pronunciations : [])
                + word.lexicalEntries(of: categories).flatMap(\.pronunciations)
        }
    }

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
