import OxfordEndpoints
import OxfordTesting
import Testing

@Suite struct SearchURLs {
    private let pages: [(label: String, page: Page)] = [
        ("limit", Page(limit: 20)), ("offset", Page(offset: 40)), ("limit + offset", Page(limit: 20, offset: 40)),
        ("last", Page(limit: 5000, offset: 5000)),
    ]

    private func rows<Request: OxfordFilteredRequest>(
        _ request: Request, on page: (Page) -> Request
    ) -> [GoldenRow] where Request.Filter: MatchesPrefix {
        let filters: [(String, Request.Filter)] = [("prefix true", .prefix(true)), ("prefix false", .prefix(false))]
        return combinations(request, filters)
            + pages.flatMap { label, value in
                [
                    GoldenRow(label, page(value)),
                    GoldenRow("\(label) + prefix", page(value).filtered(by: [.prefix(true)])),
                ]
            }
    }

    @Test("Search")
    func search() throws {
        let rows = rows(SearchRequest("eye", in: .britishEnglish)) {
            SearchRequest("eye", in: .britishEnglish, page: $0)
        }
        try expectGolden("search.golden.txt", rows + languages { SearchRequest("a", in: $0) })
    }

    @Test("Thesaurus search")
    func searchThesaurus() throws {
        let rows = rows(SearchThesaurusRequest("eye", in: .english)) {
            SearchThesaurusRequest("eye", in: .english, page: $0)
        }
        try expectGolden("search-thesaurus.golden.txt", rows + languages { SearchThesaurusRequest("a", in: $0) })
    }

    @Test("Translations search")
    func searchTranslations() throws {
        let rows = rows(SearchTranslationsRequest("eye", in: .englishToSpanish)) {
            SearchTranslationsRequest("eye", in: .englishToSpanish, page: $0)
        }
        let sources = languages("from") { SearchTranslationsRequest("a", in: LanguagePair(from: $0, to: .english)) }
        let targets = languages("to") { SearchTranslationsRequest("a", in: LanguagePair(from: .english, to: $0)) }
        try expectGolden("search-translations.golden.txt", rows + sources + targets)
    }

    @Test("Query text is percent-encoded")
    func queryTexts() throws {
        let texts = [
            "rock & roll", "a=b", "c#", "100%", "who?", "a+b", "n/a", "..", "a/../b", "café", "cafe\u{301}", "अमर",
            "语言", "'s", "\"", "a,b;c",
        ]
        let rows = texts.map { text in
            let label = text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
            do throws(InvalidText) {
                return GoldenRow(label, SearchRequest(try WordText(validating: text), in: .americanEnglish))
            } catch {
                return GoldenRow(label, text: "refused: \(error)")
            }
        }
        try expectGolden("search-texts.golden.txt", rows)
    }

    @Test("Factory methods make the same requests as initializers")
    func factories() {
        let page = Page(limit: 1)
        expectSame(
            SearchRequest("eye", in: .spanish, filters: [.prefix(true)], page: page),
            .search("eye", in: .spanish, filters: [.prefix(true)], page: page))
        expectSame(
            SearchThesaurusRequest("eye", in: .english, filters: [.prefix(false)], page: page),
            .searchThesaurus("eye", in: .english, filters: [.prefix(false)], page: page))
        expectSame(
            SearchTranslationsRequest("eye", in: .englishToZulu, filters: [.prefix(true)], page: page),
            .searchTranslations("eye", in: .englishToZulu, filters: [.prefix(true)], page: page))
    }
}
