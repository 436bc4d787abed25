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

    /// A data set: of one language, or between two.
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
