import OxfordEndpoints

// Lemmas and inflections.
extension SampleRequest {
    /// Returns the headwords that a word belongs to, including the word itself if it is a headword.
    ///
    /// If no headword matches the filters, this function returns an answer with an empty list of results, as the
    /// service does.
    func lemmas(of form: String, in language: String) throws(SampleRefusal) -> JSONTree {
        try check(language, isIn: ["en"], of: "lemmas")
        let filters = try SampleFilters(parameters(["grammaticalFeatures", "lexicalCategory"]))
        guard let answer = SampleIndex.shared.lemmas(of: form) else { throw .noWord(form) }
        return answer.setting("results", to: .list(filters.matching(answer["results"].elements)))
    }

    /// Returns the forms of a headword, starting with the headword itself.
    func inflections(of word: String, in language: String) throws(SampleRefusal) -> JSONTree {
        try check(language, of: "inflections")
        _ = try parameters(["strictMatch"])
        let headword = try headword(word)
        let lexicalEntries = headword.categories.map { category -> JSONTree in
            let forms = SampleIndex.shared.forms.filter { $0.headword.id == headword.id && $0.category == category }
            let inflections = forms.map { form -> JSONTree in
                ["grammaticalFeatures": form.grammaticalFeatures, "inflectedForm": .text(form.text)]
            }
            return [
                "inflections": .list([["inflectedForm": .text(headword.text)]] + inflections),
                "language": .text(language), "lexicalCategory": .labeled(LexicalCategory(rawValue: category)),
            ]
        }
        // In the answer to an inflections request, the service names this member `text` instead of `word`.
        let result: JSONTree = [
            "id": .text(headword.id.rawValue), "language": .text(language), "lexicalEntries": .list(lexicalEntries),
            "text": .text(headword.text),
        ]
        return ["id": result["id"], "metadata": .metadata("Inflections"), "results": [result]]
    }
}

extension SampleIndex {
    func lemmas(of form: String) -> JSONTree? {
        let own = headword(form)
        let forms = forms(form)
        guard let text = own?.text ?? forms.first?.text else { return nil }
        let ownEntries = own.map { own in own.categories.map { own.lemma(of: text, $0) } } ?? []
        let entries = forms.map { $0.headword.lemma(of: text, $0.category, features: $0.grammaticalFeatures) }
        let result: JSONTree = [
            "id": .text(EntryID(text.replacing(" ", with: "_")).rawValue), "language": "en",
            "lexicalEntries": .list(ownEntries + entries), "word": .text(text),
        ]
        return ["metadata": ["provider": .provider], "results": [result]]
    }
}

extension SampleIndex.Headword {
    fileprivate func lemma(of text: String, _ category: String, features: JSONTree? = nil) -> JSONTree {
        [
            "grammaticalFeatures": features, "inflectionOf": [["id": .text(id.rawValue), "text": .text(self.text)]],
            "language": "en", "lexicalCategory": .labeled(LexicalCategory(rawValue: category)), "text": .text(text),
        ]
    }
}

extension SampleIndex.Form {
    fileprivate var grammaticalFeatures: JSONTree? { feature.map { [.labeled($0, type: $0.kind)] } }
}
