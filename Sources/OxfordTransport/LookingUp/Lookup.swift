public import OxfordEndpoints

/// The result of looking up a headword or an inflected form, returned by the `lookUp` functions of ``OxfordClient``.
///
/// To create a look-up for a test or a preview, pass only the values that matter:
///
/// ```swift
/// let found = Lookup(
///     word: "mice", match: .inflection, headwords: [EntryID("mouse")])
/// print(found.word, found.match, found.headwords)
/// // mice inflection [mouse]
/// ```
public struct Lookup: Hashable, Sendable {
    /// How the entries relate to the word that was looked up.
    ///
    /// Later versions may add kinds of matches, so a `switch` over a match needs a `default` case.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient.sample
    /// let found = try await client.lookUp("ACE", in: .britishEnglish)
    /// switch found.match {
    /// case .exact: print("found", found.word)
    /// case .otherCase: print("found", found.headwords.map(\.text))
    /// case .inflection: print("a form of", found.headwords.map(\.text))
    /// default: print("perhaps", found.suggestions.map(\.word))
    /// }
    /// // found ["ace"]
    /// ```
    public struct Match: OxfordOpenValue {
        /// The name of the match, such as `inflection`.
        public let rawValue: String

        /// Creates a match from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The entries are for the word as typed.
        public static let exact = Match("exact")

        /// The entries are for a word that differs from the typed word only in capitalization.
        public static let otherCase = Match("otherCase")

        /// The word is an inflected form of ``Lookup/headwords``.
        public static let inflection = Match("inflection")

        /// No entries were found, but there may be ``Lookup/suggestions``.
        public static let notFound = Match("notFound")
    }

    /// The word that was looked up.
    ///
    /// If you passed text to the look-up, this is the text after cleaning, without extra spaces and with straight
    /// apostrophes.
    public let word: WordText

    /// How the entries relate to the word that was looked up.
    public let match: Match

    /// The headwords that were found for the word.
    ///
    /// An inflected form can belong to several headwords. If the client finds no entries for the word itself, it
    /// searches for the word's headwords, and requests only the entries for the first one. If these entries are not
    /// found either, the headwords are still in this array.
    public let headwords: [EntryID]

    /// The entries, or an empty answer if nothing was found.
    public let answer: EntriesAnswer

    /// The words that the user may have meant, most likely first.
    ///
    /// The array is empty if entries were found.
    public let suggestions: [SearchAnswer.Match]

    /// The requests of the look-up, in the order in which they were sent.
    ///
    /// Read the steps to learn what a look-up costs, and why it found nothing. If the last step is
    /// ``Step/Outcome/skipped``, the look-up ended early because of its maximum number of calls.
    public let steps: [Step]

    /// The number of calls that the look-up made to the service, including retries.
    ///
    /// The service may bill you for each call. The number is the sum of the calls of all ``steps``.
    public var calls: Int { steps.calls }

    /// Creates a look-up, for tests and previews.
    ///
    /// - Parameters:
    ///   - word: The word that was looked up.
    ///   - match: How the entries relate to the word.
    ///   - headwords: The headwords that were found. Default: the headwords of the entries.
    ///   - answer: The entries.
    ///   - suggestions: The words that the user may have meant.
    ///   - steps: The requests of the look-up.
    public init(
        word: WordText, match: Match = .exact, headwords: [EntryID]? = nil, answer: EntriesAnswer = EntriesAnswer(),
        suggestions: [SearchAnswer.Match] = [], steps: [Step] = []
    ) {
        self.word = word
        self.match = match
        self.headwords =
            headwords
            ?? answer.results.compactMap { $0.id.nonEmpty ?? $0.word.nonEmpty.map(EntryID.init) }.withoutRepeats
        self.answer = answer
        self.suggestions = suggestions
        self.steps = steps
    }
}

extension Lookup {
    /// Returns the senses and subsenses in the ``answer``, with what surrounds them.
    ///
    /// See `EntriesAnswer.meanings(categories:register:)`.
    public func meanings(categories: [LexicalCategory]? = nil, register: Register? = nil) -> [Meaning] {
        answer.meanings(categories: categories, register: register)
    }

    /// Returns the definitions in the ``answer``, each with the number and the ID of its sense.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient.sample
    /// let found = try await client.lookUp("mice", in: .britishEnglish)
    /// print(found.definitions().first?.text ?? "not found")
    /// // a small animal with a pointed nose and a long thin tail
    /// ```
    ///
    /// See `EntriesAnswer.definitions(categories:register:)`.
    public func definitions(categories: [LexicalCategory]? = nil, register: Register? = nil) -> [Definition] {
        answer.definitions(categories: categories, register: register)
    }

    /// Returns the translations of the senses in the ``answer``.
    public func translations(categories: [LexicalCategory]? = nil, register: Register? = nil) -> [Translation] {
        answer.translations(categories: categories, register: register)
    }
}

extension Lookup: Codable {
    private enum CodingKeys: CodingKey {
        case word, match, headwords, answer, suggestions, steps
    }

    /// Decodes a look-up, whose word is required.
    ///
    /// An absent list is empty, and the match is ``Match/exact`` if it is absent.
    ///
    /// - Throws: The decoder's error.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            word: try members.decode(WordText.self, forKey: .word),
            match: try members.decodeIfPresent(Match.self, forKey: .match) ?? .exact,
            headwords: try members.decodeIfPresent([EntryID].self, forKey: .headwords) ?? [],
            answer: try members.decodeIfPresent(EntriesAnswer.self, forKey: .answer) ?? EntriesAnswer(),
            suggestions: try members.decodeIfPresent([SearchAnswer.Match].self, forKey: .suggestions) ?? [],
            steps: try members.decodeIfPresent([Step].self, forKey: .steps) ?? [])
    }

    /// Encodes the look-up without empty lists, and without an empty answer.
    ///
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(word, forKey: .word)
        try members.encode(match, forKey: .match)
        try members.encodeIfPresent(headwords.nonEmpty, forKey: .headwords)
        if answer != EntriesAnswer() { try members.encode(answer, forKey: .answer) }
        try members.encodeIfPresent(suggestions.nonEmpty, forKey: .suggestions)
        try members.encodeIfPresent(steps.nonEmpty, forKey: .steps)
    }
}
