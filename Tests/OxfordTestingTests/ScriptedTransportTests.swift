import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import OxfordVersion1
import Testing

@Suite struct ScriptedTransports {
    private let ace = EntriesRequest("ace", in: .britishEnglish)
    private let mice = LemmasRequest("mice", in: .english)

    private func response(_ status: Int) -> TransportResponse { TransportResponse(status: status) }

    @Test("Steps for a request are used in order, steps for others in any order, and unused steps are listed")
    func order() async throws {
        let other = TransportRequest(url: "https://example.com/b")
        let wire = ScriptedTransport([
            .answer(ace, with: response(201)), .answer(ace, with: response(202)), .answer(mice, with: response(203)),
            .fail(mice, with: TransportError(.offline)), .fail(url: other.url, with: TransportError(.timedOut)),
            .answer(ace, with: response(204)), .answer(url: "https://example.com/a", with: response(205)),
        ])
        #expect(try await wire.send(TransportRequest(mice)) == response(203))
        #expect(try await wire.send(TransportRequest(ace)) == response(201))
        #expect(try await wire.send(TransportRequest(ace, on: .sandbox)) == response(202))
        #expect(wire.requests.map(\.url) == [mice.urlString(), ace.urlString(), ace.urlString(on: .sandbox)])
        #expect(await wire.outcome(of: TransportRequest(mice)) == .failure(TransportError(.offline)))
        #expect(await wire.outcome(of: other) == .failure(TransportError(.timedOut)))
        #expect(wire.unused == ["/api/v2/entries/en-gb/ace", "https://example.com/a"])
        #expect(wire.unexpected.isEmpty)
    }

    @Test("An unscripted request fails and is reported, and the script continues")
    func unscriptedRequest() async throws {
        let wire = ScriptedTransport([.answer(ace, with: response(200))])
        let missing = TransportError(
            .unexpectedRequest,
            detail: "the script has no response for /api/v2/lemmas/en/mice; add one, or correct the request")
        #expect(await wire.outcome(of: TransportRequest(mice)) == .failure(missing))
        _ = await wire.outcome(of: TransportRequest(url: "https://example.com/a"))
        #expect(try await wire.send(TransportRequest(ace)) == response(200))
        #expect(wire.unexpected == ["/api/v2/lemmas/en/mice", "https://example.com/a"])
    }

    @Test("A request of any API version matches its step, on any server")
    func anyVersion() async throws {
        struct Request: OxfordEndpointRequest {
            typealias Answer = NamesAnswer
            static let version: StaticString = "beta"
            func write(to url: inout URLWriter) { url.append(path: "entries/api/synonyms") }
        }
        let wire = ScriptedTransport([.answer(Request(), with: response(201)), .answer(Request(), with: response(202))])
        #expect(try await wire.send(TransportRequest(Request())) == response(201))
        #expect(try await wire.send(TransportRequest(Request(), on: .sandbox)) == response(202))
        #expect(wire.unused.isEmpty)
    }

    @Test(
        "A word or a path of the server that resembles the API path is not mistaken for it",
        arguments: ["api", "api/v2", "v2/api"])
    func pathsLikeTheAPI(text: String) async throws {
        let word = try WordText(validating: text)
        let server = try Server(validating: "https://api/api/vault/api/v")
        let requests: [any OxfordEndpointRequest] = [
            EntriesRequest(word, in: .britishEnglish), V1.thesaurus(word, in: .english, for: .synonyms),
        ]
        for request in requests {
            let wire = ScriptedTransport([.answer(request, with: response(201))])
            #expect(try await wire.send(TransportRequest(request, on: server)) == response(201))
        }
    }

    @Test("Requests whose language and word resemble the API path are told apart") func languagesLikeTheAPI()
        async throws
    {
        let requests: [any OxfordEndpointRequest] = [
            EntriesRequest("v2", in: try #require(MonolingualLanguage(rawValue: "api"))),
            LemmasRequest("v2", in: try #require(LemmasLanguage(rawValue: "api"))),
            ThesaurusRequest("v2", in: try #require(ThesaurusLanguage(rawValue: "api"))),
            SentencesRequest("v2", in: try #require(SentencesLanguage(rawValue: "api"))),
        ]
        let steps = requests.enumerated().map { ScriptedStep.answer($1, with: response(201 + $0)) }
        let wire = ScriptedTransport(steps)
        #expect(wire.unused == ["entries", "lemmas", "thesaurus", "sentences"].map { "/api/v2/\($0)/api/v2" })
        for (index, request) in requests.enumerated().reversed() {
            #expect(try await wire.send(TransportRequest(request, on: .sandbox)) == response(201 + index))
        }
    }

    @Test("A query that resembles the API path is part of the URL") func queryLikeAPath() async {
        let wire = ScriptedTransport([.answer(ace, with: response(200))])
        let outcome = await wire.outcome(of: TransportRequest(url: ace.urlString() + "?next=/api/v2/"))
        #expect(outcome != .success(response(200)))
    }

    @Test("Many steps are found quickly in any order", .timeLimit(.minutes(5))) func manySteps() async throws {
        let requests = try (0..<10_000).map { LemmasRequest(try WordText(validating: "\($0)"), in: .english) }
        let wire = ScriptedTransport(requests.map { .answer($0, with: response(200)) })
        for request in requests.reversed() { _ = try await wire.send(TransportRequest(request)) }
        #expect(wire.unused.isEmpty)
    }

    @Test("Requests outside of the script fail with the error for all others, and are not unexpected")
    func otherwise() async throws {
        let wire = ScriptedTransport([.answer(ace, with: response(200))], otherwise: TransportError(.untrusted))
        #expect(await wire.outcome(of: TransportRequest(mice)) == .failure(TransportError(.untrusted)))
        #expect(try await wire.send(TransportRequest(ace)) == response(200))
        #expect(await wire.outcome(of: TransportRequest(ace)) == .failure(TransportError(.untrusted)))
        #expect(wire.unexpected.isEmpty)
        #expect(wire.requests.count == 3)
    }
}
