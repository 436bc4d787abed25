/// A word or a sentence in another language.
///
/// ```swift
/// let body = #"{"results": [{"lexicalEntries": [{"entries": [{"senses": [{"translations": [{"text": "cometa", "#
///     + #""language": "es", "grammaticalFeatures": [{"id": "feminine", "text": "Feminine"}]}]}]}]}]}]}"#
/// for translation in try EntriesAnswer(json: Array(body.utf8)).translations() {
///     print(translation.language ?? "", translation.text ?? "", translation.grammaticalFeatures.compactMap(\.text))
/// }
/// // es cometa ["Feminine"]
/// ```
public struct Translation: Hashable, Codable, Sendable {
    /// The word or the sentence.
    public var text: String?

    /// The code of the language.
    public var language: String?

    /// How close it is, such as `direct`; an open set.
    public var type: String?

    private var uncommon = Boxed<Uncommon>()

    /// Makes an empty one, to be filled.
    public init() {}
}

// swift-format would spread each accessor over four lines.
// swift-format-ignore
extension Translation {
    /// Words that it goes together with.
    public var collocations: [Collocation] { get { uncommon.members.collocations } _modify { yield &uncommon.members.collocations } }

    /// The fields that it belongs to.
    public var domains: [Labeled<Domain>] { get { uncommon.members.domains } _modify { yield &uncommon.members.domains } }

    /// What grammar gives it.
    public var grammaticalFeatures: [LabeledFeature] { get { uncommon.members.grammaticalFeatures } _modify { yield &uncommon.members.grammaticalFeatures } }

    /// Remarks.
    public var notes: [Note] { get { uncommon.members.notes } _modify { yield &uncommon.members.notes } }

    /// Where in the world it is used.
    public var regions: [Labeled<Region>] { get { uncommon.members.regions } _modify { yield &uncommon.members.regions } }

    /// The kinds of speech that it belongs to.
    public var registers: [Labeled<Register>] { get { uncommon.members.registers } _modify { yield &uncommon.members.registers } }

    /// Its tones.
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
