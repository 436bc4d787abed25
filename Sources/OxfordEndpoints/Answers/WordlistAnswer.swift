/// The words that a search finds, or that a word list has.
///
/// ```swift
/// let body = #"{"results": [{"id": "kite", "label": "kite"}, {"id": "kite%27s_tail", "label": "kite's tail"}]}"#
/// for id in try WordlistAnswer(json: Array(body.utf8)).results.compactMap(\.id) {
///     print(EntriesRequest(try Headword(id), in: .britishEnglish).urlString())
/// }
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/kite
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/kite%27s_tail
/// ```
public struct WordlistAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    /// What the service says of the answer itself.
    public var metadata: Metadata?

    /// The words.
    public var results: [Match] = []

    /// Makes an empty one, to be filled.
    public init() {}

    /// A word that was found.
    ///
    /// ```swift
    /// let body = #"{"results": [{"word": "kite", "matchString": "kites", "matchType": "inflection", "score": 7.5}]}"#
    /// for match in try WordlistAnswer(json: Array(body.utf8)).results {
    ///     print(match.label ?? match.word ?? "", match.matchType ?? "", match.matchString ?? "", match.score ?? 0)
    /// }
    /// // kite inflection kites 7.5
    /// ```
    public struct Match: Hashable, Codable, Sendable {
        /// The id, which can be asked for.
        public var id: EntryID?

        /// The word.
        public var word: String?

        /// The word as a person reads it.
        public var label: String?

        /// What matched.
        public var matchString: String?

        /// How it matched, such as `headword`; an open set.
        public var matchType: String?

        /// Where in the world the word is used.
        public var region: String?

        /// How well it matched.
        public var score: Double?

        /// The id of the form that matched.
        public var inflectionID: EntryID?

        /// Makes an empty one, to be filled.
        public init() {}
    }
}

extension WordlistAnswer: AnswerModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("metadata", &metadata)
        try each("results", &results)
    }
}

extension WordlistAnswer.Match: JSONModel {
    mutating func members<V: MemberVisitor & ~Copyable>(_ each: inout V) throws(V.Failure) {
        try each("id", &id)
        try each("inflection_id", &inflectionID)
        try each("label", &label)
        try each("matchString", &matchString)
        try each("matchType", &matchType)
        try each("region", &region)
        try each("score", &score)
        try each("word", &word)
    }
}
