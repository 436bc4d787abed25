import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Testing

@Suite struct TypedText {
    @Test("Text that is not a word is refused without a call", arguments: ["", " \n ", "\u{200B}", "a/..", "a\u{7}"])
    func invalid(_ text: String) async throws {
        let wire = Wire()
        let client = OxfordClient(transport: wire)
        let error = await #expect(throws: OxfordError.self) { try await client.lookUp(text, in: .britishEnglish) }
        #expect(error?.reason == .invalidWord)
        #expect(error?.calls == 0)
        let reason = #expect(throws: InvalidText.self) { try WordText(validating: text) }
        #expect(error?.message == reason?.description)
        let translation = Task { try await client.lookUp(text, translating: .englishToSpanish) }
        #expect(await translation.oxfordError?.reason == .invalidWord)
        #expect(wire.requests.isEmpty)
    }
}

@Suite struct Suggestions {
    private func suggestions(
        for text: String, limit: Int = 10, from wire: ScriptedTransport
    ) async throws -> [String] {
        try await OxfordClient(transport: wire)
            .suggestions(for: text, in: .britishEnglish, limit: limit).map(\.word)
    }

    private func search(_ text: WordText, limit: Int) -> SearchRequest {
        SearchRequest(text, in: .britishEnglish, filters: [.prefix(true)], page: Page(limit: limit))
    }

    private static let matches = TransportResponse(
        body: #"{"metadata": {"total": "90"}, "results": [{"word": "can't"}]}"#)

    @Test(
        "Suggestions take one call, whether there are any or not",
        arguments: [
            (" can’ ", 10, 10, matches, ["can't"]), ("can'", 6000, 5000, matches, ["can't"]),
            ("can'", 10, 10, .notFound, []),
        ] as [(String, Int, Int, TransportResponse, [String])])
    func oneCall(
        _ text: String, limit: Int, sent: Int, response: TransportResponse, words: [String]
    ) async throws {
        let wire = ScriptedTransport([.answer(search("can'", limit: sent), with: response)])
        #expect(try await suggestions(for: text, limit: limit, from: wire) == words)
        #expect(wire.requests.count == 1)
    }

    @Test("Suggestions for translations come from the translation search")
    func translations() async throws {
        let request = SearchTranslationsRequest(
            "can'", translating: .englishToSpanish, filters: [.prefix(true)], page: Page(limit: 5000))
        let wire = ScriptedTransport([.answer(request, with: Self.matches)])
        let client = OxfordClient(transport: wire)
        for (text, limit, words) in [(" can’ ", 6000, ["can't"]), ("", 5, []), ("can'", 0, [])] {
            let found = try await client.suggestions(for: text, translating: .englishToSpanish, limit: limit)
            #expect(found.map(\.word) == words)
        }
        #expect(wire.requests.count == 1)
    }

    @Test("Text that is not a word has no suggestions, and takes no call", arguments: ["", " ", "a/..", "a\u{7}"])
    func invalid(_ text: String) async throws {
        let wire = ScriptedTransport([])
        #expect(try await suggestions(for: text, from: wire).isEmpty)
        #expect(try await suggestions(for: "ace", limit: 0, from: wire).isEmpty)
        #expect(wire.requests.isEmpty)
    }

    @Test("The error of a search is thrown") func failure() async throws {
        let wire = ScriptedTransport([.answer(search("ab", limit: 10), with: TransportResponse(status: 403))])
        let error = await #expect(throws: OxfordError.self) { try await suggestions(for: "ab", from: wire) }
        #expect(error?.reason == .notAllowed)
        #expect(wire.requests.count == 1)
    }
}

@Suite struct SendingIfFound {
    @Test(
        "Every other error is thrown",
        arguments: [
            (.success(TransportResponse(status: 404, body: "The requested URL was not found")), .unknownEndpoint),
            (.success(TransportResponse(status: 403)), .notAllowed),
            (.failure(TransportError(.notInSample)), .notInSample),
        ] as [(Result<TransportResponse, TransportError>, OxfordError.Reason)])
    func otherErrors(_ result: Result<TransportResponse, TransportError>, reason: OxfordError.Reason) async throws {
        let client = OxfordClient(transport: ClosureTransport { _ in try result.get() })
        let error = await #expect(throws: OxfordError.self) { try await client.answerIfFound(to: ace) }
        #expect(error?.reason == reason)
    }
}
