extension ThesaurusAnswer {
    /// Returns the senses in order, each before its subsenses.
    ///
    /// - Parameters:
    ///   - categories: The lexical categories to include. Default: all.
    ///   - register: The register to include. Default: all.
    public func senses(of categories: LexicalCategory..., in register: Register? = nil) -> [Sense] {
        senses(of: categories, in: register)
    }

    /// Returns the synonyms of the senses, in order.
    public func synonyms(of categories: LexicalCategory..., in register: Register? = nil) -> [RelatedWord] {
        senses(of: categories, in: register).flatMap(\.synonyms)
    }

    /// Returns the antonyms of the senses, in order.
    public func antonyms(of categories: LexicalCategory..., in register: Register? = nil) -> [RelatedWord] {
        senses(of: categories, in: register).flatMap(\.antonyms)
    }

    private func senses(of categories: [LexicalCategory], in register: Register?) -> [Sense] {
        results.flatMap { $0.lexicalEntries(of: categories) }.flatMap(\.entries).flatMap(\.senses)
            .flatMap(\.withSubsenses)
            .filter { sense in register == nil || sense.registers.contains { $0.id == register } }
    }
}

extension ThesaurusAnswer.Sense {
    fileprivate var withSubsenses: [ThesaurusAnswer.Sense] { [self] + subsenses.flatMap(\.withSubsenses) }
}
