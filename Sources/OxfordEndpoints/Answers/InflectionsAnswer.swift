/// The inflected forms of a word.
///
/// It leads from a headword to its forms; ``LemmasAnswer`` leads from a form to its headwords.
///
/// ```swift
/// let body = #"{"results": [{"lexicalEntries": [{"inflections": "#
///     + #"[{"inflectedForm": "goose"}, {"inflectedForm": "geese"}]}]}]}"#
/// let answer = try InflectionsAnswer(json: Array(body.utf8))
/// print(answer.inflections().compactMap(\.inflectedForm))
/// // ["goose", "geese"]
/// ```
public struct InflectionsAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// A word with its inflected forms.
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

    /// The inflected forms in their order.
    ///
    /// ```swift
    /// let body = #"{"results": [{"lexicalEntries": [{"lexicalCategory": {"id": "noun"}, "inflections": ["#
    ///     + #"{"inflectedForm": "goose"}, {"inflectedForm": "geese", "grammaticalFeatures": [{"id": "plural"}]}]}]}]}"#
    /// let answer = try InflectionsAnswer(json: Array(body.utf8))
    /// print(answer.inflections(of: .noun, with: .plural).compactMap(\.inflectedForm))
    /// // ["geese"]
    /// ```
    ///
    /// - Parameters:
    ///   - categories: The parts of speech of the forms; none for all.
    ///   - feature: A grammatical feature of the forms; `nil` for all.
    public func inflections(
        of categories: LexicalCategory..., with feature: GrammaticalFeature? = nil
    ) -> [InflectedForm] {
        results.flatMap { $0.lexicalEntries(of: categories) }.flatMap(\.inflections)
            .filter { form in feature == nil || form.grammaticalFeatures.contains { $0.id == feature } }
    }

    /// A word as one part of speech.
    public struct LexicalEntry: Hashable, Codable, Sendable {
        /// The code of the language.
        public var language: String?

        /// The part of speech.
        public var lexicalCategory: Labeled<LexicalCategory>?

        /// The word.
        public var text: String?

        /// What grammar gives it.
        public var grammaticalFeatures: [LabeledFeature] = []

        /// Its forms.
        public var inflections: [InflectedForm] = []

        /// Makes an empty one, to be filled.
        public init() {}
    }
}

extension InflectionsAnswer: AnswerModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("id", &id)
        try each("metadata", &metadata)
        try each("results", &results)
        try each("word", &word)
    }
}

extension InflectionsAnswer.LexicalEntry: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each.shared("grammaticalFeatures", &grammaticalFeatures)
        try each("inflections", &inflections)
        try each("language", &language)
        try each("lexicalCategory", &lexicalCategory)
        try each("text", &text)
    }
}
