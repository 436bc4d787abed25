import OxfordEndpoints

extension ServiceMessage {
    /// Whether this is a message that the service sends with status 404 if it finds nothing.
    ///
    /// Gateways and web servers send status 404 too, for a URL that they do not know, and their messages have countless
    /// forms. This property therefore recognizes the service's messages and nothing else:
    ///
    /// - Version 2 says, for example, "No entry found matching supplied source_lang, word and provided filters", "No
    ///   lemma was found in dictionary 'en' for the inflected form 'x'", or "No entries were found for a given inflected
    ///   word".
    /// - Version 1 says "No entry available for 'x' in 'en'" or, if it does not offer the language, "source_lang is not
    ///   in en, es". The second message counts as well, because it comes from the service, and because the advice to
    ///   check the language fits.
    var saysThatNothingWasFound: Bool {
        let words = text.lowercased().split { !($0.isLetter || $0 == "_") }
        // Look for the word "no" before a noun that only a dictionary uses, as in "no entry" or "no bilingual entry".
        // A message such as "no Route matched with those values" comes from a gateway.
        let saysNoEntry = words.indices.contains { index in
            guard words[index] == "no" else { return false }
            let rest = words[(index + 1)...].drop { Self.adjectives.contains($0) }
            return rest.first.map(Self.nouns.contains) ?? false
        }
        return saysNoEntry || words.first.map(Self.languages.contains) ?? false && text.contains(" is not in ")
    }

    private static let adjectives: Set<Substring> = ["bilingual", "exact", "matching", "such"]

    private static let nouns: Set<Substring> = [
        "antonym", "antonyms", "entries", "entry", "example", "examples", "headword", "headwords", "inflection",
        "inflections", "lemma", "lemmas", "match", "matches", "pronunciation", "pronunciations", "result", "results",
        "sentence", "sentences", "synonym", "synonyms", "translation", "translations", "word", "words",
    ]

    private static let languages: Set<Substring> = [
        "source_lang", "source_language", "source_translation_language", "source_search_language", "target_lang",
        "target_language", "target_translation_language", "target_search_language",
    ]
}
