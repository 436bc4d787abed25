import OxfordEndpoints
import OxfordTesting
import Testing

@Suite("URLs of endpoints") struct EndpointURLs {
    @Test("An endpoint has the URLs of its golden file", arguments: Endpoint.all)
    func urls(endpoint: Endpoint) throws {
        try expectGolden("\(endpoint).golden.txt", endpoint.rows())
    }

    @Test("Undocumented fields")
    func undocumentedFields() throws {
        let rows = [
            GoldenRow("entries", EntriesRequest("ace", in: .spanish, filters: [.fields(.shortDefinitions)])),
            GoldenRow("words", WordsRequest("ace", in: .spanish, filters: [.fields(.shortDefinitions, .examples)])),
        ]
        try expectGolden("fields.txt", in: "Undocumented", rows)
    }
}
