extension ThesaurusAnswer {
    /// Every sense in its order, each before its subsenses.
    public var senses: [Sense] {
        results.flatMap(\.lexicalEntries).flatMap(\.entries).flatMap(\.senses).flatMap(\.withSubsenses)
    }

    /// Every word that means the same, in their order.
    ///
    /// ```swift
    /// let body = #"{"results": [{"lexicalEntries": [{"entries": [{"senses": [{"synonyms": [{"text": "expert"}], "#
    ///     + #""subsenses": [{"synonyms": [{"text": "master"}]}]}]}]}]}]}"#
    /// print(try ThesaurusAnswer(json: Array(body.utf8)).synonyms.compactMap(\.text))
    /// // ["expert", "master"]
    /// ```
    public var synonyms: [RelatedWord] { senses.flatMap(\.synonyms) }

    /// Every word that means the opposite, in their order.
    public var antonyms: [RelatedWord] { senses.flatMap(\.antonyms) }
}

extension ThesaurusAnswer.Sense {
    fileprivate var withSubsenses: [ThesaurusAnswer.Sense] { [self] + subsenses.flatMap(\.withSubsenses) }
}
