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
    ///   - category: The part of speech that is wanted; without one, any.
    ///   - register: The kind of speech that is wanted; without one, any.
    public func senses(of category: LexicalCategory? = nil, in register: Register? = nil) -> [Sense] {
        results.flatMap { $0.lexicalEntries(of: category) }.flatMap(\.entries).flatMap(\.senses).flatMap(
            \.withSubsenses
        )
        .filter { sense in register == nil || sense.registers.contains { $0.id == register } }
    }

    /// Every word that means the same, in their order.
    public func synonyms(of category: LexicalCategory? = nil, in register: Register? = nil) -> [RelatedWord] {
        senses(of: category, in: register).flatMap(\.synonyms)
    }

    /// Every word that means the opposite, in their order.
    public func antonyms(of category: LexicalCategory? = nil, in register: Register? = nil) -> [RelatedWord] {
        senses(of: category, in: register).flatMap(\.antonyms)
    }
}

extension ThesaurusAnswer.Sense {
    fileprivate var withSubsenses: [ThesaurusAnswer.Sense] { [self] + subsenses.flatMap(\.withSubsenses) }
}
