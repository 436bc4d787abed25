public import OxfordEndpoints

/// The result of looking up the synonyms and antonyms of a headword or an inflected form.
///
/// The client's function ``OxfordClient/lookUp(_:inThesaurusOf:filters:maximumCalls:timeout:)`` returns it. To create
/// one for a test or a preview, pass only the values that matter, as for a ``Lookup``.
public struct ThesaurusLookup: Hashable, Codable, Sendable {
    let result: LookupResult<ThesaurusAnswer>

    init(_ result: LookupResult<ThesaurusAnswer>) { self.result = result }

    /// Creates a look-up, for tests and previews.
    ///
    /// - Parameters:
    ///   - word: The word that was looked up.
    ///   - match: How the synonyms relate to the word.
    ///   - headwords: The headwords that were found. Default: the headwords of the answer.
    ///   - answer: The synonyms and antonyms.
    ///   - suggestions: The words that the user may have meant.
    ///   - calls: The number of calls to the service.
    ///   - isComplete: Whether the look-up sent all requests that it needed.
    public init(
        word: WordText, match: Lookup.Match = .exact, headwords: [EntryID]? = nil,
        answer: ThesaurusAnswer = ThesaurusAnswer(), suggestions: [SearchAnswer.Match] = [], calls: Int = 0,
        isComplete: Bool = true
    ) {
        result = LookupResult(
            word: word, match: match, headwords: headwords, answer: answer, suggestions: suggestions, calls: calls,
            isComplete: isComplete)
    }

    /// Decodes a look-up, with the same defaults as a ``Lookup``.
    ///
    /// - Throws: The decoder's error.
    public init(from decoder: any Decoder) throws { result = try LookupResult(from: decoder) }

    /// Encodes the look-up without its ID, and without empty lists.
    ///
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws { try result.encode(to: encoder) }
}

extension ThesaurusLookup {
    /// The ID of the look-up, with which the IDs of its requests begin.
    public var id: RequestID { result.id }

    /// The word that was looked up, after cleaning.
    public var word: WordText { result.word }

    /// Whether the thesaurus has the word, or one of its headwords.
    public var isFound: Bool { match != .notFound }

    /// How the synonyms relate to the word that was looked up.
    public var match: Lookup.Match { result.match }

    /// The headwords that were found for the word.
    ///
    /// The ``answer`` belongs to the first of them.
    public var headwords: [EntryID] { result.headwords }

    /// The synonyms and antonyms, or an empty answer if nothing was found.
    public var answer: ThesaurusAnswer { result.answer }

    /// The words that the user may have meant, most likely first.
    public var suggestions: [SearchAnswer.Match] { result.suggestions }

    /// The number of calls that the look-up made to the service, including retries.
    public var calls: Int { result.calls }

    /// Whether the look-up sent all requests that it needed.
    ///
    /// See ``Lookup/isComplete``.
    public var isComplete: Bool { result.isComplete }

    /// Returns the senses and subsenses in the ``answer``, with what surrounds them.
    public func meanings(categories: [LexicalCategory]? = nil, register: Register? = nil) -> [Meaning] {
        answer.meanings(categories: categories, register: register)
    }

    /// Returns the synonyms in the ``answer``.
    public func synonyms(categories: [LexicalCategory]? = nil, register: Register? = nil) -> [RelatedWord] {
        answer.synonyms(categories: categories, register: register)
    }

    /// Returns the antonyms in the ``answer``.
    public func antonyms(categories: [LexicalCategory]? = nil, register: Register? = nil) -> [RelatedWord] {
        answer.antonyms(categories: categories, register: register)
    }
}
