import OxfordEndpoints

extension SampleAnswers {
    /// The target languages with their columns in the table.
    private static let targets = ["es": 4, "de": 6]

    static func check(_ language: String, to target: String) throws(SampleRefusal) {
        try check(language, isIn: ["en"], of: "translations")
        if targets[target] == nil { throw .otherPair }
    }

    static func translations(
        of word: String, from language: String, to target: String, _ request: SampleRequest
    ) throws(SampleRefusal) -> JSONValue {
        try check(language, to: target)
        let narrowing = try SampleNarrowing(
            try request.parameters(TranslationsRequest.Filter.self), fields: TranslationField.known.map(\.rawValue))
        let headword = try headword(word)
        guard let column = targets[target] else { throw .otherPair }
        let rows = SampleTable.rows(of: SampleData.translationTable).filter { $0[0] == headword.text }
        let lexicalEntries = headword.categories.compactMap { category -> JSONValue? in
            let senses = rows.filter { $0[1] == category }.enumerated().map { number, row -> JSONValue in
                sense(row, column, target, id: "b_en_\(target)_\(headword.id.rawValue).\(category).00\(number + 1)")
            }
            return senses.isEmpty
                ? nil
                : [
                    "entries": [["senses": .array(senses)]], "language": .string(language),
                    "lexicalCategory": labeled(category: category), "text": .string(headword.text),
                ]
        }
        let result: JSONValue = [
            "id": .string(headword.id.rawValue), "language": .string(language),
            "lexicalEntries": .array(lexicalEntries), "type": "headword", "word": .string(headword.text),
        ]
        return answer(
            about: headword, metadata("RetrieveTranslations", operation: "translations"),
            results: try narrowing.narrow([result]))
    }

    private static func sense(_ row: [Substring], _ column: Int, _ target: String, id: String) -> JSONValue {
        let language = JSONValue.string(target)
        let example: JSONValue = [
            "text": .string(String(row[3])),
            "translations": [["language": language, "text": .string(String(row[column + 1]))]],
        ]
        var sense: JSONValue = [
            "examples": [example], "id": .string(id),
            "translations": .array(
                SampleTable.list(row[column]).map { translation($0, language, isNoun: row[1] == "noun") }),
        ]
        if !row[2].isEmpty { sense["notes"] = [["text": .string(String(row[2])), "type": "indicator"]] }
        return sense
    }

    private static func translation(_ text: String, _ language: JSONValue, isNoun: Bool) -> JSONValue {
        guard isNoun, let gender = text.last.flatMap({ genders[$0] }) else {
            return ["language": language, "text": .string(text)]
        }
        let feature: JSONValue = [
            "id": .string(gender), "text": .string(gender.prefix(1).uppercased() + gender.dropFirst()),
            "type": "Gender",
        ]
        return ["grammaticalFeatures": [feature], "language": language, "text": .string(String(text.dropLast(2)))]
    }

    private static let genders: [Character: String] = ["m": "masculine", "f": "feminine", "n": "neuter"]
}
