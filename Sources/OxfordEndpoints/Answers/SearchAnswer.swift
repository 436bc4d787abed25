/// The words that match a search, or the words in a version 1 word list.
///
/// ```swift
/// let body = """
///     {"results": [{"id": "kite", "label": "kite"},
///                  {"id": "kite%27s_tail", "label": "kite's tail"}]}
///     """
/// let answer = try SearchAnswer(json: Array(body.utf8))
/// for id in answer.results.map(\.id) {
///     let request = EntriesRequest(try WordText(id), in: .britishEnglish)
///     print(request.urlString())
/// }
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/kite
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/kite%27s_tail
/// ```
public struct SearchAnswer: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The words.
    public var results: [Match] = []

    /// Creates an empty answer.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("metadata", &metadata)
        try each("results", &results)
    }

    /// A matching word.
    ///
    /// ```swift
    /// let body = """
    ///     {"results": [{"word": "kite", "matchString": "kites",
    ///                   "matchType": "inflection", "score": 7.5}]}
    ///     """
    /// for match in try SearchAnswer(json: Array(body.utf8)).results {
    ///     print(match.word, match.kind ?? .headword, match.score ?? 0)
    /// }
    /// // kite inflection 7.5
    /// ```
    public struct Match: Hashable, Codable, Sendable, JSONModel {
        /// The entry ID.
        ///
        /// It is empty if the service leaves it out.
        public var id = EntryID("")

        /// The word.
        ///
        /// It is empty if the service leaves it out.
        public var word = ""

        /// The display form of the word.
        public var label: String?

        /// The text that matched.
        public var matchString: String?

        /// The kind of match.
        public var kind: Kind?

        /// The region where the word is used.
        public var region: Region?

        /// The relevance of the match.
        public var score: Double?

        /// The entry ID of the form that matched.
        public var inflectionID: EntryID?

        /// Creates an empty match.
        public init() {}

        package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
            try each("id", &id)
            // A decoder that converts keys from snake case supplies the other key.
            try each("inflection_id", or: "inflectionId", &inflectionID)
            try each("label", &label)
            try each("matchString", &matchString)
            try each("matchType", &kind)
            try each("region", &region)
            try each("score", &score)
            try each("word", &word)
        }

        /// A kind of match.
        ///
        /// The service may use further kinds, so a `switch` over a kind needs a `default` case.
        public struct Kind: OxfordOpenValue, JSONValue {
            /// The kind's name in answers.
            public let rawValue: String

            /// Creates a kind from its name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// The text is a headword.
            public static let headword = Kind("headword")

            /// The text is an inflected form.
            public static let inflection = Kind("inflection")

            /// The text is a headword except for letter case and accents.
            public static let normalized = Kind("normalised")

            /// The text is a variant spelling.
            public static let variantForm = Kind("variantForm")
        }
    }
}
