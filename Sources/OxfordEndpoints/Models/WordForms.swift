/// A form of a word, such as its plural.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// let answer = try await client.send(
///     .entries("run", in: .britishEnglish))
/// let entries = answer.results.flatMap(\.lexicalEntries).flatMap(\.entries)
/// for form in entries.flatMap(\.inflections) {
///     let isPast = form.grammaticalFeatures.contains { $0.id == .past }
///     if isPast { print(form.text) }
/// }
/// // ran
/// ```
public struct InflectedForm: Hashable, Codable, Sendable, JSONModel {
    /// The form.
    ///
    /// It is empty if the service leaves it out.
    public var text = ""

    /// The grammatical features.
    public var grammaticalFeatures: [LabeledFeature] = []

    /// The pronunciations.
    public var pronunciations: [Pronunciation] = []

    /// The domains.
    public var domains: [Labeled<Domain>] = []

    /// The lexical category.
    public var lexicalCategory: Labeled<LexicalCategory>?

    /// The regions.
    public var regions: [Labeled<Region>] = []

    /// The registers.
    public var registers: [Labeled<Register>] = []

    /// Creates an empty inflected form.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("domains", &domains)
        try each("grammaticalFeatures", &grammaticalFeatures)
        try each("inflectedForm", &text)
        try each("lexicalCategory", &lexicalCategory)
        try each("pronunciations", &pronunciations)
        try each("regions", &regions)
        try each("registers", &registers)
    }
}

/// A variant spelling of a word.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// let answer = try await client.send(
///     .entries("aeroplane", in: .britishEnglish))
/// let lexicalEntries = answer.results.flatMap(\.lexicalEntries)
/// for form in lexicalEntries.flatMap(\.variantForms) {
///     print(form.text, form.regions.compactMap(\.text))
/// }
/// // airplane ["North American"]
/// ```
public struct VariantForm: Hashable, Codable, Sendable, JSONModel {
    /// The spelling.
    ///
    /// It is empty if the service leaves it out.
    public var text = ""

    /// The domains.
    public var domains: [Labeled<Domain>] = []

    /// The notes.
    public var notes: [Note] = []

    /// The pronunciations.
    public var pronunciations: [Pronunciation] = []

    /// The regions.
    public var regions: [Labeled<Region>] = []

    /// The registers.
    public var registers: [Labeled<Register>] = []

    /// Creates an empty variant form.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("domains", &domains)
        try each("notes", &notes)
        try each("pronunciations", &pronunciations)
        try each("regions", &regions)
        try each("registers", &registers)
        try each("text", &text)
    }
}
