/// The data sets that the service offers.
///
/// ```swift
/// let body = #"{"results": [{"sourceLanguage": {"id": "en", "language": "English"}}, "#
///     + #"{"sourceLanguage": {"id": "hi"}}]}"#
/// for language in try LanguagesAnswer(json: Array(body.utf8)).results.compactMap(\.sourceLanguage) {
///     print(language.id ?? "", language.language ?? "without a name")
/// }
/// // en English
/// // hi without a name
/// ```
public struct LanguagesAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// What the service says of the answer itself.
    public var metadata: Metadata?

    /// The data sets.
    public var results: [Dataset] = []

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

    /// A data set: of one language, or between two.
    ///
    /// ```swift
    /// let body = #"{"results": [{"type": "bilingual", "#
    ///     + #""sourceLanguage": {"id": "en"}, "targetLanguage": {"id": "es"}}]}"#
    /// for dataset in try LanguagesAnswer(json: Array(body.utf8)).results where dataset.type == "bilingual" {
    ///     print("from", dataset.sourceLanguage?.id ?? "", "to", dataset.targetLanguage?.id ?? "")
    /// }
    /// // from en to es
    /// ```
    public struct Dataset: Hashable, Codable, Sendable {
        /// The name of the dictionary.
        public var source: String?

        /// Where in the world its language is used.
        public var region: String?

        /// The language, or the one that is translated from.
        public var sourceLanguage: Tongue?

        /// The language that is translated to.
        public var targetLanguage: Tongue?

        /// Whether it is `monolingual`, `bilingual` or something else.
        public var type: String?

        /// Makes an empty one, to be filled.
        public init() {}

        /// Reads what was stored, or what the service sent.
        public init(from decoder: any Decoder) throws {
            self = try JSONTree(from: decoder).read()
        }
    }

    /// A language, by its code and its name.
    ///
    /// ```swift
    /// let body = #"{"results": [{"sourceLanguage": {"id": "es", "language": "Spanish"}}]}"#
    /// let language = try LanguagesAnswer(json: Array(body.utf8)).results.first?.sourceLanguage
    /// print(language?.id.map(MonolingualLanguage.init(rawValue:)) == .spanish, language?.language ?? "")
    /// // true Spanish
    /// ```
    public struct Tongue: Hashable, Codable, Sendable {
        /// The code.
        public var id: String?

        /// The name.
        public var language: String?

        /// Makes an empty one, to be filled.
        public init() {}

        /// Reads what was stored, or what the service sent.
        public init(from decoder: any Decoder) throws {
            self = try JSONTree(from: decoder).read()
        }
    }
}

extension LanguagesAnswer: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "metadata": metadata = try json.value()
        case "results": results = try json.list()
        default: return false
        }
        return true
    }
}

extension LanguagesAnswer.Dataset: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "source": source = try json.value()
        case "region": region = try json.value()
        case "sourceLanguage": sourceLanguage = try json.value()
        case "targetLanguage": targetLanguage = try json.value()
        case "type": type = try json.value()
        default: return false
        }
        return true
    }
}

extension LanguagesAnswer.Tongue: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "id": id = try json.value()
        case "language": language = try json.value()
        default: return false
        }
        return true
    }
}
