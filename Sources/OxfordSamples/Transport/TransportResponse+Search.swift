import OxfordEndpoints
import OxfordTransport

extension TransportResponse {
    /// What a search answers.
    static func search(_ url: SampleURL) -> TransportResponse {
        guard let parameters = url.parameters("q", "prefix", "limit", "offset"), let query = parameters["q"],
            !query.isEmpty, let isPrefix = Bool(parameters["prefix"] ?? "false"),
            let limit = Int(parameters["limit"] ?? "5000"), let offset = Int(parameters["offset"] ?? "0")
        else { return notInSample() }
        let page: Page
        do throws(InvalidPage) {
            page = try Page(validatingLimit: limit, offset: offset)
        } catch {
            return refused(error.description)
        }
        let matches = isPrefix ? matches(beginningWith: query) : matches(of: query)
        return matches.isEmpty ? notInSample() : found(body(of: matches, on: page))
    }

    private static func matches(beginningWith query: String) -> [JSONValue] {
        let start = query.lowercased()
        return SampleIndex.shared.headwords.filter { $0.text.lowercased().hasPrefix(start) }
            .map { match($0.id, $0.text, string: $0.text, type: "headword") }
    }

    /// The headword itself first, and those that it is a form of.
    private static func matches(of query: String) -> [JSONValue] {
        let index = SampleIndex.shared
        let own = index.headword(query: query)
        let inflection = index.inflection(query: query)
        let exact = index.headwords.filter { $0.id == own }
            .map { match($0.id, $0.text, string: $0.text, type: "headword") }
        guard let inflection else { return exact }
        let others = index.headwords.filter { $0.id != own && inflection.headwords.contains($0.id) }
        return exact
            + others.map { id, text in
                var match = match(id, text, string: inflection.form, type: "inflection")
                match["inflection_id"] = .string(EntryID(inflection.form).rawValue)
                return match
            }
    }

    private static func match(_ id: EntryID, _ text: String, string: String, type: String) -> JSONValue {
        .object([
            "id": .string(id.rawValue), "word": .string(text), "label": .string(text),
            "matchString": .string(string), "matchType": .string(type),
        ])
    }

    private static func body(of matches: [JSONValue], on page: Page) -> [UInt8] {
        // The service writes numbers as text here.
        let metadata: [String: String] = [
            "limit": "\(page.limit)", "offset": "\(page.offset)", "operation": "search",
            "provider": "Sample dictionary", "schema": "WordList", "sourceLanguage": "en-gb",
            "total": "\(matches.count)",
        ]
        let results = Array(matches.dropFirst(page.offset).prefix(page.limit))
        return JSONValue.object(["metadata": .object(metadata.mapValues(JSONValue.string)), "results": .array(results)])
            .bytes
    }
}
