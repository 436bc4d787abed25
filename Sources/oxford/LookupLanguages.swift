import OxfordTransport

/// The languages of a look-up, which `--lang` and `--to` select.
enum LookupLanguages {
    case dictionary(MonolingualLanguage)
    case translation(LanguagePair)

    /// Returns the first request of a look-up, which `--url`, `--curl` and `--raw` use alone.
    func request(for word: Headword) -> any OxfordEndpointRequest {
        switch self {
        case .dictionary(let language): WordsRequest(QueryText(word), in: language)
        case .translation(let pair): TranslationsRequest(word, in: pair)
        }
    }

    /// Returns the message for a word that is not found, if the service suggests no other word.
    func lack(of word: Headword) -> String {
        switch self {
        case .dictionary(let language): "no entry for \(word.text.quoted) in \(language); check the spelling and --lang"
        case .translation(let pair):
            "no translation of \(word.text.quoted) from \(pair.source) to \(pair.target); check the spelling, --lang and --to"
        }
    }
}
