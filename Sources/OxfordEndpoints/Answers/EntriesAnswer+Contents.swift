extension EntriesAnswer {
    /// Returns the definitions in the order in which they appear in the answer, each with the number of its sense.
    ///
    /// If a sense has no definitions, the result contains its short definitions instead. If a sense has no short
    /// definitions either, the result contains the text of its cross-references.
    ///
    /// Some entries define nothing, but refer to another word. For such an entry, the result contains the text of the
    /// entry's cross-references or, if there are none, the word that it is derived from:
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
    ///
    /// - Parameters:
    ///   - categories: The lexical categories to include. Default: all.
    ///   - register: The register to include. Default: all.
    public func definitions(of categories: LexicalCategory..., in register: Register? = nil) -> [Definition] {
        placedSenses(of: categories, in: register, forDefinitions: true).flatMap(\.definitions)
    }

    /// Returns the senses in the order in which they appear in the answer, each before its subsenses.
    ///
    /// Subsenses do not inherit the registers of their parent sense. If you pass a register, the result therefore
    /// contains only senses and subsenses that list the register themselves.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let body = SampleDictionary.entries(of: EntryID("ace")) ?? []
    /// let answer = try EntriesAnswer(json: body)
    /// print(answer.senses().count)
    /// print(answer.senses(of: .noun, in: .informal).count)
    /// // 9
    /// // 2
    /// ```
    public func senses(of categories: LexicalCategory..., in register: Register? = nil) -> [Sense] {
        placedSenses(of: categories, in: register).map(\.sense)
    }

    /// Returns the example sentences of the senses, in the order in which they appear in the answer.
    public func examples(of categories: LexicalCategory..., in register: Register? = nil) -> [Example] {
        placedSenses(of: categories, in: register).flatMap(\.sense.examples)
    }

    /// Returns the synonyms of the senses, in the order in which they appear in the answer.
    public func synonyms(of categories: LexicalCategory..., in register: Register? = nil) -> [RelatedWord] {
        placedSenses(of: categories, in: register).flatMap(\.sense.synonyms)
    }

    /// Returns the antonyms of the senses, in the order in which they appear in the answer.
    public func antonyms(of categories: LexicalCategory..., in register: Register? = nil) -> [RelatedWord] {
        placedSenses(of: categories, in: register).flatMap(\.sense.antonyms)
    }

    /// Returns the translations of the senses, in the order in which they appear in the answer.
    public func translations(of categories: LexicalCategory..., in register: Register? = nil) -> [Translation] {
        placedSenses(of: categories, in: register).flatMap(\.sense.translations)
    }

    /// Returns the inflected forms of the entries and of the senses, in the order in which they appear in the answer.
    public func inflections(of categories: LexicalCategory...) -> [InflectedForm] {
        lexicalEntries(of: categories).flatMap(\.entries).flatMap { entry in
            entry.inflections + entry.senses.flatMap(\.withSubsenses).flatMap(\.inflections)
        }
    }

    /// Returns the phrases with the headwords, such as `hold all the aces`.
    public func phrases(of categories: LexicalCategory...) -> [RelatedWord] {
        lexicalEntries(of: categories).flatMap(\.phrases)
    }

    /// Returns the phrasal verbs with the headwords, such as `run out`.
    public func phrasalVerbs(of categories: LexicalCategory...) -> [RelatedWord] {
        lexicalEntries(of: categories).flatMap(\.phrasalVerbs)
    }

    /// Returns the words that are derived from the headwords, such as `gladly` from `glad`.
    public func derivatives(of categories: LexicalCategory...) -> [RelatedWord] {
        lexicalEntries(of: categories).flatMap(\.derivatives)
    }

    /// Returns the etymologies of the entries, in the order in which they appear in the answer.
    public func etymologies(of categories: LexicalCategory...) -> [String] {
        lexicalEntries(of: categories).flatMap(\.entries).flatMap(\.etymologies)
    }

    /// Returns the pronunciations of headwords, followed by the pronunciations of inflected and variant forms, without
    /// duplicates.
    ///
    /// ```swift
    /// let body = """
    ///     {"results": [{"pronunciations": [{
    ///       "phoneticSpelling": "eɪs", "dialects": ["British English"],
    ///       "audioFile": "http://audio.example.com/ace.mp3"}]}]}
    ///     """
    /// let answer = try EntriesAnswer(json: Array(body.utf8))
    /// let british = answer.pronunciations(dialect: .britishEnglish)
    /// print(british.compactMap(\.phoneticSpelling))
    /// print(answer.audio(dialect: .britishEnglish) ?? "no audio")
    /// // ["eɪs"]
    /// // https://audio.example.com/ace.mp3
    /// ```
    ///
    /// - Parameters:
    ///   - dialect: The dialect to include. Default: all.
    ///   - notation: The notation to include. Default: all.
    public func pronunciations(dialect: Dialect? = nil, notation: PhoneticNotation? = nil) -> [Pronunciation] {
        (results.flatMap(\.ownPronunciations) + results.flatMap(\.pronunciationsOfForms))
            .unique(dialect: dialect, notation: notation)
    }

    /// Returns the HTTPS URL of the first audio file for a headword, or `nil` if there is none.
    ///
    /// This method ignores the audio files of inflected and variant forms.
    public func audio(dialect: Dialect? = nil) -> String? {
        results.flatMap(\.ownPronunciations).unique(dialect: dialect).lazy.compactMap(\.audio).first
    }

    private func lexicalEntries(of categories: [LexicalCategory]) -> [LexicalEntry] {
        results.flatMap(\.lexicalEntries).filter { categories.include($0.lexicalCategory) }
    }

    /// Returns the senses with their numbers.
    ///
    /// For definitions, an entry without senses that refers to another word counts as a sense.
    private func placedSenses(
        of categories: [LexicalCategory], in register: Register?, forDefinitions: Bool = false
    ) -> [PlacedSense] {
        var senses: [PlacedSense] = []
        for result in results {
            for lexicalEntry in result.lexicalEntries where categories.include(lexicalEntry.lexicalCategory) {
                let headword = result.word.nonEmpty ?? lexicalEntry.text.nonEmpty ?? result.id?.text
                for entry in lexicalEntry.entries {
                    let first = senses.count
                    let references = forDefinitions ? lexicalEntry.references(of: entry) : []
                    PlacedSense.add(
                        entry.senses.isEmpty && !references.isEmpty ? [Sense()] : entry.senses, below: "",
                        headword: headword, lexicalCategory: lexicalEntry.lexicalCategory, to: &senses)
                    if !references.isEmpty { senses[first].references = references }
                }
            }
        }
        guard let register else { return senses }
        return senses.filter { $0.sense.registers.contains { $0.id == register } }
    }
}

extension HeadwordEntry {
    /// The pronunciations of the headword itself, excluding its inflected and variant forms.
    fileprivate var ownPronunciations: [Pronunciation] {
        pronunciations
            + lexicalEntries.flatMap { lexicalEntry in
                lexicalEntry.pronunciations
                    + lexicalEntry.entries.flatMap { entry in
                        entry.pronunciations + entry.senses.flatMap(\.withSubsenses).flatMap(\.pronunciations)
                    }
            }
    }

    fileprivate var pronunciationsOfForms: [Pronunciation] {
        lexicalEntries.flatMap { lexicalEntry in
            let entries = lexicalEntry.entries
            let senses = entries.flatMap(\.senses).flatMap(\.withSubsenses)
            let inflections = entries.flatMap(\.inflections) + senses.flatMap(\.inflections)
            let variants =
                lexicalEntry.variantForms + entries.flatMap(\.variantForms) + senses.flatMap(\.variantForms)
            return inflections.flatMap(\.pronunciations) + variants.flatMap(\.pronunciations)
        }
    }
}

extension LexicalEntry {
    /// Returns what an entry without definitions and translations says instead, such as "derivative of glad".
    package func references(of entry: Entry) -> [String] {
        let senses = entry.senses.flatMap(\.withSubsenses)
        guard senses.allSatisfy({ $0.explanation.texts.isEmpty && $0.translations.isEmpty }) else { return [] }
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

extension Sense {
    /// The definitions of the sense, or what it says instead.
    package var explanation: (kind: Definition.Kind, texts: [String]) {
        if !definitions.isEmpty { return (.definition, definitions) }
        if !shortDefinitions.isEmpty { return (.shortDefinition, shortDefinitions) }
        return (.crossReference, crossReferenceMarkers.orTargets(of: crossReferences))
    }

    fileprivate var withSubsenses: [Sense] { [self] + subsenses.flatMap(\.withSubsenses) }
}

private struct PlacedSense {
    let sense: Sense
    let number: String
    let headword: String?
    let lexicalCategory: Labeled<LexicalCategory>?
    /// What the entry says, if none of its senses says anything.
    var references: [String] = []

    static func add(
        _ senses: [Sense], below parent: String, headword: String?, lexicalCategory: Labeled<LexicalCategory>?,
        to list: inout [PlacedSense]
    ) {
        for (position, sense) in senses.enumerated() {
            let number = (parent.isEmpty ? "" : parent + ".") + String(position + 1)
            list.append(
                PlacedSense(sense: sense, number: number, headword: headword, lexicalCategory: lexicalCategory))
            add(sense.subsenses, below: number, headword: headword, lexicalCategory: lexicalCategory, to: &list)
        }
    }

    var definitions: [Definition] {
        let (kind, texts) = sense.explanation
        return (texts.isEmpty ? references : texts).map { text in
            Definition(
                text: text, kind: kind, senseID: sense.id, headword: headword, lexicalCategory: lexicalCategory,
                number: number,
                registers: sense.registers, domains: sense.domains, examples: sense.examples)
        }
    }
}

/// A definition in an answer, with the number of its sense.
///
/// ```swift
/// let body = """
///     {"results": [{"word": "ace", "lexicalEntries": [{
///       "lexicalCategory": {"id": "noun"},
///       "entries": [{"senses": [{
///         "definitions": ["a card with one spot"],
///         "subsenses": [{"shortDefinitions": ["a die with one"]}]
///       }]}]
///     }]}]}
///     """
/// let answer = try EntriesAnswer(json: Array(body.utf8))
/// for definition in answer.definitions() {
///     print(definition.number, definition.text, definition.kind)
/// }
/// // 1 a card with one spot definition
/// // 1.1 a die with one shortDefinition
/// ```
public struct Definition: Hashable, Sendable {
    /// A kind of text that can serve as a definition.
    public enum Kind: Hashable, Sendable {
        /// A full definition of the sense.
        case definition
        /// A short definition, for a sense without a full definition.
        case shortDefinition
        /// The text of a cross-reference, or "derivative of" and a word. It is used only for a sense without a full or
        /// short definition.
        case crossReference
    }

    /// The text of the definition.
    public let text: String

    /// Whether the text is a full definition, a short definition, or a cross-reference.
    public let kind: Kind

    /// The ID of the sense, or `nil` if the service leaves it out.
    ///
    /// The example sentences of ``SentencesAnswer`` and the links to the thesaurus refer to senses by this ID.
    public let senseID: String?

    /// The headword that the text defines.
    public let headword: String?

    /// The lexical category of the headword.
    public let lexicalCategory: Labeled<LexicalCategory>?

    /// The number of the sense within its entry, such as `1`, or `1.2` for a subsense.
    public let number: String

    /// The registers of the sense.
    public let registers: [Labeled<Register>]

    /// The domains of the sense.
    public let domains: [Labeled<Domain>]

    /// The examples of the sense.
    public let examples: [Example]
}
