/// A note, for example on usage or grammar.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// let answer = try await client.send(
///     .entries("agility", in: .britishEnglish))
/// for note in answer.meanings().flatMap(\.sense.notes) {
///     print(note.kind ?? .usageNote, note.text)
/// }
/// // grammaticalNote mass noun
/// ```
public struct Note: Hashable, Codable, Sendable, JSONModel {
    /// The text of the note.
    ///
    /// It is empty if the service leaves it out.
    public var text = ""

    /// The kind of note.
    public var kind: Kind?

    /// The ID of the note.
    public var id: String?

    /// Creates an empty note.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("id", &id)
        try each("text", &text)
        try each("type", &kind)
    }

    /// A kind of note.
    ///
    /// The service may use further kinds, so a `switch` over a kind needs a `default` case.
    public struct Kind: OxfordOpenValue, JSONValue {
        /// The kind's name in answers.
        public let rawValue: String

        /// Creates a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A note by the editors.
        public static let editorialNote = Kind("editorialNote")

        /// A note on the thing that the word names.
        public static let encyclopedicNote = Kind("encyclopedicNote")

        /// A note on the origin of the word.
        public static let etymologyNote = Kind("etymologyNote")

        /// A note on grammar.
        public static let grammaticalNote = Kind("grammaticalNote")

        /// A few words that tell the sense from others.
        public static let indicator = Kind("indicator")

        /// A technical note.
        public static let technicalNote = Kind("technicalNote")

        /// A note on usage.
        public static let usageNote = Kind("usageNote")

        /// A note on the form of the word.
        public static let wordFormNote = Kind("wordFormNote")
    }
}
