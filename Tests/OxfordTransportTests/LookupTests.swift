import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Testing

@Suite struct LookingUp {
    private func words(_ text: WordText) -> WordsRequest { WordsRequest(text, in: .britishEnglish) }
    private func search(_ text: WordText) -> SearchRequest {
        SearchRequest(text, in: .britishEnglish, page: Page(limit: 5))
    }
    private let nothing = TransportResponse(status: 404, body: #"{"error": "No entry found"}"#)

    private func entries(_ ids: String...) -> TransportResponse { entries(ids) }

    private func entries(_ ids: [String]) -> TransportResponse {
        TransportResponse(
            body: #"{"results": [\#(ids.map { #"{"id": "\#($0)", "word": "\#($0)"}"# }.joined(separator: ","))]}"#)
    }

    private func lemmas(_ ids: String...) -> TransportResponse {
        let headwords = ids.map { #"{"id": "\#($0)"}"# }.joined(separator: ",")
        return TransportResponse(body: #"{"results": [{"lexicalEntries": [{"inflectionOf": [\#(headwords)]}]}]}"#)
    }

    private func lookUp(_ word: WordText, by steps: [ScriptedStep]) async throws -> Lookup {
        let wire = ScriptedTransport(steps)
        let found = try await OxfordClient(transport: wire).lookUp(word.text, in: .britishEnglish)
        #expect(wire.unexpected.isEmpty, "\(wire.unexpected)")
        #expect(wire.unused.isEmpty, "\(wire.unused)")
        #expect(found.calls == wire.requests.count)
        #expect(found.word == word)
        return found
    }

    @Test(
        "Words are found in one call, and the match compares them with the entries",
        arguments: [
            ("ace", ["ace"], .exact, ["ace"]),
            // A headword that is also an inflected form.
            ("painting", ["painting", "paint"], .exact, ["painting", "paint"]),
            ("axes", ["axe", "axis", "axe"], .inflection, ["axe", "axis"]),
            ("lse", ["LSE"], .otherCase, ["LSE"]),
        ] as [(WordText, [String], Lookup.Match, [String])])
    func match(_ word: WordText, _ ids: [String], match: Lookup.Match, headwords: [String]) async throws {
        let found = try await lookUp(word, by: [.answer(words(word), with: entries(ids))])
        #expect(found.match == match)
        #expect(found.headwords.map(\.text) == headwords)
        #expect(found.answer.results.count == ids.count)
    }

    @Test("A word that is not found is requested in lower case") func lowerCase() async throws {
        let found = try await lookUp(
            "ACE", by: [.answer(words("ACE"), with: nothing), .answer(words("ace"), with: entries("ace"))])
        #expect(found.match == .otherCase)
    }

    @Test("Lemmas are requested if words and search find nothing") func lemmasRequest() async throws {
        let found = try await lookUp(
            "mice",
            by: [
                .answer(words("mice"), with: nothing), .answer(search("mice"), with: entries()),
                .answer(LemmasRequest("mice", in: .english), with: lemmas("mouse")),
                .answer(words("mouse"), with: entries("mouse")),
            ])
        #expect(found.match == .inflection)
        #expect(found.headwords == [EntryID("mouse")])
        #expect(found.answer.results.map(\.word) == ["mouse"])
        #expect(found.suggestions.isEmpty)
    }

    @Test("Lemmas are not requested if the search finds the headword") func searchFindsTheHeadword() async throws {
        let matches =
            #"{"results": [{"id": "a_one", "matchType": "headword"}, {"id": "mouse", "matchType": "inflection"}]}"#
        let found = try await lookUp(
            "mice",
            by: [
                .answer(words("mice"), with: nothing), .answer(search("mice"), with: TransportResponse(body: matches)),
                .answer(words("mouse"), with: entries("mouse")),
            ])
        #expect(found.match == .inflection)
        #expect(found.headwords == [EntryID("mouse")])
    }

    @Test("A look-up sends the text of an ID with an underscore, and returns the ID")
    func idOfSeveralWords() async throws {
        let found = try await lookUp(
            "ran up",
            by: [
                .answer(words("ran up"), with: nothing), .answer(search("ran up"), with: nothing),
                .answer(LemmasRequest("ran up", in: .english), with: lemmas("run_up")),
                .answer(words("run up"), with: entries("run_up")),
            ])
        #expect(found.match == .inflection)
        #expect(found.headwords == [EntryID("run_up")])
    }

    @Test("Entries without a word and an ID are an exact match")
    func namelessEntries() async throws {
        let nameless = TransportResponse(body: #"{"results": [{"language": "en"}]}"#)
        let found = try await lookUp("ace", by: [.answer(words("ace"), with: nameless)])
        #expect(found.match == .exact)
        #expect(found.headwords.isEmpty)
    }

    @Test("A look-up takes at most five calls") func worstCase() async throws {
        let found = try await lookUp(
            "Mice",
            by: [
                .answer(words("Mice"), with: nothing), .answer(words("mice"), with: nothing),
                .answer(search("Mice"), with: nothing),
                .answer(LemmasRequest("mice", in: .english), with: lemmas("mouse", "mouser")),
                .answer(words("mouse"), with: nothing),
            ])
        #expect(found.match == .notFound)
    }

    @Test("A word without entries has suggestions") func suggestions() async throws {
        let found = try await lookUp(
            "acee",
            by: [
                .answer(words("acee"), with: nothing), .answer(search("acee"), with: entries("ace", "acer")),
                .answer(LemmasRequest("acee", in: .english), with: nothing),
            ])
        #expect(found.match == .notFound)
        #expect(found.suggestions.map(\.word) == ["ace", "acer"])
        #expect(found.answer.results.isEmpty)
    }

    @Test("Errors of the entries end a look-up", arguments: [401, 403, 429, 500])
    func otherErrors(_ status: Int) async throws {
        let wire = ScriptedTransport([.answer(words("ace"), with: TransportResponse(status: status))])
        let client = OxfordClient(transport: wire)
        let task = Task { try await client.lookUp("ace", in: .britishEnglish) }
        #expect(await task.oxfordError?.status == status)
        #expect(wire.requests.count == 1)
    }

    @Test("The error of a later request counts the calls of the whole look-up")
    func callsBeforeAnError() async throws {
        let wire = ScriptedTransport([
            .answer(words("Ace"), with: nothing), .answer(words("ace"), with: nothing),
            .answer(search("Ace"), with: TransportResponse(status: 500)),
        ])
        let client = OxfordClient(transport: wire)
        let task = Task { try await client.lookUp("Ace", in: .britishEnglish) }
        let error = await task.oxfordError
        #expect(error?.reason == .serverFailure)
        #expect(error?.calls == 3)
        #expect(wire.requests.count == 3)
    }

    @Test("A look-up sends filters and counts retries") func filtersAndRetries() async throws {
        let request = WordsRequest("ace", in: .americanEnglish, filters: [.fields(.definitions)])
        let wire = ScriptedTransport([
            .answer(request, with: TransportResponse(status: 503)), .answer(request, with: entries("ace")),
        ])
        let client = OxfordClient(
            transport: wire, middleware: [.retrying(RetryPolicy(base: .zero), clock: TestClock())])
        let found = try await client.lookUp("ace", in: .americanEnglish, filters: [.fields(.definitions)])
        #expect(found.calls == 2)
    }

    @Test("Translations are looked up in the same way as entries") func translations() async throws {
        func translations(_ word: WordText) -> TranslationsRequest {
            TranslationsRequest(word, in: .englishToSpanish)
        }
        let wire = ScriptedTransport([
            .answer(translations("Cats"), with: nothing), .answer(translations("cats"), with: nothing),
            .answer(
                SearchTranslationsRequest("Cats", in: .englishToSpanish, page: Page(limit: 5)), with: nothing),
            .answer(LemmasRequest("cats", in: .english), with: lemmas("cat")),
            .answer(translations("cat"), with: entries("cat")),
        ])
        let found = try await OxfordClient(transport: wire).lookUp(
            "Cats", translating: .englishToSpanish)
        #expect(found.match == .inflection)
        #expect(found.headwords == [EntryID("cat")])
        #expect(
            found.steps.map(\.endpoint) == [
                "translations", "translations", "search/translations", "lemmas", "translations",
            ])
        #expect(wire.requests.count == 5)
        #expect(wire.unused.isEmpty)
    }

    @Test("A look-up of translations sends its filters with every request for translations")
    func filtersOfTranslations() async throws {
        func translations(_ word: WordText) -> TranslationsRequest {
            TranslationsRequest(word, in: .englishToSpanish, filters: [.lexicalCategory(.noun)])
        }
        let wire = ScriptedTransport([
            .answer(translations("cats"), with: nothing),
            .answer(
                SearchTranslationsRequest("cats", in: .englishToSpanish, page: Page(limit: 5)), with: nothing),
            .answer(LemmasRequest("cats", in: .english), with: lemmas("cat")),
            .answer(translations("cat"), with: entries("cat")),
        ])
        let found = try await OxfordClient(transport: wire).lookUp(
            "cats", translating: .englishToSpanish, filters: [.lexicalCategory(.noun)])
        #expect(found.match == .inflection)
        #expect(wire.requests.count == 4)
        #expect(wire.unused.isEmpty)
    }

    @Test("A look-up that a test creates has the headwords of its answer") func defaultHeadwords() throws {
        let answer = try EntriesAnswer(json: Array(#"{"results": [{"id": "mouse"}, {"word": "mouser"}]}"#.utf8))
        #expect(Lookup(word: "mouse", answer: answer).headwords == [EntryID("mouse"), EntryID("mouser")])
    }
}
