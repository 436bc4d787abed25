/// The headwords that an inflected word belongs to.
///
/// Ask for them where a word may be a form, such as `axes`, and then for the entries of what they lead to. Where
/// filters match nothing there are no results, and no error.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try LemmasAnswer(json: SampleDictionary.lemmas(of: "axes") ?? [])
/// print(answer.headwords().map(\.text))
/// // ["axe", "axis"]
/// ```
public struct LemmasAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// A form with its lexical entries, as it was asked for.
    public typealias Word = WordResult<LexicalEntry>

    /// What the service says of the answer itself.
    public var metadata: Metadata?

    /// The words that were found.
    public var results: [Word] = []

    /// Makes an empty one, to be filled.
    public init() {}

    /// The headwords in their order, each once, to ask for next.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let lemmas = try LemmasAnswer(json: SampleDictionary.lemmas(of: "running") ?? [])
    /// for id in lemmas.headwords(of: .verb) {
    ///     print(EntriesRequest(try Headword(id), in: .britishEnglish).urlString())
    /// }
    /// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/run
    /// ```
    ///
    /// - Parameter categories: The parts of speech; none for all.
    public func headwords(of categories: LexicalCategory...) -> [EntryID] {
        var seen: Set<EntryID> = []
        return results.flatMap { $0.lexicalEntries(of: categories) }.flatMap(\.inflectionOf).compactMap(\.id)
            .filter { seen.insert($0).inserted }
    }

    /// A word as one part of speech.
    public struct LexicalEntry: Hashable, Codable, Sendable {
        /// The headwords, whose ids can be asked for.
        public var inflectionOf: [RelatedWord] = []

        /// The code of the language.
        public var language: String?

        /// The part of speech.
        public var lexicalCategory: Labeled<LexicalCategory>?

        /// The word.
        public var text: String?

        /// What grammar gives it.
        public var grammaticalFeatures: [LabeledFeature] = []

        /// Makes an empty one, to be filled.
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
