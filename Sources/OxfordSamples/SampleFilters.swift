import OxfordEndpoints

/// The filters and fields of a request, which determine what the answer contains.
struct SampleFilters {
    /// The names of the parameters that narrow entries.
    static let names = ["fields", "lexicalCategory", "grammaticalFeatures", "domains", "registers"]

    /// The known fields that the parameter `fields` does not list, or an empty set if the request has no such
    /// parameter.
    private let unwantedFields: Set<String>

    /// The accepted values of each filter, keyed by parameter name.
    ///
    /// A filter with an empty list of values matches nothing.
    private let wanted: [String: [String]]

    init(_ parameters: [String: String], fields known: [any OxfordVocabulary] = []) throws(SampleRefusal) {
        let known = known.map { $0.rawValue }
        let lists = parameters.mapValues { $0.split(separator: ",").map(String.init) }
        if let unknown = lists["fields"]?.first(where: { !known.contains($0) }) {
            throw .badRequest("Unknown field requested: \(unknown)")
        }
        unwantedFields = lists["fields"].map { Set(known).subtracting($0) } ?? []
        wanted = lists.filter { Self.names.contains($0.key) && $0.key != "fields" }
    }

    /// Returns a copy of the results without the parts that do not match the filters, and without the unwanted fields.
    ///
    /// - Throws: `SampleRefusal.noEntry` if nothing matches the filters.
    func narrow(_ results: [JSONTree]) throws(SampleRefusal) -> [JSONTree] {
        let kept = matching(results)
        if kept.isEmpty { throw .noEntry }
        return unwantedFields.isEmpty ? kept : kept.map { $0.removing(unwantedFields) }
    }

    /// Returns a copy of the results without the parts that do not match the filters.
    func matching(_ results: [JSONTree]) -> [JSONTree] {
        wanted.isEmpty ? results : results.compactMap { $0.keeping("lexicalEntries", matching(lexicalEntry:)) }
    }

    private func matching(lexicalEntry: JSONTree) -> JSONTree? {
        guard allow([lexicalEntry["lexicalCategory"]], for: "lexicalCategory") else { return nil }
        let features = lexicalEntry["grammaticalFeatures"].elements
        // In the answer to a lemmas request, a lexical entry contains no entries.
        if lexicalEntry["entries"] == .null { return allow(features, for: "grammaticalFeatures") ? lexicalEntry : nil }
        return lexicalEntry.keeping("entries") { entry in
            let isMatch = allow(features + entry["grammaticalFeatures"].elements, for: "grammaticalFeatures")
            return isMatch ? entry.keeping("senses", matching(sense:)) : nil
        }
    }

    /// Returns the sense if it matches the filters, or otherwise a copy with only the subsenses that match.
    ///
    /// If neither the sense nor any of its subsenses matches the filters, the method returns `nil`.
    private func matching(sense: JSONTree) -> JSONTree? {
        let isMatch =
            allow(sense["domains"].elements, for: "domains") && allow(sense["registers"].elements, for: "registers")
        return isMatch ? sense : sense.keeping("subsenses", matching(sense:))
    }

    private func allow(_ labels: [JSONTree], for name: String) -> Bool {
        wanted[name].map { ids in labels.contains { $0["id"].string.map(ids.contains) ?? false } } ?? true
    }
}
