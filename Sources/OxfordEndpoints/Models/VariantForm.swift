/// A variant spelling of a word.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.entries(of: EntryID("aeroplane")) ?? []
/// let answer = try EntriesAnswer(json: body)
/// let lexicalEntries = answer.results.flatMap(\.lexicalEntries)
/// for form in lexicalEntries.flatMap(\.variantForms) {
///     print(form.text ?? "", form.regions.compactMap(\.text))
/// }
/// // airplane ["North American"]
/// ```
public struct VariantForm: Hashable, Codable, Sendable {
    /// The spelling.
    public var text: String?

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
