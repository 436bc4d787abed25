import OxfordTransport

extension TerminalPage {
    /// Adds the entries of a lexical entry, and the words that are related to it.
    ///
    /// What belongs to all of the entries, such as a note, is on the page once, with the first entry.
    ///
    /// - Parameter sounds: The pronunciations of the word, if they are not on the page yet.
    mutating func addEntries(of lexicalEntry: LexicalEntry, sounds: [Pronunciation]) {
        var shared = lexicalEntry
        shared.pronunciations = sounds + lexicalEntry.pronunciations
        var origins = lexicalEntry.derivativeOf
        // An entry that the service leaves out still has a heading.
        let entries = lexicalEntry.entries.isEmpty ? [Entry()] : lexicalEntry.entries
        for (position, entry) in entries.enumerated() {
            addHead(
                lexicalEntry, shared.pronunciations + entry.pronunciations,
                homograph: entries.count > 1 ? position + 1 : nil)
            add((shared.variantForms + entry.variantForms).map(\.shown), after: "also: ")
            add(entry.inflections.map(\.text), after: "forms: ")
            let meanings = shared.meanings(of: [entry])
            for meaning in meanings { add(meaning) }
            let references = entry.crossReferenceMarkers.or(entry.crossReferences)
            if references != meanings.first?.said { add(references) }
            if meanings.first?.references.first?.kind == .derivative { origins = [] }
            for note in shared.notes + entry.notes { add([note.text], after: "note: ") }
            for etymology in entry.etymologies {
                addBlank()
                add([etymology], after: "origin: ")
            }
            (shared.pronunciations, shared.variantForms, shared.notes, shared.derivativeOf) = ([], [], [], [])
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
        let said = meaning.said
        let translations = sense.translations.compactMap(\.text.nonEmpty)
        let references = sense.crossReferenceMarkers.or(sense.crossReferences)
        let isGrammar: (Note) -> Bool = { $0.kind == .indicator || $0.kind == .grammaticalNote }
        let labels =
            sense.notes.filter(isGrammar).compactMap(\.text.nonEmpty) + sense.registers.map(\.shown)
            + sense.regions.map(\.shown) + sense.domains.map(\.shown)
        let text = said.isEmpty ? translations.joined(separator: ", ") : said.joined(separator: "; ")
        var lines = [("", [[labels.inParentheses.lowercased(), text].spaced])]
        if !said.isEmpty { lines.append(("→ ", translations)) }
        lines += sense.examples.map { ("", [$0.quoted]) }
        lines += [
            ("= ", sense.synonyms.map(\.text)), ("≠ ", sense.antonyms.map(\.text)),
            ("also: ", sense.variantForms.map(\.shown)), ("forms: ", sense.inflections.map(\.text)),
            ("", references == said ? [] : references),
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
    /// The definitions or, if there are none, sentences about the words that the meaning refers to.
    fileprivate var said: [String] { definitions.map(\.text).nonEmpty ?? references.map(\.shown) }
}

extension [String] {
    /// Returns the texts, or sentences about the cross-references if there are no texts.
    ///
    /// The service sends readable texts for many cross-references, but not for all.
    fileprivate func or(_ references: [CrossReference]) -> [String] {
        isEmpty ? references.filter { !$0.text.isEmpty }.map(\.shown) : self
    }
}

extension CrossReference {
    /// A sentence about the reference, such as "see also oak".
    fileprivate var shown: String {
        let kind = kind ?? .seeAlso
        return "\(kind == .derivative ? "derivative of" : kind.rawValue) \(text)"
    }
}

extension VariantForm {
    /// The spelling, with the regions that use it.
    fileprivate var shown: String { [text, regions.map(\.shown).inParentheses].spaced }
}
