import OxfordEndpoints

extension SampleAnswers {
    static func entries(
        of word: String, in language: String, _ request: SampleRequest
    ) throws(SampleRefusal) -> JSONTree {
        try check(language, of: "entries")
        let filters = try SampleFilters(
            request.parameters(SampleFilters.names + ["strictMatch"]), fields: EntryField.known.map(\.rawValue))
        var answer = entries(of: try headword(word))
        answer["results"] = .list(try filters.narrow(answer["results"].elements))
        return answer.inLanguage(language)
    }

    static func entries(of headword: SampleIndex.Headword) -> JSONTree {
        answer(about: headword, metadata("RetrieveEntry"), results: results(of: headword))
    }

    private static func results(of headword: SampleIndex.Headword) -> [JSONTree] {
        (try? JSONTree(reading: Array(headword.results.utf8)))?.elements ?? []
    }

    /// Returns the entries for the headword that matches the query, followed by the entries for the headwords whose
    /// inflected forms match the query.
    static func words(in language: String, _ request: SampleRequest) throws(SampleRefusal) -> JSONTree {
        try check(language, of: "words")
        let parameters = try request.parameters(SampleFilters.names + ["q"])
        let filters = try SampleFilters(parameters, fields: EntryField.known.map(\.rawValue))
        let query = parameters["q"] ?? ""
        let found = matches(of: query)
        if found.isEmpty { throw .noWord(query) }
        let answer: JSONTree = [
            "metadata": metadata("RetrieveEntry"), "query": .text(query),
            "results": .list(try filters.narrow(found.flatMap { results(of: $0.headword) })),
        ]
        return answer.inLanguage(language)
    }

    static func pronunciations(
        of word: String, in language: String, _ request: SampleRequest
    ) throws(SampleRefusal) -> JSONTree {
        try check(language, of: "pronunciations")
        let filters = try SampleFilters(request.parameters(["lexicalCategory"]))
        let headword = try headword(word)
        let pronunciations = try filters.narrow(results(of: headword)).flatMap { result in
            result["lexicalEntries"].elements.map { lexicalEntry -> JSONTree in
                let sounds = [result, lexicalEntry] + lexicalEntry["entries"].elements
                return [
                    "id": result["id"], "language": .text(language), "word": result["word"],
                    "lexicalCategory": lexicalEntry["lexicalCategory"],
                    "pronunciations": .list(sounds.flatMap { $0["pronunciations"].elements }),
                ]
            }
        }
        return answer(about: headword, metadata("PronunciationResult"), results: pronunciations)
    }

    /// Returns the example sentences in a word's entries, each with the ID of its sense.
    static func sentences(
        with word: String, in language: String, _ request: SampleRequest
    ) throws(SampleRefusal) -> JSONTree {
        try check(language, isIn: ["en"], of: "sentences")
        _ = try request.parameters(["strictMatch"])
        let headword = try headword(word)
        let found = results(of: headword).compactMap { result in
            result.keeping("lexicalEntries") { lexicalEntry in
                let senses = lexicalEntry["entries"].elements.flatMap { $0["senses"].elements }
                let sentences = senses.flatMap(sentences)
                if sentences.isEmpty { return nil }
                var kept = lexicalEntry.picking("language", "lexicalCategory", "text")
                kept["sentences"] = .list(sentences)
                return kept
            }
        }
        if found.isEmpty { throw .beyondSample("has no sentences with \(word.quoted)") }
        return answer(about: headword, metadata("SentencesResults"), results: found).inLanguage(language)
    }

    private static func sentences(of sense: JSONTree) -> [JSONTree] {
        let own = sense["examples"].elements.map { example in
            var sentence = example
            sentence["senseIds"] = [sense["id"]]
            return sentence
        }
        return own + sense["subsenses"].elements.flatMap(sentences)
    }

    /// Returns a word's senses that have synonyms or antonyms.
    static func thesaurus(
        of word: String, in language: String, _ request: SampleRequest
    ) throws(SampleRefusal) -> JSONTree {
        try check(language, isIn: ["en"], of: "the thesaurus")
        let filters = try SampleFilters(
            request.parameters(["fields", "strictMatch"]), fields: ThesaurusField.known.map(\.rawValue))
        let headword = try headword(word)
        let related = related(to: headword)
        if related.isEmpty { throw .beyondSample("has no synonyms or antonyms of \(word.quoted)") }
        return answer(about: headword, metadata("Thesaurus"), results: try filters.narrow(related))
            .inLanguage(language)
    }

    static func related(to headword: SampleIndex.Headword) -> [JSONTree] {
        results(of: headword).compactMap { result in
            result.keeping("lexicalEntries") { lexicalEntry in
                lexicalEntry.picking("entries", "language", "lexicalCategory", "text").keeping("entries") { entry in
                    entry.picking("homographNumber", "senses").keeping("senses", related)
                }
            }
        }
    }

    private static func related(in sense: JSONTree) -> JSONTree? {
        var kept = sense.picking(
            "antonyms", "domainClasses", "domains", "examples", "id", "regions", "registers", "semanticClasses",
            "synonyms")
        let subsenses = sense["subsenses"].elements.compactMap(related)
        if !subsenses.isEmpty { kept["subsenses"] = .list(subsenses) }
        let isRelated = !(sense["synonyms"].elements + sense["antonyms"].elements + subsenses).isEmpty
        return isRelated ? kept : nil
    }
}
