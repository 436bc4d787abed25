/// A list of the values of a vocabulary, such as all domains, with the ID and the labels of each value.
///
/// Requests for domains, registers and lexical categories return this answer. Use it to find IDs that are not among the
/// library's known values:
///
/// ```swift
/// let body = """
///     {"results": {"jazz": {"en": "Jazz"},
///                  "kite_flying": {"en": "Kite Flying"}}}
///     """
/// let answer = try LabelsAnswer(json: Array(body.utf8))
/// let ids = answer.results.keys
/// print(ids.filter { Domain(rawValue: $0).label == nil })
/// // ["kite_flying"]
/// ```
public struct LabelsAnswer: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The labels, keyed by ID and then by language code.
    public var results: [String: [String: String]] = [:]

    /// Creates an empty answer.
    public init() {}

    mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("metadata", &metadata)
        try each("results", &results)
    }
}

extension LabelsAnswer {
    /// Returns the English label of the value with the given ID, or `nil` if the answer contains no such label.
    public func label(of id: String) -> String? { results[id]?["en"] }
}

/// The grammatical features of a data set, grouped by type.
///
/// ```swift
/// let body = #"{"results": {"Tense": {"past": {"en": "Past"}}}}"#
/// let answer = try GrammaticalFeaturesAnswer(json: Array(body.utf8))
/// print(answer.results["Tense"]?["past"]?["en"] ?? "no label")
/// // Past
/// ```
public struct GrammaticalFeaturesAnswer: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The labels of the features, keyed by type, then by feature, and then by language code.
    public var results: [String: [String: [String: String]]] = [:]

    /// Creates an empty answer.
    public init() {}

    mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("metadata", &metadata)
        try each("results", &results)
    }
}

/// The names of filters or fields, grouped by endpoint.
///
/// The answer to a ``FiltersRequest`` contains the filters that each endpoint accepts. The answer to a
/// ``FieldsRequest`` contains the fields that each endpoint can return.
///
/// ```swift
/// let body = #"{"results": {"lemmas": ["lexicalCategory"]}}"#
/// let answer = try FiltersAnswer(json: Array(body.utf8))
/// print(answer.results["lemmas"] ?? [])
/// // ["lexicalCategory"]
/// ```
public struct FiltersAnswer: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The names of the filters or fields, keyed by endpoint.
    public var results: [String: [String]] = [:]

    /// Creates an empty answer.
    public init() {}

    mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("metadata", &metadata)
        try each("results", &results)
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
///     print(language.id ?? "", language.language ?? "without a name")
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

    mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("metadata", &metadata)
        try each("results", &results)
    }

    /// A monolingual or bilingual data set.
    public struct Dataset: Hashable, Codable, Sendable, JSONModel {
        /// The name of the dictionary.
        public var source: String?

        /// The region where the language is used.
        public var region: String?

        /// The language, or the source language of translations.
        public var sourceLanguage: LanguageName?

        /// The target language of translations.
        public var targetLanguage: LanguageName?

        /// The kind of data set, such as `monolingual` or `bilingual`.
        public var type: String?

        /// Creates an empty data set.
        public init() {}

        mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
            try each("region", &region)
            try each("source", &source)
            try each("sourceLanguage", &sourceLanguage)
            try each("targetLanguage", &targetLanguage)
            try each("type", &type)
        }
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
    public struct LanguageName: Hashable, Codable, Sendable, JSONModel {
        /// The code.
        public var id: String?

        /// The name.
        public var language: String?

        /// Creates an empty language.
        public init() {}

        mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
            try each("id", &id)
            try each("language", &language)
        }
    }
}
