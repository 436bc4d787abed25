// Writes the sample dictionary as source, from the tables and answers in Scripts/samples.
//
//     swift Scripts/generate-samples.swift [OUTPUT-FOLDER]
//
// Without OUTPUT-FOLDER the script writes to Sources/OxfordSamples/Data. A headword is either a JSON file, which holds the
// answer as the service would send it, or rows of words.tsv. The columns of the tables are separated by tabs, and
// the values of one column by semicolons:
//
// - words.tsv, one row per sense: word, lexical category, pronunciation, definition, examples, synonyms, antonyms,
//   domain. A later sense of the same category has no pronunciation.
// - forms.tsv: inflected form, ID of the headword, lexical category, grammatical feature.
// - translations.tsv, one row per sense: word, lexical category, hint, example, and for each of Spanish and German the
//   translations and the example. A noun is followed by a space and its gender: m, f or n.
// - frequencies.tsv: word form, headword, lexical category, occurrences in a billion words.

import Foundation

let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
let samples = scripts.appendingPathComponent("samples")
let sources =
    CommandLine.arguments.count > 1
    ? URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
    : scripts.deletingLastPathComponent().appendingPathComponent("Sources/OxfordSamples/Data")

typealias JSON = [String: Any]

func compact(_ value: Any) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
}

func tableRows(_ table: String) throws -> [[String]] {
    try String(contentsOf: scripts.appendingPathComponent("\(table).tsv"), encoding: .utf8).split(separator: "\n")
        .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
}

func list(_ row: [String], _ column: Int) -> [String] {
    row.indices.contains(column) ? row[column].split(separator: ";").map(String.init) : []
}

/// An object without its empty lists.
func object(_ members: JSON) -> JSON {
    members.filter { ($0.value as? [Any])?.isEmpty != true }
}

struct Vocabulary {
    private let rows: [String: [String]]

    init(_ table: String) throws {
        let rows = try tableRows("vocabularies/\(table)")
        self.rows = Dictionary(uniqueKeysWithValues: rows.map { ($0[0], Array($0.dropFirst())) })
    }

    /// A value as answers have it: its ID, its label, and its type if the vocabulary has types.
    func labeled(_ id: String) -> JSON {
        guard let row = rows[id] else { fatalError("no vocabulary has \(id)") }
        return row.count > 1 ? ["id": id, "text": row[0], "type": row[1]] : ["id": id, "text": row[0]]
    }
}

let categories = try Vocabulary("lexical-categories")
let features = try Vocabulary("grammatical-features")
let domains = try Vocabulary("domains")
let forms = try tableRows("samples/forms")

// MARK: Headwords

func synonyms(_ words: [String]) -> [JSON] { words.map { ["language": "en", "text": $0] } }

func sense(_ row: [String], id: String) -> JSON {
    object([
        "id": id, "definitions": [row[3]], "examples": list(row, 4).map { ["text": $0] },
        "synonyms": synonyms(list(row, 5)), "antonyms": synonyms(list(row, 6)),
        "domains": list(row, 7).map(domains.labeled),
    ])
}

func inflections(of id: String, as category: String) -> [JSON] {
    forms.filter { $0[1] == id && $0[2] == category }.map { row in
        object(["inflectedForm": row[0], "grammaticalFeatures": list(row, 3).map(features.labeled)])
    }
}

func answer(for word: String, _ rows: [[String]], number: Int) -> JSON {
    let letters = CharacterSet(charactersIn: "a"..."z")
    guard let id = word.addingPercentEncoding(withAllowedCharacters: letters) else { fatalError("\(word) has no ID") }
    var names: [String] = []
    for row in rows where !names.contains(row[1]) { names.append(row[1]) }
    let lexicalEntries = names.enumerated().map { position, category -> JSON in
        let rows = rows.filter { $0[1] == category }
        let prefix = "s_en_gb\(1000 + number)\(position)."
        let entry = object([
            "homographNumber": "\(100 + position)", "inflections": inflections(of: id, as: category),
            "pronunciations": [
                ["dialects": ["British English"], "phoneticNotation": "IPA", "phoneticSpelling": rows[0][2]]
            ],
            "senses": rows.enumerated().map { sense($1, id: "\(prefix)00\($0 + 1)") },
        ])
        return [
            "entries": [entry], "language": "en-gb", "lexicalCategory": categories.labeled(category), "text": word,
        ]
    }
    return [
        "id": id, "word": word,
        "metadata": ["operation": "retrieve", "provider": "Sample dictionary", "schema": "RetrieveEntry"],
        "results": [
            ["id": id, "language": "en-gb", "lexicalEntries": lexicalEntries, "type": "headword", "word": word]
        ],
    ]
}

var answers: [JSON] = []
for file in try FileManager.default.contentsOfDirectory(at: samples, includingPropertiesForKeys: nil)
where file.pathExtension == "json" {
    guard let answer = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? JSON else {
        fatalError("\(file.lastPathComponent) is not an object")
    }
    answers.append(answer)
}
var senses: [(word: String, rows: [[String]])] = []
for row in try tableRows("samples/words") {
    if senses.last?.word != row[0] { senses.append((row[0], [])) }
    senses[senses.count - 1].rows.append(row)
}
answers += senses.enumerated().map { answer(for: $1.word, $1.rows, number: $0) }

var entries: [String: String] = [:]
var headwords: [String: String] = [:]
for answer in answers {
    guard let id = answer["id"] as? String, let word = answer["word"] as? String, entries[id] == nil else {
        fatalError("\(answer) has no ID and word of its own")
    }
    entries[id] = try compact(answer)
    var (names, ids) = ([word], [String]())
    for result in answer["results"] as? [JSON] ?? [] {
        if let name = result["word"] as? String, !names.contains(name) { names.append(name) }
        for lexicalEntry in result["lexicalEntries"] as? [JSON] ?? [] {
            guard let category = (lexicalEntry["lexicalCategory"] as? JSON)?["id"] as? String else {
                fatalError("\(id) has a lexical entry without a category")
            }
            if !ids.contains(category) { ids.append(category) }
        }
    }
    headwords[id] = "\(id)\t\(names.joined(separator: ";"))\t\(ids.joined(separator: ";"))"
}

for row in forms {
    _ = (categories.labeled(row[2]), list(row, 3).map(features.labeled))
    guard entries[row[1]] != nil else { fatalError("forms.tsv: no headword has the ID \(row[1])") }
}

// MARK: Writing

func write(_ members: String, as name: String) throws {
    let text = """
        // swift-format-ignore-file
        // Generated by Scripts/generate-samples.swift from Scripts/samples: change those.

        extension SampleData {
        \(members)}

        """
    try text.write(
        to: sources.appendingPathComponent("SampleData+\(name).swift"), atomically: true, encoding: .utf8)
}

func table(_ name: String, says: String, _ lines: [String]) -> String {
    """
        /// \(says)
        static let \(name) = \"\"\"
    \(lines.map { "        \($0.replacingOccurrences(of: "\t", with: "\\t"))\n" }.joined())        \"\"\"

    """
}

let bodies = entries.sorted { $0.key < $1.key }.map { "        \"\($0)\": #\"\($1)\"#,\n" }.joined()
try write(
    "    /// The response bodies of entries, by the ID of the headword.\n"
        + "    static let entryBodies: [String: String] = [\n\(bodies)    ]\n", as: "EntryBodies")
func lines(of name: String) throws -> [String] {
    try tableRows("samples/\(name)").map { $0.joined(separator: "\t") }
}
try write(
    [
        table(
            "headwordTable", says: "The ID, the spellings and the lexical categories of each headword.",
            headwords.sorted { $0.key < $1.key }.map(\.value)),
        table(
            "formTable", says: "Each inflected form, with its headword's ID, a lexical category and a feature.",
            try lines(of: "forms")),
        table(
            "translationTable", says: "The senses of words in translations to Spanish and German.",
            try lines(of: "translations")),
        table(
            "frequencyTable", says: "Each word form, with its headword, a lexical category and a frequency.",
            try lines(of: "frequencies")),
    ].joined(separator: "\n"), as: "Tables")
