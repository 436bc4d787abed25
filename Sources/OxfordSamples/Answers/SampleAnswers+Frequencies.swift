import OxfordEndpoints

extension SampleAnswers {
    private struct Row {
        var columns: [String: String]
        var frequency: Int

        /// The frequency per million words, in a corpus of a billion words.
        var perMillion: Double { Double(frequency) / 1000 }

        func value(of column: String) -> String { columns[column] ?? "" }
    }

    /// Returns one frequency if `kind` is `word`, or a table if it is `words`.
    static func frequencies(
        _ kind: String, in language: String, _ request: SampleRequest
    ) throws(SampleRefusal) -> JSONValue {
        try check(language, isIn: ["en"], of: "word frequencies")
        let isTable = kind == "words"
        guard isTable || kind == "word" else { throw .unknownPath }
        let parameters =
            isTable
            ? try request.parameters(WordFrequenciesRequest.Filter.self)
            : try request.parameters(WordFrequencyRequest.Filter.self)
        if parameters["grammaticalFeatures"] != nil {
            throw .beyondSample("has no word frequencies by grammatical feature")
        }
        var rows = rows(matching: parameters)
        if rows.isEmpty { throw .beyondSample("has no frequencies for these words") }
        let options = ["corpus": "nmc"].merging(parameters) { $1 }
        let metadata: JSONValue = [
            "language": "en", "options": .object(options.mapValues(JSONValue.string)), "provider": provider,
        ]
        guard isTable else {
            let wanted = rows[0].columns.filter { parameters[$0.key] != nil }
            var result = json(of: Row(columns: wanted, frequency: rows.map(\.frequency).reduce(0, +)))
            result["matchCount"] = .number(Double(rows.count))
            return ["metadata": metadata, "result": result]
        }
        if let columns = parameters["collate"] { rows = collated(rows, by: values(of: columns)) }
        let bounds = try Bounds(parameters)
        rows = sorted(rows.filter(bounds.contain), by: values(of: parameters["sort"] ?? ""))
        let page = rows.dropFirst(bounds.offset).prefix(bounds.limit)
        return ["metadata": metadata, "results": .array(page.map(json))]
    }

    private static func rows(matching parameters: [String: String]) -> [Row] {
        let columns = ["wordform", "trueCase", "lemma", "lexicalCategory"]
        let rows = SampleTable.rows(of: SampleData.frequencyTable).map { row in
            let values = [row[0], row[0], row[1], row[2]].map(String.init)
            return Row(columns: Dictionary(uniqueKeysWithValues: zip(columns, values)), frequency: Int(row[3]) ?? 0)
        }
        return rows.filter { row in
            columns.allSatisfy { column in
                let wanted = [parameters[column], parameters[column + "s"]].compactMap { $0.map(values) }
                return wanted.allSatisfy { $0.contains(row.value(of: column)) }
            }
        }
    }

    private static func values(of list: String) -> [String] { list.split(separator: ",").map(String.init) }

    /// Merges rows with equal values in some columns, and drops the other columns.
    private static func collated(_ rows: [Row], by columns: [String]) -> [Row] {
        var joined: [Row] = []
        for row in rows {
            let key = row.columns.filter { columns.contains($0.key) }
            if let index = joined.firstIndex(where: { $0.columns == key }) {
                joined[index].frequency += row.frequency
            } else {
                joined.append(Row(columns: key, frequency: row.frequency))
            }
        }
        return joined
    }

    /// Sorts rows by columns, in descending order for a column with a leading hyphen.
    private static func sorted(_ rows: [Row], by columns: [String]) -> [Row] {
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

    private static func json(of row: Row) -> JSONValue {
        var json = JSONValue.object(row.columns.mapValues(JSONValue.string))
        json["frequency"] = .number(Double(row.frequency))
        json["normalizedFrequency"] = .number(row.perMillion)
        return json
    }

    private struct Bounds {
        let frequencies: ClosedRange<Double>
        let perMillion: ClosedRange<Double>
        let offset: Int
        let limit: Int

        init(_ parameters: [String: String]) throws(SampleRefusal) {
            func number(_ name: String, else other: Double) throws(SampleRefusal) -> Double {
                guard let text = parameters[name] else { return other }
                guard let number = Double(text), number >= 0 else {
                    throw .badRequest("\(name) is not a number; pass one such as 0.5")
                }
                return number
            }
            func range(_ name: String) throws(SampleRefusal) -> ClosedRange<Double> {
                let lower = try number("min" + name, else: 0)
                let upper = try number("max" + name, else: .infinity)
                guard lower <= upper else { throw .badRequest("min\(name) is greater than max\(name)") }
                return lower...upper
            }
            frequencies = try range("Frequency")
            perMillion = try range("NormalizedFrequency")
            offset = Int(min(try number("offset", else: 0), 10_000))
            limit = Int(min(try number("limit", else: 100), 10_000))
        }

        func contain(_ row: Row) -> Bool {
            frequencies.contains(Double(row.frequency)) && perMillion.contains(row.perMillion)
        }
    }
}
