/// The headwords of an inflected form.
///
/// For a word that may be inflected, request its lemmas, then the entries of the headwords. If the filters match
/// nothing, there are no results.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.lemmas(of: "axes") ?? []
/// let answer = try LemmasAnswer(json: body)
/// print(answer.headwords().map(\.text))
/// // ["axe", "axis"]
/// ```
public struct LemmasAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// An inflected form with its lexical entries.
    public typealias Word = WordResult<LexicalEntry>

    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The matching words.
    public var results: [Word] = []

    /// Creates an empty answer.
    public init() {}

    /// Returns the entry IDs of the headwords, in order and without duplicates.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let body = SampleDictionary.lemmas(of: "running") ?? []
    /// let lemmas = try LemmasAnswer(json: body)
    /// for id in lemmas.headwords(of: .verb) {
    ///     let request = EntriesRequest(try Headword(id), in: .britishEnglish)
    ///     print(request.urlString())
    /// }
    /// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/run
    /// ```
    ///
    /// - Parameter categories: The lexical categories to include. Default: all.
    public func headwords(of categories: LexicalCategory...) -> [EntryID] {
        var seen: Set<EntryID> = []
        return results.flatMap { $0.lexicalEntries(of: categories) }.flatMap(\.inflectionOf).compactMap(\.id)
            .filter { seen.insert($0).inserted }
    }

    /// A word in one lexical category.
    public struct LexicalEntry: Hashable, Codable, Sendable {
        /// The headwords.
        public var inflectionOf: [RelatedWord] = []

        /// The language code.
        public var language: String?

        /// The lexical category.
        public var lexicalCategory: Labeled<LexicalCategory>?

        /// The word.
        public var text: String?

        /// The grammatical features.
        public var grammaticalFeatures: [LabeledFeature] = []

        /// Creates an empty lexical entry.
        public init() {}
    }
}

extension LemmasAnswer: AnswerModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("metadata", &metadata)
        try each("results", &results)
    }
}

extension LemmasAnswer.LexicalEntry: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each.shared("grammaticalFeatures", &grammaticalFeatures)
        try each("inflectionOf", &inflectionOf)
        try each("language", &language)
        try each("lexicalCategory", &lexicalCategory)
        try each("text", &text)
    }
}
