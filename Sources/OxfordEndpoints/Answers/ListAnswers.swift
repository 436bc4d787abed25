/// All values of a vocabulary that a data set uses, such as its domains, with the labels of each value.
///
/// Requests for domains, registers and lexical categories return this answer. Use it to find values that are not among
/// the library's known ones:
///
/// ```swift
/// let body = """
///     {"results": {"jazz": {"en": "Jazz"},
///                  "kite_flying": {"en": "Kite Flying"}}}
///     """
/// let answer = try LabelsAnswer<Domain>(json: Array(body.utf8))
/// let new = answer.results.keys.filter { !Domain.known.contains($0) }
/// for domain in new { print(domain, answer.label(of: domain) ?? "") }
/// // kite_flying Kite Flying
/// ```
public struct LabelsAnswer<Vocabulary: OxfordVocabulary>: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The values, each with its labels by language.
    public var results: [Vocabulary: [Language: String]] = [:]

    /// Creates an empty answer.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("metadata", &metadata)
        try each("results", &results)
    }

    /// Returns the label of a value in a language, or `nil` if the answer contains no such label.
    public func label(of value: Vocabulary, in language: Language = .english) -> String? { results[value]?[language] }
}

/// The grammatical features of a data set, grouped by kind.
///
/// ```swift
/// let body = #"{"results": {"Tense": {"past": {"en": "Past"}}}}"#
/// let answer = try GrammaticalFeaturesAnswer(json: Array(body.utf8))
/// print(answer.results["Tense"]?[.past]?[.english] ?? "no label")
/// // Past
/// ```
public struct GrammaticalFeaturesAnswer: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The features by kind, each with its labels by language.
    public var results: [String: [GrammaticalFeature: [Language: String]]] = [:]

    /// Creates an empty answer.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("metadata", &metadata)
        try each("results", &results)
    }
}

/// Lists of names, such as the names of the filters that each endpoint accepts.
///
/// ```swift
/// let body = #"{"results": {"lemmas": ["lexicalCategory"]}}"#
/// let answer = try NamesAnswer(json: Array(body.utf8))
/// print(answer.results["lemmas"] ?? [])
/// // ["lexicalCategory"]
/// ```
public struct NamesAnswer: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The names, keyed by what they belong to, such as an endpoint.
    public var results: [String: [String]] = [:]

    /// Creates an empty answer.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("metadata", &metadata)
        try each("results", &results)
    }
}

/// The fields that each endpoint can return.
///
/// ```swift
/// let body = #"{"results": {"entries": ["", "definitions"]}}"#
/// let answer = try FieldsAnswer(json: Array(body.utf8))
/// print(answer.entries.contains(.definitions))
/// // true
/// ```
public struct FieldsAnswer: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The names of the fields, keyed by endpoint.
    ///
    /// An empty name means that a request may select no field.
    public var results: [String: [String]] = [:]

    /// Creates an empty answer.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("metadata", &metadata)
        try each("results", &results)
    }

    /// The fields of dictionary entries.
    public var entries: [EntryField] { fields(of: "entries") }

    /// The fields of translations.
    public var translations: [TranslationField] { fields(of: "translations") }

    /// The fields of thesaurus entries.
    public var thesaurus: [ThesaurusField] { fields(of: "thesaurus") }

    private func fields<Value: OxfordVocabulary>(of endpoint: String) -> [Value] {
        (results[endpoint] ?? []).compactMap(\.nonEmpty).compactMap(Value.init(rawValue:))
    }
}

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
///     print(language.id ?? .english, language.name ?? "without a name")
/// }
/// // en English
/// // hi without a name
/// ```
public struct LanguagesAnswer: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The data sets.
    public var results: [Dataset] = []

    /// Creates an empty answer.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("metadata", &metadata)
        try each("results", &results)
    }

    /// A monolingual or bilingual data set.
    public struct Dataset: Hashable, Codable, Sendable, JSONModel {
        /// The name of the dictionary.
        public var dictionary: String?

        /// The region where the language is used.
        public var region: Region?

        /// The language, or the source language of translations.
        public var sourceLanguage: LanguageName?

        /// The target language of translations.
        public var targetLanguage: LanguageName?

        /// The kind of data set.
        public var kind: Kind?

        /// The pair of languages of a bilingual data set, or `nil` if the data set is not bilingual.
        public var pair: LanguagePair? {
            guard let source = sourceLanguage?.id, let target = targetLanguage?.id, source != target else { return nil }
            return LanguagePair(source, target)
        }

        /// Creates an empty data set.
        public init() {}

        package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
            try each("region", &region)
            try each("source", &dictionary)
            try each("sourceLanguage", &sourceLanguage)
            try each("targetLanguage", &targetLanguage)
            try each("type", &kind)
        }

        /// A kind of data set.
        ///
        /// The service may use further kinds, so a `switch` over a kind needs a `default` case.
        public struct Kind: OxfordOpenValue, JSONValue {
            /// The kind's name in answers.
            public let rawValue: String

            /// Creates a kind from its name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// A dictionary of one language.
            public static let monolingual = Kind("monolingual")

            /// A dictionary that translates between two languages.
            public static let bilingual = Kind("bilingual")
        }
    }

    /// A language's code and name.
    ///
    /// ```swift
    /// let body = #"{"results": [{"sourceLanguage": {"id": "es"}}]}"#
    /// let answer = try LanguagesAnswer(json: Array(body.utf8))
    /// let id = answer.results.first?.sourceLanguage?.id
    /// print(id == .spanish)
    /// // true
    /// ```
    public struct LanguageName: Hashable, Codable, Sendable, JSONModel {
        /// The language.
        public var id: Language?

        /// The name.
        public var name: String?

        /// Creates an empty language.
        public init() {}

        package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
            try each("id", &id)
            try each("language", &name)
        }
    }
}
