/// A translation of a word, of an example, or of a grammatical construction.
///
/// ```swift
/// let body = """
///     {"results": [{"lexicalEntries": [{"entries": [{"senses": [
///       {"translations": [{
///         "text": "cometa", "language": "es",
///         "grammaticalFeatures": [{"id": "feminine", "text": "Feminine"}]
///       }]}
///     ]}]}]}]}
///     """
/// let answer = try EntriesAnswer(json: Array(body.utf8))
/// for translation in answer.translations() {
///     let features = translation.grammaticalFeatures.compactMap(\.text)
///     print(translation.text, features)
/// }
/// // cometa ["Feminine"]
/// ```
public struct Translation: Hashable, Codable, Sendable, JSONModel {
    /// The translated text.
    ///
    /// It is empty if the service leaves it out.
    public var text = ""

    /// The language.
    public var language: Language?

    /// The kind of translation.
    public var kind: Kind?

    /// The collocations.
    public var collocations: [Collocation] = []

    /// The domains.
    public var domains: [Labeled<Domain>] = []

    /// The grammatical features.
    public var grammaticalFeatures: [LabeledFeature] = []

    /// The notes.
    public var notes: [Note] = []

    /// The regions.
    public var regions: [Labeled<Region>] = []

    /// The registers.
    public var registers: [Labeled<Register>] = []

    /// The tones.
    public var toneGroups: [ToneGroup] = []

    /// Creates an empty translation.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("collocations", &collocations)
        try each("domains", &domains)
        try each("grammaticalFeatures", &grammaticalFeatures)
        try each("language", &language)
        try each("notes", &notes)
        try each("regions", &regions)
        try each("registers", &registers)
        try each("text", &text)
        try each("toneGroups", &toneGroups)
        try each("type", &kind)
    }

    /// A kind of translation.
    ///
    /// The service may use further kinds, so a `switch` over a kind needs a `default` case.
    public struct Kind: OxfordOpenValue, JSONValue {
        /// The kind's name in answers.
        public let rawValue: String

        /// Creates a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A direct translation.
        public static let direct = Kind("direct")
    }
}

/// A word that commonly occurs together with another word, such as "rain" with "heavy".
///
/// If a word has several translations, their collocations help you choose the right translation. For example, the
/// Spanish translation of "heavy" is "fuerte" for rain, but "pesado" for a suitcase:
///
/// ```swift
/// let body = """
///     {"results": [{"lexicalEntries": [{"entries": [{"senses": [
///       {"translations": [
///         {"text": "fuerte", "collocations": [{"text": "rain"}]},
///         {"text": "pesado", "collocations": [{"text": "suitcase"}]}
///       ]}
///     ]}]}]}]}
///     """
/// let answer = try EntriesAnswer(json: Array(body.utf8))
/// for translation in answer.translations() {
///     let words = translation.collocations.map(\.text)
///     print(translation.text, words)
/// }
/// // fuerte ["rain"]
/// // pesado ["suitcase"]
/// ```
public struct Collocation: Hashable, Codable, Sendable, JSONModel {
    /// The ID of the word.
    public var id: String?

    /// The word.
    ///
    /// It is empty if the service leaves it out.
    public var text = ""

    /// How this word relates to the word that it occurs with.
    public var kind: Kind?

    /// Creates an empty collocation.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("id", &id)
        try each("text", &text)
        try each("type", &kind)
    }

    /// A kind of collocation.
    ///
    /// The service may use further kinds, so a `switch` over a kind needs a `default` case.
    public struct Kind: OxfordOpenValue, JSONValue {
        /// The kind's name in answers.
        public let rawValue: String

        /// Creates a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A word that comes before the other one.
        public static let before = Kind("pre")

        /// A word that comes after the other one.
        public static let after = Kind("post")

        /// An object of the other word.
        public static let object = Kind("object")
    }
}

/// The tones of a translation.
///
/// ```swift
/// let body = """
///     {"results": [{"lexicalEntries": [{"entries": [{"senses": [
///       {"translations": [{"text": "桥", "toneGroups": [
///         {"tones": [{"type": "ipa", "value": "˧˥"}]}
///       ]}]}
///     ]}]}]}]}
///     """
/// let answer = try EntriesAnswer(json: Array(body.utf8))
/// let groups = answer.translations().flatMap(\.toneGroups)
/// for tone in groups.flatMap(\.tones) {
///     print(tone.kind ?? "", tone.value ?? "")
/// }
/// // ipa ˧˥
/// ```
public struct ToneGroup: Hashable, Codable, Sendable, JSONModel {
    /// The tone in each notation.
    public var tones: [Tone] = []

    /// Creates an empty tone group.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("tones", &tones)
    }

    /// A tone in one notation.
    public struct Tone: Hashable, Codable, Sendable, JSONModel {
        /// The notation, such as `ipa`.
        public var kind: String?

        /// The tone.
        public var value: String?

        /// Creates an empty tone.
        public init() {}

        package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
            try each("type", &kind)
            try each("value", &value)
        }
    }
}
