import OxfordEndpoints
import OxfordTesting
import Testing

@Suite struct SearchURLs {
    @Test func everyParameterAloneInPairsAndTogether() throws {
        let prefixes: [(String, [SearchRequest.Filter])] = [
            ("", []), (" + prefix true", [.prefix(true)]), (" + prefix false", [.prefix(false)]),
        ]
        let pages: [(String, Page?)] = [
            ("", nil), (" + limit", Page(limit: 20)), (" + offset", Page(offset: 40)),
            (" + limit + offset", Page(limit: 20, offset: 40)), (" + last", Page(limit: 5000, offset: 5000)),
        ]
        var rows: [GoldenRow] = []
        for (prefix, filters) in prefixes {
            for (part, page) in pages {
                let request = SearchRequest("eye", in: .britishEnglish, page: page).filtered(by: filters)
                rows.append(GoldenRow("q" + prefix + part, request))
            }
        }
        try expectGolden("search.golden.txt", rows)
    }

    @Test func everyLanguage() throws {
        let rows = MonolingualLanguage.known.map { GoldenRow($0.rawValue, SearchRequest("a", in: $0)) }
        try expectGolden("search-languages.golden.txt", rows)
    }

    @Test func anyTextIsSearchedFor() throws {
        let texts = [
            "rock & roll", "a=b", "c#", "100%", "who?", "a+b", "n/a", "..", "a/../b", "café", "cafe\u{301}",
            "अमर",
            "语言", "'s", "\"", "a,b;c",
        ]
        let rows = try texts.map { text in
            GoldenRow(
                text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined(),
                SearchRequest(try QueryText(validating: text), in: .americanEnglish))
        }
        try expectGolden("search-texts.golden.txt", rows)
    }

    @Test(arguments: [("", InvalidText.blank), (" \u{3000}", .blank), ("a\u{0}", .controlCharacter("\u{0}"))])
    func refusedText(text: String, reason: InvalidText) {
        #expect(throws: reason) { try QueryText(validating: text) }
    }

    @Test func factoryMakesTheSameRequest() {
        func same<Request: OxfordEndpointRequest>(_ one: Request, _ other: Request) -> Bool { one == other }
        #expect(
            same(
                SearchRequest("eye", in: .spanish, filters: .prefix(true), page: Page(limit: 1)),
                .search("eye", in: .spanish, filters: .prefix(true), page: Page(limit: 1))))
    }
}
