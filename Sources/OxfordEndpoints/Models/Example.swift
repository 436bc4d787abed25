/// A sentence or phrase that shows a word in use.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// let answer = try await client.send(
///     .entries("run", in: .britishEnglish))
/// for example in answer.examples() where !example.definitions.isEmpty {
///     print(example.text, example.definitions)
/// }
/// // He ran like the wind. ["he ran very fast"]
/// ```
public struct Example: Hashable, Codable, Sendable, JSONModel {
    /// The sentence or phrase.
    ///
    /// It is empty if the service leaves it out.
    public var text = ""

    /// The translations.
    public var translations: [Translation] = []

    /// The meaning of the word in this example.
    public var definitions: [String] = []

    /// The domains.
    public var domains: [Labeled<Domain>] = []

    /// The notes.
    public var notes: [Note] = []

    /// The regions.
    public var regions: [Labeled<Region>] = []

    /// The registers.
    public var registers: [Labeled<Register>] = []

    /// The IDs of the senses that the example illustrates.
    public var senseIDs: [String] = []

    /// The collocations.
    public var collocations: [Collocation] = []

    /// The cross-references as readable text.
    public var crossReferenceMarkers: [String] = []

    /// The cross-references.
    public var crossReferences: [CrossReference] = []

    /// Creates an empty example.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("collocations", &collocations)
        try each("crossReferenceMarkers", &crossReferenceMarkers)
        try each("crossReferences", &crossReferences)
        try each("definitions", &definitions)
        try each("domains", &domains)
        try each("notes", &notes)
        try each("regions", &regions)
        try each("registers", &registers)
        try each("senseIds", &senseIDs)
        try each("text", &text)
        try each("translations", &translations)
    }

    /// Reads an example from a JSON object or from a string.
    ///
    /// The service sends some examples of grammatical constructions as strings.
    package mutating func read(from json: inout JSONReader) throws(JSONError) {
        json.skipSpace()
        if json.next == UInt8(ascii: "\"") {
            text = try json.textOfObject()
        } else {
            try json.readMembers(of: &self)
        }
    }
}
