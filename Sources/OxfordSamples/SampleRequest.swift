import OxfordEndpoints

/// The path and the query of a request to the sample dictionary, parsed from the request's URL.
struct SampleRequest {
    /// The decoded path segments after `/api/v2`, or an empty array if the path does not contain `/api/v2`.
    let path: [String]

    private let query: [(name: String, value: String)]

    init(_ url: String) {
        // Split bytes, because a separator and a combining mark after it form a single `Character`.
        let text = url.utf8.prefix { $0 != UInt8(ascii: "#") }
        let path = text.prefix { $0 != UInt8(ascii: "?") }
        let parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Self.text)
        let base = parts.indices.dropLast().last { parts[$0] == "api" && parts[$0 + 1] == "v2" }
        self.path = base.map { parts[($0 + 2)...].map { EntryID($0).text } } ?? []
        query = text.dropFirst(path.count + 1).split(separator: UInt8(ascii: "&")).map { pair in
            let name = pair.prefix { $0 != UInt8(ascii: "=") }
            let value = pair.dropFirst(name.count + 1)
            return (PercentEncoded.decode(Self.text(name)), PercentEncoded.decode(Self.text(value)))
        }
    }

    /// Returns the values in the query, keyed by parameter name.
    ///
    /// - Throws: `SampleRefusal.beyondSample` if a parameter is repeated, or is not one of `accepted`.
    func parameters(_ accepted: [String] = []) throws(SampleRefusal) -> [String: String] {
        var values: [String: String] = [:]
        for (name, value) in query {
            guard accepted.contains(name) else {
                throw .beyondSample("does not support the parameter \(name.quoted) here")
            }
            guard values.updateValue(value, forKey: name) == nil else {
                throw .beyondSample("supports the parameter \(name.quoted) only once")
            }
        }
        return values
    }

    private static func text(_ bytes: Substring.UTF8View) -> String { String(Substring(bytes)) }
}

/// The filters and fields of a request, which determine what the answer contains.
struct SampleFilters {
    /// The names of the parameters that narrow entries.
    static let names = ["fields", "lexicalCategory", "grammaticalFeatures", "domains", "registers"]

    /// The fields to remove from the answer, that is, every known field that the parameter `fields` does not list.
    ///
    /// The set is empty if the request has no such parameter.
    private let unwantedFields: Set<String>

    /// The accepted values of each filter, keyed by parameter name.
    ///
    /// A filter with an empty list of values matches nothing.
    private let wanted: [String: [String]]

    init(_ parameters: [String: String], fields known: [String] = []) throws(SampleRefusal) {
        let lists = parameters.mapValues { $0.split(separator: ",").map(String.init) }
        if let unknown = lists["fields"]?.first(where: { !known.contains($0) }) {
            throw .badRequest("Unknown field requested: \(unknown)")
        }
        unwantedFields = lists["fields"].map { Set(known).subtracting($0) } ?? []
        wanted = lists.filter { Self.names.contains($0.key) && $0.key != "fields" }
    }

    /// Returns a copy of the results without the parts that do not match the filters, and without the fields in
    /// `unwantedFields`.
    ///
    /// - Throws: `SampleRefusal.noEntry` if nothing matches the filters.
    func narrow(_ results: [JSONTree]) throws(SampleRefusal) -> [JSONTree] {
        let kept =
            wanted.isEmpty ? results : results.compactMap { $0.keeping("lexicalEntries", matching(lexicalEntry:)) }
        if kept.isEmpty { throw .noEntry }
        return unwantedFields.isEmpty ? kept : kept.map { $0.removing(unwantedFields) }
    }

    /// Returns whether a lexical entry matches the filters for lexical categories and grammatical features.
    func allow(_ lexicalEntry: JSONTree) -> Bool {
        allow([lexicalEntry["lexicalCategory"]], for: "lexicalCategory")
            && allow(lexicalEntry["grammaticalFeatures"].elements, for: "grammaticalFeatures")
    }

    private func matching(lexicalEntry: JSONTree) -> JSONTree? {
        guard allow([lexicalEntry["lexicalCategory"]], for: "lexicalCategory") else { return nil }
        return lexicalEntry.keeping("entries") { entry in
            let features = lexicalEntry["grammaticalFeatures"].elements + entry["grammaticalFeatures"].elements
            return allow(features, for: "grammaticalFeatures") ? entry.keeping("senses", matching(sense:)) : nil
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
