import OxfordTransport

extension EntriesAnswer: PrintableAnswer {
    func add(to page: inout TerminalPage) {
        for result in results {
            for lexicalEntry in result.lexicalEntries { page.add(lexicalEntry, of: result) }
        }
    }
}

extension TerminalPage {
    fileprivate mutating func add(_ lexicalEntry: LexicalEntry, of result: HeadwordEntry) {
        var origins = lexicalEntry.derivativeOf
        // An entry that the service leaves out still has a heading.
        let entries = lexicalEntry.entries.isEmpty ? [Entry()] : lexicalEntry.entries
        for (position, entry) in entries.enumerated() {
            addHead(
                lexicalEntry.text.nonEmpty ?? result.shownWord,
                result.pronunciations + lexicalEntry.pronunciations + entry.pronunciations,
                category: lexicalEntry.lexicalCategory, homograph: entries.count > 1 ? position + 1 : nil)
            add((lexicalEntry.variantForms + entry.variantForms).map(\.shown), after: "also: ")
            add(entry.inflections.map(\.text), after: "forms: ")
            var part = EntriesAnswer()
            part.results = [result]
            part.results[0].lexicalEntries = [lexicalEntry]
            part.results[0].lexicalEntries[0].entries = [entry]
            let meanings = part.meanings()
            for meaning in meanings { add(meaning) }
            let isReference = meanings.contains { $0.definitions.contains { $0.kind == .crossReference } }
            let markers = entry.crossReferenceMarkers
            if isReference { origins = [] }
            add(isReference ? [] : markers.isEmpty ? entry.crossReferences.map(\.shown) : markers)
            for note in lexicalEntry.notes + entry.notes { add([note.text], after: "note: ") }
            for etymology in entry.etymologies {
                addBlank()
                add([etymology], after: "origin: ")
            }
        }
        let related = [
            ("derivative of: ", origins), ("derivatives: ", lexicalEntry.derivatives),
            ("compounds: ", lexicalEntry.compounds), ("phrases: ", lexicalEntry.phrases),
            ("phrasal verbs: ", lexicalEntry.phrasalVerbs),
        ]
        if related.contains(where: { !$0.1.isEmpty }) { addBlank() }
        for (lead, words) in related { add(words.map(\.text), after: lead) }
    }

    /// Adds a sense with everything that belongs to it, indented by its depth.
    mutating func add(_ meaning: Meaning) {
        let sense = meaning.sense
        let parents = meaning.number.split(separator: ".").dropLast()
        // The text of a subsense begins below the text of its parent. The number of a parent is followed by a space.
        let indent = 2 + parents.indices.reduce(0) { $0 + parents[...$1].joined(separator: ".").count + 1 }
        let deeper = indent + meaning.number.count + 1
        let definitions = meaning.definitions
        let translations = sense.translations.compactMap(\.text.nonEmpty)
        let isGrammar: (Note) -> Bool = { $0.type == .indicator || $0.type == .grammaticalNote }
        let labels =
            sense.notes.filter(isGrammar).compactMap(\.text.nonEmpty) + sense.registers.map(\.shown)
            + sense.regions.map(\.shown) + sense.domains.map(\.shown)
        let text =
            definitions.isEmpty
            ? translations.joined(separator: ", ") : definitions.map(\.text).joined(separator: "; ")
        let marked = (labels.isEmpty ? "" : "(\(labels.joined(separator: ", ").lowercased())) ") + text
        let isReference = definitions.contains { $0.kind == .crossReference }
        let markers = sense.crossReferenceMarkers
        let references = markers.isEmpty ? sense.crossReferences.map(\.shown) : markers
        var lines = [("", [marked]), ("→ ", definitions.isEmpty ? [] : translations)]
        lines += sense.examples.map { ("", [$0.quoted]) }
        lines += [
            ("= ", sense.synonyms.map(\.text)), ("≠ ", sense.antonyms.map(\.text)),
            ("also: ", sense.variantForms.map(\.shown)), ("forms: ", sense.inflections.map(\.text)),
            ("", isReference ? [] : references),
        ]
        lines += sense.notes.filter { !isGrammar($0) }.map { ("note: ", [$0.text]) }
        lines = lines.filter { !$0.1.allSatisfy(\.isEmpty) }
        if lines.isEmpty { lines = [("", ["–"])] }
        add(lines[0].1, after: "\(meaning.number) \(lines[0].0)", indent: indent)
        for (lead, words) in lines.dropFirst() { add(words, after: lead, indent: deeper) }
    }

    /// Adds a list of words, unless it is empty.
    ///
    /// Example sentences, which are in quotation marks, are faint.
    private mutating func add(_ words: [String], after lead: String = "", indent: Int = 2) {
        let text = words.compactMap(\.nonEmpty).joined(separator: ", ")
        if !text.isEmpty { add(text, after: lead, indent: indent, style: text.hasPrefix("“") ? .faint : nil) }
    }
}

extension HeadwordEntry {
    /// The word as the tool prints it.
    var shownWord: String { word.nonEmpty ?? id.text }
}

extension CrossReference {
    fileprivate var shown: String { text.isEmpty ? "" : "\(type?.rawValue ?? "see") \(text)" }
}

extension VariantForm {
    /// The spelling, with the regions that use it.
    fileprivate var shown: String {
        regions.isEmpty ? text : "\(text) (\(regions.map(\.shown).joined(separator: ", ")))"
    }
}
