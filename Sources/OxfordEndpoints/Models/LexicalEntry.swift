/// The entries of a word in one lexical category.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.entries(of: EntryID("run")) ?? []
/// let answer = try EntriesAnswer(json: body)
/// for lexicalEntry in answer.results.flatMap(\.lexicalEntries) {
///     let compounds = lexicalEntry.compounds.compactMap(\.text)
///     print(lexicalEntry.lexicalCategory?.text ?? "", compounds)
/// }
/// // Verb []
/// // Noun ["run-up", "dry run"]
/// ```
public struct LexicalEntry: Hashable, Codable, Sendable {
    /// The language code.
    public var language: String?

    /// The lexical category.
    public var lexicalCategory: Labeled<LexicalCategory>?

    /// The word.
    public var text: String?

    /// The compounds.
    public var compounds: [RelatedWord] = []

    /// The derivatives.
    public var derivatives: [RelatedWord] = []

    /// The phrasal verbs.
    public var phrasalVerbs: [RelatedWord] = []

    /// The phrases.
    public var phrases: [RelatedWord] = []

    /// The entries, one for each origin.
    public var entries: [Entry] = []

    private var uncommon = Boxed<Uncommon>()

    /// Creates an empty lexical entry.
    public init() {}
}

// swift-format would spread each accessor over four lines.
// swift-format-ignore
extension LexicalEntry {
    /// The root of the word.
    public var root: String? { get { uncommon.members.root } _modify { yield &uncommon.members.root } }

    /// The grammatical features.
    public var grammaticalFeatures: [LabeledFeature] { get { uncommon.members.grammaticalFeatures } _modify { yield &uncommon.members.grammaticalFeatures } }

    /// The words that this word is derived from.
    public var derivativeOf: [RelatedWord] { get { uncommon.members.derivativeOf } _modify { yield &uncommon.members.derivativeOf } }

    /// The notes.
    public var notes: [Note] { get { uncommon.members.notes } _modify { yield &uncommon.members.notes } }

    /// The pronunciations.
    public var pronunciations: [Pronunciation] { get { uncommon.members.pronunciations } _modify { yield &uncommon.members.pronunciations } }

    /// The variant spellings.
    public var variantForms: [VariantForm] { get { uncommon.members.variantForms } _modify { yield &uncommon.members.variantForms } }
}

extension LexicalEntry: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("compounds", &compounds)
        try each("derivatives", &derivatives)
        try each("entries", &entries)
        try each("language", &language)
        try each.shared("lexicalCategory", &lexicalCategory)
        try each("phrasalVerbs", &phrasalVerbs)
        try each("phrases", &phrases)
        try each("text", &text)
        try each(&uncommon)
    }
}

extension LexicalEntry {
    struct Uncommon: MemberList {
        var root: String?
        var grammaticalFeatures: [LabeledFeature] = []
        var derivativeOf: [RelatedWord] = []
        var notes: [Note] = []
        var pronunciations: [Pronunciation] = []
        var variantForms: [VariantForm] = []

        mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
            try each("derivativeOf", &derivativeOf)
            try each.shared("grammaticalFeatures", &grammaticalFeatures)
            try each.shared("notes", &notes)
            try each("pronunciations", &pronunciations)
            try each("root", &root)
            try each("variantForms", &variantForms)
        }
    }
}
