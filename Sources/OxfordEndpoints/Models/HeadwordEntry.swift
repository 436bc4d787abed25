/// A word with its lexical entries, as most answers contain it.
///
/// Which members have values depends on the request. The answer to an ``EntriesRequest`` has senses, for example, and
/// the answer to a ``LemmasRequest`` has headwords instead.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// let answer = try await client.send(
///     .entries("run", in: .britishEnglish))
/// for entry in answer.results {
///     let categories = entry.lexicalEntries.compactMap(\.lexicalCategory)
///     print(entry.word, entry.kind ?? .headword, categories.map(\.id))
/// }
/// // run headword [verb, noun]
/// ```
public struct HeadwordEntry: Hashable, Codable, Sendable, JSONModel {
    /// The entry ID.
    ///
    /// It is empty if the service leaves it out.
    public var id = EntryID("")

    /// The word.
    ///
    /// It is empty if the service leaves it out.
    public var word = ""

    /// The language.
    public var language: Language?

    /// The kind of entry.
    public var kind: Kind?

    /// The lexical category of all pronunciations, in the answer to a ``PronunciationsRequest``.
    public var lexicalCategory: Labeled<LexicalCategory>?

    /// The lexical entries, one for each lexical category.
    public var lexicalEntries: [LexicalEntry] = []

    /// The pronunciations that apply to all lexical entries.
    public var pronunciations: [Pronunciation] = []

    /// Creates an empty headword entry.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("id", &id)
        try each("language", &language)
        try each("lexicalCategory", &lexicalCategory)
        try each("lexicalEntries", &lexicalEntries)
        try each("pronunciations", &pronunciations)
        try each("type", &kind)
        // The answer to an inflections request has the key `text`.
        try each("word", or: "text", &word)
    }

    /// A kind of entry.
    ///
    /// The service may use further kinds, so a `switch` over a kind needs a `default` case.
    public struct Kind: OxfordOpenValue, JSONValue {
        /// The kind's name in answers.
        public let rawValue: String

        /// Creates a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A headword.
        public static let headword = Kind("headword")

        /// An inflected form.
        public static let inflection = Kind("inflection")

        /// A phrase.
        public static let phrase = Kind("phrase")
    }
}

/// The entries of a word in one lexical category.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// let answer = try await client.send(
///     .entries("run", in: .britishEnglish))
/// for lexicalEntry in answer.results.flatMap(\.lexicalEntries) {
///     let compounds = lexicalEntry.compounds.map(\.text)
///     print(lexicalEntry.lexicalCategory?.text ?? "", compounds)
/// }
/// // Verb []
/// // Noun ["run-up", "dry run"]
/// ```
public struct LexicalEntry: Hashable, Codable, Sendable, JSONModel {
    /// The language.
    public var language: Language?

    /// The lexical category.
    public var lexicalCategory: Labeled<LexicalCategory>?

    /// The word.
    ///
    /// It is empty if the service leaves it out.
    public var text = ""

    /// The entries, one for each etymology.
    public var entries: [Entry] = []

    /// The compounds.
    public var compounds: [RelatedWord] = []

    /// The derivatives.
    public var derivatives: [RelatedWord] = []

    /// The words that this word is derived from.
    public var derivativeOf: [RelatedWord] = []

    /// The phrasal verbs.
    public var phrasalVerbs: [RelatedWord] = []

    /// The phrases.
    public var phrases: [RelatedWord] = []

    /// The headwords of an inflected form, in the answer to a ``LemmasRequest``.
    public var inflectionOf: [RelatedWord] = []

    /// The inflected forms, in the answer to an ``InflectionsRequest``.
    public var inflections: [InflectedForm] = []

    /// The sentences with the IDs of the senses that they illustrate, in the answer to a ``SentencesRequest``.
    public var sentences: [Example] = []

    /// The root of the word.
    public var root: String?

    /// The grammatical features.
    public var grammaticalFeatures: [LabeledFeature] = []

    /// The notes.
    public var notes: [Note] = []

    /// The pronunciations.
    public var pronunciations: [Pronunciation] = []

    /// The variant spellings.
    public var variantForms: [VariantForm] = []

    /// Creates an empty lexical entry.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("compounds", &compounds)
        try each("derivativeOf", &derivativeOf)
        try each("derivatives", &derivatives)
        try each("entries", &entries)
        try each("grammaticalFeatures", &grammaticalFeatures)
        try each("inflectionOf", &inflectionOf)
        try each("inflections", &inflections)
        try each("language", &language)
        try each("lexicalCategory", &lexicalCategory)
        try each("notes", &notes)
        try each("phrasalVerbs", &phrasalVerbs)
        try each("phrases", &phrases)
        try each("pronunciations", &pronunciations)
        try each("root", &root)
        try each("sentences", &sentences)
        try each("text", &text)
        try each("variantForms", &variantForms)
    }
}

/// The senses of a word that share an etymology.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// let answer = try await client.send(
///     .entries("ache", in: .britishEnglish))
/// for entry in answer.results.flatMap(\.lexicalEntries).flatMap(\.entries) {
///     let forms = entry.inflections.map(\.text)
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

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
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

extension [HeadwordEntry] {
    /// Returns the lexical entries of the given lexical categories, or all if `categories` is `nil`.
    func lexicalEntries(in categories: [LexicalCategory]?) -> [LexicalEntry] {
        flatMap(\.lexicalEntries).filter { categories.include($0.lexicalCategory) }
    }
}

extension [LexicalCategory]? {
    /// Returns whether the list includes a category, or is `nil`, which includes every category.
    func include(_ category: Labeled<LexicalCategory>?) -> Bool {
        self?.contains { $0 == category?.id } ?? true
    }
}
