import OxfordEndpoints

// Lemmas and inflections.
extension SampleAnswers {
    /// Returns the headwords that a word belongs to, including the word itself if it is a headword.
    ///
    /// If no headword matches the filters, this function returns an answer with an empty list of results, as the
    /// service does.
    static func lemmas(
        of form: String, in language: String, _ request: SampleRequest
    ) throws(SampleRefusal) -> JSONTree {
        try check(language, isIn: ["en"], of: "lemmas")
        let filters = try SampleFilters(request.parameters(["grammaticalFeatures", "lexicalCategory"]))
        guard var answer = lemmas(of: form) else { throw .noWord(form) }
        let results = answer["results"].elements.compactMap { result in
            result.keeping("lexicalEntries") { filters.allow($0) ? $0 : nil }
        }
        answer["results"] = .list(results)
        return answer
    }

    static func lemmas(of form: String) -> JSONTree? {
        let own = SampleIndex.shared.headword(form)
        let forms = SampleIndex.shared.forms(form)
        guard let text = own?.text ?? forms.first?.text else { return nil }
        var lexicalEntries: [JSONTree] = []
        if let own { lexicalEntries = own.categories.map { lemma(own, of: text, $0) } }
        for form in forms {
            var lexicalEntry = lemma(form.headword, of: text, form.category)
            if let feature = form.feature { lexicalEntry["grammaticalFeatures"] = [labeled(feature: feature)] }
            lexicalEntries.append(lexicalEntry)
        }
        let result: JSONTree = [
            "id": .text(EntryID(text.replacing(" ", with: "_")).rawValue), "language": "en",
            "lexicalEntries": .list(lexicalEntries), "word": .text(text),
        ]
        return ["metadata": ["provider": provider], "results": [result]]
    }

    private static func lemma(_ headword: SampleIndex.Headword, of text: String, _ category: String) -> JSONTree {
        [
            "inflectionOf": [["id": .text(headword.id.rawValue), "text": .text(headword.text)]], "language": "en",
            "lexicalCategory": labeled(category: category), "text": .text(text),
        ]
    }

    /// Returns the forms of a headword, starting with the headword itself.
    static func inflections(
        of word: String, in language: String, _ request: SampleRequest
    ) throws(SampleRefusal) -> JSONTree {
        try check(language, of: "inflections")
        _ = try request.parameters(["strictMatch"])
        let headword = try headword(word)
        let lexicalEntries = headword.categories.map { category -> JSONTree in
            let forms = SampleIndex.shared.forms.filter { $0.headword.id == headword.id && $0.category == category }
            let inflections = forms.map { form -> JSONTree in
                var inflection: JSONTree = ["inflectedForm": .text(form.text)]
                if let feature = form.feature { inflection["grammaticalFeatures"] = [labeled(feature: feature)] }
                return inflection
            }
            return [
                "inflections": .list([["inflectedForm": .text(headword.text)]] + inflections),
                "language": .text(language), "lexicalCategory": labeled(category: category),
            ]
        }
        // In the answer to an inflections request, the service names this member `text` instead of `word`.
        let result: JSONTree = [
            "id": .text(headword.id.rawValue), "language": .text(language), "lexicalEntries": .list(lexicalEntries),
            "text": .text(headword.text),
        ]
        return ["id": result["id"], "metadata": metadata("Inflections"), "results": [result]]
    }

    static func labeled(category: String) -> JSONTree {
        ["id": .text(category), "text": .text(LexicalCategory(rawValue: category).label ?? category)]
    }

    private static func labeled(feature: String) -> JSONTree {
        let listing = GrammaticalFeature.listing
        return [
            "id": .text(feature), "text": .text(listing.label(of: feature) ?? feature),
            "type": .text(listing.kind(of: feature) ?? ""),
        ]
    }
}
