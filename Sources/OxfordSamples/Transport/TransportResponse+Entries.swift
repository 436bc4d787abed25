import OxfordEndpoints
import OxfordTransport

extension TransportResponse {
    /// What entries answer.
    static func entries(of word: String, _ url: SampleURL) -> TransportResponse {
        answer(url.parameters("fields", "lexicalCategory")) { narrowing in
            guard let id = SampleIndex.shared.headword(word), let body = SampleDictionary.entries(of: id) else {
                return nil
            }
            guard !narrowing.keepsAll else { return body }
            guard var answer = JSONValue(body) else { return nil }
            let results = narrowing.narrow(answer["results"].elements)
            answer["results"] = .array(results)
            return results.isEmpty ? nil : answer.bytes
        }
    }

    /// What words answer: the results of the headword that is asked for, and of those that a form belongs to.
    static func words(_ url: SampleURL) -> TransportResponse {
        let parameters = url.parameters("q", "fields", "lexicalCategory")
        return answer(parameters) { narrowing in
            guard let query = parameters?["q"] else { return nil }
            var ids = SampleIndex.shared.inflection(query: query)?.headwords ?? []
            if let own = SampleIndex.shared.headword(query: query) { ids = [own] + ids.filter { $0 != own } }
            let answers = ids.compactMap { SampleDictionary.entries(of: $0) }.compactMap { JSONValue($0) }
            let results = narrowing.narrow(answers.flatMap { $0["results"].elements })
            guard let metadata = answers.first?["metadata"], !results.isEmpty else { return nil }
            return JSONValue.object(["metadata": metadata, "query": .string(query), "results": .array(results)]).bytes
        }
    }

    private static func answer(
        _ parameters: [String: String]?, body: (SampleNarrowing) -> [UInt8]?
    ) -> TransportResponse {
        guard let parameters else { return notInSample() }
        do throws(SampleNarrowing.UnknownField) {
            return body(try SampleNarrowing(parameters)).map(found) ?? notInSample()
        } catch {
            return refused("Unknown field requested: \(error.name)")
        }
    }
}
