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
///     print(tone.type ?? "", tone.value ?? "")
/// }
/// // ipa ˧˥
/// ```
public struct ToneGroup: Hashable, Codable, Sendable {
    /// The tone in each notation.
    public var tones: [Tone] = []

    /// Creates an empty tone group.
    public init() {}

    /// A tone in one notation.
    public struct Tone: Hashable, Codable, Sendable {
        /// The notation, such as `ipa`.
        public var type: String?

        /// The tone.
        public var value: String?

        /// Creates an empty tone.
        public init() {}
    }
}

extension ToneGroup: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("tones", &tones)
    }
}

extension ToneGroup.Tone: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("type", &type)
        try each("value", &value)
    }
}
