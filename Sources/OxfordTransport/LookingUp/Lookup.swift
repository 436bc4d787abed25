public import OxfordEndpoints

/// The result of looking up a headword or an inflected form in a dictionary of one language or of two.
///
/// The client's functions ``OxfordClient/lookUp(_:in:filters:maximumCalls:timeout:)`` and
/// ``OxfordClient/lookUp(_:translating:filters:maximumCalls:timeout:)`` return it. Two look-ups are equal if all their
/// properties except the ``id`` are equal.
///
/// To create a look-up for a test or a preview, pass only the values that matter:
///
/// ```swift
/// let found = Lookup(
///     word: "mice", match: .inflection, headwords: [EntryID("mouse")])
/// print(found.word, found.match, found.headwords)
/// // mice inflection [mouse]
/// ```
public struct Lookup: Hashable, Codable, Sendable {
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

    let result: LookupResult<EntriesAnswer>

    init(_ result: LookupResult<EntriesAnswer>) { self.result = result }

    /// Creates a look-up, for tests and previews.
    ///
    /// - Parameters:
    ///   - word: The word that was looked up.
    ///   - match: How the entries relate to the word.
    ///   - headwords: The headwords that were found. Default: the headwords of the entries.
    ///   - answer: The entries.
    ///   - suggestions: The words that the user may have meant.
    ///   - calls: The number of calls to the service.
    ///   - isComplete: Whether the look-up sent all requests that it needed.
    public init(
        word: WordText, match: Match = .exact, headwords: [EntryID]? = nil, answer: EntriesAnswer = EntriesAnswer(),
        suggestions: [SearchAnswer.Match] = [], calls: Int = 0, isComplete: Bool = true
    ) {
        result = LookupResult(
            word: word, match: match, headwords: headwords, answer: answer, suggestions: suggestions, calls: calls,
            isComplete: isComplete)
    }

    /// Decodes a look-up, whose word is required.
    ///
    /// An absent list is empty, and the match is ``Match-swift.struct/exact`` if it is absent.
    ///
    /// - Throws: The decoder's error.
    public init(from decoder: any Decoder) throws { result = try LookupResult(from: decoder) }

    /// Encodes the look-up without its ID, and without empty lists.
    ///
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws { try result.encode(to: encoder) }
}

extension Lookup {
    /// The ID of the look-up.
    ///
    /// The IDs of its requests begin with this ID, so that you can find their events in a log.
    public var id: RequestID { result.id }

    /// The word that was looked up.
    ///
    /// If you passed text to the look-up, this is the text after cleaning, without extra spaces and with straight
    /// apostrophes.
    public var word: WordText { result.word }

    /// Whether entries were found, for the word itself or for one of its headwords.
    public var isFound: Bool { match != .notFound }

    /// How the entries relate to the word that was looked up.
    public var match: Match { result.match }

    /// The headwords that were found for the word.
    ///
    /// An inflected form can belong to several headwords. If the client finds no entries for the word itself, it
    /// searches for the word's headwords, and requests only the entries for the first one. If these entries are not
    /// found either, the headwords are still in this array.
    public var headwords: [EntryID] { result.headwords }

    /// The entries, or an empty answer if nothing was found.
    public var answer: EntriesAnswer { result.answer }

    /// The words that the user may have meant, most likely first.
    ///
    /// The array is empty if entries were found.
    public var suggestions: [SearchAnswer.Match] { result.suggestions }

    /// The number of calls that the look-up made to the service, including retries.
    ///
    /// The service may bill you for each call.
    public var calls: Int { result.calls }

    /// Whether the look-up sent all requests that it needed.
    ///
    /// The value is `false` if nothing was found, and the look-up ended early because of its maximum number of calls,
    /// or your plan or the sample dictionary lacks an endpoint that it needed. The service may then know the word.
    public var isComplete: Bool { result.isComplete }
}
