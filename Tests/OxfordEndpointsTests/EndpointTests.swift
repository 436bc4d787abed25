import OxfordEndpoints
import OxfordTesting
import Testing

@Suite("URLs of endpoints") struct EndpointURLs {
    @Test("An endpoint has the URLs of its golden file", arguments: Endpoint.all)
    func urls(endpoint: Endpoint) throws {
        try expectGolden("\(endpoint).golden.txt", endpoint.rows())
    }

    @Test("Query text is percent-encoded")
    func queryTexts() throws {
        let texts = [
            "rock & roll", "a=b", "c#", "100%", "who?", "a+b", "n/a", "..", "a/../b", "café", "cafe\u{301}", "अमर",
            "语言", "'s", "\"", "a,b;c",
        ]
        let rows = texts.map { text in
            row(text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()) {
                SearchRequest(try WordText(validating: text), in: .americanEnglish)
            }
        }
        try expectGolden("search-texts.golden.txt", rows)
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
