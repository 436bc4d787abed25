import OxfordEndpoints

/// A type of answer that a look-up can find.
protocol LookupAnswer: OxfordAnswer, Hashable, Codable {
    init()

    var results: [HeadwordEntry] { get }
}

extension EntriesAnswer: LookupAnswer {}
extension ThesaurusAnswer: LookupAnswer {}

/// What the look-ups of entries and of synonyms have in common.
struct LookupResult<Answer: LookupAnswer>: Sendable {
    var id = RequestID()
    let word: WordText
    let match: Lookup.Match
    let headwords: [EntryID]
    let answer: Answer
    let suggestions: [SearchAnswer.Match]
    var calls: Int
    let isComplete: Bool

    /// Creates a result, whose headwords are the answer's by default.
    init(
        word: WordText, match: Lookup.Match, headwords: [EntryID]? = nil, answer: Answer = Answer(),
        suggestions: [SearchAnswer.Match] = [], calls: Int = 0, isComplete: Bool = true
    ) {
        self.word = word
        self.match = match
        self.headwords =
            headwords
            ?? answer.results.compactMap { $0.id.nonEmpty ?? $0.word.nonEmpty.map(EntryID.init) }.withoutRepeats
        self.answer = answer
        self.suggestions = suggestions
        self.calls = calls
        self.isComplete = isComplete
    }
}

extension LookupResult: Hashable {
    /// Returns whether two results are equal, whatever their IDs, which are not stored.
    static func == (one: Self, other: Self) -> Bool {
        (one.word, one.match, one.headwords, one.answer) == (other.word, other.match, other.headwords, other.answer)
            && (one.suggestions, one.calls, one.isComplete) == (other.suggestions, other.calls, other.isComplete)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(word)
        hasher.combine(answer)
    }
}

extension LookupResult: Codable {
    private enum CodingKeys: CodingKey {
        case word, match, headwords, answer, suggestions, calls, isComplete, steps
    }

    /// A request of the look-up, as versions before 0.6.0 stored it.
    private struct Step: Decodable {
        let calls: Int?
        let outcome: String?
    }

    /// Decodes a result, whose word is required.
    ///
    /// An absent list is empty, and the match is exact if it is absent.
    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let steps = try members.decodeIfPresent([Step].self, forKey: .steps) ?? []
        let match = try members.decodeIfPresent(Lookup.Match.self, forKey: .match) ?? .exact
        let hasGap = steps.contains { $0.outcome == "skipped" || $0.outcome == "notAllowed" }
        self.init(
            word: try members.decode(WordText.self, forKey: .word), match: match,
            headwords: try members.decodeIfPresent([EntryID].self, forKey: .headwords) ?? [],
            answer: try members.decodeIfPresent(Answer.self, forKey: .answer) ?? Answer(),
            suggestions: try members.decodeIfPresent([SearchAnswer.Match].self, forKey: .suggestions) ?? [],
            calls: try members.decodeIfPresent(Int.self, forKey: .calls) ?? steps.reduce(0) { $0 &+ ($1.calls ?? 1) },
            isComplete: try members.decodeIfPresent(Bool.self, forKey: .isComplete) ?? (match != .notFound || !hasGap))
    }

    /// Encodes the result without empty lists, without an empty answer, and without other defaults.
    func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(word, forKey: .word)
        try members.encode(match, forKey: .match)
        try members.encodeIfPresent(headwords.nonEmpty, forKey: .headwords)
        if answer != Answer() { try members.encode(answer, forKey: .answer) }
        try members.encodeIfPresent(suggestions.nonEmpty, forKey: .suggestions)
        if calls != 0 { try members.encode(calls, forKey: .calls) }
        if !isComplete { try members.encode(isComplete, forKey: .isComplete) }
    }
}
