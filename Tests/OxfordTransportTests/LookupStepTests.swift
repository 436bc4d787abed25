import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Testing

@Suite struct LookupSteps {
    private let nothing = TransportResponse(status: 404, body: #"{"error": "No entry found"}"#)
    private let refused = TransportResponse(status: 403, body: #"{"error": "Forbidden"}"#)
    private let mouse = TransportResponse(body: #"{"results": [{"id": "mouse", "word": "mouse"}]}"#)
    private let lemma = TransportResponse(
        body: #"{"results": [{"lexicalEntries": [{"inflectionOf": [{"id": "mouse"}]}]}]}"#)

    private func words(_ text: WordText) -> WordsRequest { WordsRequest(text, in: .britishEnglish) }
    private let search = SearchRequest("mice", in: .britishEnglish, page: Page(limit: 5))
    private let lemmas = LemmasRequest("mice", in: .english)

    /// Looks up "mice" with the given responses, each of which must be requested.
    private func mice(
        _ steps: [ScriptedStep], maximumCalls: Int? = nil
    ) async throws -> (found: Lookup, requests: Int) {
        let wire = ScriptedTransport(steps)
        let client = OxfordClient(transport: wire)
        let found = try await client.lookUp("mice", in: .britishEnglish, maximumCalls: maximumCalls)
        #expect(wire.unexpected.isEmpty, "\(wire.unexpected)")
        #expect(wire.unused.isEmpty, "\(wire.unused)")
        #expect(found.calls == wire.requests.count)
        #expect(found.steps.filter { $0.outcome != .skipped }.map(\.url) == wire.requests.map(\.url))
        return (found, wire.requests.count)
    }

    @Test("A look-up lists its requests with their outcomes") func steps() async throws {
        let (found, requests) = try await mice([
            .answer(words("mice"), with: nothing), .answer(search, with: TransportResponse(body: #"{"results": []}"#)),
            .answer(lemmas, with: lemma), .answer(words("mouse"), with: mouse),
        ])
        #expect(
            found.steps.map(\.description) == [
                "words: nothing, 1 call", "search: nothing, 1 call", "lemmas: found, 1 call", "words: found, 1 call",
            ])
        #expect(requests == 4)
    }

    @Test("A step counts the retries of its request") func retries() async throws {
        let wire = ScriptedTransport([
            .answer(words("mice"), with: TransportResponse(status: 503)), .answer(words("mice"), with: mouse),
        ])
        let client = OxfordClient(
            transport: wire, middleware: [.retrying(RetryPolicy(base: .zero), clock: TestClock())])
        let found = try await client.lookUp("mice", in: .britishEnglish)
        #expect(found.steps.map(\.calls) == [2])
        #expect(wire.requests.count == 2)
    }

    @Test("No request follows the maximum number of calls", arguments: 0...4)
    func maximumCalls(_ limit: Int) async throws {
        let script: [ScriptedStep] = [
            .answer(words("mice"), with: nothing), .answer(search, with: nothing), .answer(lemmas, with: lemma),
            .answer(words("mouse"), with: mouse),
        ]
        let (found, requests) = try await mice(Array(script.prefix(limit)), maximumCalls: limit)
        #expect(requests == limit)
        let isWhole = limit == script.count
        #expect(found.match == (isWhole ? .inflection : .notFound))
        #expect(found.steps.dropFirst(limit).map(\.outcome) == (isWhole ? [] : [.skipped]))
        #expect(found.headwords == (limit > 2 ? [EntryID("mouse")] : []))
    }

    @Test("A failure that the maximum number of calls keeps from being retried is thrown")
    func failureAtTheMaximum() async throws {
        let wire = ScriptedTransport([.answer(words("mice"), with: TransportResponse(status: 503))])
        let client = OxfordClient(
            transport: wire, middleware: [.retrying(RetryPolicy(base: .zero), clock: TestClock())])
        let task = Task { try await client.lookUp("mice", in: .britishEnglish, maximumCalls: 1) }
        let error = await task.oxfordError
        #expect(error?.reason == .serverFailure)
        #expect(error?.calls == 1)
        #expect(wire.requests.count == 1)
    }

    @Test("The maximum number of calls includes retries") func maximumWithRetries() async throws {
        let wire = ScriptedTransport([
            .answer(words("mice"), with: TransportResponse(status: 503)), .answer(words("mice"), with: nothing),
        ])
        let client = OxfordClient(
            transport: wire, middleware: [.retrying(RetryPolicy(base: .zero), clock: TestClock())])
        let found = try await client.lookUp("mice", in: .britishEnglish, maximumCalls: 2)
        #expect(found.steps.map(\.outcome) == [.nothing, .skipped])
        #expect(wire.requests.count == 2)
    }

    @Test("A plan without search finds entries by lemmas") func searchRefused() async throws {
        let (found, requests) = try await mice([
            .answer(words("mice"), with: nothing), .answer(search, with: refused), .answer(lemmas, with: lemma),
            .answer(words("mouse"), with: mouse),
        ])
        #expect(found.match == .inflection)
        #expect(found.steps.map(\.outcome) == [.nothing, .notAllowed, .found, .found])
        #expect(requests == 4)
    }

    @Test("A plan without lemmas has suggestions") func lemmasRefused() async throws {
        let (found, requests) = try await mice([
            .answer(words("mice"), with: nothing), .answer(search, with: mouse), .answer(lemmas, with: refused),
        ])
        #expect(found.match == .notFound)
        #expect(found.suggestions.map(\.word) == ["mouse"])
        #expect(requests == 3)
    }

    @Test("A look-up fails if the service denies access to everything that follows the entries")
    func allRefused() async throws {
        let wire = ScriptedTransport([
            .answer(words("mice"), with: nothing), .answer(search, with: refused), .answer(lemmas, with: refused),
        ])
        let client = OxfordClient(transport: wire)
        let task = Task { try await client.lookUp("mice", in: .britishEnglish) }
        let error = await task.oxfordError
        #expect(error?.reason == .notAllowed)
        #expect(error?.calls == 3)
        #expect(wire.requests.count == 3)
    }

    @Test("An endpoint that denied access to the entries of a headword ends the look-up")
    func entriesRefused() async throws {
        let wire = ScriptedTransport([
            .answer(words("mice"), with: nothing), .answer(search, with: nothing), .answer(lemmas, with: lemma),
            .answer(words("mouse"), with: refused),
        ])
        let client = OxfordClient(transport: wire)
        let task = Task { try await client.lookUp("mice", in: .britishEnglish) }
        #expect(await task.oxfordError?.calls == 4)
        #expect(wire.requests.count == 4)
    }

    @Test("A request that found nothing is not sent again for the headword") func sameRequest() async throws {
        let ownLemma = TransportResponse(
            body: #"{"results": [{"lexicalEntries": [{"inflectionOf": [{"id": "mice"}]}]}]}"#)
        let (found, requests) = try await mice([
            .answer(words("mice"), with: nothing), .answer(search, with: nothing), .answer(lemmas, with: ownLemma),
        ])
        #expect(found.match == .notFound)
        #expect(found.headwords == [EntryID("mice")])
        #expect(requests == 3)
    }

    @Test(
        "No lemmas are requested for a language without lemmas",
        arguments: [.french, .gujarati, .chinese] as [MonolingualLanguage])
    func languagesWithoutLemmas(_ language: MonolingualLanguage) async throws {
        let wire = ScriptedTransport([
            .answer(WordsRequest("ab", in: language), with: nothing),
            .answer(SearchRequest("ab", in: language, page: Page(limit: 5)), with: nothing),
        ])
        let found = try await OxfordClient(transport: wire).lookUp("ab", in: language)
        #expect(found.match == .notFound)
        #expect(wire.requests.count == 2)
    }

    @Test("No lemmas are requested for a source language without lemmas") func pairWithoutLemmas() async throws {
        let pair = LanguagePair(from: .chinese, to: .english)
        let wire = ScriptedTransport([
            .answer(TranslationsRequest("ab", in: pair), with: nothing),
            .answer(SearchTranslationsRequest("ab", in: pair, page: Page(limit: 5)), with: nothing),
        ])
        let found = try await OxfordClient(transport: wire).lookUp("ab", translating: pair)
        #expect(found.match == .notFound)
        #expect(wire.requests.count == 2)
    }

    @Test("A look-up for a preview needs only a word") func preview() {
        let found = Lookup(word: "mice")
        #expect(found.match == .exact)
        #expect(found.steps.isEmpty)
        #expect(found.calls == 0)
        let steps = [Lookup.Step("words", outcome: .nothing), Lookup.Step("search", calls: 2)]
        #expect(Lookup(word: "mice", steps: steps).calls == 3)
    }
}
