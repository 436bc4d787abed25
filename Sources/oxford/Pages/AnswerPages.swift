import OxfordTransport

/// An answer that the tool can print as human-readable text.
protocol PrintableAnswer {
    var isEmpty: Bool { get }

    func add(to page: inout TerminalPage)
}

extension EntriesAnswer: PrintableAnswer {
    var isEmpty: Bool { results.isEmpty }

    func add(to page: inout TerminalPage) {
        for result in results {
            for lexicalEntry in result.lexicalEntries { page.add(lexicalEntry, of: result) }
        }
    }
}

extension TerminalPage {
    fileprivate mutating func add(_ lexicalEntry: LexicalEntry, of result: HeadwordEntry) {
        let sounds =
            result.pronunciations + lexicalEntry.pronunciations + lexicalEntry.entries.flatMap(\.pronunciations)
        addHead(
            lexicalEntry.text.nonEmpty ?? result.word.nonEmpty ?? result.id?.text, sounds,
            category: lexicalEntry.lexicalCategory)
        for entry in lexicalEntry.entries {
            let references = lexicalEntry.references(of: entry)
            let senses = entry.senses.isEmpty && !references.isEmpty ? [Sense()] : entry.senses
            for (position, sense) in senses.enumerated() {
                add(sense, or: position == 0 ? references : [], number: "\(position + 1)", indent: 2)
            }
            for etymology in entry.etymologies {
                addBlank()
                add(etymology, after: "origin: ", indent: 2)
            }
        }
    }

    private mutating func add(_ sense: Sense, or references: [String] = [], number: String, indent: Int) {
        let hints = sense.notes.filter { $0.type == "indicator" }.compactMap(\.text.nonEmpty)
        let labels = hints + sense.registers.map(\.shown) + sense.regions.map(\.shown) + sense.domains.map(\.shown)
        let texts = sense.explanation.texts.isEmpty ? references : sense.explanation.texts
        let translations = sense.translations.compactMap(\.text.nonEmpty)
        let text = texts.isEmpty ? translations.joined(separator: ", ") : texts.joined(separator: "; ")
        let marked =
            (labels.isEmpty ? "" : "(\(labels.joined(separator: ", ").lowercased())) ") + (text.isEmpty ? "–" : text)
        add(marked, after: number + " ", indent: indent)
        let deeper = indent + number.count + 1
        if !texts.isEmpty, !translations.isEmpty {
            add(translations.joined(separator: ", "), after: "→ ", indent: deeper)
        }
        for example in sense.examples { add(example, indent: deeper) }
        let synonyms = sense.synonyms.compactMap(\.text.nonEmpty)
        if !synonyms.isEmpty { add(synonyms.joined(separator: ", "), after: "= ", indent: deeper) }
        for (position, subsense) in sense.subsenses.enumerated() {
            add(subsense, number: "\(number).\(position + 1)", indent: deeper)
        }
    }
}

extension LemmasAnswer: PrintableAnswer {
    var isEmpty: Bool { results.isEmpty }

    func add(to page: inout TerminalPage) {
        for word in results {
            var answer = LemmasAnswer()
            answer.results = [word]
            let headwords = answer.headwords().map(\.text)
            page.add("\(word.word.nonEmpty ?? word.id?.text ?? "") → \(headwords.joined(separator: ", "))")
        }
    }
}

extension InflectionsAnswer: PrintableAnswer {
    var isEmpty: Bool { results.isEmpty }

    func add(to page: inout TerminalPage) {
        for word in results {
            for lexicalEntry in word.lexicalEntries {
                page.addHead(
                    lexicalEntry.text.nonEmpty ?? word.text ?? word.id?.text, category: lexicalEntry.lexicalCategory)
                for form in lexicalEntry.inflections {
                    let features = form.grammaticalFeatures.compactMap { $0.text ?? $0.id?.rawValue }
                    let marked = features.isEmpty ? "" : " (\(features.joined(separator: ", ").lowercased()))"
                    page.add(form.inflectedForm + marked, indent: 2)
                }
            }
        }
    }
}

extension PronunciationsAnswer: PrintableAnswer {
    var isEmpty: Bool { results.isEmpty }

    func add(to page: inout TerminalPage) {
        for word in results {
            let text = word.word.nonEmpty ?? word.id?.text
            if !word.pronunciations.isEmpty { page.add(word.pronunciations, of: text, word.lexicalCategory) }
            for lexicalEntry in word.lexicalEntries {
                page.add(
                    lexicalEntry.pronunciations, of: lexicalEntry.text.nonEmpty ?? text, lexicalEntry.lexicalCategory)
            }
        }
    }
}

extension SentencesAnswer: PrintableAnswer {
    var isEmpty: Bool { results.isEmpty }

    func add(to page: inout TerminalPage) {
        for word in results {
            for lexicalEntry in word.lexicalEntries {
                page.addHead(
                    lexicalEntry.text.nonEmpty ?? word.word.nonEmpty ?? word.id?.text,
                    category: lexicalEntry.lexicalCategory)
                for sentence in lexicalEntry.sentences { page.add(sentence, indent: 2) }
            }
        }
    }
}

extension ThesaurusAnswer: PrintableAnswer {
    var isEmpty: Bool { results.isEmpty }

    func add(to page: inout TerminalPage) {
        for word in results {
            for lexicalEntry in word.lexicalEntries {
                page.addHead(
                    lexicalEntry.text.nonEmpty ?? word.word.nonEmpty ?? word.id?.text,
                    category: lexicalEntry.lexicalCategory)
                for (position, sense) in lexicalEntry.entries.flatMap(\.senses).enumerated() {
                    page.add(sense, number: "\(position + 1)", indent: 2)
                }
            }
        }
    }
}

extension WordlistAnswer: PrintableAnswer {
    var isEmpty: Bool { results.isEmpty }

    func add(to page: inout TerminalPage) {
        for match in results { page.add(match.label ?? match.word.nonEmpty ?? match.id?.text ?? "") }
    }
}

extension TerminalPage {
    mutating func add(_ example: Example, indent: Int) {
        let texts = [example.text] + example.translations.compactMap(\.text.nonEmpty)
        add(texts.map { "“\($0)”" }.joined(separator: " "), indent: indent, style: .faint)
    }

    fileprivate mutating func add(
        _ sounds: [Pronunciation], of word: String?, _ category: Labeled<LexicalCategory>?
    ) {
        addHead(word, category: category)
        for sound in sounds {
            let parts = [sound.shown, sound.phoneticNotation?.rawValue, sound.audio]
            add((parts.compactMap(\.self) + sound.dialects.map(\.rawValue)).joined(separator: "  "), indent: 2)
        }
    }

    fileprivate mutating func add(_ sense: ThesaurusAnswer.Sense, number: String, indent: Int) {
        let deeper = indent + number.count + 1
        var lead = number + " "
        var column = indent
        for (mark, words) in [("= ", sense.synonyms), ("≠ ", sense.antonyms)] where !words.isEmpty {
            add(words.compactMap(\.text.nonEmpty).joined(separator: ", "), after: lead + mark, indent: column)
            (lead, column) = ("", deeper)
        }
        for example in sense.examples { add(example, indent: deeper) }
        for (position, subsense) in sense.subsenses.enumerated() {
            add(subsense, number: "\(number).\(position + 1)", indent: deeper)
        }
    }
}

extension LanguagesAnswer: PrintableAnswer {
    var isEmpty: Bool { results.isEmpty }

    func add(to page: inout TerminalPage) {
        for dataset in results {
            let source = dataset.sourceLanguage.flatMap { $0.language ?? $0.id } ?? ""
            let target = dataset.targetLanguage.flatMap { $0.language ?? $0.id } ?? source
            let languages = source == target ? source : "\(source) → \(target)"
            let region = dataset.region.map { " (\($0))" } ?? ""
            page.add(languages + region + (dataset.source.map { ": \($0)" } ?? ""))
        }
    }
}

extension FiltersAnswer: PrintableAnswer {
    var isEmpty: Bool { results.isEmpty }

    func add(to page: inout TerminalPage) {
        for (endpoint, names) in results.sorted(by: { $0.key < $1.key }) {
            let named = names.filter { !$0.isEmpty }
            page.add("\(endpoint): \(named.isEmpty ? "none" : named.joined(separator: ", "))")
        }
    }
}

extension LabelsAnswer: PrintableAnswer {
    var isEmpty: Bool { results.isEmpty }

    func add(to page: inout TerminalPage) { page.add(results, indent: 0) }
}

extension GrammaticalFeaturesAnswer: PrintableAnswer {
    var isEmpty: Bool { results.isEmpty }

    func add(to page: inout TerminalPage) {
        for (type, features) in results.sorted(by: { $0.key < $1.key }) {
            page.add(type)
            page.add(features, indent: 2)
        }
    }
}

extension TerminalPage {
    /// Adds a line to the page for each ID in a vocabulary, with the ID and its labels in all languages.
    fileprivate mutating func add(_ labels: [String: [String: String]], indent: Int) {
        for (id, texts) in labels.sorted(by: { $0.key < $1.key }) {
            add("\(id): \(texts.sorted { $0.key < $1.key }.map(\.value).joined(separator: ", "))", indent: indent)
        }
    }
}

extension TerminalPage {
    /// Adds a heading line with the word, its pronunciations and its part of speech.
    mutating func addHead(_ word: String?, _ sounds: [Pronunciation] = [], category: Labeled<LexicalCategory>?) {
        addBlank()
        var seen: Set<String> = []
        let spellings = sounds.compactMap(\.shown).filter { seen.insert($0).inserted }
        add([
            (word ?? "", .bold), (spellings.joined(separator: " "), nil), (category?.shown.lowercased() ?? "", .italic),
        ])
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
