/// Sentences that show a word in use.
///
/// ```swift
/// let body = #"{"results": [{"lexicalEntries": [{"sentences": [{"text": "The kite pulled at its string."}]}]}]}"#
/// let answer = try SentencesAnswer(json: Array(body.utf8))
/// print(answer.results.flatMap(\.lexicalEntries).flatMap(\.sentences).compactMap(\.text))
/// // ["The kite pulled at its string."]
/// ```
public struct SentencesAnswer: OxfordAnswer, Hashable, Codable, Sendable {
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
    /// ```swift
    /// let body = #"{"results": [{"word": "kite", "lexicalEntries": [{"sentences": [{"text": "My kite fell."}]}]}]}"#
    /// for word in try SentencesAnswer(json: Array(body.utf8)).results {
    ///     print(word.word ?? "", word.lexicalEntries.flatMap(\.sentences).count)
    /// }
    /// // kite 1
    /// ```
    public struct Word: Hashable, Codable, Sendable {
        /// The id, which can be asked for.
        public var id: EntryID?

        /// The word.
        public var word: String?

        /// The code of the language.
        public var language: String?

        /// What was found; an open set.
        public var type: String?

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
    /// let body = #"{"results": [{"lexicalEntries": [{"lexicalCategory": {"id": "noun"}, "#
    ///     + #""sentences": [{"text": "Two kites flew over the dunes.", "senseIds": ["k1.001"]}]}]}]}"#
    /// let lexicalEntries = try SentencesAnswer(json: Array(body.utf8)).results.flatMap(\.lexicalEntries)
    /// for sentence in lexicalEntries.filter({ $0.lexicalCategory?.id == .noun }).flatMap(\.sentences) {
    ///     print(sentence.senseIDs, sentence.text ?? "")
    /// }
    /// // ["k1.001"] Two kites flew over the dunes.
    /// ```
    public struct LexicalEntry: Hashable, Codable, Sendable {
        /// The code of the language.
        public var language: String?

        /// The part of speech.
        public var lexicalCategory: Labeled<LexicalCategory>?

        /// The word.
        public var text: String?

        /// What grammar gives it.
        public var grammaticalFeatures: [LabeledFeature] = []

        /// The sentences, with the senses that they show.
        public var sentences: [Example] = []

        /// Makes an empty one, to be filled.
        public init() {}

        /// Reads what was stored, or what the service sent.
        public init(from decoder: any Decoder) throws {
            self = try JSONTree(from: decoder).read()
        }
    }
}

extension SentencesAnswer: JSONModel {
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

extension SentencesAnswer.Word: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "id": id = try json.value()
        case "word": word = try json.value()
        case "language": language = try json.value()
        case "type": type = try json.value()
        case "lexicalEntries": lexicalEntries = try json.list()
        default: return false
        }
        return true
    }
}

extension SentencesAnswer.LexicalEntry: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "language": language = try json.value()
        case "lexicalCategory": lexicalCategory = try json.value()
        case "text": text = try json.value()
        case "grammaticalFeatures": grammaticalFeatures = try json.shared()
        case "sentences": sentences = try json.list()
        default: return false
        }
        return true
    }
}
