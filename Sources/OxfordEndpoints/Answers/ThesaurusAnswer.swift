/// The synonyms and antonyms of a word.
///
/// ```swift
/// let body = #"{"results": [{"lexicalEntries": [{"entries": [{"senses": [{"synonyms": [{"text": "calm"}], "#
///     + #""antonyms": [{"text": "stormy"}]}]}]}]}]}"#
/// let answer = try ThesaurusAnswer(json: Array(body.utf8))
/// print(answer.synonyms().compactMap(\.text), answer.antonyms().compactMap(\.text))
/// // ["calm"] ["stormy"]
/// ```
public struct ThesaurusAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// A word with its synonyms and antonyms.
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

    /// A word as one part of speech.
    public struct LexicalEntry: Hashable, Codable, Sendable {
        /// The code of the language.
        public var language: String?

        /// The part of speech.
        public var lexicalCategory: Labeled<LexicalCategory>?

        /// The word.
        public var text: String?

        /// The entries, one for each origin.
        public var entries: [Entry] = []

        /// What grammar gives it.
        public var grammaticalFeatures: [LabeledFeature] = []

        /// Other spellings.
        public var variantForms: [VariantForm] = []

        /// Makes an empty one, to be filled.
        public init() {}
    }

    /// The senses of a word that have one origin.
    public struct Entry: Hashable, Codable, Sendable {
        /// Which of the words that are written alike it is.
        public var homographNumber: String?

        /// The senses, with what means the same.
        public var senses: [Sense] = []

        /// What grammar gives it.
        public var grammaticalFeatures: [LabeledFeature] = []

        /// Other spellings.
        public var variantForms: [VariantForm] = []

        /// Makes an empty one, to be filled.
        public init() {}
    }

    /// One meaning of a word, with what means the same and the opposite.
    ///
    /// It has no definition; its sentences show which meaning it is.
    public struct Sense: Hashable, Codable, Sendable {
        /// The id of the sense.
        public var id: String?

        /// Words that mean the same.
        public var synonyms: [RelatedWord] = []

        /// Words that mean the opposite.
        public var antonyms: [RelatedWord] = []

        /// Sentences that show the sense.
        public var examples: [Example] = []

        /// Narrower senses, to any depth.
        public var subsenses: [Sense] = []

        /// The fields that it belongs to.
        public var domains: [Labeled<Domain>] = []

        /// Wider fields that it belongs to.
        public var domainClasses: [Labeled<DomainClass>] = []

        /// What kind of thing it is.
        public var semanticClasses: [Labeled<SemanticClass>] = []

        /// Where in the world it is used.
        public var regions: [Labeled<Region>] = []

        /// The kinds of speech that it belongs to.
        public var registers: [Labeled<Register>] = []

        /// Makes an empty one, to be filled.
        public init() {}
    }
}

extension ThesaurusAnswer: AnswerModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("id", &id)
        try each("metadata", &metadata)
        try each("results", &results)
        try each("word", &word)
    }
}

extension ThesaurusAnswer.LexicalEntry: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("entries", &entries)
        try each.shared("grammaticalFeatures", &grammaticalFeatures)
        try each("language", &language)
        try each("lexicalCategory", &lexicalCategory)
        try each("text", &text)
        try each("variantForms", &variantForms)
    }
}

extension ThesaurusAnswer.Entry: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each.shared("grammaticalFeatures", &grammaticalFeatures)
        try each("homographNumber", &homographNumber)
        try each("senses", &senses)
        try each("variantForms", &variantForms)
    }
}

extension ThesaurusAnswer.Sense: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("antonyms", &antonyms)
        try each.shared("domainClasses", &domainClasses)
        try each.shared("domains", &domains)
        try each("examples", &examples)
        try each("id", &id)
        try each.shared("regions", &regions)
        try each.shared("registers", &registers)
        try each.shared("semanticClasses", &semanticClasses)
        try each("subsenses", &subsenses)
        try each("synonyms", &synonyms)
    }
}
