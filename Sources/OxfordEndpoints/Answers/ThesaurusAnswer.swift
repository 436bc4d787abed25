/// The synonyms and antonyms of a word.
///
/// ```swift
/// let body = """
///     {"results": [{"lexicalEntries": [{"entries": [{"senses": [{
///       "synonyms": [{"text": "calm"}],
///       "antonyms": [{"text": "stormy"}]}]}]}]}]}
///     """
/// let answer = try ThesaurusAnswer(json: Array(body.utf8))
/// print(answer.synonyms().compactMap(\.text))
/// print(answer.antonyms().compactMap(\.text))
/// // ["calm"]
/// // ["stormy"]
/// ```
public struct ThesaurusAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// A word with its synonyms and antonyms.
    public typealias Word = WordResult<LexicalEntry>

    /// The requested entry ID.
    public var id: EntryID?

    /// The requested word.
    public var word: String?

    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The matching words.
    public var results: [Word] = []

    /// Creates an empty answer.
    public init() {}

    /// A word in one lexical category.
    public struct LexicalEntry: Hashable, Codable, Sendable {
        /// The language code.
        public var language: String?

        /// The lexical category.
        public var lexicalCategory: Labeled<LexicalCategory>?

        /// The word.
        public var text: String?

        /// The entries, one for each origin.
        public var entries: [Entry] = []

        /// The grammatical features.
        public var grammaticalFeatures: [LabeledFeature] = []

        /// The variant spellings.
        public var variantForms: [VariantForm] = []

        /// Creates an empty lexical entry.
        public init() {}
    }

    /// The senses of a word that share an origin.
    public struct Entry: Hashable, Codable, Sendable {
        /// The number that distinguishes words with the same spelling.
        public var homographNumber: String?

        /// The senses.
        public var senses: [Sense] = []

        /// The grammatical features.
        public var grammaticalFeatures: [LabeledFeature] = []

        /// The variant spellings.
        public var variantForms: [VariantForm] = []

        /// Creates an empty entry.
        public init() {}
    }

    /// One meaning of a word, shown by examples rather than a definition.
    public struct Sense: Hashable, Codable, Sendable {
        /// The ID of the sense.
        public var id: String?

        /// The synonyms.
        public var synonyms: [RelatedWord] = []

        /// The antonyms.
        public var antonyms: [RelatedWord] = []

        /// The examples.
        public var examples: [Example] = []

        /// The narrower senses, nested to any depth.
        public var subsenses: [Sense] = []

        /// The domains.
        public var domains: [Labeled<Domain>] = []

        /// The domain classes, which are broader than ``domains``.
        public var domainClasses: [Labeled<DomainClass>] = []

        /// The semantic classes.
        public var semanticClasses: [Labeled<SemanticClass>] = []

        /// The regions.
        public var regions: [Labeled<Region>] = []

        /// The registers.
        public var registers: [Labeled<Register>] = []

        /// Creates an empty sense.
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
