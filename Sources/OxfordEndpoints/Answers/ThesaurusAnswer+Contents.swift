extension ThesaurusAnswer {
    /// Every sense in its order, each before its subsenses.
    ///
    /// ```swift
    /// let body = #"{"results": [{"lexicalEntries": [{"lexicalCategory": {"id": "noun"}, "entries": [{"senses": [{"id": "1", "#
    ///     + #""subsenses": [{"id": "1.1", "registers": [{"id": "informal"}]}]}]}]}]}]}"#
    /// let answer = try ThesaurusAnswer(json: Array(body.utf8))
    /// print(answer.senses().count, answer.senses(in: .informal).count, answer.senses(of: .verb).count)
    /// // 2 1 0
    /// ```
    ///
    /// - Parameters:
    ///   - categories: The parts of speech; none for all.
    ///   - register: A register; `nil` for all.
    public func senses(of categories: LexicalCategory..., in register: Register? = nil) -> [Sense] {
        senses(of: categories, in: register)
    }

    /// Every word that means the same, in their order.
    public func synonyms(of categories: LexicalCategory..., in register: Register? = nil) -> [RelatedWord] {
        senses(of: categories, in: register).flatMap(\.synonyms)
    }

    /// Every word that means the opposite, in their order.
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
