import OxfordEndpoints

extension SampleAnswers {
    static func languages(_ request: SampleRequest) throws(SampleRefusal) -> JSONTree {
        let parameters = try request.parameters(["sourceLanguage", "targetLanguage"])
        let datasets: [(source: Language, target: Language, region: String?)] = [
            (.english, .english, "gb"), (.english, .english, "us"), (.english, .german, nil),
            (.english, .spanish, nil),
        ]
        let results = datasets.compactMap { source, target, region -> JSONTree? in
            guard parameters["sourceLanguage"].map({ $0 == source.rawValue }) ?? true,
                parameters["targetLanguage"].map({ $0 == target.rawValue }) ?? true
            else { return nil }
            var dataset: JSONTree = [
                "source": provider, "sourceLanguage": json(of: source), "targetLanguage": json(of: target),
                "type": source == target ? "monolingual" : "bilingual",
            ]
            if let region { dataset["region"] = .text(region) }
            return dataset
        }
        if results.isEmpty { throw .otherPair }
        return ["metadata": metadata("RetrieveEntry"), "results": .list(results)]
    }

    private static func json(of language: Language) -> JSONTree {
        ["id": .text(language.rawValue), "language": .text(language.label ?? language.rawValue)]
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
    static func parameterNames(
        _ names: [String: [String]], of endpoint: String?, _ request: SampleRequest
    ) throws(SampleRefusal) -> JSONTree {
        _ = try request.parameters()
        let wanted = names.filter { endpoint == nil || $0.key == endpoint }
        if wanted.isEmpty { throw .notFound("no endpoint with that name has filters or fields") }
        return [
            "metadata": metadata("RetrieveEntry"),
            "results": .object(wanted.mapValues { .list($0.map(JSONTree.text)) }),
        ]
    }

    static func labels(
        _ name: String, of languages: [String], _ request: SampleRequest
    ) throws(SampleRefusal) -> JSONTree {
        let listings = [
            "domains": Domain.listing, "grammaticalFeatures": GrammaticalFeature.listing,
            "lexicalCategories": LexicalCategory.listing, "registers": Register.listing,
        ]
        guard let listing = listings[name] else { throw .unknownPath }
        _ = try request.parameters()
        if languages.count == 1 {
            try check(languages[0], of: name)
        } else {
            try check(languages[0], to: languages[1])
        }
        var results: [String: JSONTree] = [:]
        for id in listing.ids {
            let label: JSONTree = ["en": .text(listing.label(of: id) ?? id)]
            guard let kind = listing.kind(of: id) else {
                results[id] = label
                continue
            }
            // Grammatical features have a type. The service groups the features by this type.
            var group = results[kind] ?? [:]
            group[id] = label
            results[kind] = group
        }
        return ["metadata": metadata("RetrieveEntry"), "results": .object(results)]
    }
}
