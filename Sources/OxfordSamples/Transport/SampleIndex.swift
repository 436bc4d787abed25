import OxfordEndpoints

/// Where a name leads in the sample dictionary.
struct SampleIndex: Sendable {
    static let shared = SampleIndex()

    /// The headwords in order, as a person reads them.
    let headwords: [(id: EntryID, text: String)]

    private let ids: CaseTable<EntryID>
    private let forms: CaseTable<String>

    private init() {
        var headwords: [(id: EntryID, text: String)] = []
        var ids = CaseTable<EntryID>()
        for id in SampleDictionary.headwords {
            let answer = SampleDictionary.entries(of: id).flatMap { try? EntriesAnswer(json: $0) }
            let text = answer?.word ?? id.text
            headwords.append((id, text))
            for name in [id.text, text] + (answer?.results.compactMap(\.id?.text) ?? []) { ids.add(id, for: name) }
        }
        var forms = CaseTable<String>()
        for form in SampleDictionary.inflectedForms { forms.add(form, for: form) }
        (self.headwords, self.ids, self.forms) = (headwords, ids, forms)
    }

    /// The headword that a path names.
    func headword(_ text: String) -> EntryID? { ids.valueForLowerCase(text) }

    /// The headword that a query names.
    func headword(query: String) -> EntryID? { ids.valueForAnyCase(query) }

    /// The inflected form that a path names.
    func form(_ text: String) -> String? { forms.valueForLowerCase(text) }

    /// The inflected form that a query names, with the headwords that it belongs to.
    func inflection(query: String) -> (form: String, headwords: [EntryID])? {
        guard let form = forms.valueForAnyCase(query), let body = SampleDictionary.lemmas(of: form),
            let answer = try? LemmasAnswer(json: body)
        else { return nil }
        return (form, answer.headwords())
    }
}

/// Values by names, of which the letter case counts first; of two that differ in nothing else, the first is kept.
private struct CaseTable<Value: Sendable>: Sendable {
    private var exact: [String: Value] = [:]
    private var lowercased: [String: Value] = [:]

    mutating func add(_ value: Value, for name: String) {
        if exact[name] == nil { exact[name] = value }
        if lowercased[name.lowercased()] == nil { lowercased[name.lowercased()] = value }
    }

    /// The value of a name that is written as it is, or in lower case.
    func valueForLowerCase(_ name: String) -> Value? { exact[name] ?? lowercased[name] }

    /// The value of a name however it is written.
    func valueForAnyCase(_ name: String) -> Value? { exact[name] ?? lowercased[name.lowercased()] }
}
