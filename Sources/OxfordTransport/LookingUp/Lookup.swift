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

extension Lookup: Codable {
    private enum CodingKeys: CodingKey {
        case word, match, headwords, answer, suggestions, steps
    }

    /// Decodes a look-up, of which only the word is required.
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

extension Lookup {
    /// A request of a look-up, with its outcome.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient.sample
    /// let found = try await client.lookUp("axxe", in: .britishEnglish)
    /// for step in found.steps {
    ///     print(step)
    /// }
    /// // words: nothing, 0 calls
    /// // search: found, 0 calls
    /// // lemmas: nothing, 0 calls
    /// ```
    public struct Step: Hashable, Sendable, CustomStringConvertible {
        /// The name of the endpoint, such as `words` or `search/translations`.
        public let endpoint: String

        /// The URL of the request.
        public let url: String

        /// The outcome of the request.
        public let outcome: Outcome

        /// The number of calls that the request made to the service, including retries.
        ///
        /// The number is 0 if nothing was sent, for example because the answer came from a cache.
        public let calls: Int

        /// Creates a step, for tests and previews.
        ///
        /// ```swift
        /// let found = Lookup(
        ///     word: "aceing", match: .notFound,
        ///     steps: [
        ///         Lookup.Step("words", outcome: .nothing),
        ///         Lookup.Step("search", outcome: .notAllowed),
        ///     ])
        /// print(found.calls)
        /// // 2
        /// ```
        ///
        /// - Parameters:
        ///   - endpoint: The name of the endpoint.
        ///   - url: The URL of the request.
        ///   - outcome: The outcome of the request.
        ///   - calls: The number of calls to the service.
        public init(_ endpoint: String, url: String = "", outcome: Outcome = .found, calls: Int = 1) {
            self.endpoint = endpoint
            self.url = url
            self.outcome = outcome
            self.calls = calls
        }

        /// The endpoint, the outcome, and the number of calls, such as `words: found, 1 call`.
        public var description: String {
            "\(endpoint): \(outcome), \(calls) call\(calls == 1 ? "" : "s")"
        }
    }
}

extension Lookup.Step: Codable {
    /// Decodes a step, with the defaults of its initializer for absent members.
    ///
    /// - Throws: The decoder's error.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try members.decodeIfPresent(String.self, forKey: .endpoint) ?? "",
            url: try members.decodeIfPresent(String.self, forKey: .url) ?? "",
            outcome: try members.decodeIfPresent(Outcome.self, forKey: .outcome) ?? .found,
            calls: try members.decodeIfPresent(Int.self, forKey: .calls) ?? 1)
    }
}

extension Lookup.Step {
    /// The outcome of a step.
    ///
    /// Later versions may add outcomes, so a `switch` over an outcome needs a `default` case.
    public struct Outcome: OxfordOpenValue {
        /// The name of the outcome, such as `found`.
        public let rawValue: String

        /// Creates an outcome from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The service found entries, headwords, or words for ``Lookup/suggestions``.
        public static let found = Outcome("found")

        /// The service found nothing, or the sample dictionary has no answer.
        public static let nothing = Outcome("nothing")

        /// The service denied access to the endpoint, for example because your plan does not include it.
        public static let notAllowed = Outcome("notAllowed")

        /// The request was not sent, because the look-up had made the maximum number of calls.
        ///
        /// The look-up ended at this step, so the service may know the word even if nothing was found.
        public static let skipped = Outcome("skipped")
    }
}
