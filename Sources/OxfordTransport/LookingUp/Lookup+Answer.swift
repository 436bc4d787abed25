#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import OxfordEndpoints

// What an entry card shows, so that it needs only the look-up. The functions of `EntriesAnswer` have the details.
extension Lookup {
    /// Returns the senses and subsenses in the ``answer``, with what surrounds them.
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
    /// print(found.pronunciations().first?.phoneticSpelling ?? "none")
    /// // a small animal with a pointed nose and a long thin tail
    /// // maʊs
    /// ```
    public func definitions(categories: [LexicalCategory]? = nil, register: Register? = nil) -> [Definition] {
        answer.definitions(categories: categories, register: register)
    }

    /// Returns the example sentences in the ``answer``.
    public func examples(categories: [LexicalCategory]? = nil, register: Register? = nil) -> [Example] {
        answer.examples(categories: categories, register: register)
    }

    /// Returns the translations in the ``answer``.
    public func translations(categories: [LexicalCategory]? = nil, register: Register? = nil) -> [Translation] {
        answer.translations(categories: categories, register: register)
    }

    /// Returns the synonyms in the ``answer``.
    ///
    /// The thesaurus has more of them. See ``OxfordClient/lookUp(_:inThesaurusOf:filters:maximumCalls:timeout:)``.
    public func synonyms(categories: [LexicalCategory]? = nil, register: Register? = nil) -> [RelatedWord] {
        answer.synonyms(categories: categories, register: register)
    }

    /// Returns the antonyms in the ``answer``.
    public func antonyms(categories: [LexicalCategory]? = nil, register: Register? = nil) -> [RelatedWord] {
        answer.antonyms(categories: categories, register: register)
    }

    /// Returns the inflected forms in the ``answer``.
    public func inflections(categories: [LexicalCategory]? = nil) -> [InflectedForm] {
        answer.inflections(categories: categories)
    }

    /// Returns the phrases in the ``answer``, such as `hold all the aces`.
    public func phrases(categories: [LexicalCategory]? = nil) -> [RelatedWord] {
        answer.phrases(categories: categories)
    }

    /// Returns the phrasal verbs in the ``answer``, such as `run out`.
    public func phrasalVerbs(categories: [LexicalCategory]? = nil) -> [RelatedWord] {
        answer.phrasalVerbs(categories: categories)
    }

    /// Returns the words that are derived from the headwords, such as `gladly` from `glad`.
    public func derivatives(categories: [LexicalCategory]? = nil) -> [RelatedWord] {
        answer.derivatives(categories: categories)
    }

    /// Returns the etymologies in the ``answer``.
    public func etymologies(categories: [LexicalCategory]? = nil) -> [String] {
        answer.etymologies(categories: categories)
    }

    /// Returns the pronunciations in the ``answer``, beginning with the headwords.
    public func pronunciations(dialect: Dialect? = nil, notation: PhoneticNotation? = nil) -> [Pronunciation] {
        answer.pronunciations(dialect: dialect, notation: notation)
    }

    /// Returns the HTTPS URL of the first audio file for a headword, or `nil` if there is none.
    public func audioURL(dialect: Dialect? = nil) -> URL? { answer.audioURL(dialect: dialect) }
}
