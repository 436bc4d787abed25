/// The dictionary entries for a word.
///
/// The answer to a request for entries, words or translations can contain several results for one word, because
/// homographs (different words with the same spelling) share an entry ID.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// let answer = try await client.send(
///     .entries("ache", in: .britishEnglish))
/// for definition in answer.definitions(categories: [.noun]) {
///     print(definition.number, definition.text)
/// }
/// // 1 a dull pain that goes on for some time
/// // 1.1 a strong sad feeling, such as longing
/// ```
public struct EntriesAnswer: OxfordAnswer, Hashable, Codable, Sendable, AnswerModel {
    /// The requested entry ID.
    public var id: EntryID?

    /// The requested word.
    public var word: String?

    /// The requested text.
    ///
    /// Only the answer to a ``WordsRequest`` contains the requested text. In other answers, this property is `nil`.
    public var query: String?

    /// Metadata about the answer.
    public var metadata: Metadata?

    /// The entries, grouped by headword.
    public var results: [HeadwordEntry] = []

    /// Creates an empty answer.
    public init() {}

    package mutating func members(_ each: inout some MemberVisitor) throws(JSONError) {
        try each("id", &id)
        try each("metadata", &metadata)
        try each("query", &query)
        try each("results", &results)
        try each("word", &word)
    }
}

extension EntriesAnswer {
    /// Returns the senses and subsenses in the order in which they appear in the answer, with what surrounds them.
    ///
    /// An entry without senses that refers to another word has one meaning with an empty sense, and the word is in its
    /// ``Meaning/references``.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient.sample
    /// let answer = try await client.send(
    ///     .entries("ache", in: .britishEnglish))
    /// for meaning in answer.meanings() {
    ///     let category = meaning.lexicalCategory?.text ?? ""
    ///     let definition = meaning.sense.definitions.first ?? ""
    ///     print(category, meaning.number, definition)
    /// }
    /// // Noun 1 a dull pain that goes on for some time
    /// // Noun 1.1 a strong sad feeling, such as longing
    /// // Verb 1 hurt in a dull and steady way
    /// // Verb 2 want something very much
    /// ```
    ///
    /// - Parameters:
    ///   - categories: The lexical categories to include, or `nil` for all.
    ///   - register: The register to include, or `nil` for all. Subsenses do not inherit the registers of their parent
    ///     sense, so the result contains only senses and subsenses that list the register themselves.
    public func meanings(categories: [LexicalCategory]? = nil, register: Register? = nil) -> [Meaning] {
        results.meanings(categories: categories, register: register)
    }

    /// Returns the definitions, each with the number and the ID of its sense.
    ///
    /// For a sense without definitions, the result contains what the service says instead, such as "another term for
    /// ace". See ``Meaning/definitions``.
    public func definitions(categories: [LexicalCategory]? = nil, register: Register? = nil) -> [Definition] {
        meanings(categories: categories, register: register).flatMap(\.definitions)
    }

    /// Returns the example sentences of the senses.
    public func examples(categories: [LexicalCategory]? = nil, register: Register? = nil) -> [Example] {
        meanings(categories: categories, register: register).flatMap(\.examples)
    }

    /// Returns the synonyms of the senses.
    public func synonyms(categories: [LexicalCategory]? = nil, register: Register? = nil) -> [RelatedWord] {
        meanings(categories: categories, register: register).flatMap(\.synonyms)
    }

    /// Returns the antonyms of the senses.
    public func antonyms(categories: [LexicalCategory]? = nil, register: Register? = nil) -> [RelatedWord] {
        meanings(categories: categories, register: register).flatMap(\.antonyms)
    }

    /// Returns the translations of the senses.
    public func translations(categories: [LexicalCategory]? = nil, register: Register? = nil) -> [Translation] {
        meanings(categories: categories, register: register).flatMap(\.translations)
    }

    /// Returns the inflected forms of the entries and of the senses.
    public func inflections(categories: [LexicalCategory]? = nil) -> [InflectedForm] {
        results.lexicalEntries(in: categories).flatMap(\.entries).flatMap { entry in
            entry.inflections + entry.allSenses.flatMap(\.inflections)
        }
    }

    /// Returns the phrases with the headwords, such as `hold all the aces`.
    public func phrases(categories: [LexicalCategory]? = nil) -> [RelatedWord] {
        results.lexicalEntries(in: categories).flatMap(\.phrases)
    }

    /// Returns the phrasal verbs with the headwords, such as `run out`.
    public func phrasalVerbs(categories: [LexicalCategory]? = nil) -> [RelatedWord] {
        results.lexicalEntries(in: categories).flatMap(\.phrasalVerbs)
    }

    /// Returns the words that are derived from the headwords, such as `gladly` from `glad`.
    public func derivatives(categories: [LexicalCategory]? = nil) -> [RelatedWord] {
        results.lexicalEntries(in: categories).flatMap(\.derivatives)
    }

    /// Returns the etymologies of the entries.
    public func etymologies(categories: [LexicalCategory]? = nil) -> [String] {
        results.lexicalEntries(in: categories).flatMap(\.entries).flatMap(\.etymologies)
    }

    /// Returns the pronunciations of headwords, followed by the pronunciations of inflected and variant forms, without
    /// duplicates.
    ///
    /// ```swift
    /// let body = """
    ///     {"results": [{"pronunciations": [{
    ///       "phoneticSpelling": "eɪs", "dialects": ["British English"],
    ///       "audioFile": "http://audio.example.com/ace.mp3"}]}]}
    ///     """
    /// let answer = try EntriesAnswer(json: Array(body.utf8))
    /// let british = answer.pronunciations(dialect: .britishEnglish)
    /// print(british.compactMap(\.phoneticSpelling))
    /// print(answer.audioURLString(dialect: .britishEnglish) ?? "no audio")
    /// // ["eɪs"]
    /// // https://audio.example.com/ace.mp3
    /// ```
    ///
    /// - Parameters:
    ///   - dialect: The dialect to include, or `nil` for all.
    ///   - notation: The notation to include, or `nil` for all.
    public func pronunciations(dialect: Dialect? = nil, notation: PhoneticNotation? = nil) -> [Pronunciation] {
        (results.flatMap(\.ownPronunciations) + results.flatMap(\.pronunciationsOfForms))
            .unique(dialect: dialect, notation: notation)
    }

    /// Returns the HTTPS URL of the first audio file for a headword, or `nil` if there is none.
    ///
    /// This method ignores the audio files of inflected and variant forms.
    public func audioURLString(dialect: Dialect? = nil) -> String? {
        results.flatMap(\.ownPronunciations).unique(dialect: dialect).lazy.compactMap(\.audioURLString).first
    }
}

extension HeadwordEntry {
    /// The pronunciations of the headword itself, excluding its inflected and variant forms.
    fileprivate var ownPronunciations: [Pronunciation] {
        pronunciations
            + lexicalEntries.flatMap { lexicalEntry in
                lexicalEntry.pronunciations
                    + lexicalEntry.entries.flatMap { $0.pronunciations + $0.allSenses.flatMap(\.pronunciations) }
            }
    }

    fileprivate var pronunciationsOfForms: [Pronunciation] {
        lexicalEntries.flatMap { lexicalEntry in
            let entries = lexicalEntry.entries
            let senses = entries.flatMap(\.allSenses)
            let inflections = entries.flatMap(\.inflections) + senses.flatMap(\.inflections)
            let variants =
                lexicalEntry.variantForms + entries.flatMap(\.variantForms) + senses.flatMap(\.variantForms)
            return inflections.flatMap(\.pronunciations) + variants.flatMap(\.pronunciations)
        }
    }
}
