import OxfordEndpoints

/// What `fields` and `lexicalCategory` leave of an answer.
struct SampleNarrowing {
    /// A value of `fields` that the service does not know.
    struct UnknownField: Error {
        let name: String
    }

    private let unwantedKeys: Set<String>
    private let categories: Set<String>?

    init(_ parameters: [String: String]) throws(UnknownField) {
        var unwantedKeys: Set<String> = []
        if let fields = parameters["fields"] {
            unwantedKeys = Set(EntryField.known.map(\.rawValue))
            for name in fields.split(separator: ",").map(String.init) {
                guard EntryField.known.contains(EntryField(rawValue: name)) else { throw UnknownField(name: name) }
                unwantedKeys.remove(name)
            }
        }
        self.unwantedKeys = unwantedKeys
        categories = parameters["lexicalCategory"].map { Set($0.split(separator: ",").map(String.init)) }
    }

    /// Whether an answer stays as it is.
    var keepsAll: Bool { unwantedKeys.isEmpty && categories == nil }

    /// The results with what is wanted of each, and without those of which nothing is left.
    func narrow(_ results: [JSONValue]) -> [JSONValue] {
        results.compactMap { result in
            var result = result
            if let categories {
                let kept = result["lexicalEntries"].elements.filter { lexicalEntry in
                    lexicalEntry["lexicalCategory"]["id"].text.map(categories.contains) ?? false
                }
                if kept.isEmpty { return nil }
                result["lexicalEntries"] = .array(kept)
            }
            return result.removing(unwantedKeys)
        }
    }
}
