/// The headwords of an inflected form.
///
/// Only headwords have entries. If a word may be an inflected form, first send a ``LemmasRequest``, and then request
/// the entries for the headwords in this answer. If no headword matches the filters of the ``LemmasRequest``,
/// ``results`` is empty.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.lemmas(of: "axes") ?? []
/// let answer = try LemmasAnswer(json: body)
/// print(answer.headwords().map(\.text))
/// // ["axe", "axis"]
/// ```
public struct LemmasAnswer: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The matching words.
    public var results: [Word] = []

    /// Creates an empty answer.
    public init() {}

    mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("metadata", &metadata)
        try each("results", &results)
    }

    /// Returns the entry IDs of the headwords, in the order in which they appear in the answer, without duplicates.
    ///
    /// If a headword has no ID, the result contains an ID made from its text.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let body = SampleDictionary.lemmas(of: "running") ?? []
    /// let lemmas = try LemmasAnswer(json: body)
    /// for id in lemmas.headwords(of: .verb) {
    ///     let request = EntriesRequest(try WordText(id), in: .britishEnglish)
    ///     print(request.urlString())
    /// }
    /// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/run
    /// ```
    ///
    /// - Parameter categories: The lexical categories to include. Default: all.
    public func headwords(of categories: LexicalCategory...) -> [EntryID] {
        var seen: Set<EntryID> = []
        return results.flatMap(\.lexicalEntries).filter { categories.include($0.lexicalCategory) }
            .flatMap(\.inflectionOf).compactMap { $0.id ?? $0.text.nonEmpty.map(EntryID.init) }.filter {
                seen.insert($0).inserted
            }
    }

    /// An inflected form with its lexical entries.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let body = SampleDictionary.lemmas(of: "aces") ?? []
    /// for word in try LemmasAnswer(json: body).results {
    ///     let categories = word.lexicalEntries.compactMap(\.lexicalCategory)
    ///     print(word.word, categories.compactMap(\.text))
    /// }
    /// // aces ["Noun", "Verb"]
    /// ```
    public struct Word: Hashable, Codable, Sendable, JSONModel {
        /// The entry ID.
        public var id: EntryID?

        /// The word.
        ///
        /// It is empty if the service leaves it out.
        public var word = ""

        /// The language code.
        public var language: String?

        /// The kind of result, such as `headword`.
        public var type: String?

        /// The lexical entries, one for each lexical category.
        public var lexicalEntries: [LexicalEntry] = []

        /// Creates an empty word.
        public init() {}

        mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
            try each("id", &id)
            try each("language", &language)
            try each("lexicalEntries", &lexicalEntries)
            try each("type", &type)
            try each("word", &word)
        }
    }

    /// A word in one lexical category.
    public struct LexicalEntry: Hashable, Codable, Sendable, JSONModel {
        /// The headwords.
        public var inflectionOf: [RelatedWord] = []

        /// The language code.
        public var language: String?

        /// The lexical category.
        public var lexicalCategory: Labeled<LexicalCategory>?

        /// The word.
        ///
        /// It is empty if the service leaves it out.
        public var text = ""

        /// The grammatical features.
        public var grammaticalFeatures: [LabeledFeature] = []

        /// Creates an empty lexical entry.
        public init() {}

        mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
            try each("grammaticalFeatures", &grammaticalFeatures)
            try each("inflectionOf", &inflectionOf)
            try each("language", &language)
            try each("lexicalCategory", &lexicalCategory)
            try each("text", &text)
        }
    }
}
