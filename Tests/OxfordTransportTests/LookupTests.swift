import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Testing

@Suite struct LookingUp {
    private func words(_ text: QueryText) -> WordsRequest { WordsRequest(text, in: .britishEnglish) }
    private func search(_ text: QueryText) -> SearchRequest {
        SearchRequest(text, in: .britishEnglish, page: Page(limit: 5))
    }
    private let nothing = TransportResponse(status: 404, body: #"{"error": "No entry found"}"#)

    private func entries(_ ids: String...) -> TransportResponse {
        TransportResponse(
            body: #"{"results": [\#(ids.map { #"{"id": "\#($0)", "word": "\#($0)"}"# }.joined(separator: ","))]}"#)
    }

    private func lemmas(_ ids: String...) -> TransportResponse {
        let headwords = ids.map { #"{"id": "\#($0)"}"# }.joined(separator: ",")
        return TransportResponse(body: #"{"results": [{"lexicalEntries": [{"inflectionOf": [\#(headwords)]}]}]}"#)
    }

    private func lookUp(_ word: Headword, by steps: [ScriptedStep]) async throws -> Lookup {
        let wire = ScriptedTransport(steps)
        let found = try await OxfordClient(credentials: nil, transport: wire).lookUp(word, in: .britishEnglish)
        #expect(wire.unexpected.isEmpty, "\(wire.unexpected)")
        #expect(wire.unused.isEmpty, "\(wire.unused)")
        #expect(found.calls == wire.requests.count)
        #expect(found.word == word)
        return found
    }

    @Test("A headword is found in one call") func headword() async throws {
        let found = try await lookUp("ace", by: [.answer(words("ace"), with: entries("ace"))])
        #expect(found.match == .exact && found.headwords == [EntryID("ace")])
        #expect(found.answer.results.count == 1)
        #expect(found.calls == 1)
        // A word that is both a headword and an inflected form is an exact match.
        let both = try await lookUp("painting", by: [.answer(words("painting"), with: entries("painting", "paint"))])
        #expect(both.match == .exact && both.headwords == [EntryID("painting"), EntryID("paint")])
    }

    @Test("An inflected form is found in one call, with its headwords") func inflectedForm() async throws {
        let found = try await lookUp("axes", by: [.answer(words("axes"), with: entries("axe", "axis", "axe"))])
        #expect(found.match == .inflection)
        #expect(found.headwords == [EntryID("axe"), EntryID("axis")])
    }

    @Test("A match in another letter case is reported as such") func otherCase() async throws {
        let found = try await lookUp("lse", by: [.answer(words("lse"), with: entries("LSE"))])
        #expect(found.match == .otherCase && found.headwords == [EntryID("LSE")])
        let second = try await lookUp(
            "ACE", by: [.answer(words("ACE"), with: nothing), .answer(words("ace"), with: entries("ace"))])
        #expect(second.match == .otherCase)
        #expect(second.calls == 2)
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
        #expect(found.answer.results.compactMap(\.word) == ["mouse"])
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
        #expect(found.answer.results.count == 1 && found.headwords.isEmpty)
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
        #expect(found.calls == 5)
    }

    @Test("A word without entries has suggestions") func suggestions() async throws {
        let found = try await lookUp(
            "acee",
            by: [
                .answer(words("acee"), with: nothing), .answer(search("acee"), with: entries("ace", "acer")),
                .answer(LemmasRequest("acee", in: .english), with: nothing),
            ])
        #expect(found.match == .notFound && found.headwords.isEmpty)
        #expect(found.suggestions.compactMap(\.word) == ["ace", "acer"])
        #expect(found.answer.results.isEmpty)
    }

    @Test("Errors other than 404 end a look-up", arguments: [401, 403, 429, 500])
    func otherErrors(_ status: Int) async throws {
        let wire = ScriptedTransport([.answer(words("ace"), with: TransportResponse(status: status))])
        let error = await #expect(throws: OxfordError.self) {
            try await OxfordClient(credentials: nil, transport: wire).lookUp("ace", in: .britishEnglish)
        }
        #expect(error?.status == status)
        #expect(wire.requests.count == 1)
    }

    @Test("A look-up sends filters and counts retries") func filtersAndRetries() async throws {
        let request = WordsRequest("ace", in: .americanEnglish, filters: .fields(.definitions))
        let wire = ScriptedTransport([
            .answer(request, with: TransportResponse(status: 503)), .answer(request, with: entries("ace")),
        ])
        let client = OxfordClient(
            credentials: nil, transport: wire.retrying(RetryPolicy(base: .zero), clock: TestClock()))
        let found = try await client.lookUp("ace", in: .americanEnglish, filters: .fields(.definitions))
        #expect(found.calls == 2)
    }

    @Test("Translations are looked up in the same way as entries") func translations() async throws {
        func translations(_ word: Headword) -> TranslationsRequest {
            TranslationsRequest(word, in: .englishToSpanish)
        }
        let wire = ScriptedTransport([
            .answer(translations("Cats"), with: nothing), .answer(translations("cats"), with: nothing),
            .answer(
                SearchTranslationsRequest("Cats", in: .englishToSpanish, page: Page(limit: 5)), with: nothing),
            .answer(LemmasRequest("cats", in: .english), with: lemmas("cat")),
            .answer(translations("cat"), with: entries("cat")),
        ])
        let found = try await OxfordClient(credentials: nil, transport: wire).lookUp(
            "Cats", translating: .englishToSpanish)
        #expect(found.match == .inflection)
        #expect(found.headwords == [EntryID("cat")])
        #expect(found.calls == 5)
        #expect(wire.unexpected.isEmpty && wire.unused.isEmpty)
    }

    @Test("A language without inflections in the look-up ends with suggestions") func otherLanguage() async throws {
        let french = try #require(LemmasLanguage(rawValue: "fr"))
        let wire = ScriptedTransport([
            .answer(WordsRequest("mot", in: .french), with: nothing),
            .answer(SearchRequest("mot", in: .french, page: Page(limit: 5)), with: nothing),
            .answer(LemmasRequest("mot", in: french), with: nothing),
        ])
        let found = try await OxfordClient(credentials: nil, transport: wire).lookUp("mot", in: .french)
        #expect(found.match == .notFound)
    }
}
