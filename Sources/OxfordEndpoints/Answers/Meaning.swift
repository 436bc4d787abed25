/// A sense of a word, with its number and with the entry that contains it.
///
/// `meanings` of ``EntriesAnswer`` and ``ThesaurusAnswer`` returns all meanings of an answer in reading order.
///
/// ```swift
/// let body = """
///     {"results": [{"word": "ace", "lexicalEntries": [{
///       "lexicalCategory": {"id": "noun"},
///       "entries": [{"etymologies": ["Latin"], "senses": [{
///         "definitions": ["a card with one spot"],
///         "subsenses": [{"definitions": ["a die with one spot"]}]
///       }]}]
///     }]}]}
///     """
/// let answer = try EntriesAnswer(json: Array(body.utf8))
/// for meaning in answer.meanings() {
///     print(meaning.number, meaning.sense.definitions)
///     print(meaning.headword, meaning.entry.etymologies)
/// }
/// // 1 ["a card with one spot"]
/// // ace ["Latin"]
/// // 1.1 ["a die with one spot"]
/// // ace ["Latin"]
/// ```
public struct Meaning: Hashable, Sendable {
    /// The headword that the sense belongs to.
    ///
    /// It is empty if the service leaves it out.
    public let headword: String

    /// The lexical entry that contains the sense.
    ///
    /// It has phrases, derivatives, and the words that the headword is derived from.
    public let lexicalEntry: LexicalEntry

    /// The entry that contains the sense.
    ///
    /// It has the etymologies, the inflections, and the number of the homograph.
    public let entry: Entry

    /// The sense.
    public let sense: Sense

    /// The number of the sense within its entry, such as `1`, or `1.2` for a subsense.
    public let number: String

    /// The lexical category of the headword.
    public var lexicalCategory: Labeled<LexicalCategory>? { lexicalEntry.lexicalCategory }

    /// The definitions of the sense, or what it says instead.
    ///
    /// If a sense has no definitions, the result contains its short definitions instead. If a sense has no short
    /// definitions either, the result contains the text of its cross-references.
    ///
    /// Some entries define nothing, but refer to another word. For the first sense of such an entry, the result contains
    /// the text of the entry's cross-references or, if there are none, the word that it is derived from:
    ///
    /// ```swift
    /// let body = """
    ///     {"results": [{"word": "gladly", "lexicalEntries": [{
    ///       "derivativeOf": [{"id": "glad", "text": "glad"}],
    ///       "entries": [{"senses": [{"id": "gladly.001"}]}]
    ///     }]}]}
    ///     """
    /// let answer = try EntriesAnswer(json: Array(body.utf8))
    /// print(answer.definitions().map(\.text))
    /// // ["derivative of glad"]
    /// ```
    public var definitions: [Definition] {
        var (kind, texts) = sense.explanation
        if texts.isEmpty, number == "1" { texts = lexicalEntry.references(of: entry) }
        return texts.map { text in
            Definition(
                text: text, kind: kind, senseID: sense.id, headword: headword, lexicalCategory: lexicalCategory,
                number: number, registers: sense.registers, domains: sense.domains, examples: examples)
        }
    }

    /// The example sentences of the sense.
    public var examples: [Example] { sense.examples }

    /// The synonyms of the sense.
    public var synonyms: [RelatedWord] { sense.synonyms }

    /// The antonyms of the sense.
    public var antonyms: [RelatedWord] { sense.antonyms }

    /// The translations of the sense.
    public var translations: [Translation] { sense.translations }

    /// Hashes the sense and its place.
    ///
    /// The entries are left out, because hashing them for each of their senses would take quadratic time.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(headword)
        hasher.combine(number)
        hasher.combine(sense)
    }
}

extension [HeadwordEntry] {
    func meanings(categories: [LexicalCategory]?, register: Register?) -> [Meaning] {
        var meanings: [Meaning] = []
        for result in self {
            for lexicalEntry in result.lexicalEntries where categories.include(lexicalEntry.lexicalCategory) {
                let headword = result.word.nonEmpty ?? lexicalEntry.text.nonEmpty ?? result.id.text
                for entry in lexicalEntry.entries {
                    func add(_ senses: [Sense], below parent: String) {
                        for (position, sense) in senses.enumerated() {
                            let number = parent + String(position + 1)
                            meanings.append(
                                Meaning(
                                    headword: headword, lexicalEntry: lexicalEntry, entry: entry, sense: sense,
                                    number: number))
                            add(sense.subsenses, below: number + ".")
                        }
                    }
                    let isReference = entry.senses.isEmpty && !lexicalEntry.references(of: entry).isEmpty
                    add(isReference ? [Sense()] : entry.senses, below: "")
                }
            }
        }
        guard let register else { return meanings }
        return meanings.filter { $0.sense.registers.contains { $0.id == register } }
    }
}

extension LexicalEntry {
    /// Returns what an entry without definitions and translations says instead, such as "derivative of glad".
    fileprivate func references(of entry: Entry) -> [String] {
        guard entry.allSenses.allSatisfy({ $0.explanation.texts.isEmpty && $0.translations.isEmpty }) else { return [] }
        let references = entry.crossReferenceMarkers.orTargets(of: entry.crossReferences)
        return references.isEmpty ? derivativeOf.compactMap(\.text.nonEmpty).map { "derivative of \($0)" } : references
    }
}

extension [String] {
    /// The texts of cross-references or, if there are none, texts that name the words referred to.
    fileprivate func orTargets(of references: [CrossReference]) -> [String] {
        isEmpty ? references.compactMap(\.text.nonEmpty).map { "see \($0)" } : self
    }
}

extension Entry {
    /// The senses, each before its subsenses.
    var allSenses: [Sense] { senses.flatMap(\.withSubsenses) }
}

extension Sense {
    fileprivate var withSubsenses: [Sense] { [self] + subsenses.flatMap(\.withSubsenses) }

    /// The definitions of the sense, or what it says instead.
    fileprivate var explanation: (kind: Definition.Kind, texts: [String]) {
        if !definitions.isEmpty { return (.definition, definitions) }
        if !shortDefinitions.isEmpty { return (.shortDefinition, shortDefinitions) }
        return (.crossReference, crossReferenceMarkers.orTargets(of: crossReferences))
    }
}
