import OxfordTransport

/// The dictionary that `--lang`, `--to` and the command select, and how to look up words in it.
struct LookupDictionary: Sendable {
    /// Returns the first request of the look-up.
    ///
    /// A look-up can take several requests. With `--url`, `--curl` or `--raw`, the tool uses only the first request.
    let request: @Sendable (WordText) -> any OxfordEndpointRequest

    /// Looks up a text with a client.
    let lookUp: @Sendable (OxfordClient, String) async throws -> Lookup

    /// Returns the message to show when a word was not found and there are no similar words to suggest.
    let lack: @Sendable (_ word: String) -> String
}

extension LookupDictionary {
    /// Reads the values of `--lang` and `--to`.
    ///
    /// If the user doesn't pass `--to`, this initializer also accepts a language that the library doesn't know, because
    /// the service may have added it. If the user passes `--to`, it accepts only the language pairs that the library
    /// knows. For a language that the service does not offer, as far as the library knows, it adds a note to `notes`.
    init(
        for command: ToolCommand, lang source: Argument?, to target: Argument?, notes: inout [String]
    ) throws(ArgumentMistake) {
        if let target {
            let pair = try Self.pair(from: source, to: target, notes: &notes)
            request = { TranslationsRequest($0, translating: pair) }
            lookUp = { try await $0.lookUp($1, translating: pair) }
            lack = {
                "no translation of \($0) from \(pair.source) to \(pair.target); check the spelling, --lang and --to"
            }
        } else if command == .translate {
            throw ArgumentMistake(
                position: nil, text: "no language to translate to; write oxford translate --to CODE WORD…")
        } else if command == .synonyms {
            let language: ThesaurusLanguage = try Self.language(source, for: .lang, notes: &notes)
            request = { ThesaurusRequest($0, in: language) }
            lookUp = { Lookup(try await $0.lookUp($1, inThesaurusOf: language)) }
            lack = { "no synonyms of \($0) in \(language); check the spelling and --lang" }
        } else {
            let language: MonolingualLanguage = try Self.language(source, for: .lang, notes: &notes)
            request = { WordsRequest($0, in: language) }
            lookUp = { try await $0.lookUp($1, in: language) }
            lack = { "no entry for \($0) in \(language); check the spelling and --lang" }
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
