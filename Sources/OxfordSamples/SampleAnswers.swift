import OxfordEndpoints

/// Functions that compose the sample dictionary's answer to each kind of request.
enum SampleAnswers {
    static func answer(to request: SampleRequest) throws(SampleRefusal) -> JSONTree {
        let arguments = request.path.dropFirst().map(\.self)
        switch (request.path.first, arguments.count) {
        case ("entries", 2): return try entries(of: arguments[1], in: arguments[0], request)
        case ("words", 1): return try words(in: arguments[0], request)
        case ("lemmas", 2): return try lemmas(of: arguments[1], in: arguments[0], request)
        case ("inflections", 2): return try inflections(of: arguments[1], in: arguments[0], request)
        case ("thesaurus", 2): return try thesaurus(of: arguments[1], in: arguments[0], request)
        case ("sentences", 2): return try sentences(with: arguments[1], in: arguments[0], request)
        case ("pronunciations", 2): return try pronunciations(of: arguments[1], in: arguments[0], request)
        case ("translations", 3):
            return try translations(of: arguments[2], from: arguments[0], to: arguments[1], request)
        case ("search", 1): return try search(in: arguments[0], request)
        case ("search", 2) where arguments[0] == "thesaurus": return try searchThesaurus(in: arguments[1], request)
        case ("search", 3) where arguments[0] == "translations":
            return try searchTranslations(from: arguments[1], to: arguments[2], request)
        case ("languages", 0): return try languages(request)
        case ("filters", 0...1): return try parameterNames(filters, of: arguments.first, request)
        case ("fields", 0...1): return try parameterNames(fields, of: arguments.first, request)
        case (let name?, 1...2): return try labels(name, of: arguments, request)
        default: throw .unknownPath
        }
    }

    static var provider: JSONTree { "Sample dictionary" }

    static func metadata(_ schema: String, operation: JSONTree = "retrieve") -> JSONTree {
        ["operation": operation, "provider": provider, "schema": .text(schema)]
    }

    static func answer(
        about headword: SampleIndex.Headword, _ metadata: JSONTree, results: [JSONTree]
    ) -> JSONTree {
        [
            "id": .text(headword.id.rawValue), "metadata": metadata, "results": .list(results),
            "word": .text(headword.text),
        ]
    }

    static func headword(_ word: String) throws(SampleRefusal) -> SampleIndex.Headword {
        if let headword = SampleIndex.shared.headword(word) { return headword }
        // As in requests to the service, the word in the path must be a headword. For an inflected form, the service
        // would find no entry either.
        throw SampleIndex.shared.forms(word).isEmpty ? .noWord(word) : .noEntry
    }

    static let regional = ["en-gb", "en-us"]

    static func check(
        _ language: String, isIn offered: [String] = regional, of endpoint: String
    ) throws(SampleRefusal) {
        if offered.contains(language) { return }
        guard language.split(separator: "-").first == "en" else { throw .otherLanguage }
        throw .beyondSample("has \(endpoint) in \(offered.joined(separator: " and ")) only")
    }
}
