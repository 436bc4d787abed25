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

    /// Reads what was stored, or what the service sent.
    public init(from decoder: any Decoder) throws {
        self = try JSONTree(from: decoder).read()
    }

    /// Reads the body of an answer.
    public init(json body: [UInt8]) throws(AnswerError) {
        self = try JSONReader.answer(from: body)
    }

    /// A word that was found.
    ///
    /// Its sounds stand with it or with its parts of speech, so look in both:
    ///
    /// ```swift
    /// let body = #"{"results": [{"lexicalEntries": [{"pronunciations": [{"phoneticSpelling": "kʌɪt"}]}]}]}"#
    /// for word in try PronunciationsAnswer(json: Array(body.utf8)).results {
    ///     let sounds = word.pronunciations + word.lexicalEntries.flatMap(\.pronunciations)
    ///     print(sounds.compactMap(\.phoneticSpelling))
    /// }
    /// // ["kʌɪt"]
    /// ```
    public struct Word: Hashable, Codable, Sendable {
        /// The id, which can be asked for.
        public var id: EntryID?

        /// The word.
        public var word: String?

        /// The code of the language.
        public var language: String?

        /// The part of speech.
        public var lexicalCategory: Labeled<LexicalCategory>?

        /// How it sounds.
        public var pronunciations: [Pronunciation] = []

        /// The word as each part of speech.
        public var lexicalEntries: [LexicalEntry] = []

        /// Makes an empty one, to be filled.
        public init() {}

        /// Reads what was stored, or what the service sent.
        public init(from decoder: any Decoder) throws {
            self = try JSONTree(from: decoder).read()
        }
    }

    /// A word as one part of speech.
    ///
    /// ```swift
    /// let body = #"{"results": [{"lexicalEntries": [{"lexicalCategory": {"id": "verb"}, "text": "record", "#
    ///     + #""pronunciations": [{"phoneticSpelling": "rɪˈkɔːd"}]}]}]}"#
    /// let lexicalEntries = try PronunciationsAnswer(json: Array(body.utf8)).results.flatMap(\.lexicalEntries)
    /// for verb in lexicalEntries where verb.lexicalCategory?.id == .verb {
    ///     print(verb.text ?? "", verb.pronunciations.compactMap(\.phoneticSpelling))
    /// }
    /// // record ["rɪˈkɔːd"]
    /// ```
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

        /// Reads what was stored, or what the service sent.
        public init(from decoder: any Decoder) throws {
            self = try JSONTree(from: decoder).read()
        }
    }
}

extension PronunciationsAnswer: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "id": id = try json.value()
        case "word": word = try json.value()
        case "metadata": metadata = try json.value()
        case "results": results = try json.list()
        default: return false
        }
        return true
    }
}

extension PronunciationsAnswer.Word: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "id": id = try json.value()
        case "word": word = try json.value()
        case "language": language = try json.value()
        case "lexicalCategory": lexicalCategory = try json.value()
        case "pronunciations": pronunciations = try json.list()
        case "lexicalEntries": lexicalEntries = try json.list()
        default: return false
        }
        return true
    }
}

extension PronunciationsAnswer.LexicalEntry: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "language": language = try json.value()
        case "lexicalCategory": lexicalCategory = try json.value()
        case "text": text = try json.value()
        case "pronunciations": pronunciations = try json.list()
        default: return false
        }
        return true
    }
}
