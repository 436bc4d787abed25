/// Another spelling of a word.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("aeroplane")) ?? [])
/// for form in answer.results.flatMap(\.lexicalEntries).flatMap(\.variantForms) {
///     print(form.text ?? "", form.regions.compactMap(\.text))
/// }
/// // airplane ["North American"]
/// ```
public struct VariantForm: Hashable, Codable, Sendable {
    /// The other spelling.
    public var text: String?

    /// The fields that it belongs to.
    public var domains: [Labeled<Domain>] = []

    /// Remarks.
    public var notes: [Note] = []

    /// How it sounds.
    public var pronunciations: [Pronunciation] = []

    /// Where in the world it is used.
    public var regions: [Labeled<Region>] = []

    /// The kinds of speech that it belongs to.
    public var registers: [Labeled<Register>] = []

    /// Makes an empty one, to be filled.
    public init() {}
}

extension VariantForm: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each.shared("domains", &domains)
        try each.shared("notes", &notes)
        try each("pronunciations", &pronunciations)
        try each.shared("regions", &regions)
        try each.shared("registers", &registers)
        try each("text", &text)
    }
}
