// Generates the source of the sample dictionary from the tables and answers in Scripts/samples.
//
//     swift Scripts/generate-samples.swift [OUTPUT-FOLDER]
//
// OUTPUT-FOLDER defaults to Sources/OxfordSamples/Data. A headword is either a JSON file that contains the body of the
// response, or rows of words.tsv. Columns are separated by tabs, and several values of a column by semicolons:
//
// - words.tsv, one row per sense: word, lexical category, pronunciation, definition, examples, synonyms, antonyms,
//   domain. Only the first sense of a category has a pronunciation.
// - forms.tsv: inflected form, ID of the headword, lexical category, grammatical feature.
// - translations.tsv, one row per sense and at least one per headword: word, lexical category, hint, example, then
//   translations and example in Spanish, and in German. A noun is followed by a space and its gender: m, f or n.
// - frequencies.tsv: word form, headword, lexical category, occurrences per billion words.

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

struct Vocabulary {
    private let ids: Set<String>

    init(_ table: String) throws {
        ids = Set(try tableRows("vocabularies/\(table)").map { $0[0] })
    }

    /// Exits if the vocabulary does not contain an ID.
    func check(_ id: String) {
        if !ids.contains(id) { fatalError("no vocabulary has \(id)") }
    }
}

let categories = try Vocabulary("lexical-categories")
let features = try Vocabulary("grammatical-features")
let domains = try Vocabulary("domains")
let forms = try tableRows("samples/forms")

// MARK: Headwords

/// The spellings and lexical categories of the headwords, by ID.
var headwords: [String: (names: [String], categories: [String])] = [:]
func add(_ id: String, named name: String, as category: String) {
    categories.check(category)
    if headwords[id] == nil { headwords[id] = ([], []) }
    if headwords[id]?.names.contains(name) == false { headwords[id]?.names.append(name) }
    if headwords[id]?.categories.contains(category) == false { headwords[id]?.categories.append(category) }
}

var entries: [String: String] = [:]
for file in try FileManager.default.contentsOfDirectory(at: samples, includingPropertiesForKeys: nil)
where file.pathExtension == "json" {
    guard let answer = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? JSON,
        let id = answer["id"] as? String
    else { fatalError("\(file.lastPathComponent) is not an answer") }
    entries[id] = try compact(answer)
    for result in answer["results"] as? [JSON] ?? [] {
        for lexicalEntry in result["lexicalEntries"] as? [JSON] ?? [] {
            guard let name = result["word"] as? String,
                let category = (lexicalEntry["lexicalCategory"] as? JSON)?["id"] as? String
            else { fatalError("\(id) has a lexical entry without a word or a category") }
            add(id, named: name, as: category)
        }
    }
}
let senses = try tableRows("samples/words")
for row in senses {
    let letters = CharacterSet(charactersIn: "a"..."z")
    guard let id = row[0].addingPercentEncoding(withAllowedCharacters: letters), entries[id] == nil else {
        fatalError("words.tsv: the ID of \(row[0]) is invalid or already in use")
    }
    for domain in list(row, 7) {
        domains.check(domain)
        if domain.contains("_") { fatalError("words.tsv: the label of \(domain) needs more than a capital letter") }
    }
    add(id, named: row[0], as: row[1])
}
let translations = try tableRows("samples/translations")
for row in translations
where !headwords.values.contains(where: { $0.names.contains(row[0]) && $0.categories.contains(row[1]) }) {
    fatalError("translations.tsv: no headword is \(row[0]), \(row[1])")
}
for (id, headword) in headwords where !translations.contains(where: { headword.names.contains($0[0]) }) {
    fatalError("translations.tsv: \(id) has no translation")
}
for row in forms {
    categories.check(row[2])
    list(row, 3).forEach(features.check)
    if headwords[row[1]] == nil { fatalError("forms.tsv: no headword has the ID \(row[1])") }
}

// MARK: Writing

func write(_ members: String, as name: String) throws {
    let text = """
        // swift-format-ignore-file
        // Generated by Scripts/generate-samples.swift from Scripts/samples. Do not edit.

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
            "headwordTable", says: "The ID, spellings and lexical categories of each headword.",
            headwords.sorted { $0.key < $1.key }.map { id, headword in
                [id, headword.names.joined(separator: ";"), headword.categories.joined(separator: ";")]
                    .joined(separator: "\t")
            }),
        table("senseTable", says: "The senses of the headwords without a response body.", try lines(of: "words")),
        table(
            "formTable", says: "The inflected forms, with headword ID, lexical category and grammatical feature.",
            try lines(of: "forms")),
        table(
            "translationTable", says: "The senses with translations to Spanish and German.",
            try lines(of: "translations")),
        table(
            "frequencyTable", says: "The word forms, with headword, lexical category and frequency.",
            try lines(of: "frequencies")),
    ].joined(separator: "\n"), as: "Tables")
