import Foundation
import LoopbackServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct CheckCommand {
    private let keys = ["OXFORD_APP_ID": "SECRET-1", "OXFORD_APP_KEY": "SECRET-2"]

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

    @Test("Without a terminal, nothing is sent unless --yes is passed")
    func needsYes() async throws {
        let (result, server) = try await Oxford.run(["check"], environment: keys, from: Self.steps)
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(result.errors.contains("12 requests"))
        #expect(result.errors.contains("pass --yes"))
        #expect(server.requests.isEmpty)
    }

    @Test("At a terminal, requests are sent only after a yes", arguments: [("y", 12), ("YES", 12), ("n", 0), ("", 0)])
    func question(_ answer: String, _ count: Int) async throws {
        let server = try LoopbackServer.start { _ in [.answer(#"{"results": []}"#)] }
        defer { server.stop() }
        let shown = try await PseudoTerminal.run(
            #""$OXFORD" check --server \#(server.base)"#, environment: keys, typing: answer + "\n")
        #expect(shown.text.contains("oxford: check sends 12 requests to \(server.base)"))
        #expect(shown.text.contains("Send? [y/N]"))
        #expect(server.requests.count == count)
        #expect(shown.text.contains("12 of 12 allowed") == (count > 0))
        #expect(shown.status == (count > 0 ? 0 : 130))
    }

    @Test("Every request is sent once, even if it fails", arguments: [(429, 5, 1), (503, 7, 12), (403, 4, 12)])
    func failures(_ status: Int, _ exit: Int32, _ count: Int) async throws {
        let (result, server) = try await Oxford.run(["check", "--yes"], environment: keys) { _ in
            [.answer("{}", status: status)]
        }
        #expect(result.status == exit)
        #expect(server.requests.count == count)
        #expect(result.output.contains("11 not checked") == (count == 1))
    }

    @Test("The JSON report has member names, but no text or credentials")
    func json() async throws {
        let (result, server) = try await Oxford.run(
            ["check", "--yes", "--json"], environment: keys, from: Self.steps)
        let lines = try result.output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        #expect(lines.count == 12)
        #expect(server.requests.count == 12)
        func line(of group: String) throws -> [String: Any] {
            try #require(lines.first { $0["group"] as? String == group })
        }
        let search = try line(of: "search")
        #expect(search["read"] as? [String] == ["results.id"])
        #expect(search["ignored"] as? [String] == ["results.rank", "results.…", "…"])
        let lemmas = try line(of: "lemmas")
        #expect(lemmas["outcome"] as? String == "failed")
        #expect((lemmas["error"] as? [String: Any])?["path"] as? String == "results")
        let thesaurus = try line(of: "thesaurus")
        #expect(thesaurus["status"] as? Int == 403)
        #expect(thesaurus["calls"] as? Int == 1)
        #expect(!result.output.uppercased().contains("SECRET"))
        #expect(!result.output.contains(#""ace""#))
    }
}
