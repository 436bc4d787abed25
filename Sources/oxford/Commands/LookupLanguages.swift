import OxfordTransport

/// The dictionary language or the language pair of a look-up, as selected by `--lang` and `--to`.
enum LookupLanguages {
    case dictionary(MonolingualLanguage)
    case thesaurus(ThesaurusLanguage)
    case translation(LanguagePair)

    /// Returns the first request of a look-up.
    ///
    /// A look-up can take several requests. With `--url`, `--curl` or `--raw`, the tool uses only the first request,
    /// which this method returns.
    func request(for word: WordText) -> any OxfordEndpointRequest {
        switch self {
        case .dictionary(let language): WordsRequest(word, in: language)
        case .thesaurus(let language): ThesaurusRequest(word, in: language)
        case .translation(let pair): TranslationsRequest(word, translating: pair)
        }
    }

    /// Returns the message to show when a word was not found and there are no similar words to suggest.
    func lack(of word: WordText) -> String {
        switch self {
        case .dictionary(let language): "no entry for \(word.text.quoted) in \(language); check the spelling and --lang"
        case .thesaurus(let language):
            "no synonyms of \(word.text.quoted) in \(language); check the spelling and --lang"
        case .translation(let pair):
            "no translation of \(word.text.quoted) from \(pair.source) to \(pair.target); check the spelling, --lang and --to"
        }
    }
}

extension LookupLanguages {
    /// Reads the values of `--lang` and `--to`.
    ///
    /// If the user doesn't pass `--to`, this initializer also accepts a language that the library doesn't know, because
    /// the service may have added it. If the user passes `--to`, it accepts only the language pairs that the library
    /// knows. For a language that the service does not offer, as far as the library knows, it adds a note to `notes`.
    init(
        for command: ToolCommand, lang source: Argument?, to target: Argument?, notes: inout [String]
    ) throws(ArgumentMistake) {
        if let target {
            self = .translation(try Self.pair(from: source, to: target, notes: &notes))
        } else if command == .translate {
            throw ArgumentMistake(
                position: nil, text: "no language to translate to; write oxford translate --to CODE WORD…")
        } else if command == .synonyms {
            self = .thesaurus(try Self.language(source, for: .lang, notes: &notes))
        } else {
            self = .dictionary(try Self.language(source, for: .lang, notes: &notes))
        }
    }

    /// Reads the source and target languages of a translation.
    ///
    /// This method rejects a language pair that the library does not know. A look-up for such a pair may send up to
    /// five requests, and would probably find nothing. The command `oxford translations` sends a single request, so it
    /// accepts any pair.
    private static func pair(
        from source: Argument?, to target: Argument, notes: inout [String]
    ) throws(ArgumentMistake) -> LanguagePair {
        let from: BilingualLanguage = try language(source, for: .lang, notes: &notes)
        let to: BilingualLanguage = try language(target, for: .to, notes: &notes)
        let pair = LanguagePair(from: from, to: to)
        if LanguagePair.known.contains(pair) { return pair }
        let targets = LanguagePair.offered.filter { $0.source == from }.map(\.target.rawValue)
        let sources = LanguagePair.offered.map(\.source.rawValue).withoutRepeats
        let (argument, offered) = targets.isEmpty ? (source ?? target, sources) : (target, targets)
        let languages = from.rawValue.quoted + (targets.isEmpty ? "" : " to \(to.rawValue.quoted)")
        let advice = Wording.alternatives(to: argument.text, in: offered)
        throw ArgumentMistake(position: argument.position, text: "no known translations from \(languages)\(advice)")
    }

    private static func language<Kind: OxfordLanguage>(
        _ argument: Argument?, for option: ToolOption, notes: inout [String]
    ) throws(ArgumentMistake) -> Kind {
        var code = argument?.text ?? "en-gb"
        // Where the service does not distinguish varieties of English, a code such as `en-gb` means `en`.
        if Kind(rawValue: "en") != nil, ["en-", "en_"].contains(code.prefix(3).lowercased()) { code = "en" }
        return try Kind.read(Argument(position: argument?.position ?? 0, text: code), for: option.name, notes: &notes)
    }
}
