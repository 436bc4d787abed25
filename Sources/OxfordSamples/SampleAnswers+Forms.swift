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

// Word frequencies, in a fictitious corpus of a billion words.
extension SampleAnswers {
    private struct FrequencyRow {
        var columns: [String: String]
        var frequency: Int

        var perMillion: Double { Double(frequency) / 1000 }

        func value(of column: String) -> String { columns[column] ?? "" }

        var json: JSONTree {
            var json = JSONTree.object(columns.mapValues(JSONTree.text))
            json["frequency"] = .number("\(frequency)")
            json["normalizedFrequency"] = .number("\(perMillion)")
            return json
        }
    }

    private static let countingOneWord = ["corpus", "wordform", "trueCase", "lemma", "lexicalCategory"]

    private static let arrangingTables = [
        "wordforms", "trueCases", "lemmas", "grammaticalFeatures", "sort", "collate", "minFrequency", "maxFrequency",
        "minNormalizedFrequency", "maxNormalizedFrequency", "limit", "offset",
    ]

    /// Returns a single frequency if `kind` is `word`, or a table of frequencies if `kind` is `words`.
    static func frequencies(
        _ kind: String, in language: String, _ request: SampleRequest
    ) throws(SampleRefusal) -> JSONTree {
        try check(language, isIn: ["en"], of: "word frequencies")
        let isTable = kind == "words"
        guard isTable || kind == "word" else { throw .unknownPath }
        let parameters = try request.parameters(
            isTable ? countingOneWord + arrangingTables : countingOneWord)
        if parameters["grammaticalFeatures"] != nil {
            throw .beyondSample("has no word frequencies by grammatical feature")
        }
        var rows = rows(matching: parameters)
        if rows.isEmpty { throw .beyondSample("has no frequencies for these words") }
        let options = ["corpus": "nmc"].merging(parameters) { $1 }
        let metadata: JSONTree = [
            "language": "en", "options": .object(options.mapValues(JSONTree.text)), "provider": provider,
        ]
        guard isTable else {
            let wanted = rows[0].columns.filter { parameters[$0.key] != nil }
            var result = FrequencyRow(columns: wanted, frequency: rows.map(\.frequency).reduce(0, +)).json
            result["matchCount"] = .number("\(rows.count)")
            return ["metadata": metadata, "result": result]
        }
        if let columns = parameters["collate"] { rows = collated(rows, by: values(of: columns)) }
        func number(_ name: String, else other: Double) throws(SampleRefusal) -> Double {
            guard let text = parameters[name] else { return other }
            guard let number = Double(text), number >= 0 else {
                throw .badRequest("\(name) is not a number; pass one such as 0.5")
            }
            return number
        }
        for (name, unit) in [("Frequency", 1.0), ("NormalizedFrequency", 1000)] {
            let least = try number("min\(name)", else: 0) * unit
            let most = try number("max\(name)", else: .infinity) * unit
            rows = rows.filter { Double($0.frequency) >= least && Double($0.frequency) <= most }
        }
        rows = sorted(rows, by: values(of: parameters["sort"] ?? ""))
        let offset = Int(min(try number("offset", else: 0), 10_000))
        let limit = Int(min(try number("limit", else: 100), 10_000))
        return ["metadata": metadata, "results": .list(rows.dropFirst(offset).prefix(limit).map(\.json))]
    }

    private static func rows(matching parameters: [String: String]) -> [FrequencyRow] {
        let rows = SampleData.rows(of: SampleData.wordFrequencies).map { row in
            FrequencyRow(
                columns: ["wordform": row[0], "trueCase": row[0], "lemma": row[1], "lexicalCategory": row[2]],
                frequency: Int(row[3]) ?? 0)
        }
        // Two parameters can filter the same column. For example, `lemma` takes one value, and `lemmas` takes several.
        return rows.filter { row in
            row.columns.allSatisfy { column, value in
                [column, column + "s"].compactMap { parameters[$0] }.allSatisfy { values(of: $0).contains(value) }
            }
        }
    }

    private static func values(of list: String) -> [String] { list.split(separator: ",").map(String.init) }

    /// Merges the rows that have the same values in the given columns, and adds up their frequencies.
    ///
    /// Each row of the result contains only the given columns and the total frequency of the rows that were merged into
    /// it.
    private static func collated(_ rows: [FrequencyRow], by columns: [String]) -> [FrequencyRow] {
        var merged: [FrequencyRow] = []
        for row in rows {
            let key = row.columns.filter { columns.contains($0.key) }
            if let index = merged.firstIndex(where: { $0.columns == key }) {
                merged[index].frequency += row.frequency
            } else {
                merged.append(FrequencyRow(columns: key, frequency: row.frequency))
            }
        }
        return merged
    }

    /// Sorts rows by the values in the given columns.
    ///
    /// A hyphen before the name of a column means descending order.
    private static func sorted(_ rows: [FrequencyRow], by columns: [String]) -> [FrequencyRow] {
        rows.sorted { one, other in
            for column in columns {
                let isDescending = column.hasPrefix("-")
                let name = isDescending ? String(column.dropFirst()) : column
                let (first, second) = isDescending ? (other, one) : (one, other)
                if name == "frequency" || name == "normalizedFrequency" {
                    if first.frequency != second.frequency { return first.frequency < second.frequency }
                } else if first.value(of: name) != second.value(of: name) {
                    return first.value(of: name) < second.value(of: name)
                }
            }
            return false
        }
    }
}
