import OxfordEndpoints

/// An index of the headwords and forms of the sample dictionary.
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

    /// Sorted by ID.
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

    /// Returns the headword in a path, whose letters are in their usual case or all in lowercase.
    func headword(_ text: String) -> Headword? { names.valueForLowerCase(text) }

    func headword(query: String) -> Headword? { names.valueForAnyCase(query) }

    func forms(_ text: String) -> [Form] { rows(of: formNames.valueForLowerCase(text)) }

    func forms(query: String) -> [Form] { rows(of: formNames.valueForAnyCase(query)) }

    private func rows(of form: String?) -> [Form] { forms.filter { $0.text == form } }
}

/// Values by name, where an exact match wins over the first name added that differs only in letter case.
private struct CaseTable<Value: Sendable>: Sendable {
    private var exact: [String: Value] = [:]
    private var lowercased: [String: Value] = [:]

    mutating func add(_ value: Value, for name: String) {
        if exact[name] == nil { exact[name] = value }
        if lowercased[name.lowercased()] == nil { lowercased[name.lowercased()] = value }
    }

    func valueForLowerCase(_ name: String) -> Value? { exact[name] ?? lowercased[name] }

    func valueForAnyCase(_ name: String) -> Value? { exact[name] ?? lowercased[name.lowercased()] }
}
