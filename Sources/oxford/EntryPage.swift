import OxfordTransport

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
        addHead(lexicalEntry.text ?? result.word ?? result.id?.text, sounds, category: lexicalEntry.lexicalCategory)
        for entry in lexicalEntry.entries {
            for (position, sense) in entry.senses.enumerated() { add(sense, number: "\(position + 1)", indent: 2) }
            for etymology in entry.etymologies {
                addBlank()
                add(etymology, after: "origin: ", indent: 2)
            }
        }
    }

    private mutating func add(_ sense: Sense, number: String, indent: Int) {
        let hints = sense.notes.filter { $0.type == "indicator" }.compactMap(\.text)
        let labels = hints + sense.registers.map(\.shown) + sense.regions.map(\.shown) + sense.domains.map(\.shown)
        let texts =
            [sense.definitions, sense.shortDefinitions, sense.crossReferenceMarkers].first { !$0.isEmpty } ?? []
        let translations = sense.translations.compactMap(\.text)
        let text = texts.isEmpty ? translations.joined(separator: ", ") : texts.joined(separator: "; ")
        let marked =
            (labels.isEmpty ? "" : "(\(labels.joined(separator: ", ").lowercased())) ") + (text.isEmpty ? "–" : text)
        add(marked, after: number + " ", indent: indent)
        let deeper = indent + number.count + 1
        if !texts.isEmpty, !translations.isEmpty {
            add(translations.joined(separator: ", "), after: "→ ", indent: deeper)
        }
        for example in sense.examples { add(example, indent: deeper) }
        let synonyms = sense.synonyms.compactMap(\.text)
        if !synonyms.isEmpty { add(synonyms.joined(separator: ", "), after: "= ", indent: deeper) }
        for (position, subsense) in sense.subsenses.enumerated() {
            add(subsense, number: "\(number).\(position + 1)", indent: deeper)
        }
    }
}
