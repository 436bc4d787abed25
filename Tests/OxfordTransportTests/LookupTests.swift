import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

private let refused = TransportResponse(status: 403, body: #"{"error": "Forbidden"}"#)

// The steps of a service, which finds nothing unless a response is given.

private func words(_ text: WordText, _ response: TransportResponse = .notFound) -> ScriptedStep {
    .answer(WordsRequest(text, in: .britishEnglish), with: response)
}

private func search(_ text: WordText, _ response: TransportResponse = .notFound) -> ScriptedStep {
    .answer(SearchRequest(text, in: .britishEnglish, page: Page(limit: 5)), with: response)
}

private func lemmas(_ text: WordText, _ response: TransportResponse = .notFound) -> ScriptedStep {
    .answer(LemmasRequest(text, in: .english), with: response)
}

private func inflection(of ids: String...) -> TransportResponse {
    let headwords = ids.map { #"{"id": "\#($0)"}"# }.joined(separator: ",")
    return TransportResponse(body: #"{"results": [{"lexicalEntries": [{"inflectionOf": [\#(headwords)]}]}]}"#)
}

@Suite struct LookingUp {
    /// Looks up a word, and checks that exactly the steps were taken.
    @discardableResult
    private func lookUp(
        _ word: WordText, by steps: [ScriptedStep], maximumCalls: Int? = nil, policy: CallPolicy = CallPolicy()
    ) async throws -> Lookup {
        let wire = ScriptedTransport(steps)
        let client = OxfordClient(transport: wire, policy: policy)
        let found = try await client.lookUp(word.text, in: .britishEnglish, maximumCalls: maximumCalls)
        #expect(wire.unexpected.isEmpty)
        #expect(wire.unused.isEmpty)
        #expect(found.word == word)
        #expect(found.calls == wire.requests.count)
        #expect(found.isFound || found.answer.results.isEmpty)
        return found
    }

    @Test("A look-up sends requests until one of them finds entries, and what it finds is as recorded")
    func requests() async throws {
        var rows: [GoldenRow] = []
        func take(_ name: String, _ word: WordText, _ steps: ScriptedStep...) async {
            do {
                let found = try await lookUp(word, by: steps)
                #expect(found.answer.results.isEmpty != found.isFound, "\(name)")
                let headwords = found.headwords.map(\.rawValue).joined(separator: ", ")
                let suggestions = found.suggestions.map(\.word).joined(separator: ", ")
                let end = "\(found.calls) calls\(found.isComplete ? "" : ", not complete")"
                rows.append(
                    GoldenRow(name, text: "\(found.match) [\(headwords)], suggests [\(suggestions)], \(end)"))
            } catch {
                Issue.record("\(name): \(error)")
            }
        }
        let matches = TransportResponse(
            body:
                #"{"results": [{"id": "a_one", "matchType": "headword"}, {"id": "mouse", "matchType": "inflection"}]}"#)
        await take("a headword takes one call", "ace", words("ace", .entries("ace")))
        await take(
            "a headword that is also an inflected form is an exact match", "painting",
            words("painting", .entries("painting", "paint")))
        await take(
            "the words endpoint can find the headwords of an inflected form", "axes",
            words("axes", .entries("axe", "axis", "axe")))
        await take("the words endpoint can find a headword in another case", "lse", words("lse", .entries("LSE")))
        await take(
            "entries without a word and an ID are an exact match", "ace",
            words("ace", TransportResponse(body: #"{"results": [{"language": "en"}]}"#)))
        await take(
            "a word that is not found is requested in lower case", "ACE", words("ACE"), words("ace", .entries("ace")))
        await take(
            "no lemmas are requested if the search finds the headword", "mice", words("mice"), search("mice", matches),
            words("mouse", .entries("mouse")))
        await take(
            "lemmas are requested if words and search find nothing", "mice", words("mice"), search("mice", .entries()),
            lemmas("mice", inflection(of: "mouse")), words("mouse", .entries("mouse")))
        await take(
            "the text of an ID with an underscore is sent, and the ID returned", "ran up", words("ran up"),
            search("ran up"), lemmas("ran up", inflection(of: "run_up")), words("run up", .entries("run_up")))
        await take(
            "a look-up takes at most five calls", "Mice", words("Mice"), words("mice"), search("Mice"),
            lemmas("mice", inflection(of: "mouse", "mouser")), words("mouse"))
        await take(
            "a request that found nothing is not sent again for the headword", "mice", words("mice"), search("mice"),
            lemmas("mice", inflection(of: "mice")))
        await take(
            "a word without entries has suggestions", "acee", words("acee"), search("acee", .entries("ace", "acer")),
            lemmas("acee"))
        await take(
            "a plan without search finds entries by lemmas", "mice", words("mice"), search("mice", refused),
            lemmas("mice", inflection(of: "mouse")), words("mouse", .entries("mouse")))
        await take(
            "a plan without lemmas has suggestions", "mice", words("mice"), search("mice", .entries("mouse")),
            lemmas("mice", refused))
        try expectRecorded(rows, in: "look-ups")
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
            words("mice"), search("mice"), lemmas("mice", inflection(of: "mouse")),
            words("mouse", .entries("mouse")),
        ]
        let found = try await lookUp("mice", by: Array(script.prefix(limit)), maximumCalls: limit)
        let isWhole = limit == script.count
        #expect(found.match == (isWhole ? .inflection : .notFound))
        #expect(found.isComplete == isWhole)
        #expect(found.headwords == (limit > 2 ? [EntryID("mouse")] : []))
    }

    @Test("The maximum number of calls includes retries") func retries() async throws {
        let busy = words("mice", TransportResponse(status: 503))
        let retrying = CallPolicy(retries: RetryPolicy(base: .zero))
        let found = try await lookUp("mice", by: [busy, words("mice")], maximumCalls: 2, policy: retrying)
        #expect((found.isFound, found.isComplete, found.calls) == (false, false, 2))
        // A failure that is not retried for this reason is thrown. The next look-up may make as many calls.
        let error = await #expect(throws: OxfordError.self) {
            try await lookUp("mice", by: [busy], maximumCalls: 1, policy: retrying)
        }
        #expect((error?.reason, error?.calls, error?.isRetryable) == (.serverFailure, 1, true))
        let last = await #expect(throws: OxfordError.self) {
            let policy = CallPolicy(retries: RetryPolicy(base: .zero), budget: CallBudget(1))
            try await lookUp("mice", by: [busy], maximumCalls: 5, policy: policy)
        }
        #expect((last?.reason, last?.calls, last?.isRetryable) == (.serverFailure, 1, false))
    }

    @Test("The IDs of a look-up's requests begin with its own, also in an error and in events")
    func ids() async throws {
        let log = Diary()
        let wire = ScriptedTransport([words("Axe"), words("axe", .entries("axe"))])
        let client = OxfordClient(transport: wire, observer: log.observer)
        let found = try await client.lookUp("Axe", in: .britishEnglish)
        #expect(Set(log.events.map(\.id.description)) == ["\(found.id)-1", "\(found.id)-2"])
        let error = await #expect(throws: OxfordError.self) { try await client.lookUp("ice", in: .britishEnglish) }
        #expect(error?.id?.description.hasSuffix("-1") == true)
    }

    @Test("Two look-ups with the same result are equal") func equality() async throws {
        let client = OxfordClient(transport: Wire { _, _ in .entries("ace") })
        let found = try await client.lookUp("ace", in: .britishEnglish)
        #expect(try await client.lookUp("ace", in: .britishEnglish) == found)
        #expect(Lookup(word: "ace", answer: found.answer, calls: 1) == found)
        #expect(Lookup(word: "ace", answer: found.answer, calls: 2) != found)
    }

    @Test("A look-up ends at its own time, whatever timeout each request has") func duration() async throws {
        let clock = ManualClock()
        let wire = Wire { _, _ in
            try await clock.sleep(for: .seconds(2))
            return .notFound
        }
        let client = OxfordClient(transport: wire, policy: CallPolicy(timeout: .seconds(30)), clock: clock)
        let task = Task { try await client.lookUp("mice", in: .britishEnglish, timeout: .seconds(3)) }
        for pause in [2, 1] {
            // The timeout and the transport sleep.
            await clock.waitForSleepers(2)
            clock.advance(by: .seconds(pause))
        }
        let error = await task.oxfordError
        #expect((error?.reason, error?.calls) == (.timedOut, 2))
        #expect(clock.now.offset == .seconds(3))
    }

    @Test(
        "No lemmas are requested for a language without lemmas",
        arguments: [.french, .gujarati, .chinese] as [MonolingualLanguage])
    func languagesWithoutLemmas(_ language: MonolingualLanguage) async throws {
        let wire = Wire()
        let client = OxfordClient(transport: wire)
        #expect(try await client.lookUp("ab", in: language).calls == 2)
        #expect(try await client.lookUp("ab", translating: LanguagePair(from: .chinese, to: .english)).calls == 2)
        #expect(!wire.requests.contains { $0.url.contains("lemmas") })
    }

    @Test(
        "Translations are looked up in the same way as entries, with filters and without",
        arguments: [[], [.lexicalCategory(.noun)]] as [Filters<TranslationsRequest.Filter>])
    func translations(_ filters: Filters<TranslationsRequest.Filter>) async throws {
        func translations(_ word: WordText, _ response: TransportResponse = .notFound) -> ScriptedStep {
            .answer(TranslationsRequest(word, translating: .englishToSpanish, filters: filters), with: response)
        }
        let wire = ScriptedTransport([
            translations("Cats"), translations("cats"),
            .answer(
                SearchTranslationsRequest("Cats", translating: .englishToSpanish, page: Page(limit: 5)), with: .notFound
            ),
            lemmas("cats", inflection(of: "cat")), translations("cat", .entries("cat")),
        ])
        let found = try await OxfordClient(transport: wire)
            .lookUp("Cats", translating: .englishToSpanish, filters: filters)
        #expect(found.match == .inflection)
        #expect(found.headwords == [EntryID("cat")])
        #expect(wire.unused.isEmpty && wire.unexpected.isEmpty)
    }

    @Test("Synonyms are looked up in the same way as entries") func synonyms() async throws {
        func thesaurus(_ word: WordText, _ response: TransportResponse = .notFound) -> ScriptedStep {
            .answer(ThesaurusRequest(word, in: .english, filters: [.fields(.synonyms)]), with: response)
        }
        func search(_ word: WordText, _ response: TransportResponse = .notFound) -> ScriptedStep {
            .answer(SearchThesaurusRequest(word, in: .english, page: Page(limit: 5)), with: response)
        }
        let good = #"""
            {"results": [{"word": "good", "lexicalEntries": [{"entries": [{"senses": [
              {"synonyms": [{"text": "fine"}], "antonyms": [{"text": "bad"}]}]}]}]}]}
            """#
        let wire = ScriptedTransport([
            thesaurus("Better"), thesaurus("better"), search("Better"),
            lemmas("better", inflection(of: "good", "well")),
            thesaurus("good", TransportResponse(body: good)), thesaurus("goood"), search("goood", .entries("good")),
            lemmas("goood", refused),
        ])
        let client = OxfordClient(transport: wire)
        let found = try await client.lookUp(" Better", inThesaurusOf: .english, filters: [.fields(.synonyms)])
        #expect((found.word, found.match, found.isFound, found.calls) == ("Better", .inflection, true, 5))
        #expect(found.headwords == [EntryID("good"), EntryID("well")])
        #expect(found.synonyms().map(\.text) == ["fine"] && found.antonyms().map(\.text) == ["bad"])
        #expect(found.meanings().count == 1 && found.synonyms(categories: [.verb]).isEmpty)
        let missing = try await client.lookUp("goood", inThesaurusOf: .english, filters: [.fields(.synonyms)])
        #expect((missing.isFound, missing.isComplete, missing.calls) == (false, false, 3))
        #expect(missing.suggestions.map(\.word) == ["good"])
        #expect(wire.unused.isEmpty && wire.unexpected.isEmpty)
        let none = await #expect(throws: OxfordError.self) { try await client.lookUp(" ", inThesaurusOf: .english) }
        #expect((none?.reason, none?.calls) == (.invalidWord, 0))
    }

    @Test("A look-up that a test creates needs only a word, and has the calls and headwords of what it is given")
    func preview() throws {
        let found = Lookup(word: "mice")
        #expect(found.match == .exact)
        #expect((found.isFound, found.isComplete, found.calls) == (true, true, 0))
        #expect(!Lookup(word: "mice", match: .notFound, calls: 3).isFound)
        let answer = try EntriesAnswer(json: Array(#"{"results": [{"id": "mouse"}, {"word": "mouser"}]}"#.utf8))
        #expect(Lookup(word: "mouse", answer: answer).headwords == [EntryID("mouse"), EntryID("mouser")])
    }

    @Test("A look-up has everything that an entry card shows")
    func contents() throws {
        let senses = [
            #"{"definitions":["a"],"registers":["rare"]}"#, #"{"definitions":["b"],"translations":[{"text":"c"}]}"#,
        ]
        let entry = #"{"lexicalCategory":{"id":"noun"},"entries":[{"senses":[\#(senses.joined(separator: ","))]}]}"#
        let answer = try EntriesAnswer(json: Array(#"{"results":[{"lexicalEntries":[\#(entry),{}]}]}"#.utf8))
        let found = Lookup(word: "a", answer: answer)
        #expect(found.meanings() == answer.meanings() && found.meanings().count == 2)
        #expect(found.meanings(categories: [.verb]).isEmpty)
        #expect(found.definitions().map(\.text) == ["a", "b"])
        #expect(found.definitions(categories: [.noun], register: .rare).map(\.text) == ["a"])
        #expect(found.translations().map(\.text) == ["c"])
        #expect(found.translations(register: .rare).isEmpty)
        let body = try Package.text(of: "Tests/OxfordEndpointsTests/Fixtures/v2-entries.json")
        let entries = try EntriesAnswer(json: Array(body.utf8))
        let card = Lookup(word: "ace", answer: entries)
        #expect(card.examples() == entries.examples() && card.etymologies() == entries.etymologies())
        #expect(card.synonyms() == entries.synonyms() && card.antonyms() == entries.antonyms())
        #expect(card.inflections() == entries.inflections() && card.phrases() == entries.phrases())
        #expect(card.phrasalVerbs() == entries.phrasalVerbs() && card.derivatives() == entries.derivatives())
        #expect(card.pronunciations() == entries.pronunciations() && card.audioURL() == entries.audioURL())
        #expect(card.audioURL() != nil && !card.synonyms().isEmpty && !card.phrases().isEmpty)
    }
}
