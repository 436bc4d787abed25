public import OxfordEndpoints

/// What was found for a word as somebody typed it, and how.
///
/// ``OxfordClient/lookUp(_:in:filters:)`` gives it.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient(credentials: nil, transport: SampleTransport())
/// let found = try await client.lookUp("Abler", in: .britishEnglish)
/// if case .inflection(let headwords) = found.match {
///     print(found.word, headwords.map(\.text), found.answer.definitions().count > 0)
/// }
/// // Abler ["able"] true
/// ```
public struct Lookup: Sendable {
    /// How what was found is related to what was typed.
    ///
    /// ```swift
    /// let client = OxfordClient(credentials: nil, transport: SampleTransport())
    /// let found = try await client.lookUp("ACE", in: .britishEnglish)
    /// switch found.match {
    /// case .exact: print(found.word)
    /// case .otherCase: print(found.answer.results[0].word ?? "", "rather than", found.word)
    /// case .inflection(let headwords): print(found.word, "is a form of", headwords.map(\.text))
    /// case .suggestionsOnly: print("perhaps", found.suggestions.compactMap(\.word))
    /// }
    /// // ace rather than ACE
    /// ```
    public enum Match: Hashable, Sendable {
        /// It is the word as it was typed.
        case exact
        /// It is the word in other letter case.
        case otherCase
        /// The word is a form of these headwords.
        case inflection(of: [EntryID])
        /// There is no entry; the suggestions, if there are any, may be what was meant.
        case suggestionsOnly
    }

    /// The word as it was typed.
    public let word: Headword

    /// How what was found is related to it.
    public let match: Match

    /// The entries; none where there are suggestions alone.
    public let answer: EntriesAnswer

    /// What may have been meant, the likeliest first; where there are entries, nothing.
    public let suggestions: [WordlistAnswer.Match]

    /// How many times the service was asked.
    ///
    /// Every time may be billed.
    public let calls: Int
}
