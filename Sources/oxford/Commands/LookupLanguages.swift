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

extension LookupLanguages {
    /// Reads the values of `--lang` and `--to`.
    ///
    /// An unknown language without a translation is accepted with a note.
    init(lang source: Argument?, to target: Argument?, notes: inout [String]) throws(ArgumentMistake) {
        if let target {
            self = .translation(try Self.pair(from: source, to: target))
        } else if let source {
            do throws(InvalidLanguage) {
                let language = try MonolingualLanguage(validating: source.text)
                if let note = Wording.note(about: language, for: ToolOption.lang.name) { notes.append(note) }
                self = .dictionary(language)
            } catch {
                throw ArgumentMistake(
                    at: source.position, "invalid value for \(ToolOption.lang.name): \(error)")
            }
        } else {
            self = .dictionary(.britishEnglish)
        }
    }

    /// Reads the languages of a translation.
    ///
    /// Unknown pairs are refused, because a look-up takes up to five calls. `oxford translations` sends any pair.
    private static func pair(from source: Argument?, to target: Argument) throws(ArgumentMistake) -> LanguagePair {
        // Translations have a single English, so every variety of it means that one.
        let code = source.map { ["en-", "en_"].contains($0.text.prefix(3).lowercased()) ? "en" : $0.text } ?? "en"
        let from = try language(
            code, of: "--lang with --to", in: BilingualSourceLanguage.known, at: source ?? target)
        let to = try language(
            target.text, of: "--to with --lang \(from)",
            in: LanguagePair.known.filter { $0.source == from }.map(\.target), at: target)
        return LanguagePair(from: from, to: to)
    }

    /// Returns the known language with a code.
    private static func language<Kind: OxfordLanguage>(
        _ code: String, of subject: String, in known: [Kind], at value: Argument
    ) throws(ArgumentMistake) -> Kind {
        do throws(InvalidLanguage) {
            let language = try Kind(validating: code)
            if known.contains(language) { return language }
        } catch {
            if error.suggestion != nil {
                throw ArgumentMistake(at: value.position, "invalid value for \(subject): \(error)")
            }
        }
        throw ArgumentMistake(
            at: value.position, Wording.unsupported(code, for: subject, use: known.map(\.rawValue)))
    }
}
