import OxfordEndpoints
import OxfordTransport
import TestSupport
import Testing

/// Types that later versions may extend with constants.
@Suite struct OpenTypes {
    /// Returns the names of a type's constants from the symbol graph.
    private func constants(of type: String) async throws -> Set<String> {
        let prefix = type + "."
        let names = try await PublicSymbols.paths(of: "OxfordTransport").filter { $0.hasPrefix(prefix) }
            .map { $0.dropFirst(prefix.count) }
        return Set(names.filter { !$0.contains { "(.".contains($0) } }.map(String.init))
            .subtracting(["description", "variable", "allCases"])
    }

    @Test(
        "The description of a constant is its name",
        arguments: [
            (
                "OxfordError.Reason",
                [
                    OxfordError.Reason.invalidWord, .badRequest, .invalidCredentials, .notAllowed, .notFound,
                    .unknownEndpoint,
                    .tooLong, .rateLimited, .serverFailure, .redirected, .unexpectedStatus, .emptyAnswer,
                    .unexpectedContent, .unreadableAnswer, .tooLarge, .notInSample, .timedOut, .noAnswer, .cancelled,
                ].map(\.description)
            ),
            (
                "OxfordEvent.Kind",
                [
                    OxfordEvent.Kind.attempted, .waiting, .unanswered, .answeredWithoutBody, .answeredUnreadably,
                    .answeredWithError, .answered, .cancelled,
                ].map(\.description)
            ),
            (
                "TransportError.Reason",
                [
                    TransportError.Reason.cancelled, .timedOut, .hostNotFound, .cannotConnect, .offline,
                    .connectionLost, .cutShort, .untrusted, .tooLarge, .malformed, .refusedURL, .notInSample,
                    .unexpectedRequest, .other,
                ].map(\.description)
            ),
            (
                "InvalidHeader.Reason",
                [InvalidHeader.Reason.invalidName, .invalidCharacter, .surroundingSpace].map(\.description)
            ),
            (
                "InvalidCredentials.Reason",
                [InvalidCredentials.Reason.unset, .empty, .invalidCharacter, .surroundingSpace].map(\.description)
            ),
            ("InvalidCredentials.Part", InvalidCredentials.Part.allCases.map(\.description)),
            (
                "Lookup.Match",
                [Lookup.Match.exact, .otherCase, .inflection, .notFound].map(\.description)
            ),
            ("OxfordBatch.Order", [OxfordBatch.Order.asFinished, .asGiven].map(\.description)),
        ])
    func descriptions(type: String, descriptions: [String]) async throws {
        #expect(try await constants(of: type) == Set(descriptions))
        #expect(Set(descriptions).count == descriptions.count)
    }

    @Test("Every transport reason has a unique message and can be found by its name")
    func transportReasons() async throws {
        let names = try await constants(of: "TransportError.Reason")
        #expect(names.count == 14)
        let messages = try names.map { name in
            let reason = try #require(TransportError.Reason(named: name))
            #expect("\(reason)" == name)
            return "\(TransportError(reason))"
        }
        #expect(Set(messages).count == names.count)
        #expect(TransportError.Reason(named: "late") == nil)
    }

    @Test("Pages, results and batches can be sent to another task")
    func sequencesAreSendable() async throws {
        let client = OxfordClient(
            credentials: nil, transport: ClosureTransport { _ in TransportResponse(body: #"{"results": [{}]}"#) })
        let search = SearchRequest("ab", in: .britishEnglish)
        let (pages, results) = (client.pages(of: search), client.results(of: search))
        let batch = client.responses(to: [search, search])
        let counts = try await Task.detached {
            var counts = [0, 0, 0]
            for try await _ in pages { counts[0] += 1 }
            for try await _ in results { counts[1] += 1 }
            for await _ in batch { counts[2] += 1 }
            return counts
        }.value
        #expect(counts == [1, 1, 2])
    }

    @Test("Clients with different transports have the same type")
    func clientsOfOneType() async throws {
        let body = #"{"results": [{"word": "ace"}]}"#
        let plain = ClosureTransport { _ in TransportResponse(body: body) }
        let chosen: any Transport = plain.deadline(.seconds(60))
        let clients: [OxfordClient] = [
            OxfordClient(credentials: nil, transport: plain),
            OxfordClient(credentials: nil, transport: plain.retrying()),
            OxfordClient(credentials: nil, transport: chosen),
        ]
        for client in clients {
            #expect(try await client.send(.entries("ace", in: .britishEnglish)).results.compactMap(\.word) == ["ace"])
        }
    }
}
