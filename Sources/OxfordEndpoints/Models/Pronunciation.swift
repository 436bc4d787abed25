/// How a word sounds, in one notation and in one or more dialects.
///
/// ```swift
/// import OxfordSamples
///
/// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("axe")) ?? [])
/// for pronunciation in answer.pronunciations().prefix(1) {
///     print(pronunciation.phoneticSpelling ?? "", pronunciation.dialects.map(\.rawValue), pronunciation.audio ?? "no audio")
/// }
/// // æks ["British English"] https://audio.example.com/sample/axe_gb_1.mp3
/// ```
public struct Pronunciation: Hashable, Codable, Sendable {
    /// Where the audio is, as the service wrote it; see ``audio``.
    public var audioFile: String?

    /// The dialects, such as ``Dialect/britishEnglish``.
    public var dialects: [Dialect] = []

    /// The notation, such as ``PhoneticNotation/ipa``.
    public var phoneticNotation: PhoneticNotation?

    /// The sounds in that notation.
    public var phoneticSpelling: String?

    /// Where in the world it is used.
    public var regions: [Labeled<Region>] = []

    /// The kinds of speech that it belongs to.
    public var registers: [Labeled<Register>] = []

    /// Makes an empty one, to be filled.
    public init() {}
}

extension Pronunciation {
    /// Where the audio is, over https, although some answers have it over http.
    ///
    /// ```swift
    /// var pronunciation = Pronunciation()
    /// pronunciation.audioFile = "http://audio.example.com/kite.mp3"
    /// print(pronunciation.audio ?? "no audio")
    /// // https://audio.example.com/kite.mp3
    /// ```
    public var audio: String? {
        audioFile.map { $0.hasPrefix("http://") ? "https://" + $0.dropFirst("http://".count) : $0 }
    }
}

extension [Pronunciation] {
    /// The pronunciations in a dialect and a notation, each once; `nil` for all.
    func unique(dialect: Dialect? = nil, notation: PhoneticNotation? = nil) -> [Pronunciation] {
        var seen: Set<Pronunciation> = []
        return filter { pronunciation in
            (dialect == nil || pronunciation.dialects.contains { $0 == dialect })
                && (notation == nil || pronunciation.phoneticNotation == notation)
                && seen.insert(pronunciation).inserted
        }
    }
}

extension Pronunciation: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("audioFile", &audioFile)
        try each.shared("dialects", &dialects)
        try each("phoneticNotation", &phoneticNotation)
        try each("phoneticSpelling", &phoneticSpelling)
        try each.shared("regions", &regions)
        try each.shared("registers", &registers)
    }
}
