extension EntriesAnswer {
    /// Every definition in its order, with its place; a sense without one gives its short definitions, and one without
    /// those its pointers to other entries.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("ache")) ?? [])
    /// for definition in answer.definitions(of: .verb) { print(definition.number, definition.text) }
    /// print(answer.definitions(of: .noun, .verb).count)
    /// // 1 hurt in a dull and steady way
    /// // 2 want something very much
    /// // 4
    /// ```
    ///
    /// - Parameters:
    ///   - categories: The parts of speech; none for all.
    ///   - register: A register; `nil` for all.
    public func definitions(of categories: LexicalCategory..., in register: Register? = nil) -> [Definition] {
        placedSenses(of: categories, in: register).flatMap(\.definitions)
    }

    /// Every sense in its order, each before its subsenses.
    ///
    /// A subsense is in a register by what it says itself, not by what the sense above it says.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("ace")) ?? [])
    /// print(answer.senses().count, answer.senses(of: .noun).count, answer.senses(of: .noun, in: .informal).count)
    /// // 9 6 2
    /// ```
    public func senses(of categories: LexicalCategory..., in register: Register? = nil) -> [Sense] {
        placedSenses(of: categories, in: register).map(\.sense)
    }

    /// Every sentence that shows a sense, in their order.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("ache")) ?? [])
    /// print(answer.examples().first?.text ?? "")
    /// // After the climb there was an ache in both my knees.
    /// ```
    public func examples(of categories: LexicalCategory..., in register: Register? = nil) -> [Example] {
        placedSenses(of: categories, in: register).flatMap(\.sense.examples)
    }

    /// Every word that means the same as a sense, in their order.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("ache")) ?? [])
    /// print(answer.synonyms().prefix(3).compactMap(\.text))
    /// // ["dull pain", "soreness", "hurt"]
    /// ```
    public func synonyms(of categories: LexicalCategory..., in register: Register? = nil) -> [RelatedWord] {
        placedSenses(of: categories, in: register).flatMap(\.sense.synonyms)
    }

    /// Every word that means the opposite of a sense, in their order.
    public func antonyms(of categories: LexicalCategory..., in register: Register? = nil) -> [RelatedWord] {
        placedSenses(of: categories, in: register).flatMap(\.sense.antonyms)
    }

    /// Every translation of a sense, in their order.
    public func translations(of categories: LexicalCategory..., in register: Register? = nil) -> [Translation] {
        placedSenses(of: categories, in: register).flatMap(\.sense.translations)
    }

    /// Where the words come from, in the order of their entries.
    public func etymologies(of categories: LexicalCategory...) -> [String] {
        results.flatMap(\.lexicalEntries).filter { $0.isIn(categories) }.flatMap(\.entries).flatMap(\.etymologies)
    }

    /// The pronunciations of the words, each once: those of the words themselves, then those of their inflected and
    /// variant forms.
    ///
    /// ```swift
    /// let body = #"{"results": [{"pronunciations": [{"phoneticNotation": "IPA", "phoneticSpelling": "eɪs", "#
    ///     + #""dialects": ["British English"], "audioFile": "http://audio.example.com/ace.mp3"}]}]}"#
    /// let answer = try EntriesAnswer(json: Array(body.utf8))
    /// print(answer.pronunciations(dialect: .britishEnglish).compactMap(\.phoneticSpelling))
    /// print(answer.audio(dialect: .britishEnglish) ?? "no audio")
    /// // ["eɪs"]
    /// // https://audio.example.com/ace.mp3
    /// ```
    ///
    /// - Parameters:
    ///   - dialect: A dialect; `nil` for all.
    ///   - notation: A notation; `nil` for all.
    public func pronunciations(dialect: Dialect? = nil, notation: PhoneticNotation? = nil) -> [Pronunciation] {
        (results.flatMap(\.ownPronunciations) + results.flatMap(\.pronunciationsOfForms))
            .unique(dialect: dialect, notation: notation)
    }

    /// The first audio of the words themselves in a dialect, over https.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let answer = try EntriesAnswer(json: SampleDictionary.entries(of: EntryID("ace")) ?? [])
    /// print(answer.audio(dialect: .britishEnglish) ?? "no audio")
    /// print(answer.audio(dialect: .americanEnglish) ?? "no audio")
    /// // https://audio.example.com/sample/ace_gb_1.mp3
    /// // no audio
    /// ```
    ///
    /// - Parameter dialect: A dialect; `nil` for all.
    public func audio(dialect: Dialect? = nil) -> String? {
        results.flatMap(\.ownPronunciations).unique(dialect: dialect).lazy.compactMap(\.audio).first
    }

    private func placedSenses(of categories: [LexicalCategory], in register: Register?) -> [PlacedSense] {
        var senses: [PlacedSense] = []
        for result in results {
            for lexicalEntry in result.lexicalEntries where lexicalEntry.isIn(categories) {
                let headword = result.word ?? lexicalEntry.text ?? result.id?.text
                for entry in lexicalEntry.entries {
                    PlacedSense.add(
                        entry.senses, below: "", headword: headword, lexicalCategory: lexicalEntry.lexicalCategory,
                        to: &senses)
                }
            }
        }
        guard let register else { return senses }
        return senses.filter { $0.sense.registers.contains { $0.id == register } }
    }
}

extension HeadwordEntry {
    /// The pronunciations of the word itself.
    fileprivate var ownPronunciations: [Pronunciation] {
        pronunciations
            + lexicalEntries.flatMap { lexicalEntry in
                lexicalEntry.pronunciations
                    + lexicalEntry.entries.flatMap { entry in
                        entry.pronunciations + entry.senses.flatMap(\.withSubsenses).flatMap(\.pronunciations)
                    }
            }
    }

    /// The pronunciations of the word's inflected and variant forms.
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

extension Sense {
    fileprivate var withSubsenses: [Sense] { [self] + subsenses.flatMap(\.withSubsenses) }
}

/// A sense with its number and what it belongs to.
private struct PlacedSense {
    let sense: Sense
    let number: String
    let headword: String?
    let lexicalCategory: Labeled<LexicalCategory>?

    /// Adds senses to a list, each before its subsenses.
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
        let kinds: [(Definition.Kind, [String])] = [
            (.definition, sense.definitions), (.shortDefinition, sense.shortDefinitions),
            (.crossReference, sense.crossReferenceMarkers),
        ]
        guard let (kind, texts) = kinds.first(where: { !$0.1.isEmpty }) else { return [] }
        return texts.map { text in
            Definition(
                text: text, kind: kind, headword: headword, lexicalCategory: lexicalCategory, number: number,
                registers: sense.registers, domains: sense.domains, examples: sense.examples)
        }
    }
}
