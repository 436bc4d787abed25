/// The synonyms and antonyms of a word.
///
/// ```swift
/// let body = """
///     {"results": [{"lexicalEntries": [{"entries": [{"senses": [{
///       "synonyms": [{"text": "calm"}],
///       "antonyms": [{"text": "stormy"}]}]}]}]}]}
///     """
/// let answer = try ThesaurusAnswer(json: Array(body.utf8))
/// print(answer.synonyms().map(\.text))
/// print(answer.antonyms().map(\.text))
/// // ["calm"]
/// // ["stormy"]
/// ```
public struct ThesaurusAnswer: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
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

    mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("id", &id)
        try each("metadata", &metadata)
        try each("results", &results)
        try each("word", &word)
    }

    /// A word with its synonyms and antonyms.
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
        /// The language code.
        public var language: String?

        /// The lexical category.
        public var lexicalCategory: Labeled<LexicalCategory>?

        /// The word.
        ///
        /// It is empty if the service leaves it out.
        public var text = ""

        /// The entries, one for each etymology.
        public var entries: [Entry] = []

        /// The grammatical features.
        public var grammaticalFeatures: [LabeledFeature] = []

        /// The variant spellings.
        public var variantForms: [VariantForm] = []

        /// Creates an empty lexical entry.
        public init() {}

        mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
            try each("entries", &entries)
            try each("grammaticalFeatures", &grammaticalFeatures)
            try each("language", &language)
            try each("lexicalCategory", &lexicalCategory)
            try each("text", &text)
            try each("variantForms", &variantForms)
        }
    }

    /// The senses of a word that share an etymology.
    public struct Entry: Hashable, Codable, Sendable, JSONModel {
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

        mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
            try each("grammaticalFeatures", &grammaticalFeatures)
            try each("homographNumber", &homographNumber)
            try each("senses", &senses)
            try each("variantForms", &variantForms)
        }
    }

    /// One meaning of a word, explained by example sentences rather than by a definition.
    public struct Sense: Hashable, Codable, Sendable, JSONModel {
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

        mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
            try each("antonyms", &antonyms)
            try each("domainClasses", &domainClasses)
            try each("domains", &domains)
            try each("examples", &examples)
            try each("id", &id)
            try each("regions", &regions)
            try each("registers", &registers)
            try each("semanticClasses", &semanticClasses)
            try each("subsenses", &subsenses)
            try each("synonyms", &synonyms)
        }
    }
}

extension ThesaurusAnswer {
    /// Returns the senses in the order in which they appear in the answer, each before its subsenses.
    ///
    /// - Parameters:
    ///   - categories: The lexical categories to include. Default: all.
    ///   - register: The register to include. Default: all.
    public func senses(of categories: LexicalCategory..., in register: Register? = nil) -> [Sense] {
        senses(of: categories, in: register)
    }

    /// Returns the synonyms of the senses, in the order in which they appear in the answer.
    public func synonyms(of categories: LexicalCategory..., in register: Register? = nil) -> [RelatedWord] {
        senses(of: categories, in: register).flatMap(\.synonyms)
    }

    /// Returns the antonyms of the senses, in the order in which they appear in the answer.
    public func antonyms(of categories: LexicalCategory..., in register: Register? = nil) -> [RelatedWord] {
        senses(of: categories, in: register).flatMap(\.antonyms)
    }

    private func senses(of categories: [LexicalCategory], in register: Register?) -> [Sense] {
        results.flatMap(\.lexicalEntries).filter { categories.include($0.lexicalCategory) }
            .flatMap(\.entries).flatMap(\.senses).flatMap(\.withSubsenses)
            .filter { sense in register == nil || sense.registers.contains { $0.id == register } }
    }
}

extension ThesaurusAnswer.Sense {
    fileprivate var withSubsenses: [ThesaurusAnswer.Sense] { [self] + subsenses.flatMap(\.withSubsenses) }
}
