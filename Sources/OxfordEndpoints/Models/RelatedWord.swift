/// A word or phrase that is related to an entry, such as a derivative, an idiom or a synonym.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// let answer = try await client.send(
///     .entries("art", in: .britishEnglish))
/// for phrase in answer.results.flatMap(\.lexicalEntries).flatMap(\.phrases) {
///     print(phrase.text, phrase.id?.rawValue ?? "")
/// }
/// // art for art's sake art_for_art%27s_sake
/// // state of the art state_of_the_art
/// ```
public struct RelatedWord: Hashable, Codable, Sendable, JSONModel {
    /// The ID of the word's entry.
    ///
    /// Synonyms often have no ID.
    public var id: EntryID?

    /// The word.
    ///
    /// It is empty if the service leaves it out.
    public var text = ""

    /// The language.
    public var language: Language?

    /// The domains.
    public var domains: [Labeled<Domain>] = []

    /// The regions.
    public var regions: [Labeled<Region>] = []

    /// The registers.
    public var registers: [Labeled<Register>] = []

    /// Creates an empty related word.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("domains", &domains)
        try each("id", &id)
        try each("language", &language)
        try each("regions", &regions)
        try each("registers", &registers)
        try each("text", &text)
    }
}
