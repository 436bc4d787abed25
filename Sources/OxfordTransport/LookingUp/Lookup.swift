public import OxfordEndpoints

/// The entries for a word in any form, returned by ``OxfordClient/lookUp(_:in:filters:)``.
public struct Lookup: Sendable {
    /// How the entries relate to the word.
    ///
    /// Later versions may add matches, so a `switch` needs a `default`.
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
        /// The name of the constant.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// The entries are for the word as typed.
        public static let exact = Match("exact")

        /// The entries are for the word in another letter case.
        public static let otherCase = Match("otherCase")

        /// The word is an inflected form of ``Lookup/headwords``.
        public static let inflection = Match("inflection")

        /// There are no entries, but there may be ``Lookup/suggestions``.
        public static let notFound = Match("notFound")
    }

    /// The word as typed.
    public let word: Headword

    /// How the entries relate to the word.
    public let match: Match

    /// The headwords that were found, whatever the match.
    ///
    /// An inflected form may have headwords without entries in ``answer``, because the client requests the entries of
    /// only the first one if the `words` endpoint finds none.
    public let headwords: [EntryID]

    /// The entries, empty if nothing was found.
    public let answer: EntriesAnswer

    /// The words that the user may have meant, the most likely first, if there are no entries.
    public let suggestions: [WordlistAnswer.Match]

    /// The number of calls to the service, retries included.
    ///
    /// Each call may be billed. The number is 0 if a batch reused the look-up of an equal word.
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
