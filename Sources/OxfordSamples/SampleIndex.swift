import OxfordEndpoints

/// An index for finding the headwords and the inflected forms in the sample dictionary, regardless of letter case.
struct SampleIndex: Sendable {
    struct Headword {
        let id: EntryID
        let spellings: [String]
        let categories: [String]

        /// The JSON text of the entries, which is parsed only when a request needs them.
        fileprivate let json: Substring

        var text: String { spellings[0] }
        var results: [JSONTree] { SampleData.elements(of: json) }
    }

    struct Form {
        let text: String
        let headword: Headword
        let category: String
        let feature: GrammaticalFeature?
    }

    static let shared = SampleIndex()

    /// The headwords, sorted by ID.
    let headwords: [Headword]

    let forms: [Form]

    private let headwordsByName: [String: Headword]
    private let formsByName: [String: [Form]]

    private init() {
        headwords = SampleData.entries.map { entry in
            let header = entry.prefix { $0 != "\n" }
            let columns = SampleData.columns(of: header)
            return Headword(
                id: EntryID(columns[0]), spellings: SampleData.list(columns[1]),
                categories: SampleData.list(columns[2]), json: entry[header.endIndex...])
        }
        let names = headwords.flatMap { headword in
            ([headword.id.text] + headword.spellings).map { ($0.lowercased(), headword) }
        }
        let byName = Dictionary(names) { $1 }
        forms = SampleData.rows(of: SampleData.inflectedForms).compactMap { row in
            byName[EntryID(row[1]).text.lowercased()].map {
                let feature = row.dropFirst(3).first.map(GrammaticalFeature.init)
                return Form(text: row[0], headword: $0, category: row[2], feature: feature)
            }
        }
        formsByName = Dictionary(grouping: forms) { $0.text.lowercased() }
        headwordsByName = byName
    }

    func headword(_ name: String) -> Headword? { headwordsByName[name.lowercased()] }

    /// Returns the inflected forms that are spelled exactly like `name`.
    ///
    /// If no form is spelled exactly like `name`, the method returns the forms that differ from `name` only in letter
    /// case.
    func forms(_ name: String) -> [Form] {
        let forms = formsByName[name.lowercased()] ?? []
        let exact = forms.filter { $0.text == name }
        return exact.isEmpty ? forms : exact
    }
}

/// A namespace for the sample dictionary's entries and tables, and for functions that split text into rows and columns.
enum SampleData {
    static func rows(of table: String) -> [[String]] { table.split(separator: "\n").map(columns) }

    static func columns(of row: Substring) -> [String] { parts(of: row, separatedBy: "|") }

    static func list(_ column: String) -> [String] { parts(of: column[...], separatedBy: ";") }

    /// Returns the elements of a list in JSON, which is part of this package and therefore valid.
    static func elements(of json: some StringProtocol) -> [JSONTree] {
        (try? JSONTree(reading: Array(json.utf8)))?.elements ?? []
    }

    private static func parts(of text: Substring, separatedBy separator: Character) -> [String] {
        text.split(separator: separator, omittingEmptySubsequences: false).map { part in
            let part = part.drop { $0 == " " }
            return String(part.last == " " ? part.dropLast() : part)
        }
    }
}
