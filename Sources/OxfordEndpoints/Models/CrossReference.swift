/// A reference from a sense or an entry to another entry.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// let answer = try await client.send(
///     .entries("among", in: .britishEnglish))
/// for reference in answer.meanings().flatMap(\.sense.crossReferences) {
///     print(reference.kind ?? .related, reference.text)
/// }
/// // see also between
/// ```
public struct CrossReference: Hashable, Codable, Sendable, JSONModel {
    /// The ID of the other entry.
    public var id: EntryID?

    /// The headword of the other entry.
    ///
    /// It is empty if the service leaves it out.
    public var text = ""

    /// The kind of reference.
    public var kind: Kind?

    /// Creates an empty cross-reference.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("id", &id)
        try each("text", &text)
        try each("type", &kind)
    }

    /// A kind of reference.
    ///
    /// The service may use further kinds, so a `switch` over a kind needs a `default` case.
    public struct Kind: OxfordOpenValue, JSONValue {
        /// The kind's name in answers.
        public let rawValue: String

        /// Creates a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A word with nearly the same meaning.
        public static let closeMatch = Kind("close match")

        /// A related word.
        public static let related = Kind("related")

        /// Another entry to read.
        public static let seeAlso = Kind("see also")

        /// A variant spelling.
        public static let variantSpelling = Kind("variant spelling")

        /// An abbreviation.
        public static let abbreviation = Kind("abbreviation")

        /// The long form of an abbreviation.
        public static let abbreviationOf = Kind("abbreviation of")

        /// A word with the same meaning.
        public static let anotherTermFor = Kind("another term for")

        /// The word that the headword is derived from.
        ///
        /// The service does not send this kind. The library uses it in ``Meaning/references``.
        public static let derivative = Kind("derivative")
    }
}

/// A link to a sense in another data set, such as the thesaurus.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// let answer = try await client.send(
///     .entries("ace", in: .britishEnglish))
/// for link in answer.meanings().flatMap(\.sense.thesaurusLinks) {
///     print(link.entryID?.text ?? "", link.senseID ?? "")
/// }
/// // ace t_sample0001.001
/// // ace t_sample0001.002
/// // ace t_sample0001.003
/// ```
public struct SenseLink: Hashable, Codable, Sendable, JSONModel {
    /// The ID of the entry that contains the sense.
    public var entryID: EntryID?

    /// The ID of the sense.
    public var senseID: String?

    /// The language.
    public var language: Language?

    /// Creates an empty sense link.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        // A decoder that converts keys from snake case supplies the other keys.
        try each("entry_id", or: "entryId", &entryID)
        try each("language", &language)
        try each("sense_id", or: "senseId", &senseID)
    }
}
