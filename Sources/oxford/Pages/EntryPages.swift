import OxfordTransport

extension TerminalPage {
    /// Adds the entries of a lexical entry, and the words that are related to it.
    mutating func addEntries(of lexicalEntry: LexicalEntry, in word: HeadwordEntry) {
        var origins = lexicalEntry.derivativeOf
        // An entry that the service leaves out still has a heading.
        let entries = lexicalEntry.entries.isEmpty ? [Entry()] : lexicalEntry.entries
        for (position, entry) in entries.enumerated() {
            addHead(
                lexicalEntry, word.pronunciations + lexicalEntry.pronunciations + entry.pronunciations,
                homograph: entries.count > 1 ? position + 1 : nil)
            add((lexicalEntry.variantForms + entry.variantForms).map(\.shown), after: "also: ")
            add(entry.inflections.map(\.text), after: "forms: ")
            let meanings = lexicalEntry.meanings(of: [entry])
            for meaning in meanings { add(meaning) }
            let isReference = meanings.contains(where: \.isReference)
            if isReference { origins = [] }
            add(isReference ? [] : entry.crossReferenceMarkers.or(entry.crossReferences))
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
        let definitions = meaning.definitions.map(\.text)
        let translations = sense.translations.compactMap(\.text.nonEmpty)
        let isGrammar: (Note) -> Bool = { $0.kind == .indicator || $0.kind == .grammaticalNote }
        let labels =
            sense.notes.filter(isGrammar).compactMap(\.text.nonEmpty) + sense.registers.map(\.shown)
            + sense.regions.map(\.shown) + sense.domains.map(\.shown)
        let text = definitions.isEmpty ? translations.joined(separator: ", ") : definitions.joined(separator: "; ")
        var lines = [("", [[labels.inParentheses.lowercased(), text].spaced])]
        if !definitions.isEmpty { lines.append(("→ ", translations)) }
        lines += sense.examples.map { ("", [$0.quoted]) }
        lines += [
            ("= ", sense.synonyms.map(\.text)), ("≠ ", sense.antonyms.map(\.text)),
            ("also: ", sense.variantForms.map(\.shown)), ("forms: ", sense.inflections.map(\.text)),
            ("", meaning.isReference ? [] : sense.crossReferenceMarkers.or(sense.crossReferences)),
        ]
        lines += sense.notes.filter { !isGrammar($0) }.map { ("note: ", [$0.text]) }
        lines = lines.filter { !$0.1.allSatisfy(\.isEmpty) }
        if lines.isEmpty { lines = [("", ["–"])] }
        add(lines[0].1, after: "\(meaning.number) \(lines[0].0)", indent: indent)
        for (lead, words) in lines.dropFirst() { add(words, after: lead, indent: indent + meaning.number.count + 1) }
    }

    /// Adds a list of words, unless it is empty.
    ///
    /// Example sentences, which are in quotation marks, are faint.
    private mutating func add(_ words: [String], after lead: String = "", indent: Int = 2) {
        let text = words.compactMap(\.nonEmpty).joined(separator: ", ")
        if !text.isEmpty { add(text, after: lead, indent: indent, style: text.hasPrefix("“") ? .faint : nil) }
    }
}

extension LexicalEntry {
    /// Returns the meanings in some of the entries.
    func meanings(of entries: [Entry]) -> [Meaning] {
        var (answer, word, part) = (EntriesAnswer(), HeadwordEntry(), self)
        part.entries = entries
        word.lexicalEntries = [part]
        answer.results = [word]
        return answer.meanings()
    }
}

extension Meaning {
    /// Whether the sense is explained only by references to other entries.
    fileprivate var isReference: Bool { definitions.contains { $0.kind == .crossReference } }
}

extension [String] {
    /// Returns the texts, or the cross-references as text if there are no texts.
    ///
    /// The service sends readable texts for many cross-references, but not for all.
    fileprivate func or(_ references: [CrossReference]) -> [String] {
        isEmpty ? references.filter { !$0.text.isEmpty }.map { "\($0.kind?.rawValue ?? "see") \($0.text)" } : self
    }
}

extension VariantForm {
    /// The spelling, with the regions that use it.
    fileprivate var shown: String { [text, regions.map(\.shown).inParentheses].spaced }
}
