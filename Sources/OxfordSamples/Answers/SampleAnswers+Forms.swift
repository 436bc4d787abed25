import OxfordEndpoints

extension SampleAnswers {
    /// Returns the headwords that a word is a form of, or an answer without results if the filters match nothing.
    static func lemmas(
        of form: String, in language: String, _ request: SampleRequest
    ) throws(SampleRefusal) -> JSONValue {
        try check(language, isIn: ["en"], of: "lemmas")
        let narrowing = try SampleNarrowing(try request.parameters(LemmasRequest.Filter.self))
        guard let answer = lemmas(of: form, keeping: narrowing.keeps) else { throw .noWord(form) }
        return answer
    }

    static func lemmas(
        of form: String, keeping isWanted: (_ category: String, _ feature: String?) -> Bool
    ) -> JSONValue? {
        let own = SampleIndex.shared.headword(form)
        let forms = SampleIndex.shared.forms(form)
        guard let text = own?.text ?? forms.first?.text else { return nil }
        var lexicalEntries: [JSONValue] = []
        for category in own?.categories ?? [] where isWanted(category, nil) {
            lexicalEntries.append(lemma(of: text, category, headword: own))
        }
        for row in forms where isWanted(row.category, row.feature) {
            var lexicalEntry = lemma(of: text, row.category, headword: row.headword)
            if let feature = row.feature { lexicalEntry["grammaticalFeatures"] = [labeled(feature: feature)] }
            lexicalEntries.append(lexicalEntry)
        }
        let result: JSONValue = [
            "id": .string(EntryID(text.replacing(" ", with: "_")).rawValue), "language": "en",
            "lexicalEntries": .array(lexicalEntries), "word": .string(text),
        ]
        return ["metadata": ["provider": provider], "results": lexicalEntries.isEmpty ? [] : [result]]
    }

    private static func lemma(of text: String, _ category: String, headword: SampleIndex.Headword?) -> JSONValue {
        let lemmas = headword.map { headword -> JSONValue in
            ["id": .string(headword.id.rawValue), "text": .string(headword.text)]
        }
        return [
            "inflectionOf": .array([lemmas].compactMap(\.self)), "language": "en",
            "lexicalCategory": labeled(category: category), "text": .string(text),
        ]
    }

    /// Returns the headword itself and its other forms.
    static func inflections(
        of word: String, in language: String, _ request: SampleRequest
    ) throws(SampleRefusal) -> JSONValue {
        try check(language, of: "inflections")
        _ = try request.parameters(InflectionsRequest.Filter.self)
        let headword = try headword(word)
        let lexicalEntries = headword.categories.map { category -> JSONValue in
            [
                "inflections": .array(
                    [["inflectedForm": .string(headword.text)]] + inflections(of: headword, as: category)),
                "language": .string(language), "lexicalCategory": labeled(category: category),
            ]
        }
        // The service sends `text` instead of `word` here.
        let result: JSONValue = [
            "id": .string(headword.id.rawValue), "language": .string(language),
            "lexicalEntries": .array(lexicalEntries), "text": .string(headword.text),
        ]
        return ["id": result["id"], "metadata": metadata("Inflections"), "results": [result]]
    }

    static func inflections(of headword: SampleIndex.Headword, as category: String) -> [JSONValue] {
        let forms = SampleIndex.shared.forms.filter { $0.headword.id == headword.id && $0.category == category }
        return forms.map { form in
            var inflection: JSONValue = ["inflectedForm": .string(form.text)]
            if let feature = form.feature { inflection["grammaticalFeatures"] = [labeled(feature: feature)] }
            return inflection
        }
    }

    static func labeled(category: String) -> JSONValue {
        ["id": .string(category), "text": .string(LexicalCategory(rawValue: category).label ?? category)]
    }

    static func labeled(feature: String) -> JSONValue {
        let listing = GrammaticalFeature.listing
        return [
            "id": .string(feature), "text": .string(listing.label(of: feature) ?? feature),
            "type": .string(listing.kind(of: feature) ?? ""),
        ]
    }
}
