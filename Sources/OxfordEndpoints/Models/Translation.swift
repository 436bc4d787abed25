/// The translation of a word, a pattern, or an example.
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
///     print(translation.text ?? "", features)
/// }
/// // cometa ["Feminine"]
/// ```
public struct Translation: Hashable, Codable, Sendable {
    /// The translated text.
    public var text: String?

    /// The language code.
    public var language: String?

    /// The kind of translation, such as `direct`.
    public var type: String?

    private var uncommon = Boxed<Uncommon>()

    /// Creates an empty translation.
    public init() {}
}

// swift-format would spread each accessor over four lines.
// swift-format-ignore
extension Translation {
    /// The collocations.
    public var collocations: [Collocation] { get { uncommon.members.collocations } _modify { yield &uncommon.members.collocations } }

    /// The domains.
    public var domains: [Labeled<Domain>] { get { uncommon.members.domains } _modify { yield &uncommon.members.domains } }

    /// The grammatical features.
    public var grammaticalFeatures: [LabeledFeature] { get { uncommon.members.grammaticalFeatures } _modify { yield &uncommon.members.grammaticalFeatures } }

    /// The notes.
    public var notes: [Note] { get { uncommon.members.notes } _modify { yield &uncommon.members.notes } }

    /// The regions.
    public var regions: [Labeled<Region>] { get { uncommon.members.regions } _modify { yield &uncommon.members.regions } }

    /// The registers.
    public var registers: [Labeled<Register>] { get { uncommon.members.registers } _modify { yield &uncommon.members.registers } }

    /// The tones.
    public var toneGroups: [ToneGroup] { get { uncommon.members.toneGroups } _modify { yield &uncommon.members.toneGroups } }
}

extension Translation: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("language", &language)
        try each("text", &text)
        try each("type", &type)
        try each(&uncommon)
    }
}

extension Translation {
    struct Uncommon: MemberList {
        var grammaticalFeatures: [LabeledFeature] = []
        var collocations: [Collocation] = []
        var domains: [Labeled<Domain>] = []
        var notes: [Note] = []
        var regions: [Labeled<Region>] = []
        var registers: [Labeled<Register>] = []
        var toneGroups: [ToneGroup] = []

        mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
            try each("collocations", &collocations)
            try each.shared("domains", &domains)
            try each.shared("grammaticalFeatures", &grammaticalFeatures)
            try each.shared("notes", &notes)
            try each.shared("regions", &regions)
            try each.shared("registers", &registers)
            try each("toneGroups", &toneGroups)
        }
    }
}
