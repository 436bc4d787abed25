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

    /// Reads what was stored, or what the service sent.
    public init(from decoder: any Decoder) throws {
        self = try JSONTree(from: decoder).read()
    }

    /// Reads the body of an answer.
    public init(json body: [UInt8]) throws(AnswerError) {
        self = try JSONReader.answer(from: body)
    }

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
        public var label: String? {
            get { seldom.label }
            _modify { yield &seldom.label }
        }

        /// What matched.
        public var matchString: String? {
            get { seldom.matchString }
            _modify { yield &seldom.matchString }
        }

        /// How it matched, such as `headword`; an open set.
        public var matchType: String? {
            get { seldom.matchType }
            _modify { yield &seldom.matchType }
        }

        /// Where in the world the word is used.
        public var region: String? {
            get { seldom.region }
            _modify { yield &seldom.region }
        }

        /// How well it matched.
        public var score: Double? {
            get { seldom.score }
            _modify { yield &seldom.score }
        }

        /// The id of the form that matched.
        public var inflectionID: EntryID? {
            get { seldom.inflectionID }
            _modify { yield &seldom.inflectionID }
        }

        private var seldom = Seldom<Rest>()

        /// Makes an empty one, to be filled.
        public init() {}

        /// Reads what was stored, or what the service sent.
        public init(from decoder: any Decoder) throws {
            self = try JSONTree(from: decoder).read()
        }

        /// Writes what can be read again.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(id, forKey: .id)
            try container.encodeIfPresent(word, forKey: .word)
            try seldom.members.encode(to: encoder)
        }

        private enum CodingKeys: String, CodingKey {
            case id, word
        }
    }
}

extension WordlistAnswer: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "metadata": metadata = try json.value()
        case "results": results = try json.list()
        default: return false
        }
        return true
    }
}

extension WordlistAnswer.Match: JSONModel {
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
        switch key {
        case "id": id = try json.value()
        case "word": word = try json.value()
        default: return try seldom.read(key, from: &json)
        }
        return true
    }
}

extension WordlistAnswer.Match {
    struct Rest: SeldomMembers {
        var label: String?
        var matchString: String?
        var matchType: String?
        var region: String?
        var score: Double?
        var inflectionID: EntryID?

        private enum CodingKeys: String, CodingKey {
            case label, matchString, matchType, region, score
            case inflectionID = "inflection_id"
        }

        mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool {
            switch key {
            case "label": label = try json.value()
            case "matchString": matchString = try json.value()
            case "matchType": matchType = try json.value()
            case "region": region = try json.value()
            case "score": score = try json.value()
            case "inflection_id": inflectionID = try json.value()
            default: return false
            }
            return true
        }
    }
}
