/// The dictionary entries for a word.
///
/// The answer to a request for entries, words or translations can contain several results for one word, because
/// homographs (different words with the same spelling) share an entry ID.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.entries(of: EntryID("ache")) ?? []
/// let answer = try EntriesAnswer(json: body)
/// for definition in answer.definitions(of: .noun) {
///     print(definition.number, definition.text)
/// }
/// // 1 a dull pain that goes on for some time
/// // 1.1 a strong sad feeling, such as longing
/// ```
public struct EntriesAnswer: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
    /// The requested entry ID.
    public var id: EntryID?

    /// The requested word.
    public var word: String?

    /// The requested text.
    ///
    /// Only the answer to a ``WordsRequest`` contains the requested text. In other answers, this property is `nil`.
    public var query: String?

    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The entries, grouped by headword.
    public var results: [HeadwordEntry] = []

    /// Creates an empty answer.
    public init() {}

    mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("id", &id)
        try each("metadata", &metadata)
        try each("query", &query)
        try each("results", &results)
        try each("word", &word)
    }
}

/// The entries for a headword.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.entries(of: EntryID("run")) ?? []
/// for entry in try EntriesAnswer(json: body).results {
///     let categories = entry.lexicalEntries.compactMap(\.lexicalCategory)
///     print(entry.word, entry.type ?? "", categories.map(\.id))
/// }
/// // run headword [verb, noun]
/// ```
public struct HeadwordEntry: Hashable, Codable, Sendable, JSONModel {
    /// The entry ID.
    public var id: EntryID?

    /// The headword.
    ///
    /// It is empty if the service leaves it out.
    public var word = ""

    /// The language code.
    public var language: String?

    /// The kind of entry, such as `headword` or `phrase`.
    public var type: String?

    /// The lexical entries, one for each lexical category.
    public var lexicalEntries: [LexicalEntry] = []

    /// The pronunciations.
    public var pronunciations: [Pronunciation] = []

    /// Creates an empty headword entry.
    public init() {}

    mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("id", &id)
        try each("language", &language)
        try each("lexicalEntries", &lexicalEntries)
        try each("pronunciations", &pronunciations)
        try each("type", &type)
        try each("word", &word)
    }
}

/// The entries of a word in one lexical category.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.entries(of: EntryID("run")) ?? []
/// let answer = try EntriesAnswer(json: body)
/// for lexicalEntry in answer.results.flatMap(\.lexicalEntries) {
///     let compounds = lexicalEntry.compounds.map(\.text)
///     print(lexicalEntry.lexicalCategory?.text ?? "", compounds)
/// }
/// // Verb []
/// // Noun ["run-up", "dry run"]
/// ```
public struct LexicalEntry: Hashable, Codable, Sendable, JSONModel {
    /// The language code.
    public var language: String?

    /// The lexical category.
    public var lexicalCategory: Labeled<LexicalCategory>?

    /// The word.
    ///
    /// It is empty if the service leaves it out.
    public var text = ""

    /// The compounds.
    public var compounds: [RelatedWord] = []

    /// The derivatives.
    public var derivatives: [RelatedWord] = []

    /// The phrasal verbs.
    public var phrasalVerbs: [RelatedWord] = []

    /// The phrases.
    public var phrases: [RelatedWord] = []

    /// The entries, one for each etymology.
    public var entries: [Entry] = []

    /// The root of the word.
    public var root: String?

    /// The grammatical features.
    public var grammaticalFeatures: [LabeledFeature] = []

    /// The words that this word is derived from.
    public var derivativeOf: [RelatedWord] = []

    /// The notes.
    public var notes: [Note] = []

    /// The pronunciations.
    public var pronunciations: [Pronunciation] = []

    /// The variant spellings.
    public var variantForms: [VariantForm] = []

    /// Creates an empty lexical entry.
    public init() {}

    mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("compounds", &compounds)
        try each("derivativeOf", &derivativeOf)
        try each("derivatives", &derivatives)
        try each("entries", &entries)
        try each("grammaticalFeatures", &grammaticalFeatures)
        try each("language", &language)
        try each("lexicalCategory", &lexicalCategory)
        try each("notes", &notes)
        try each("phrasalVerbs", &phrasalVerbs)
        try each("phrases", &phrases)
        try each("pronunciations", &pronunciations)
        try each("root", &root)
        try each("text", &text)
        try each("variantForms", &variantForms)
    }
}

/// The senses of a word that share an etymology.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.entries(of: EntryID("ache")) ?? []
/// let answer = try EntriesAnswer(json: body)
/// for entry in answer.results.flatMap(\.lexicalEntries).flatMap(\.entries) {
///     let forms = entry.inflections.map(\.inflectedForm)
///     print(entry.homographNumber ?? "", entry.senses.count, forms)
/// }
/// // 100 1 ["aches"]
/// // 101 2 ["aches", "ached", "aching"]
/// ```
public struct Entry: Hashable, Codable, Sendable, JSONModel {
    /// The number that distinguishes words with the same spelling.
    public var homographNumber: String?

    /// The etymologies.
    public var etymologies: [String] = []

    /// The senses.
    ///
    /// Some entries have no senses.
    public var senses: [Sense] = []

    /// The grammatical features.
    public var grammaticalFeatures: [LabeledFeature] = []

    /// The inflected forms.
    public var inflections: [InflectedForm] = []

    /// The pronunciations.
    public var pronunciations: [Pronunciation] = []

    /// The cross-references as readable text.
    public var crossReferenceMarkers: [String] = []

    /// The cross-references.
    public var crossReferences: [CrossReference] = []

    /// The notes.
    public var notes: [Note] = []

    /// The variant spellings.
    public var variantForms: [VariantForm] = []

    /// Creates an empty entry.
    public init() {}

    mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("crossReferenceMarkers", &crossReferenceMarkers)
        try each("crossReferences", &crossReferences)
        try each("etymologies", &etymologies)
        try each("grammaticalFeatures", &grammaticalFeatures)
        try each("homographNumber", &homographNumber)
        try each("inflections", &inflections)
        try each("notes", &notes)
        try each("pronunciations", &pronunciations)
        try each("senses", &senses)
        try each("variantForms", &variantForms)
    }
}
