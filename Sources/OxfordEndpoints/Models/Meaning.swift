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
public struct Meaning: Sendable {
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

    /// The words that the meaning refers to, if it has no definitions.
    ///
    /// These are the cross-references of the sense for which the service sends no text. Some entries define nothing and
    /// translate nothing, but refer to another word. For the first sense of such an entry, these are the entry's
    /// cross-references. If the entry has no cross-references either, and it is the first of its lexical entry, these
    /// are the words that the headword is derived from.
    ///
    /// Each reference has a ``CrossReference/kind-swift.property``, which is
    /// ``CrossReference/Kind-swift.struct/seeAlso`` if the service sends none. Make a sentence of it in the language of
    /// your app:
    ///
    /// ```swift
    /// let body = """
    ///     {"results": [{"word": "gladly", "lexicalEntries": [{
    ///       "derivativeOf": [{"id": "glad", "text": "glad"}],
    ///       "entries": [{"senses": [{"id": "gladly.001"}]}]
    ///     }]}]}
    ///     """
    /// let answer = try EntriesAnswer(json: Array(body.utf8))
    /// for reference in answer.meanings().flatMap(\.references) {
    ///     switch reference.kind {
    ///     case .derivative: print("derived from", reference.text)
    ///     default: print("see", reference.text)
    ///     }
    /// }
    /// // derived from glad
    /// ```
    public let references: [CrossReference]

    /// Creates a meaning, for tests and previews.
    ///
    /// ```swift
    /// var sense = Sense()
    /// sense.definitions = ["a card with one spot"]
    /// let card = Meaning(of: sense, headword: "ace")
    /// print(card.headword, card.number, card.definitions.map(\.text))
    /// // ace 1 ["a card with one spot"]
    /// ```
    public init(
        of sense: Sense, headword: String = "", lexicalEntry: LexicalEntry = LexicalEntry(), entry: Entry = Entry(),
        number: String = "1", references: [CrossReference] = []
    ) {
        self.sense = sense
        self.headword = headword
        self.lexicalEntry = lexicalEntry
        self.entry = entry
        self.number = number
        self.references = references
    }

    /// The lexical category of the headword.
    public var lexicalCategory: Labeled<LexicalCategory>? { lexicalEntry.lexicalCategory }

    /// The definitions of the sense, or what the service says instead.
    ///
    /// If a sense has no definitions, the result contains its short definitions instead. If a sense has no short
    /// definitions either, the result contains the texts of its cross-references, such as "another term for ace".
    ///
    /// Some entries define nothing and translate nothing, but refer to another word. For the first sense of such an
    /// entry, the result contains the texts of the entry's cross-references. If the service sends no text for a
    /// reference, the result is empty, and ``references`` contains the word.
    public var definitions: [Definition] {
        var (kind, texts) = sense.explanation
        if texts.isEmpty, number == "1", entry.onlyRefers { texts = entry.crossReferenceMarkers }
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
}

extension Meaning: Hashable {
    /// Returns whether two meanings have the same sense in the same place.
    ///
    /// The place is the headword, its lexical category, the number of the homograph, and the number of the sense. The
    /// rest of the entries is not compared, because comparing an entry for each of its senses would take quadratic
    /// time.
    public static func == (one: Self, other: Self) -> Bool {
        one.number == other.number && one.headword == other.headword && one.lexicalCategory == other.lexicalCategory
            && one.entry.homographNumber == other.entry.homographNumber && one.references == other.references
            && one.sense == other.sense
    }

    /// Hashes the sense, its headword and its number.
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
                for (position, entry) in lexicalEntry.entries.enumerated() {
                    // A word is derived as a whole, so this reference is not repeated for each entry.
                    let references = entry.references(orOrigins: position == 0 ? lexicalEntry.derivativeOf : [])
                    func add(_ senses: [Sense], below parent: String) {
                        for (position, sense) in senses.enumerated() {
                            let number = parent + String(position + 1)
                            meanings.append(
                                Meaning(
                                    of: sense, headword: headword, lexicalEntry: lexicalEntry, entry: entry,
                                    number: number, references: number == "1" ? references : sense.references))
                            add(sense.subsenses, below: number + ".")
                        }
                    }
                    let refers = !references.isEmpty || !entry.crossReferenceMarkers.isEmpty
                    add(entry.senses.isEmpty && refers ? [Sense()] : entry.senses, below: "")
                }
            }
        }
        guard let register else { return meanings }
        return meanings.filter { $0.sense.registers.contains { $0.id == register } }
    }
}

extension Entry {
    /// The senses, each before its subsenses.
    var allSenses: [Sense] {
        var all: [Sense] = []
        func add(_ senses: [Sense]) {
            for sense in senses {
                all.append(sense)
                add(sense.subsenses)
            }
        }
        add(senses)
        return all
    }

    /// Whether no sense says anything, so that the entry can only refer to another word.
    fileprivate var onlyRefers: Bool { senses.allSatisfy(\.isSilent) }

    /// Returns the references of the first sense, the references of the entry, or the words that the headword is
    /// derived from.
    fileprivate func references(orOrigins origins: [RelatedWord]) -> [CrossReference] {
        guard onlyRefers else { return senses.first?.references ?? [] }
        if !crossReferenceMarkers.isEmpty { return [] }
        return crossReferences.withTextAndKind.nonEmpty ?? origins.map(CrossReference.init(origin:)).withTextAndKind
    }
}

extension Sense {
    /// The definitions of the sense, or what the service says instead.
    fileprivate var explanation: (kind: Definition.Kind, texts: [String]) {
        if !definitions.isEmpty { return (.definition, definitions) }
        if !shortDefinitions.isEmpty { return (.shortDefinition, shortDefinitions) }
        return (.crossReference, crossReferenceMarkers)
    }

    /// The words that the sense refers to, if it has nothing else to say.
    fileprivate var references: [CrossReference] {
        explanation.texts.isEmpty ? crossReferences.withTextAndKind : []
    }

    fileprivate var isSilent: Bool {
        explanation.texts.isEmpty && translations.isEmpty && crossReferences.allSatisfy(\.text.isEmpty)
            && subsenses.allSatisfy(\.isSilent)
    }
}

extension CrossReference {
    /// Creates a reference to a word that the headword is derived from.
    fileprivate init(origin word: RelatedWord) {
        self.init()
        (id, text, kind) = (word.id, word.text, .derivative)
    }
}

extension [CrossReference] {
    /// The references that have a text, each with a kind.
    fileprivate var withTextAndKind: [CrossReference] {
        filter { !$0.text.isEmpty }.map { reference in
            var reference = reference
            reference.kind = reference.kind ?? .seeAlso
            return reference
        }
    }
}
