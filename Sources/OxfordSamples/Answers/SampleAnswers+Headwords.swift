import OxfordEndpoints

extension SampleAnswers {
    /// Returns the entries from their response body or, if there is none, from the table of senses.
    static func entries(of headword: SampleIndex.Headword) -> JSONValue {
        if let body = SampleData.entryBodies[headword.id.rawValue], let answer = JSONValue(Array(body.utf8)) {
            return answer
        }
        let rows = SampleTable.rows(of: SampleData.senseTable).filter { $0[0] == headword.text }
        let lexicalEntries = headword.categories.enumerated().map { position, category -> JSONValue in
            let rows = rows.filter { $0[1] == category }
            let id = "s_en_gb_\(headword.id.rawValue).\(position)"
            var entry: JSONValue = [
                "homographNumber": .string("\(100 + position)"),
                "pronunciations": .array(rows.prefix(1).map { pronunciation(String($0[2])) }),
                "senses": .array(rows.enumerated().map { sense($1, id: "\(id).00\($0 + 1)") }),
            ]
            let inflections = inflections(of: headword, as: category)
            if !inflections.isEmpty { entry["inflections"] = .array(inflections) }
            return [
                "entries": [entry], "language": "en-gb", "lexicalCategory": labeled(category: category),
                "text": .string(headword.text),
            ]
        }
        let result: JSONValue = [
            "id": .string(headword.id.rawValue), "language": "en-gb", "lexicalEntries": .array(lexicalEntries),
            "type": "headword", "word": .string(headword.text),
        ]
        return answer(about: headword, metadata("RetrieveEntry"), results: [result])
    }

    private static func pronunciation(_ spelling: String) -> JSONValue {
        ["dialects": ["British English"], "phoneticNotation": "IPA", "phoneticSpelling": .string(spelling)]
    }

    private static func sense(_ row: [Substring], id: String) -> JSONValue {
        var sense: JSONValue = ["definitions": [.string(String(row[3]))], "id": .string(id)]
        let examples = SampleTable.list(row, 4).map { JSONValue.object(["text": .string($0)]) }
        // Not `Domain.label`: parsing its 1,289 rows takes longer than the rest of the answer.
        let domains = SampleTable.list(row, 7).map { id -> JSONValue in
            ["id": .string(id), "text": .string(id.prefix(1).uppercased() + id.dropFirst())]
        }
        for (key, values) in [
            ("examples", examples), ("synonyms", related(SampleTable.list(row, 5))),
            ("antonyms", related(SampleTable.list(row, 6))), ("domains", domains),
        ] where !values.isEmpty {
            sense[key] = .array(values)
        }
        return sense
    }

    private static func related(_ words: [String]) -> [JSONValue] {
        words.map { ["language": "en", "text": .string($0)] }
    }
}
