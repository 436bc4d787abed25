import OxfordEndpoints

extension SampleAnswers {
    /// For each target language, the index of the column in `SampleData.translations` that contains the translations of
    /// the headwords.
    private static let targets = ["es": 4, "de": 6]

    static func check(_ language: String, to target: String) throws(SampleRefusal) {
        try check(language, isIn: ["en"], of: "translations")
        if targets[target] == nil { throw .otherPair }
    }

    static func translations(
        of word: String, from language: String, to target: String, _ request: SampleRequest
    ) throws(SampleRefusal) -> JSONTree {
        try check(language, isIn: ["en"], of: "translations")
        let filters = try SampleFilters(
            request.parameters(SampleFilters.names + ["strictMatch"]), fields: TranslationField.known.map(\.rawValue))
        let headword = try headword(word)
        var results: [JSONTree] = []
        if let json = SampleData.bilingualEntries["\(headword.id) | \(target)"] {
            results = (try? JSONTree(reading: Array(json.utf8)))?.elements ?? []
        } else {
            results = [try tabulated(headword, target)]
        }
        return answer(
            about: headword, metadata("RetrieveTranslations", operation: "translations"),
            results: try filters.narrow(results))
    }

    private static func tabulated(
        _ headword: SampleIndex.Headword, _ target: String
    ) throws(SampleRefusal) -> JSONTree {
        if target == "zh" { throw .beyondSample("translates only bridge, tree and water to Chinese") }
        guard let column = targets[target] else { throw .otherPair }
        let rows = SampleData.rows(of: SampleData.translations).filter { $0[0] == headword.text }
        let lexicalEntries = headword.categories.compactMap { category -> JSONTree? in
            let senses = rows.filter { $0[1] == category }.enumerated().map { number, row -> JSONTree in
                sense(row, column, target, id: "b_en_\(target)_\(headword.id.rawValue).\(category).00\(number + 1)")
            }
            return senses.isEmpty
                ? nil
                : [
                    "entries": [["senses": .list(senses)]], "language": "en",
                    "lexicalCategory": labeled(category: category), "text": .text(headword.text),
                ]
        }
        return [
            "id": .text(headword.id.rawValue), "language": "en", "lexicalEntries": .list(lexicalEntries),
            "type": "headword", "word": .text(headword.text),
        ]
    }

    private static func sense(_ row: [String], _ column: Int, _ target: String, id: String) -> JSONTree {
        let language = JSONTree.text(target)
        let example: JSONTree = [
            "text": .text(row[3]),
            "translations": [["language": language, "text": .text(row[column + 1])]],
        ]
        var sense: JSONTree = [
            "examples": [example], "id": .text(id),
            "translations": .list(
                SampleData.list(row[column]).map { translation($0, language, isNoun: row[1] == "noun") }),
        ]
        if !row[2].isEmpty { sense["notes"] = [["text": .text(row[2]), "type": "indicator"]] }
        return sense
    }

    private static func translation(_ text: String, _ language: JSONTree, isNoun: Bool) -> JSONTree {
        guard isNoun, let gender = text.last.flatMap({ genders[$0] }) else {
            return ["language": language, "text": .text(text)]
        }
        let feature: JSONTree = [
            "id": .text(gender), "text": .text(gender.prefix(1).uppercased() + gender.dropFirst()),
            "type": "Gender",
        ]
        return ["grammaticalFeatures": [feature], "language": language, "text": .text(String(text.dropLast(2)))]
    }

    private static let genders: [Character: String] = ["m": "masculine", "f": "feminine", "n": "neuter"]
}
