import OxfordEndpoints

/// Applies the filters of a request to the results of an answer.
struct SampleNarrowing {
    private let unwantedKeys: Set<String>
    private let categories: Set<String>?
    private let features: Set<String>?
    private let domains: Set<String>?
    private let registers: Set<String>?

    init(_ parameters: [String: String], fields known: [String] = []) throws(SampleRefusal) {
        var unwantedKeys: Set<String> = []
        if let fields = parameters["fields"] {
            unwantedKeys = Set(known)
            for name in fields.split(separator: ",").map(String.init) {
                guard known.contains(name) else { throw .badRequest("Unknown field requested: \(name)") }
                unwantedKeys.remove(name)
            }
        }
        func values(_ name: String) -> Set<String>? {
            parameters[name].map { Set($0.split(separator: ",").map(String.init)) }
        }
        self.unwantedKeys = unwantedKeys
        categories = values("lexicalCategory")
        features = values("grammaticalFeatures")
        domains = values("domains")
        registers = values("registers")
    }

    func narrow(_ results: [JSONValue]) throws(SampleRefusal) -> [JSONValue] {
        let results = results.keeping("lexicalEntries") { lexicalEntry in
            guard contains(lexicalEntry["lexicalCategory"], in: categories) else { return nil }
            guard features != nil || domains != nil || registers != nil else { return lexicalEntry }
            let isMarked = containsAny(lexicalEntry["grammaticalFeatures"], in: features)
            return lexicalEntry.keeping("entries") { entry in
                guard isMarked || containsAny(entry["grammaticalFeatures"], in: features) else { return nil }
                return domains == nil && registers == nil ? entry : entry.keeping("senses", kept)
            }
        }
        if results.isEmpty { throw .noEntry }
        return unwantedKeys.isEmpty ? results : results.map { $0.removing(unwantedKeys) }
    }

    func keeps(category: String, feature: String?) -> Bool {
        (categories?.contains(category) ?? true) && (features.map { feature.map($0.contains) ?? false } ?? true)
    }

    /// Returns a matching sense unchanged, or another sense with only its matching subsenses, if it has any.
    private func kept(_ sense: JSONValue) -> JSONValue? {
        if containsAny(sense["domains"], in: domains), containsAny(sense["registers"], in: registers) { return sense }
        return sense.keeping("subsenses", kept)
    }

    private func contains(_ value: JSONValue, in wanted: Set<String>?) -> Bool {
        wanted.map { value["id"].text.map($0.contains) ?? false } ?? true
    }

    private func containsAny(_ values: JSONValue, in wanted: Set<String>?) -> Bool {
        wanted == nil || values.elements.contains { contains($0, in: wanted) }
    }
}
