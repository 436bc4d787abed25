public import OxfordEndpoints

/// The result of looking up a headword or an inflected form, returned by ``OxfordClient/lookUp(_:in:filters:)``.
public struct Lookup: Sendable {
    /// How the entries relate to the word that was looked up.
    ///
    /// Later versions may add kinds of matches, so a `switch` over a match needs a `default` case.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(credentials: nil, transport: SampleTransport())
    /// let found = try await client.lookUp("ACE", in: .britishEnglish)
    /// switch found.match {
    /// case .exact: print("found", found.word)
    /// case .otherCase: print("found", found.headwords.map(\.text))
    /// case .inflection: print("a form of", found.headwords.map(\.text))
    /// default: print("perhaps", found.suggestions.compactMap(\.word))
    /// }
    /// // found ["ace"]
    /// ```
    public struct Match: Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant, such as `inflection`.
        public let description: String

        private init(_ description: String) {
            self.description = description
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

    /// The word as typed.
    public let word: Headword

    /// How the entries relate to the word that was looked up.
    public let match: Match

    /// The headwords that were found for the word.
    ///
    /// An inflected form can belong to several headwords. If the client finds no entries for the word itself, it
    /// searches for the word's headwords, and requests only the entries for the first one.
    public let headwords: [EntryID]

    /// The entries, or an empty answer if nothing was found.
    public let answer: EntriesAnswer

    /// The words that the user may have meant, most likely first.
    ///
    /// The array is empty if entries were found.
    public let suggestions: [WordlistAnswer.Match]

    /// The number of calls that the look-up made to the service, including retries.
    ///
    /// The service may bill you for each call. If a batch reused an earlier look-up of the same word, the number of
    /// calls is 0.
    public let calls: Int

    /// Creates a look-up, for tests and previews.
    ///
    /// - Parameters:
    ///   - word: The word as typed.
    ///   - match: How the entries relate to the word.
    ///   - headwords: The headwords that were found. Default: the headwords of the entries.
    ///   - answer: The entries.
    ///   - suggestions: The words that the user may have meant.
    ///   - calls: The number of calls to the service.
    public init(
        word: Headword, match: Match = .exact, headwords: [EntryID]? = nil, answer: EntriesAnswer = EntriesAnswer(),
        suggestions: [WordlistAnswer.Match] = [], calls: Int = 1
    ) {
        self.word = word
        self.match = match
        self.headwords = headwords ?? answer.results.compactMap { $0.id ?? $0.word.map(EntryID.init) }.withoutRepeats
        self.answer = answer
        self.suggestions = suggestions
        self.calls = calls
    }
}
