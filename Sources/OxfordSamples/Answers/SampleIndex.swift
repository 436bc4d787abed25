import OxfordEndpoints

/// The headwords and forms of the sample dictionary, and where a name leads among them.
struct SampleIndex: Sendable {
    struct Headword {
        let id: EntryID
        let text: String
        let categories: [String]
    }

    struct Form {
        let text: String
        let headword: Headword
        let category: String
        let feature: String?
    }

    static let shared = SampleIndex()

    /// The headwords, ordered by ID.
    let headwords: [Headword]

    let forms: [Form]

    private let names: CaseTable<Headword>
    private let formNames: CaseTable<String>

    private init() {
        var headwords: [Headword] = []
        var names = CaseTable<Headword>()
        var byID: [Substring: Headword] = [:]
        for row in SampleTable.rows(of: SampleData.headwordTable) {
            let spellings = SampleTable.list(row[1])
            let id = EntryID(String(row[0]))
            let headword = Headword(id: id, text: spellings[0], categories: SampleTable.list(row[2]))
            headwords.append(headword)
            byID[row[0]] = headword
            for name in [id.text] + spellings { names.add(headword, for: name) }
        }
        var forms: [Form] = []
        var formNames = CaseTable<String>()
        for row in SampleTable.rows(of: SampleData.formTable) {
            guard let headword = byID[row[1]] else { continue }
            let text = String(row[0])
            forms.append(
                Form(
                    text: text, headword: headword, category: String(row[2]),
                    feature: row.count > 3 ? String(row[3]) : nil))
            formNames.add(text, for: text)
        }
        (self.headwords, self.forms, self.names, self.formNames) = (headwords, forms, names, formNames)
    }

    /// Returns the headword that a path names.
    func headword(_ text: String) -> Headword? { names.valueForLowerCase(text) }

    /// Returns the headword that a query names.
    func headword(query: String) -> Headword? { names.valueForAnyCase(query) }

    /// Returns the rows of the inflected form that a path names.
    func forms(_ text: String) -> [Form] { rows(of: formNames.valueForLowerCase(text)) }

    /// Returns the rows of the inflected form that a query names.
    func forms(query: String) -> [Form] { rows(of: formNames.valueForAnyCase(query)) }

    private func rows(of form: String?) -> [Form] { forms.filter { $0.text == form } }
}

/// Values by name; of names that differ only in letter case, an exact match comes first, then the first name added.
private struct CaseTable<Value: Sendable>: Sendable {
    private var exact: [String: Value] = [:]
    private var lowercased: [String: Value] = [:]

    mutating func add(_ value: Value, for name: String) {
        if exact[name] == nil { exact[name] = value }
        if lowercased[name.lowercased()] == nil { lowercased[name.lowercased()] = value }
    }

    /// Returns the value of a name in its own letter case or in lower case.
    func valueForLowerCase(_ name: String) -> Value? { exact[name] ?? lowercased[name] }

    /// Returns the value of a name in any letter case.
    func valueForAnyCase(_ name: String) -> Value? { exact[name] ?? lowercased[name.lowercased()] }
}
