import OxfordEndpoints

/// An index for finding the headwords and the inflected forms in the sample dictionary, regardless of letter case.
struct SampleIndex: Sendable {
    struct Headword {
        let id: EntryID
        let text: String
        let categories: [String]

        /// The JSON text of the entries, which is parsed only when a request needs them.
        let results: Substring
    }

    struct Form {
        let text: String
        let headword: Headword
        let category: String
        let feature: String?
    }

    static let shared = SampleIndex()

    /// The headwords, sorted by ID.
    let headwords: [Headword]

    let forms: [Form]

    private let headwordsByName: [String: Headword]
    private let formsByName: [String: [Form]]

    private init() {
        var headwords: [Headword] = []
        var byID: [String: Headword] = [:]
        var byName: [String: Headword] = [:]
        for entry in SampleData.entries {
            let header = entry.prefix { $0 != "\n" }
            let columns = SampleData.columns(of: header)
            let spellings = SampleData.list(columns[1])
            let headword = Headword(
                id: EntryID(columns[0]), text: spellings[0], categories: SampleData.list(columns[2]),
                results: entry[header.endIndex...])
            headwords.append(headword)
            byID[columns[0]] = headword
            for name in [headword.id.text] + spellings { byName[name.lowercased()] = headword }
        }
        forms = SampleData.rows(of: SampleData.inflectedForms).compactMap { row in
            byID[row[1]].map {
                Form(text: row[0], headword: $0, category: row[2], feature: row.count > 3 ? row[3] : nil)
            }
        }
        formsByName = Dictionary(grouping: forms) { $0.text.lowercased() }
        (self.headwords, headwordsByName) = (headwords, byName)
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

    private static func parts(of text: Substring, separatedBy separator: Character) -> [String] {
        text.split(separator: separator, omittingEmptySubsequences: false).map { part in
            let part = part.drop { $0 == " " }
            return String(part.last == " " ? part.dropLast() : part)
        }
    }
}
