/// A grammatical pattern in which a word is used.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.entries(of: EntryID("ache")) ?? []
/// let answer = try EntriesAnswer(json: body)
/// for construction in answer.senses().flatMap(\.constructions) {
///     print(construction.text ?? "", construction.examples.compactMap(\.text))
/// }
/// // ache to do []
/// // ache for something ["ache for a rest", "ache for company"]
/// ```
public struct Construction: Hashable, Codable, Sendable {
    /// The pattern.
    public var text: String?

    /// The domains.
    public var domains: [Labeled<Domain>] = []

    /// The examples of the pattern.
    public var examples: [Example] = []

    /// The notes.
    public var notes: [Note] = []

    /// The regions.
    public var regions: [Labeled<Region>] = []

    /// The registers.
    public var registers: [Labeled<Register>] = []

    /// The translations of the pattern.
    public var translations: [Translation] = []

    /// Creates an empty construction.
    public init() {}
}

extension Construction: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each.shared("domains", &domains)
        var list = ExampleList(examples: examples)
        try each("examples", &list)
        examples = list.examples
        try each.shared("notes", &notes)
        try each.shared("regions", &regions)
        try each.shared("registers", &registers)
        try each("text", &text)
        try each("translations", &translations)
    }
}

/// The examples of a construction, whose elements are strings, lists of strings, or objects.
private struct ExampleList: JSONValue {
    var examples: [Example]

    init(examples: [Example]) {
        self.examples = examples
    }

    init(from json: inout JSONReader) throws(JSONError) {
        examples = []
        guard try !json.takeNull() else { return }
        try json.openArray()
        let start = json.position
        while try json.nextElement() {
            if try json.takeNull() { continue }
            switch json.next {
            case UInt8(ascii: "["):
                for text: String in try json.list() {
                    try json.append(Example(text: text), to: &examples, readFrom: start)
                }
            case UInt8(ascii: "\""):
                let text = try json.text()
                try json.append(Example(text: text), to: &examples, readFrom: start)
            default:
                let example = try Example(from: &json)
                try json.append(example, to: &examples, readFrom: start)
            }
        }
    }

    func encode(to encoder: any Encoder) throws {
        try examples.encode(to: encoder)
    }
}

extension Example {
    fileprivate init(text: String) {
        self.init()
        self.text = text
    }
}
