import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Testing

@Suite struct LookingUp {
    private static let refused = TransportResponse(status: 403, body: #"{"error": "Forbidden"}"#)

    // The steps of a service, which finds nothing unless a response is given.

    private static func words(_ text: WordText, _ response: TransportResponse = .notFound) -> ScriptedStep {
        .answer(WordsRequest(text, in: .britishEnglish), with: response)
    }

    private static func search(_ text: WordText, _ response: TransportResponse = .notFound) -> ScriptedStep {
        .answer(SearchRequest(text, in: .britishEnglish, page: Page(limit: 5)), with: response)
    }

    private static func lemmas(_ text: WordText, _ response: TransportResponse = .notFound) -> ScriptedStep {
        .answer(LemmasRequest(text, in: .english), with: response)
    }

    private static func inflection(of ids: String...) -> TransportResponse {
        let headwords = ids.map { #"{"id": "\#($0)"}"# }.joined(separator: ",")
        return TransportResponse(body: #"{"results": [{"lexicalEntries": [{"inflectionOf": [\#(headwords)]}]}]}"#)
    }

    /// Looks up a word, and checks that exactly the steps were taken.
    private func lookUp(
        _ word: WordText, by steps: [ScriptedStep], maximumCalls: Int? = nil, _ middleware: TransportMiddleware...
    ) async throws -> Lookup {
        let wire = ScriptedTransport(steps)
        let client = OxfordClient(transport: wire, middleware: middleware)
        let found = try await client.lookUp(word.text, in: .britishEnglish, maximumCalls: maximumCalls)
        #expect(wire.unexpected.isEmpty)
        #expect(wire.unused.isEmpty)
        #expect(found.word == word)
        #expect(found.calls == wire.requests.count)
        return found
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let word: WordText
        let steps: [ScriptedStep]
        let match: Lookup.Match
        let headwords: [String]
        let suggestions: [String]

        init(
            _ name: String, _ word: WordText, _ steps: ScriptedStep..., match: Lookup.Match = .notFound,
            headwords: [String] = [], suggestions: [String] = []
        ) {
            (testDescription, self.word, self.steps, self.match) = (name, word, steps, match)
            (self.headwords, self.suggestions) = (headwords, suggestions)
        }
    }

    private static let matches = TransportResponse(
        body: #"{"results": [{"id": "a_one", "matchType": "headword"}, {"id": "mouse", "matchType": "inflection"}]}"#)

    private static let cases = [
        Case("a headword takes one call", "ace", words("ace", .entries("ace")), match: .exact, headwords: ["ace"]),
        Case(
            "a headword that is also an inflected form is an exact match", "painting",
            words("painting", .entries("painting", "paint")), match: .exact, headwords: ["painting", "paint"]),
        Case(
            "the words endpoint can find the headwords of an inflected form", "axes",
            words("axes", .entries("axe", "axis", "axe")), match: .inflection, headwords: ["axe", "axis"]),
        Case(
            "the words endpoint can find a headword in another case", "lse", words("lse", .entries("LSE")),
            match: .otherCase, headwords: ["LSE"]),
        Case(
            "entries without a word and an ID are an exact match", "ace",
            words("ace", TransportResponse(body: #"{"results": [{"language": "en"}]}"#)), match: .exact),
        Case(
            "a word that is not found is requested in lower case", "ACE", words("ACE"), words("ace", .entries("ace")),
            match: .otherCase, headwords: ["ace"]),
        Case(
            "no lemmas are requested if the search finds the headword", "mice", words("mice"), search("mice", matches),
            words("mouse", .entries("mouse")), match: .inflection, headwords: ["mouse"]),
        Case(
            "lemmas are requested if words and search find nothing", "mice", words("mice"),
            search("mice", .entries()), lemmas("mice", inflection(of: "mouse")), words("mouse", .entries("mouse")),
            match: .inflection, headwords: ["mouse"]),
        Case(
            "the text of an ID with an underscore is sent, and the ID returned", "ran up", words("ran up"),
            search("ran up"), lemmas("ran up", inflection(of: "run_up")), words("run up", .entries("run_up")),
            match: .inflection, headwords: ["run_up"]),
        Case(
            "a look-up takes at most five calls", "Mice", words("Mice"), words("mice"), search("Mice"),
            lemmas("mice", inflection(of: "mouse", "mouser")), words("mouse"), headwords: ["mouse", "mouser"]),
        Case(
            "a request that found nothing is not sent again for the headword", "mice", words("mice"), search("mice"),
            lemmas("mice", inflection(of: "mice")), headwords: ["mice"]),
        Case(
            "a word without entries has suggestions", "acee", words("acee"), search("acee", .entries("ace", "acer")),
            lemmas("acee"), suggestions: ["ace", "acer"]),
        Case(
            "a plan without search finds entries by lemmas", "mice", words("mice"), search("mice", refused),
            lemmas("mice", inflection(of: "mouse")), words("mouse", .entries("mouse")), match: .inflection,
            headwords: ["mouse"]),
        Case(
            "a plan without lemmas has suggestions", "mice", words("mice"), search("mice", .entries("mouse")),
            lemmas("mice", refused), suggestions: ["mouse"]),
    ]

    @Test("A look-up sends requests until one of them finds entries", arguments: cases)
    func requests(_ expected: Case) async throws {
        let found = try await lookUp(expected.word, by: expected.steps)
        #expect(found.match == expected.match)
        #expect(found.headwords == expected.headwords.map { EntryID($0) })
        #expect(found.suggestions.map(\.word) == expected.suggestions)
        #expect(found.answer.results.isEmpty == (expected.match == .notFound))
    }

    @Test("A look-up lists its requests with their outcomes") func steps() async throws {
        let found = try await lookUp(
            "mice",
            by: [
                Self.words("mice"), Self.search("mice", Self.refused),
                Self.lemmas("mice", Self.inflection(of: "mouse")), Self.words("mouse", .entries("mouse")),
            ])
        #expect(
            found.steps.map(\.description) == [
                "words: nothing, 1 call", "search: notAllowed, 1 call", "lemmas: found, 1 call", "words: found, 1 call",
            ])
        #expect(found.steps.last?.url == WordsRequest("mouse", in: .britishEnglish).urlString())
    }

    @Test(
        "An error ends a look-up, and counts the calls of all its requests",
        arguments: [401, 403, 429, 500].map { ([words("Ace", TransportResponse(status: $0))], $0) } + [
            ([words("Ace"), words("ace"), search("Ace", TransportResponse(status: 500))], 500),
            // The service denies access to everything that follows the entries.
            ([words("Ace"), words("ace"), search("Ace", refused), lemmas("ace", refused)], 403),
            (
                [words("Ace"), words("ace"), search("Ace"), lemmas("ace", inflection(of: "a")), words("a", refused)],
                403
            ),
        ])
    func errors(_ steps: [ScriptedStep], status: Int) async {
        let error = await #expect(throws: OxfordError.self) { try await lookUp("Ace", by: steps) }
        #expect(error?.status == status)
        #expect(error?.calls == steps.count)
    }

    @Test("No request follows the maximum number of calls", arguments: 0...4)
    func maximumCalls(_ limit: Int) async throws {
        let script = [
            Self.words("mice"), Self.search("mice"), Self.lemmas("mice", Self.inflection(of: "mouse")),
            Self.words("mouse", .entries("mouse")),
        ]
        let found = try await lookUp("mice", by: Array(script.prefix(limit)), maximumCalls: limit)
        let isWhole = limit == script.count
        #expect(found.match == (isWhole ? .inflection : .notFound))
        #expect(found.steps.dropFirst(limit).map(\.outcome) == (isWhole ? [] : [.skipped]))
        #expect(found.headwords == (limit > 2 ? [EntryID("mouse")] : []))
    }

    @Test("The maximum number of calls includes retries, which a step counts") func retries() async throws {
        let busy = Self.words("mice", TransportResponse(status: 503))
        let retrying = TransportMiddleware.retrying(RetryPolicy(base: .zero))
        let found = try await lookUp("mice", by: [busy, Self.words("mice")], maximumCalls: 2, retrying)
        #expect(found.steps.map(\.outcome) == [.nothing, .skipped])
        #expect(found.steps.map(\.calls) == [2, 0])
        // A failure that is not retried for this reason is thrown.
        let error = await #expect(throws: OxfordError.self) {
            try await lookUp("mice", by: [busy], maximumCalls: 1, retrying)
        }
        #expect(error?.reason == .serverFailure)
        #expect(error?.calls == 1)
    }

    @Test(
        "No lemmas are requested for a language without lemmas",
        arguments: [.french, .gujarati, .chinese] as [MonolingualLanguage])
    func languagesWithoutLemmas(_ language: MonolingualLanguage) async throws {
        let wire = Wire()
        let client = OxfordClient(transport: wire)
        #expect(try await client.lookUp("ab", in: language).steps.map(\.endpoint) == ["words", "search"])
        let found = try await client.lookUp("ab", translating: LanguagePair(from: .chinese, to: .english))
        #expect(found.steps.map(\.endpoint) == ["translations", "search/translations"])
        #expect(wire.requests.count == 4)
    }

    @Test(
        "Translations are looked up in the same way as entries, with filters and without",
        arguments: [[], [.lexicalCategory(.noun)]] as [Filters<TranslationsRequest.Filter>])
    func translations(_ filters: Filters<TranslationsRequest.Filter>) async throws {
        func translations(_ word: WordText, _ response: TransportResponse = .notFound) -> ScriptedStep {
            .answer(TranslationsRequest(word, in: .englishToSpanish, filters: filters), with: response)
        }
        let wire = ScriptedTransport([
            translations("Cats"), translations("cats"),
            .answer(SearchTranslationsRequest("Cats", in: .englishToSpanish, page: Page(limit: 5)), with: .notFound),
            Self.lemmas("cats", Self.inflection(of: "cat")), translations("cat", .entries("cat")),
        ])
        let found = try await OxfordClient(transport: wire)
            .lookUp("Cats", translating: .englishToSpanish, filters: filters)
        #expect(found.match == .inflection)
        #expect(found.headwords == [EntryID("cat")])
        #expect(
            found.steps.map(\.endpoint) == [
                "translations", "translations", "search/translations", "lemmas", "translations",
            ])
        #expect(wire.unused.isEmpty)
    }

    @Test("A look-up that a test creates needs only a word, and has the calls and headwords of what it is given")
    func preview() throws {
        let found = Lookup(word: "mice")
        #expect(found.match == .exact)
        #expect(found.steps.isEmpty)
        #expect(found.calls == 0)
        let steps = [Lookup.Step("words", outcome: .nothing), Lookup.Step("search", calls: 2)]
        #expect(Lookup(word: "mice", steps: steps).calls == 3)
        let answer = try EntriesAnswer(json: Array(#"{"results": [{"id": "mouse"}, {"word": "mouser"}]}"#.utf8))
        #expect(Lookup(word: "mouse", answer: answer).headwords == [EntryID("mouse"), EntryID("mouser")])
    }
}
