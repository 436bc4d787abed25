/// The data sets that the service offers.
///
/// ```swift
/// let body = """
///     {"results": [
///       {"sourceLanguage": {"id": "en", "language": "English"}},
///       {"sourceLanguage": {"id": "hi"}}]}
///     """
/// let answer = try LanguagesAnswer(json: Array(body.utf8))
/// for language in answer.results.compactMap(\.sourceLanguage) {
///     print(language.id ?? "", language.language ?? "without a name")
/// }
/// // en English
/// // hi without a name
/// ```
public struct LanguagesAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The data sets.
    public var results: [Dataset] = []

    /// Creates an empty answer.
    public init() {}

    /// A monolingual or bilingual data set.
    public struct Dataset: Hashable, Codable, Sendable {
        /// The name of the dictionary.
        public var source: String?

        /// The region where the language is used.
        public var region: String?

        /// The language, or the source language of translations.
        public var sourceLanguage: Tongue?

        /// The target language of translations.
        public var targetLanguage: Tongue?

        /// The kind of data set, such as `monolingual` or `bilingual`.
        public var type: String?

        /// Creates an empty data set.
        public init() {}
    }

    /// A language's code and name.
    ///
    /// ```swift
    /// let body = #"{"results": [{"sourceLanguage": {"id": "es"}}]}"#
    /// let answer = try LanguagesAnswer(json: Array(body.utf8))
    /// let id = answer.results.first?.sourceLanguage?.id
    /// print(id.map(MonolingualLanguage.init(rawValue:)) == .spanish)
    /// // true
    /// ```
    public struct Tongue: Hashable, Codable, Sendable {
        /// The code.
        public var id: String?

        /// The name.
        public var language: String?

        /// Creates an empty language.
        public init() {}
    }
}

extension LanguagesAnswer: AnswerModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("metadata", &metadata)
        try each("results", &results)
    }
}

extension LanguagesAnswer.Dataset: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("region", &region)
        try each("source", &source)
        try each("sourceLanguage", &sourceLanguage)
        try each("targetLanguage", &targetLanguage)
        try each("type", &type)
    }
}

extension LanguagesAnswer.Tongue: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("id", &id)
        try each("language", &language)
    }
}
