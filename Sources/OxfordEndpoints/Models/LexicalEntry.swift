/// A word as one part of speech.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("run")) ?? [])
/// for lexicalEntry in answer.results.flatMap(\.lexicalEntries) {
///     print(lexicalEntry.lexicalCategory?.text ?? "", lexicalEntry.compounds.compactMap(\.text))
/// }
/// // Verb []
/// // Noun ["run-up", "dry run"]
/// ```
public struct LexicalEntry: Hashable, Codable, Sendable {
    /// The code of the language.
    public var language: String?

    /// The part of speech.
    public var lexicalCategory: Labeled<LexicalCategory>?

    /// The word.
    public var text: String?

    /// Compounds with the word.
    public var compounds: [RelatedWord] = []

    /// What is derived from the word.
    public var derivatives: [RelatedWord] = []

    /// Phrasal verbs with the word.
    public var phrasalVerbs: [RelatedWord] = []

    /// Phrases with the word.
    public var phrases: [RelatedWord] = []

    /// The entries, one for each origin.
    public var entries: [Entry] = []

    private var uncommon = Boxed<Uncommon>()

    /// Makes an empty one, to be filled.
    public init() {}
}

// swift-format would spread each accessor over four lines.
// swift-format-ignore
extension LexicalEntry {
    /// The root of the word.
    public var root: String? { get { uncommon.members.root } _modify { yield &uncommon.members.root } }

    /// What grammar gives it.
    public var grammaticalFeatures: [LabeledFeature] { get { uncommon.members.grammaticalFeatures } _modify { yield &uncommon.members.grammaticalFeatures } }

    /// What the word is derived from.
    public var derivativeOf: [RelatedWord] { get { uncommon.members.derivativeOf } _modify { yield &uncommon.members.derivativeOf } }

    /// Remarks.
    public var notes: [Note] { get { uncommon.members.notes } _modify { yield &uncommon.members.notes } }

    /// How it sounds.
    public var pronunciations: [Pronunciation] { get { uncommon.members.pronunciations } _modify { yield &uncommon.members.pronunciations } }

    /// Other spellings.
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
