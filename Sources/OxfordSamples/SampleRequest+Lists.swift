import OxfordEndpoints

extension SampleRequest {
    func languages() throws(SampleRefusal) -> JSONTree {
        let wanted = try parameters(["sourceLanguage", "targetLanguage"])
        let datasets = [
            Self.dataset(.english, region: "gb"), Self.dataset(.english, region: "us"), Self.dataset(.german),
            Self.dataset(.spanish),
        ]
        let results = datasets.filter { dataset in wanted.allSatisfy { dataset[$0.key]["id"].string == $0.value } }
        if results.isEmpty { throw .otherPair }
        return ["metadata": .metadata("RetrieveEntry"), "results": .list(results)]
    }

    private static func dataset(_ target: Language, region: String? = nil) -> JSONTree {
        [
            "region": region.map(JSONTree.text), "source": .provider, "sourceLanguage": json(of: .english),
            "targetLanguage": json(of: target), "type": target == .english ? "monolingual" : "bilingual",
        ]
    }

    private static func json(of language: Language) -> JSONTree {
        ["id": .text(language.rawValue), "language": .text(language.label)]
    }

    static var filters: [String: [String]] {
        let common = ["domains", "grammaticalFeatures", "lexicalCategory", "registers"]
        return ["entries": common, "lemmas": ["grammaticalFeatures", "lexicalCategory"], "translations": common]
    }

    static var fields: [String: [String]] {
        [
            "entries": EntryField.known.map(\.rawValue), "thesaurus": ThesaurusField.known.map(\.rawValue),
            "translations": TranslationField.known.map(\.rawValue),
        ]
    }

    /// Returns the names of the filters or fields of one endpoint, or of all endpoints if `endpoint` is `nil`.
    func parameterNames(_ names: [String: [String]], of endpoint: String?) throws(SampleRefusal) -> JSONTree {
        _ = try parameters()
        let wanted = names.filter { endpoint == nil || $0.key == endpoint }
        if wanted.isEmpty { throw .notFound("no endpoint with that name has filters or fields") }
        let results = wanted.mapValues { JSONTree.list($0.map(JSONTree.text)) }
        return ["metadata": .metadata("RetrieveEntry"), "results": .object(results)]
    }

    func labels(_ name: String, of languages: [String]) throws(SampleRefusal) -> JSONTree {
        let listings = [
            "domains": Domain.listing, "grammaticalFeatures": GrammaticalFeature.listing,
            "lexicalCategories": LexicalCategory.listing, "registers": Register.listing,
        ]
        guard let listing = listings[name] else { throw .unknownPath }
        _ = try parameters()
        if languages.count == 1 {
            try check(languages[0], of: name)
        } else {
            try check(languages[0], to: languages[1])
        }
        var results: [String: JSONTree] = [:]
        for id in listing.ids {
            let label: JSONTree = ["en": .text(listing.label(of: id) ?? id)]
            // Grammatical features have a type. The service groups the features by this type.
            if let kind = listing.kind(of: id) {
                results[kind] = (results[kind] ?? [:]).setting(id, to: label)
            } else {
                results[id] = label
            }
        }
        return ["metadata": .metadata("RetrieveEntry"), "results": .object(results)]
    }
}
