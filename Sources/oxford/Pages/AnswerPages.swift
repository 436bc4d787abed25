import OxfordTransport

/// An answer that the tool can print as human-readable text.
protocol PrintableAnswer {
    func add(to page: inout TerminalPage)
}

extension LemmasAnswer: PrintableAnswer {
    func add(to page: inout TerminalPage) {
        for word in results {
            var answer = LemmasAnswer()
            answer.results = [word]
            let headwords = answer.headwords().map(\.text)
            page.add("\(word.shownWord) → \(headwords.joined(separator: ", "))")
        }
    }
}

extension InflectionsAnswer: PrintableAnswer {
    func add(to page: inout TerminalPage) {
        for word in results {
            for lexicalEntry in word.lexicalEntries {
                page.addHead(
                    lexicalEntry.text.nonEmpty ?? word.shownWord, category: lexicalEntry.lexicalCategory)
                for form in lexicalEntry.inflections {
                    let features = form.grammaticalFeatures.compactMap { $0.text ?? $0.id?.rawValue }
                    let marked = features.isEmpty ? "" : " (\(features.joined(separator: ", ").lowercased()))"
                    page.add(form.text + marked, indent: 2)
                }
            }
        }
    }
}

extension PronunciationsAnswer: PrintableAnswer {
    func add(to page: inout TerminalPage) {
        for word in results {
            let text = word.shownWord
            if !word.pronunciations.isEmpty { page.add(word.pronunciations, of: text, word.lexicalCategory) }
            for lexicalEntry in word.lexicalEntries {
                page.add(
                    lexicalEntry.pronunciations, of: lexicalEntry.text.nonEmpty ?? text, lexicalEntry.lexicalCategory)
            }
        }
    }
}

extension SentencesAnswer: PrintableAnswer {
    func add(to page: inout TerminalPage) {
        for word in results {
            for lexicalEntry in word.lexicalEntries {
                page.addHead(
                    lexicalEntry.text.nonEmpty ?? word.shownWord,
                    category: lexicalEntry.lexicalCategory)
                for sentence in lexicalEntry.sentences { page.add(sentence.quoted, indent: 2, style: .faint) }
            }
        }
    }
}

extension ThesaurusAnswer: PrintableAnswer {
    func add(to page: inout TerminalPage) {
        for word in results {
            for lexicalEntry in word.lexicalEntries {
                page.addHead(lexicalEntry.text.nonEmpty ?? word.shownWord, category: lexicalEntry.lexicalCategory)
                var part = ThesaurusAnswer()
                part.results = [word]
                part.results[0].lexicalEntries = [lexicalEntry]
                for meaning in part.meanings() { page.add(meaning) }
            }
        }
    }
}

extension SearchAnswer: PrintableAnswer {
    func add(to page: inout TerminalPage) {
        for match in results { page.add(match.shownWord) }
    }
}

extension TerminalPage {
    fileprivate mutating func add(
        _ sounds: [Pronunciation], of word: String?, _ category: Labeled<LexicalCategory>?
    ) {
        addHead(word, category: category)
        for sound in sounds {
            let parts = [sound.shown, sound.phoneticNotation?.rawValue, sound.audioURLString]
            add((parts.compactMap(\.self) + sound.dialects.map(\.rawValue)).joined(separator: "  "), indent: 2)
        }
    }
}

extension LanguagesAnswer: PrintableAnswer {
    func add(to page: inout TerminalPage) {
        for dataset in results {
            let source = dataset.sourceLanguage.flatMap { $0.name ?? $0.id?.rawValue } ?? ""
            let target = dataset.targetLanguage.flatMap { $0.name ?? $0.id?.rawValue } ?? source
            let languages = source == target ? source : "\(source) → \(target)"
            let region = dataset.region.map { " (\($0))" } ?? ""
            page.add(languages + region + (dataset.source.map { ": \($0)" } ?? ""))
        }
    }
}

extension NamesAnswer: PrintableAnswer {
    func add(to page: inout TerminalPage) { page.add(results) }
}

extension FieldsAnswer: PrintableAnswer {
    func add(to page: inout TerminalPage) { page.add(results) }
}

extension LabelsAnswer: PrintableAnswer {
    func add(to page: inout TerminalPage) { page.add(results, indent: 0) }
}

extension GrammaticalFeaturesAnswer: PrintableAnswer {
    func add(to page: inout TerminalPage) {
        for (type, features) in results.sorted(by: { $0.key < $1.key }) {
            page.add(type)
            page.add(features, indent: 2)
        }
    }
}

extension TerminalPage {
    /// Adds a line to the page for each endpoint, with the names that belong to it.
    fileprivate mutating func add(_ names: [String: [String]]) {
        for (endpoint, names) in names.sorted(by: { $0.key < $1.key }) {
            let named = names.filter { !$0.isEmpty }
            add("\(endpoint): \(named.isEmpty ? "none" : named.joined(separator: ", "))")
        }
    }

    /// Adds a line to the page for each value of a vocabulary, with its ID and its labels in all languages.
    fileprivate mutating func add(_ labels: [some OxfordVocabulary: [Language: String]], indent: Int) {
        for (value, texts) in labels.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let texts = texts.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
            add("\(value): \(texts.joined(separator: ", "))", indent: indent)
        }
    }
}

extension TerminalPage {
    /// Adds a heading line with the word, its pronunciations and its part of speech.
    ///
    /// A number after the word distinguishes homographs, that is, different words with the same spelling.
    mutating func addHead(
        _ word: String?, _ sounds: [Pronunciation] = [], category: Labeled<LexicalCategory>?, homograph: Int? = nil
    ) {
        addBlank()
        var seen: Set<String> = []
        let spellings = sounds.compactMap(\.shown).filter { seen.insert($0).inserted }
        add([
            (word ?? "", .bold), (homograph.map { "(\($0))" } ?? "", nil), (spellings.joined(separator: " "), nil),
            (category?.shown.lowercased() ?? "", .italic),
        ])
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
    var shown: String? { phoneticSpelling.map { phoneticNotation == .respelling ? $0 : "/\($0)/" } }
}

extension Labeled {
    var shown: String { text ?? id.rawValue }
}

extension SearchAnswer.Match {
    /// The word as the tool prints it.
    var shownWord: String { label ?? word.nonEmpty ?? id.text }
}
