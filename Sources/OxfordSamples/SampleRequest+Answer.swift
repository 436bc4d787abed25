import OxfordEndpoints

// The composition of the sample dictionary's answer to each kind of request.
extension SampleRequest {
    func answer() throws(SampleRefusal) -> JSONTree {
        let arguments = path.dropFirst().map(\.self)
        switch (path.first, arguments.count) {
        case ("entries", 2): return try entries(of: arguments[1], in: arguments[0])
        case ("words", 1): return try words(in: arguments[0])
        case ("lemmas", 2): return try lemmas(of: arguments[1], in: arguments[0])
        case ("inflections", 2): return try inflections(of: arguments[1], in: arguments[0])
        case ("thesaurus", 2): return try thesaurus(of: arguments[1], in: arguments[0])
        case ("sentences", 2): return try sentences(with: arguments[1], in: arguments[0])
        case ("pronunciations", 2): return try pronunciations(of: arguments[1], in: arguments[0])
        case ("translations", 3): return try translations(of: arguments[2], from: arguments[0], to: arguments[1])
        case ("search", 1): return try search(in: arguments[0])
        case ("search", 2) where arguments[0] == "thesaurus": return try searchThesaurus(in: arguments[1])
        case ("search", 3) where arguments[0] == "translations":
            return try searchTranslations(from: arguments[1], to: arguments[2])
        case ("languages", 0): return try languages()
        case ("filters", 0...1): return try parameterNames(Self.filters, of: arguments.first)
        case ("fields", 0...1): return try parameterNames(Self.fields, of: arguments.first)
        case (let name?, 1...2): return try labels(name, of: arguments)
        default: throw .unknownPath
        }
    }

    func headword(_ word: String) throws(SampleRefusal) -> SampleIndex.Headword {
        if let headword = SampleIndex.shared.headword(word) { return headword }
        // As in requests to the service, the word in the path must be a headword. For an inflected form, the service
        // would find no entry either.
        throw SampleIndex.shared.forms(word).isEmpty ? .noWord(word) : .noEntry
    }

    func check(
        _ language: String, isIn offered: [String] = ["en-gb", "en-us"], of endpoint: String
    ) throws(SampleRefusal) {
        if offered.contains(language) { return }
        guard language.split(separator: "-").first == "en" else { throw .otherLanguage }
        throw .beyondSample("has \(endpoint) in \(offered.joined(separator: " and ")) only")
    }
}

// The parts that several kinds of answers have in common.
extension JSONTree {
    static var provider: JSONTree { "Sample dictionary" }

    static func metadata(_ schema: String, operation: JSONTree = "retrieve") -> JSONTree {
        ["operation": operation, "provider": provider, "schema": .text(schema)]
    }

    static func labeled(_ value: some OxfordLabeledVocabulary, type: String? = nil) -> JSONTree {
        let label = value.label
        return ["id": .text(value.rawValue), "text": .text(label), "type": type.map(JSONTree.text)]
    }
}

extension SampleIndex.Headword {
    func answer(_ metadata: JSONTree, results: [JSONTree]) -> JSONTree {
        ["id": .text(id.rawValue), "metadata": metadata, "results": .list(results), "word": .text(text)]
    }
}
