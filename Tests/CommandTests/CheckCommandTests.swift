import LoopbackServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct CheckCommand {
    /// A service that refuses some endpoints and sends undocumented responses from others.
    static func steps(for request: LoopbackServer.Request) -> [LoopbackServer.Step] {
        let path = request.path
        if path.contains("/closed") { return [.answer(#"{"error": "SECRET-2 is unknown"}"#, status: 401)] }
        if path.contains("/thesaurus/en/") || path.contains("/sentences/") {
            return [.answer(#"{"error": "the key SECRET-2 has no such endpoint"}"#, status: 403)]
        }
        if path.contains("/pronunciations/") { return [.answer(#"{"error": "no such word"}"#, status: 404)] }
        if path.contains("/lemmas/") { return [.answer(#"{"results": "SECRET-2"}"#)] }
        if path.contains("/search/en-gb") {
            return [
                .answer(#"{"results": [{"id": "ace", "rank": 1, "secret-1": {"x": 1}}], "SECRET-2": {"sort": "up"}}"#)
            ]
        }
        return [.answer(#"{"results": [{"id": "ace"}]}"#)]
    }

    @Test("At a terminal, requests are sent only after a yes", arguments: [("y", 12), ("YES", 12), ("n", 0), ("", 0)])
    func question(_ answer: String, _ count: Int) async throws {
        let (shown, server) = try await Oxford.withServer { _ in
            [.answer(#"{"results": []}"#)]
        } _: {
            try await PseudoTerminal.run(#""$OXFORD" check --server $SERVER"#, environment: $0, typing: answer + "\n")
        }
        #expect(shown.text.contains("oxford: check sends 12 requests to \(server.base)"))
        #expect(shown.text.contains("Send? [y/N]"))
        #expect(server.requests.count == count)
        #expect(shown.text.contains("12 of 12 allowed") == (count > 0))
        #expect(shown.status == (count > 0 ? 0 : 130))
    }

    @Test("Every request is sent once, even if it fails", arguments: [(429, 5, 1), (503, 7, 12), (403, 4, 12)])
    func failures(_ status: Int, _ exit: Int32, _ count: Int) async throws {
        let (result, server) = try await Oxford.run(["check", "--yes"]) { _ in [.answer("{}", status: status)] }
        #expect(result.status == exit)
        #expect(server.requests.count == count)
        #expect(result.output.contains("11 not checked") == (count == 1))
    }
}
