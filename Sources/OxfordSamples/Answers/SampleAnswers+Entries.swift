import OxfordEndpoints

extension SampleAnswers {
    static func entries(
        of word: String, in language: String, _ request: SampleRequest
    ) throws(SampleRefusal) -> JSONValue {
        try check(language, of: "entries")
        let narrowing = try SampleNarrowing(
            try request.parameters(EntriesRequest.Filter.self), fields: EntryField.known.map(\.rawValue))
        var answer = entries(of: try headword(word))
        answer["results"] = .array(try narrowing.narrow(answer["results"].elements))
        return answer.inLanguage(language)
    }

    /// Returns the entries of the headword that a query names, then of the headwords that it is a form of.
    static func words(in language: String, _ request: SampleRequest) throws(SampleRefusal) -> JSONValue {
        try check(language, of: "words")
        let parameters = try request.parameters(WordsRequest.Filter.self, and: "q")
        let narrowing = try SampleNarrowing(parameters, fields: EntryField.known.map(\.rawValue))
        let query = parameters["q"] ?? ""
        let found = matches(of: query)
        if found.isEmpty { throw .noWord(query) }
        let results = try narrowing.narrow(found.flatMap { entries(of: $0.headword)["results"].elements })
        let answer: JSONValue = [
            "metadata": metadata("RetrieveEntry"), "query": .string(query), "results": .array(results),
        ]
        return answer.inLanguage(language)
    }

    static func pronunciations(
        of word: String, in language: String, _ request: SampleRequest
    ) throws(SampleRefusal) -> JSONValue {
        try check(language, of: "pronunciations")
        let narrowing = try SampleNarrowing(try request.parameters(PronunciationsRequest.Filter.self))
        let headword = try headword(word)
        let results = try narrowing.narrow(entries(of: headword)["results"].elements).flatMap { result in
            result["lexicalEntries"].elements.map { lexicalEntry -> JSONValue in
                let sounds = [lexicalEntry] + lexicalEntry["entries"].elements
                return [
                    "id": result["id"], "language": .string(language), "word": result["word"],
                    "lexicalCategory": lexicalEntry["lexicalCategory"],
                    "pronunciations": .array(sounds.flatMap { $0["pronunciations"].elements }),
                ]
            }
        }
        return answer(about: headword, metadata("PronunciationResult"), results: results)
    }

    /// Returns the examples of the entries, with the IDs of their senses.
    static func sentences(
        with word: String, in language: String, _ request: SampleRequest
    ) throws(SampleRefusal) -> JSONValue {
        try check(language, isIn: ["en"], of: "sentences")
        _ = try request.parameters(SentencesRequest.Filter.self)
        let headword = try headword(word)
        let results = entries(of: headword)["results"].elements.keeping("lexicalEntries") { lexicalEntry in
            let senses = lexicalEntry["entries"].elements.flatMap { $0["senses"].elements }
            let sentences = senses.flatMap(sentences)
            if sentences.isEmpty { return nil }
            var kept = lexicalEntry.picking("language", "lexicalCategory", "text")
            kept["sentences"] = .array(sentences)
            return kept
        }
        if results.isEmpty { throw .beyondSample("has no sentences with \(word.quoted)") }
        return answer(about: headword, metadata("SentencesResults"), results: results).inLanguage(language)
    }

    private static func sentences(of sense: JSONValue) -> [JSONValue] {
        let own = sense["examples"].elements.map { example in
            var sentence = example
            sentence["senseIds"] = [sense["id"]]
            return sentence
        }
        return own + sense["subsenses"].elements.flatMap(sentences)
    }

    /// Returns the senses with synonyms or antonyms.
    static func thesaurus(
        of word: String, in language: String, _ request: SampleRequest
    ) throws(SampleRefusal) -> JSONValue {
        try check(language, isIn: ["en"], of: "the thesaurus")
        let parameters = try request.parameters(ThesaurusRequest.Filter.self)
        let narrowing = try SampleNarrowing(parameters, fields: ThesaurusField.known.map(\.rawValue))
        let headword = try headword(word)
        let related = related(to: headword)
        if related.isEmpty { throw .beyondSample("has no synonyms or antonyms of \(word.quoted)") }
        return answer(about: headword, metadata("Thesaurus"), results: try narrowing.narrow(related))
            .inLanguage(language)
    }

    static func related(to headword: SampleIndex.Headword) -> [JSONValue] {
        entries(of: headword)["results"].elements.keeping("lexicalEntries") { lexicalEntry in
            lexicalEntry.picking("entries", "language", "lexicalCategory", "text").keeping("entries") { entry in
                entry.picking("homographNumber", "senses").keeping("senses", related)
            }
        }
    }

    private static func related(in sense: JSONValue) -> JSONValue? {
        var kept = sense.picking(
            "antonyms", "domainClasses", "domains", "examples", "id", "regions", "registers", "semanticClasses",
            "synonyms")
        let subsenses = sense["subsenses"].elements.compactMap(related)
        if !subsenses.isEmpty { kept["subsenses"] = .array(subsenses) }
        let isRelated = !(sense["synonyms"].elements + sense["antonyms"].elements + subsenses).isEmpty
        return isRelated ? kept : nil
    }
}
