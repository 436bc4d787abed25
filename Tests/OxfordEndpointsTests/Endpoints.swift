import OxfordEndpoints
import OxfordTesting

/// An answer that the client's caller can store.
typealias StoredAnswer = Codable & Equatable & OxfordAnswer

/// An endpoint with its answer, the names of answers in the folder Fixtures, and the rows of its golden file.
struct Endpoint: CustomStringConvertible, Sendable {
    let description: String
    let answer: any StoredAnswer.Type
    let fixtures: [String]
    let rows: @Sendable () -> [GoldenRow]

    private init<Request: OxfordEndpointRequest>(
        _: Request.Type, _ name: String, fixtures: [String] = [],
        @RowsBuilder rows: @escaping @Sendable () -> [GoldenRow]
    ) where Request.Answer: StoredAnswer {
        (description, answer, self.fixtures, self.rows) = (name, Request.Answer.self, fixtures, rows)
    }

    /// The endpoints of version 2, each with every language, every filter and its factory method.
    static let all = [
        Endpoint(EntriesRequest.self, "entries", fixtures: ["v2-entries"]) {
            combinations(
                EntriesRequest("ace", in: .britishEnglish),
                [
                    ("fields", .fields(.definitions, .examples)), ("minimumFields", .minimumFields),
                    ("grammaticalFeatures", .grammaticalFeatures(.plural, .transitive)),
                    ("lexicalCategory", .lexicalCategory(.noun, .verb)), ("domains", .domains(.cards, .tennis)),
                    ("registers", .registers(.informal, .nonStandard)), ("strictMatch true", .strictMatch(true)),
                    ("strictMatch false", .strictMatch(false)),
                ])
            let fields = EntryField.known.filter { $0 != .shortDefinitions }
            GoldenRow("every field", .entries("ace", in: .britishEnglish, filters: [.fields(fields)]))
            GoldenRow(
                "empty lists",
                EntriesRequest("ace", in: .spanish, filters: [.fields(), .domains(), .registers([])]))
            languages { EntriesRequest("ace", in: $0) }
        },
        Endpoint(WordsRequest.self, "words", fixtures: ["v2-words"]) {
            combinations(
                WordsRequest("running", in: .britishEnglish),
                [
                    ("fields", .fields(.definitions)), ("minimumFields", .minimumFields),
                    ("grammaticalFeatures", .grammaticalFeatures(.past)), ("lexicalCategory", .lexicalCategory(.verb)),
                    ("domains", .domains(.athletics)), ("registers", .registers(.formal)),
                ])
            GoldenRow("a phrase", WordsRequest("rock & roll", in: .americanEnglish))
            languages { WordsRequest("a", in: $0) }
            GoldenRow("factory method", .words("ace", in: .spanish, filters: [.registers(.slang)]))
        },
        Endpoint(LemmasRequest.self, "lemmas", fixtures: ["v2-lemmas", "v2-lemmas-empty"]) {
            combinations(
                LemmasRequest("mice", in: .english),
                [("grammaticalFeatures", .grammaticalFeatures(.plural)), ("lexicalCategory", .lexicalCategory(.noun))])
            languages { LemmasRequest("a", in: $0) }
            GoldenRow("factory method", .lemmas("ace", in: .english, filters: [.lexicalCategory(.noun)]))
        },
        Endpoint(InflectionsRequest.self, "inflections", fixtures: ["v2-inflections"]) {
            combinations(InflectionsRequest("mouse", in: .americanEnglish), strictMatch())
            languages { InflectionsRequest("a", in: $0) }
            GoldenRow("factory method", .inflections("ace", in: .britishEnglish, filters: [.strictMatch(true)]))
        },
        Endpoint(ThesaurusRequest.self, "thesaurus", fixtures: ["v2-thesaurus"]) {
            combinations(
                ThesaurusRequest("ace", in: .english),
                [("synonyms", .fields(.synonyms)), ("antonyms", .fields(.antonyms))] + strictMatch())
            GoldenRow("an empty list", ThesaurusRequest("ace", in: .english, filters: [.fields()]))
            languages { ThesaurusRequest("a", in: $0) }
            GoldenRow("factory method", .thesaurus("ace", in: .english, filters: [.fields(.antonyms)]))
        },
        Endpoint(SentencesRequest.self, "sentences", fixtures: ["v2-sentences"]) {
            combinations(SentencesRequest("ace", in: .english), strictMatch())
            languages { SentencesRequest("a", in: $0) }
            GoldenRow("factory method", .sentences("ace", in: .english, filters: [.strictMatch(false)]))
        },
        Endpoint(TranslationsRequest.self, "translations", fixtures: ["v2-translations"]) {
            combinations(
                TranslationsRequest("change", translating: .englishToSpanish),
                [
                    ("strictMatch", .strictMatch(true)), ("fields", .fields(.translations, .examples)),
                    ("minimumFields", .minimumFields), ("grammaticalFeatures", .grammaticalFeatures(.plural)),
                    ("lexicalCategory", .lexicalCategory(.noun)), ("domains", .domains(.finance)),
                    ("registers", .registers(.formal)),
                ])
            let fields = TranslationField.known
            GoldenRow(
                "every field", .translations("change", translating: .englishToSpanish, filters: [.fields(fields)]))
            pairs { TranslationsRequest("a", translating: $0) }
        },
        Endpoint(PronunciationsRequest.self, "pronunciations", fixtures: ["v2-pronunciations"]) {
            combinations(
                PronunciationsRequest("ace", in: .britishEnglish), [("lexicalCategory", .lexicalCategory(.noun))])
            GoldenRow(
                "the last of two",
                .pronunciations(
                    "ace", in: .britishEnglish, filters: [.lexicalCategory(.noun), .lexicalCategory(.verb)]))
            languages { PronunciationsRequest("a", in: $0) }
        },
        Endpoint(SearchRequest.self, "search", fixtures: ["v2-search"]) {
            searches(SearchRequest("eye", in: .britishEnglish))
            languages { SearchRequest("a", in: $0) }
            GoldenRow("factory method", .search("eye", in: .spanish, filters: [.prefix(true)], page: Page(limit: 1)))
        },
        Endpoint(SearchThesaurusRequest.self, "search-thesaurus") {
            searches(SearchThesaurusRequest("eye", in: .english))
            languages { SearchThesaurusRequest("a", in: $0) }
            GoldenRow(
                "factory method", .searchThesaurus("eye", in: .english, filters: [.prefix(false)], page: Page(limit: 1))
            )
        },
        Endpoint(SearchTranslationsRequest.self, "search-translations") {
            searches(SearchTranslationsRequest("eye", translating: .englishToSpanish))
            pairs { SearchTranslationsRequest("a", translating: $0) }
            GoldenRow(
                "factory method",
                .searchTranslations("eye", translating: .englishToGreek, filters: [.prefix(true)], page: Page(limit: 1))
            )
        },
        Endpoint(WordFrequencyRequest.self, "word-frequency", fixtures: ["v1-stats-word"]) {
            combinations(
                WordFrequencyRequest(of: .lemma("test"), in: .english),
                [("corpus", .corpus(.newMonitor)), ("lexicalCategory", .lexicalCategory(.noun))])
            GoldenRow("wordform", WordFrequencyRequest(of: .wordform("tests"), in: .english))
            GoldenRow("trueCase", WordFrequencyRequest(of: .trueCase("Test"), in: .english))
            GoldenRow("a hostile word", WordFrequencyRequest(of: .lemma("a/b&c=d"), in: .english))
            GoldenRow(
                "lexicalCategory alone", .wordFrequency(of: .anyWord, in: .english, filters: [.lexicalCategory(.verb)]))
        },
        Endpoint(WordFrequenciesRequest.self, "word-frequencies", fixtures: ["v1-stats-words"]) {
            combinations(
                WordFrequenciesRequest(in: .english),
                frequencyFilters(.lexicalCategory(.noun, .verb), "tense:past", "-degreeType:superlative"))
            GoldenRow(
                "included and excluded features",
                .wordFrequencies(
                    in: .english,
                    filters: [.includingFeature("past", of: "tense"), .excludingFeature("plural", of: "number")]))
        },
        Endpoint(LanguagesRequest.self, "languages", fixtures: ["v2-languages"]) {
            GoldenRow("plain", LanguagesRequest())
            GoldenRow("source", LanguagesRequest(source: .english))
            GoldenRow("target", LanguagesRequest(target: .spanish))
            GoldenRow("source + target", .languages(source: .english, target: .spanish))
            GoldenRow("on the sandbox", LanguagesRequest(), on: .sandbox)
            languages("source") { LanguagesRequest(source: $0) }
        },
        Endpoint(FiltersRequest.self, "filters", fixtures: ["v2-filters"]) {
            GoldenRow("filters", FiltersRequest())
            FiltersRequest.Endpoint.known.map { GoldenRow("filters of \($0)", .filters(of: $0)) }
        },
        Endpoint(FieldsRequest.self, "fields", fixtures: ["v2-fields"]) {
            GoldenRow("fields", .fields())
            FieldsRequest.Endpoint.known.map { GoldenRow("fields of \($0)", .fields(of: $0)) }
        },
        Endpoint(LexicalCategoriesRequest.self, "lexical-categories") {
            lists("lexical categories") { LexicalCategoriesRequest(about: $0) }
            GoldenRow("factory method", .lexicalCategories(in: .french))
            GoldenRow("factory method for a pair", .lexicalCategories(translating: .englishToGreek))
        },
        Endpoint(RegistersRequest.self, "registers") {
            lists("registers") { RegistersRequest(about: $0) }
            GoldenRow("factory method", .registers(in: .french))
            GoldenRow("factory method for a pair", .registers(translating: .englishToGreek))
        },
        Endpoint(DomainsRequest.self, "domains", fixtures: ["v2-domains"]) {
            lists("domains") { DomainsRequest(about: $0) }
            GoldenRow("factory method", .domains(in: .french))
            GoldenRow("factory method for a pair", .domains(translating: .englishToGreek))
        },
        Endpoint(GrammaticalFeaturesRequest.self, "grammatical-features", fixtures: ["v2-grammatical-features"]) {
            lists("grammatical features") { GrammaticalFeaturesRequest(about: $0) }
            GoldenRow("factory method", .grammaticalFeatures(in: .french))
            GoldenRow("factory method for a pair", .grammaticalFeatures(translating: .englishToGreek))
        },
    ]
}

/// Joins rows and lists of rows.
@resultBuilder enum RowsBuilder {
    static func buildExpression(_ row: GoldenRow) -> [GoldenRow] { [row] }
    static func buildExpression(_ rows: [GoldenRow]) -> [GoldenRow] { rows }
    static func buildBlock(_ parts: [GoldenRow]...) -> [GoldenRow] { parts.flatMap(\.self) }
}

private func strictMatch<Filter: MatchesStrictly>() -> [(label: String, filter: Filter)] {
    [("strictMatch true", .strictMatch(true)), ("strictMatch false", .strictMatch(false))]
}

/// Returns rows for a search with each value of its filter, and on several pages.
private func searches<Request: OxfordFilteredRequest & OxfordPagedRequest>(
    _ request: Request
) -> [GoldenRow] where Request.Filter: MatchesPrefix {
    let pages: KeyValuePairs = [
        "limit": Page(limit: 20), "offset": Page(offset: 40), "limit + offset": Page(limit: 20, offset: 40),
        "last": Page(limit: 5000, offset: 5000),
    ]
    return combinations(request, [("prefix true", .prefix(true)), ("prefix false", .prefix(false))])
        + pages.flatMap { label, page in
            var request = request
            request.page = page
            return [
                GoldenRow(label, request), GoldenRow("\(label) + prefix", request.filtered(by: [.prefix(true)])),
            ]
        }
}

/// Returns a row for a request for every pair of languages.
private func pairs(_ label: String = "", _ request: (LanguagePair) -> some OxfordEndpointRequest) -> [GoldenRow] {
    LanguagePair.known.map { GoldenRow("\(label)from \($0.source) to \($0.target)", request($0)) }
}

private func lists(_ name: String, _ request: (DatasetLanguages) -> some OxfordEndpointRequest) -> [GoldenRow] {
    languages("\(name) in") { request(.monolingual($0)) } + pairs("\(name) ") { request(.bilingual($0)) }
}
