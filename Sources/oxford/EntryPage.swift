import OxfordDictionaries

/// An answer of entries, as a page of a dictionary.
extension Paper {
    mutating func add(_ answer: EntriesAnswer) {
        for result in answer.results {
            for lexicalEntry in result.lexicalEntries {
                addBlank()
                add(lexicalEntry, of: result)
            }
        }
    }

    private mutating func add(_ lexicalEntry: LexicalEntry, of result: HeadwordEntry) {
        let sounds =
            result.pronunciations + lexicalEntry.pronunciations + lexicalEntry.entries.flatMap(\.pronunciations)
        var seen: Set<String> = []
        let spellings = sounds.compactMap(\.phoneticSpelling).filter { seen.insert($0).inserted }.map { "/\($0)/" }
        let category = lexicalEntry.lexicalCategory.map { $0.text ?? $0.id.rawValue }?.lowercased()
        let head = [
            styled(lexicalEntry.text ?? result.word ?? result.id?.text ?? "", .bold),
            spellings.joined(separator: " "), styled(category ?? "", .italic),
        ]
        add(head.filter { !$0.isEmpty }.joined(separator: "  "))
        for entry in lexicalEntry.entries {
            for (position, sense) in entry.senses.enumerated() { add(sense, number: "\(position + 1)", indent: 2) }
            for etymology in entry.etymologies {
                addBlank()
                add(etymology, after: "origin: ", indent: 2)
            }
        }
    }

    private mutating func add(_ sense: Sense, number: String, indent: Int) {
        let labels =
            sense.registers.map { $0.text ?? $0.id.rawValue } + sense.regions.map { $0.text ?? $0.id.rawValue }
            + sense.domains.map { $0.text ?? $0.id.rawValue }
        let texts =
            [sense.definitions, sense.shortDefinitions, sense.crossReferenceMarkers].first { !$0.isEmpty } ?? []
        let translations = sense.translations.compactMap(\.text)
        let text = texts.isEmpty ? translations.joined(separator: ", ") : texts.joined(separator: "; ")
        let marked = (labels.isEmpty ? "" : "(\(labels.joined(separator: ", ").lowercased())) ") + text
        add(marked, after: number + " ", indent: indent)
        let deeper = indent + number.count + 1
        if !texts.isEmpty, !translations.isEmpty {
            add(translations.joined(separator: ", "), after: "→ ", indent: deeper)
        }
        for example in sense.examples {
            add("“\(example.text ?? "")”", indent: deeper, style: .faint)
        }
        let synonyms = sense.synonyms.compactMap(\.text)
        if !synonyms.isEmpty { add(synonyms.joined(separator: ", "), after: "= ", indent: deeper) }
        for (position, subsense) in sense.subsenses.enumerated() {
            add(subsense, number: "\(number).\(position + 1)", indent: deeper)
        }
    }
}

/// Other answers, as far as a person reads them rather than a program.
extension Paper {
    /// Adds an answer, or says that it is better shown as it came.
    mutating func add(_ answer: some OxfordAnswer) -> Bool {
        switch answer {
        case let entries as EntriesAnswer: add(entries)
        case let lemmas as LemmasAnswer:
            for word in lemmas.results {
                let headwords = LemmasAnswer(of: word).headwords().map(\.text)
                add("\(word.word ?? word.id?.text ?? "") → \(headwords.joined(separator: ", "))")
            }
        case let words as WordlistAnswer:
            for match in words.results { add(match.label ?? match.word ?? match.id?.text ?? "") }
        default: return false
        }
        return true
    }
}

extension OxfordAnswer {
    /// Whether the answer lists what was found, and lists nothing.
    var isEmpty: Bool {
        switch self {
        case let entries as EntriesAnswer: entries.results.isEmpty
        case let lemmas as LemmasAnswer: lemmas.results.isEmpty
        case let words as WordlistAnswer: words.results.isEmpty
        default: false
        }
    }
}

extension LemmasAnswer {
    fileprivate init(of word: Word) {
        self.init()
        results = [word]
    }
}
