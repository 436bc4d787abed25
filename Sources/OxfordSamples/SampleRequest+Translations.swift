import OxfordEndpoints

extension SampleRequest {
    /// For each target language, the index of the column in `SampleData.translations` that contains the translations of
    /// the headwords.
    private static let targets = ["es": 4, "de": 6]

    func check(_ language: String, to target: String) throws(SampleRefusal) {
        try check(language, isIn: ["en"], of: "translations")
        if Self.targets[target] == nil { throw .otherPair }
    }

    func translations(of word: String, from language: String, to target: String) throws(SampleRefusal) -> JSONTree {
        try check(language, isIn: ["en"], of: "translations")
        let filters = try SampleFilters(
            parameters(SampleFilters.names + ["strictMatch"]), fields: TranslationField.known)
        let headword = try headword(word)
        let metadata = JSONTree.metadata("RetrieveTranslations", operation: "translations")
        return headword.answer(metadata, results: try filters.narrow(entries(of: headword, to: target)))
    }

    private func entries(of headword: SampleIndex.Headword, to target: String) throws(SampleRefusal) -> [JSONTree] {
        if let json = SampleData.bilingualEntries["\(headword.id) | \(target)"] { return SampleData.elements(of: json) }
        if target == "zh" { throw .beyondSample("translates only bridge, tree and water to Chinese") }
        guard let column = Self.targets[target] else { throw .otherPair }
        let rows = SampleData.rows(of: SampleData.translations).filter { $0[0] == headword.text }
        let lexicalEntries = headword.categories.compactMap { category -> JSONTree? in
            let senses = rows.filter { $0[1] == category }.enumerated().map { number, row in
                sense(row, column, target, id: "b_en_\(target)_\(headword.id.rawValue).\(category).00\(number + 1)")
            }
            if senses.isEmpty { return nil }
            return [
                "entries": [["senses": .list(senses)]], "language": "en",
                "lexicalCategory": .labeled(LexicalCategory(rawValue: category)), "text": .text(headword.text),
            ]
        }
        let entry: JSONTree = [
            "id": .text(headword.id.rawValue), "language": "en", "lexicalEntries": .list(lexicalEntries),
            "type": "headword", "word": .text(headword.text),
        ]
        return [entry]
    }

    private func sense(_ row: [String], _ column: Int, _ target: String, id: String) -> JSONTree {
        let language = JSONTree.text(target)
        let translations = SampleData.list(row[column]).map { translation($0, language, isNoun: row[1] == "noun") }
        let example: JSONTree = ["text": .text(row[3]), "translations": [translation(row[column + 1], language)]]
        return [
            "examples": [example], "id": .text(id), "translations": .list(translations),
            "notes": row[2].nonEmpty.map { [["text": .text($0), "type": "indicator"]] },
        ]
    }

    private func translation(_ text: String, _ language: JSONTree, isNoun: Bool = false) -> JSONTree {
        guard isNoun, let gender = text.last.flatMap({ Self.genders[$0] }) else {
            return ["language": language, "text": .text(text)]
        }
        let feature: JSONTree = ["id": .text(gender.lowercased()), "text": .text(gender), "type": "Gender"]
        return ["grammaticalFeatures": [feature], "language": language, "text": .text(String(text.dropLast(2)))]
    }

    private static let genders: [Character: String] = ["m": "Masculine", "f": "Feminine", "n": "Neuter"]
}
