import OxfordTransport

extension TerminalPage {
    /// Adds an answer as human-readable text.
    mutating func add(_ answer: some OxfordAnswer) {
        switch answer {
        case let answer as EntriesAnswer:
            for word in answer.results {
                for (position, lexicalEntry) in word.namedEntries.enumerated() {
                    addEntries(of: lexicalEntry, sounds: position == 0 ? word.pronunciations : [])
                }
            }
        case let answer as ThesaurusAnswer: add(EntriesAnswer(answer))
        case let answer as LemmasAnswer:
            for word in answer.results {
                var answer = LemmasAnswer()
                answer.results = [word]
                add("\(word.shownWord) → \(answer.headwords().map(\.text).joined(separator: ", "))")
            }
        case let answer as InflectionsAnswer:
            for lexicalEntry in answer.results.flatMap(\.namedEntries) {
                addHead(lexicalEntry)
                for form in lexicalEntry.inflections {
                    let features = form.grammaticalFeatures.compactMap { $0.text ?? $0.id?.rawValue }
                    add([form.text, features.inParentheses.lowercased()].spaced, indent: 2)
                }
            }
        case let answer as SentencesAnswer:
            for lexicalEntry in answer.results.flatMap(\.namedEntries) {
                addHead(lexicalEntry)
                for sentence in lexicalEntry.sentences { add(sentence.quoted, indent: 2, style: .faint) }
            }
        case let answer as PronunciationsAnswer:
            for lexicalEntry in answer.results.flatMap(\.entriesWithPronunciations) {
                addHead(lexicalEntry)
                for sound in lexicalEntry.pronunciations {
                    let parts = [sound.shown, sound.phoneticNotation?.rawValue, sound.audioURLString]
                    add((parts.compactMap(\.self) + sound.dialects.map(\.rawValue)).spaced, indent: 2)
                }
            }
        case let answer as SearchAnswer:
            for match in answer.results { add(match.shownWord) }
        case let answer as LanguagesAnswer:
            for dataset in answer.results {
                let source = dataset.sourceLanguage.flatMap { $0.name ?? $0.id?.rawValue } ?? ""
                let target = dataset.targetLanguage.flatMap { $0.name ?? $0.id?.rawValue } ?? source
                let languages = [source, target].withoutRepeats.joined(separator: " → ")
                let region = dataset.region.map { " (\($0))" } ?? ""
                add(languages + region + (dataset.dictionary.map { ": \($0)" } ?? ""))
            }
        case let answer as NamesAnswer: add(answer.results)
        case let answer as FieldsAnswer: add(answer.results)
        case let answer as LabelsAnswer<LexicalCategory>: add(answer.results)
        case let answer as LabelsAnswer<Register>: add(answer.results)
        case let answer as LabelsAnswer<Domain>: add(answer.results)
        case let answer as GrammaticalFeaturesAnswer:
            for (type, features) in answer.results.sorted(by: { $0.key < $1.key }) {
                add(type)
                add(features, indent: 2)
            }
        default: break
        }
    }

    /// Adds a line for each endpoint, with the names that belong to it.
    private mutating func add(_ names: [String: [String]]) {
        for (endpoint, names) in names.sorted(by: { $0.key < $1.key }) {
            let named = names.filter { !$0.isEmpty }
            add("\(endpoint): \(named.isEmpty ? "none" : named.joined(separator: ", "))")
        }
    }

    /// Adds a line for each value of a vocabulary, with its ID and its labels in all languages.
    private mutating func add(_ labels: [some OxfordVocabulary: [Language: String]], indent: Int = 0) {
        for (value, texts) in labels.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let texts = texts.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
            add("\(value): \(texts.joined(separator: ", "))", indent: indent)
        }
    }

    /// Adds a heading line with the word, its pronunciations and its part of speech.
    ///
    /// A number after the word distinguishes homographs, that is, different words with the same spelling.
    mutating func addHead(_ lexicalEntry: LexicalEntry, _ sounds: [Pronunciation] = [], homograph: Int? = nil) {
        addBlank()
        add([
            (lexicalEntry.text.heading, .bold), (homograph.map { "(\($0))" } ?? "", nil),
            (sounds.compactMap(\.shown).withoutRepeats.joined(separator: " "), nil),
            (lexicalEntry.lexicalCategory?.shown.heading.lowercased() ?? "", .italic),
        ])
    }
}

extension EntriesAnswer {
    /// Creates an answer whose entries contain only synonyms and antonyms.
    init(_ answer: ThesaurusAnswer) {
        self.init()
        results = answer.results
    }
}

extension HeadwordEntry {
    /// The word as the tool prints it.
    fileprivate var shownWord: String { word.nonEmpty ?? id.text }

    /// The lexical entries, with the word as their text if they have no other.
    fileprivate var namedEntries: [LexicalEntry] {
        lexicalEntries.map { lexicalEntry in
            var named = lexicalEntry
            named.text = lexicalEntry.text.nonEmpty ?? shownWord
            return named
        }
    }

    /// The lexical entries, after one with the pronunciations of the word itself if there are any.
    fileprivate var entriesWithPronunciations: [LexicalEntry] {
        var whole = LexicalEntry()
        (whole.text, whole.lexicalCategory, whole.pronunciations) = (shownWord, lexicalCategory, pronunciations)
        return (pronunciations.isEmpty ? [] : [whole]) + namedEntries
    }
}

extension Example {
    /// The sentence and its translations in quotation marks, or an empty text if there are none.
    var quoted: String {
        ([text] + translations.map(\.text)).compactMap(\.nonEmpty).map { "“\($0)”" }.joined(separator: " ")
    }
}

extension Pronunciation {
    /// The transcription of the pronunciation, in the form that the tool prints.
    ///
    /// The transcription is printed between slashes, unless it respells the word in ordinary letters.
    fileprivate var shown: String? { phoneticSpelling.map { phoneticNotation == .respelling ? $0 : "/\($0)/" } }
}

extension Labeled {
    var shown: String { text ?? id.rawValue }
}

extension String {
    /// The text in a heading.
    ///
    /// The service's words have at most 128 characters. A longer text is cut off, because each entry repeats it.
    fileprivate var heading: String {
        utf8.count <= 512 ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(127))) + "…"
    }
}

extension [String] {
    /// The texts that are not empty as a list in parentheses, or an empty text if there are none.
    var inParentheses: String {
        let texts = compactMap(\.nonEmpty)
        return texts.isEmpty ? "" : "(\(texts.joined(separator: ", ")))"
    }

    /// The texts that are not empty, with spaces between them.
    var spaced: String { compactMap(\.nonEmpty).joined(separator: " ") }
}

extension SearchAnswer.Match {
    /// The word as the tool prints it.
    var shownWord: String { label ?? word.nonEmpty ?? id.text }
}
