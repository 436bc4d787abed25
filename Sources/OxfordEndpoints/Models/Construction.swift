/// A pattern that a word is used in.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("ache")) ?? [])
/// for construction in answer.senses().flatMap(\.constructions) {
///     print(construction.text ?? "", construction.examples.compactMap(\.text))
/// }
/// // ache to do []
/// // ache for something ["ache for a rest", "ache for company"]
/// ```
public struct Construction: Hashable, Codable, Sendable {
    /// The pattern.
    public var text: String?

    /// The fields that it belongs to.
    public var domains: [Labeled<Domain>] = []

    /// Sentences with the pattern.
    public var examples: [Example] = []

    /// Remarks.
    public var notes: [Note] = []

    /// Where in the world it is used.
    public var regions: [Labeled<Region>] = []

    /// The kinds of speech that it belongs to.
    public var registers: [Labeled<Register>] = []

    /// The pattern in another language.
    public var translations: [Translation] = []

    /// Makes an empty one, to be filled.
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

/// The examples of a construction: each element is a text, a list of texts, or an object.
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
