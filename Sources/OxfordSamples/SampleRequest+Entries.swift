import OxfordEndpoints

extension SampleRequest {
    func entries(of word: String, in language: String) throws(SampleRefusal) -> JSONTree {
        try check(language, of: "entries")
        let filters = try SampleFilters(parameters(SampleFilters.names + ["strictMatch"]), fields: EntryField.known)
        let headword = try headword(word)
        let results = try filters.narrow(headword.results)
        return headword.answer(.metadata("RetrieveEntry"), results: results).inLanguage(language)
    }

    /// Returns the entries for the headword that matches the query, followed by the entries for the headwords whose
    /// inflected forms match the query.
    func words(in language: String) throws(SampleRefusal) -> JSONTree {
        try check(language, of: "words")
        let parameters = try parameters(SampleFilters.names + ["q"])
        let filters = try SampleFilters(parameters, fields: EntryField.known)
        let query = parameters["q"] ?? ""
        let found = SampleIndex.shared.matches(of: query)
        if found.isEmpty { throw .noWord(query) }
        let results = try filters.narrow(found.flatMap(\.headword.results))
        let answer: JSONTree = [
            "metadata": .metadata("RetrieveEntry"), "query": .text(query), "results": .list(results),
        ]
        return answer.inLanguage(language)
    }

    func pronunciations(of word: String, in language: String) throws(SampleRefusal) -> JSONTree {
        try check(language, of: "pronunciations")
        let filters = try SampleFilters(parameters(["lexicalCategory"]))
        let headword = try headword(word)
        let pronunciations = try filters.narrow(headword.results).flatMap { result in
            result["lexicalEntries"].elements.map { lexicalEntry -> JSONTree in
                let sounds = [result, lexicalEntry] + lexicalEntry["entries"].elements
                return [
                    "id": result["id"], "language": .text(language), "word": result["word"],
                    "lexicalCategory": lexicalEntry["lexicalCategory"],
                    "pronunciations": .list(sounds.flatMap { $0["pronunciations"].elements }),
                ]
            }
        }
        return headword.answer(.metadata("PronunciationResult"), results: pronunciations)
    }

    /// Returns the example sentences in a word's entries, each with the ID of its sense.
    func sentences(with word: String, in language: String) throws(SampleRefusal) -> JSONTree {
        try check(language, isIn: ["en"], of: "sentences")
        _ = try parameters(["strictMatch"])
        let headword = try headword(word)
        let found = headword.results.compactMap { result in
            result.keeping("lexicalEntries") { lexicalEntry in
                let senses = lexicalEntry["entries"].elements.flatMap { $0["senses"].elements }
                let sentences = senses.flatMap(sentences)
                if sentences.isEmpty { return nil }
                let kept = lexicalEntry.picking("language", "lexicalCategory", "text")
                return kept.setting("sentences", to: .list(sentences))
            }
        }
        if found.isEmpty { throw .beyondSample("has no sentences with \(word.quoted)") }
        return headword.answer(.metadata("SentencesResults"), results: found).inLanguage(language)
    }

    private func sentences(of sense: JSONTree) -> [JSONTree] {
        let own = sense["examples"].elements.map { $0.setting("senseIds", to: [sense["id"]]) }
        return own + sense["subsenses"].elements.flatMap(sentences)
    }

    /// Returns a word's senses that have synonyms or antonyms.
    func thesaurus(of word: String, in language: String) throws(SampleRefusal) -> JSONTree {
        try check(language, isIn: ["en"], of: "the thesaurus")
        let filters = try SampleFilters(parameters(["fields", "strictMatch"]), fields: ThesaurusField.known)
        let headword = try headword(word)
        let related = headword.related
        if related.isEmpty { throw .beyondSample("has no synonyms or antonyms of \(word.quoted)") }
        return headword.answer(.metadata("Thesaurus"), results: try filters.narrow(related)).inLanguage(language)
    }
}

extension SampleIndex.Headword {
    /// The answer to an entries request without filters, with the language code `en-gb`.
    var entries: JSONTree { answer(.metadata("RetrieveEntry"), results: results) }

    /// The entries with only those senses that have synonyms or antonyms.
    var related: [JSONTree] {
        results.compactMap { result in
            result.keeping("lexicalEntries") { lexicalEntry in
                lexicalEntry.picking("entries", "language", "lexicalCategory", "text").keeping("entries") { entry in
                    entry.picking("homographNumber", "senses").keeping("senses", Self.related)
                }
            }
        }
    }

    private static func related(in sense: JSONTree) -> JSONTree? {
        let kept = sense.picking(
            "antonyms", "domainClasses", "domains", "examples", "id", "regions", "registers", "semanticClasses",
            "synonyms")
        let subsenses = sense["subsenses"].elements.compactMap(related)
        if !subsenses.isEmpty { return kept.setting("subsenses", to: .list(subsenses)) }
        let isRelated = !(sense["synonyms"].elements + sense["antonyms"].elements).isEmpty
        return isRelated ? kept : nil
    }
}
