import Foundation
import LoopbackServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct LookupCommand {
    /// Runs the tool with a server that sends the same response to every request.
    private func run(
        _ arguments: [String], answer body: String, status: Int = 200
    ) async throws -> (result: Program.Result, server: LoopbackServer) {
        try await Oxford.run(arguments) { _ in [.answer(body, status: status)] }
    }

    private func object(in line: String) throws -> [String: Any] {
        #expect(line.count { $0 == "\n" } == 1)
        return try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }

    @Test("A key that is set to nothing is not set")
    func emptyKey() async throws {
        let result = try await Oxford.run("axe", environment: ["OXFORD_APP_ID": "", "OXFORD_APP_KEY": ""])
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("axe "))
        #expect(result.errors == "")
    }

    @Test("A look-up that reaches --max-calls says so, instead of that nothing was found")
    func maxCalls() async throws {
        let (result, server) = try await run(["xyzzy", "--max-calls", "1"], answer: noEntry, status: 404)
        #expect(result.status == 9)
        #expect(result.output == "")
        #expect(result.errors == "oxford: --max-calls 1 is used up; raise it, or look up the rest later\n")
        #expect(server.requests.count == 1)
    }

    @Test(
        "The advice for a word that the sample dictionary lacks fits the options and the environment",
        arguments: [
            ([], [:], "set OXFORD_APP_ID and OXFORD_APP_KEY to query the service"),
            (
                ["--server", "sample"], [:],
                "set OXFORD_APP_ID and OXFORD_APP_KEY and remove --server sample to query the service"
            ),
            (
                ["--server", "sample"], ["OXFORD_APP_ID": "1a2b3c4d", "OXFORD_APP_KEY": "SECRET-1"],
                "remove --server sample to query the service"
            ),
        ],
        [["zebra"], ["lemmas", "en", "zebra"]])
    func sampleAdvice(_ row: (server: [String], keys: [String: String], advice: String), command: [String]) async throws
    {
        let result = try await Oxford.run(command + row.server, environment: row.keys)
        #expect(result.status == 1)
        #expect(result.errors == "oxford: the sample dictionary has no entry for \"zebra\"; \(row.advice)\n")
    }

    @Test("--to translates lines of standard input")
    func translatedLines() async throws {
        let lines = try await Oxford.shell("printf 'mouse\nace\n' | oxford - --to es --server sample")
        #expect(lines.status == 0)
        let mouse = try await Oxford.run("mouse", "--to", "es", "--server", "sample").output
        #expect(lines.output.hasPrefix(mouse + "\nace noun\n"))
    }

    @Test("--json has the translations of a headword's inflected form")
    func translationsAsJSON() async throws {
        let object = try object(in: await Oxford.run("mice", "--to", "de", "--json").output)
        #expect(object["match"] as? String == "inflection")
        let senses = try #require(object["senses"] as? [[String: Any]])
        #expect(senses.map { $0["translations"] as? [String] } == [["Maus"], ["Maus"]])
    }

    @Test("--to takes the source language from --lang")
    func translationsFromSpanish() async throws {
        let gato = #"{"results": [{"id": "gato", "word": "gato", "lexicalEntries": [{}]}]}"#
        let (result, server) = try await run(["gato", "--lang", "es", "--to", "en"], answer: gato)
        #expect(result.output == "gato\n")
        #expect(server.requests.first?.path.hasPrefix("/api/v2/translations/es/en/gato") == true)
    }

    @Test(
        "A word that is not found is reported on standard error only",
        arguments: [
            (["--", "search"], "no entry for \"search\" in en-gb; check the spelling and --lang"),
            (
                ["gxto", "--lang", "es", "--to", "en"],
                "no translation of \"gxto\" from es to en; check the spelling, --lang and --to"
            ),
        ])
    func notFound(arguments: [String], message: String) async throws {
        let (result, _) = try await run(arguments, answer: noEntry, status: 404)
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(result.errors == "oxford: \(message)\n")
    }

    @Test("--verbose reports requests to the sample dictionary", arguments: [[], ["--server", "sample"]])
    func verboseSample(server: [String]) async throws {
        let result = try await Oxford.run(["ace", "-v"] + server)
        let kinds = result.errors.split(separator: "\n").suffix(2).map { $0.prefix { $0 != "," } }
        #expect(kinds == ["oxford: received", "oxford: succeeded"])
        #expect(result.errors.contains(/, after \d+ ms, calls 0, status 200, https:/))
    }

    @Test("There are at most five suggestions")
    func suggestions() async throws {
        let (result, _) = try await Oxford.run(["xyzzy"]) { request in
            guard request.path.contains("/search/") else { return [.answer(noEntry, status: 404)] }
            let matches = ["a", "b", "c", "d", "e", "f"].map { #"{"id": "\#($0)", "label": "\#($0)"}"# }
            return [.answer(#"{"results": [\#(matches.joined(separator: ", "))]}"#)]
        }
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(result.errors == "oxford: no entry for \"xyzzy\"; did you mean a, b, c, d, e?\n")
    }

    @Test(
        "--json prints one object for a look-up, even if nothing is found",
        arguments: [("ace", "exact", ["ace"]), ("running", "inflection", ["run"]), ("xyzzy", "notFound", [])])
    func json(word: String, match: String, headwords: [String]) async throws {
        let result = try await Oxford.run(word, "--json")
        #expect(result.status == (headwords.isEmpty ? 1 : 0))
        let object = try object(in: result.output)
        #expect(object["source"] as? String == "sample")
        #expect(object["match"] as? String == match)
        #expect(object["headwords"] as? [String] == headwords)
        #expect(object["query"] as? String == word)
        #expect((object["senses"] as? [Any])?.isEmpty == headwords.isEmpty)
    }

    @Test("--json prints an endpoint's answer on one line")
    func jsonOfEndpoint() async throws {
        let body = "\u{FEFF}{\r\n  \"results\": [\n    {\"word\": \"ace\", \"lexicalEntries\": [{}]}\n  ]\n}\n"
        let (result, server) = try await run(["entries", "en-gb", "ace", "--json"], answer: body)
        #expect(result.status == 0)
        let object = try object(in: result.output)
        #expect(object["source"] as? String == server.base)
        let results = (object["answer"] as? [String: Any])?["results"] as? [[String: Any]]
        #expect(results?.first?["word"] as? String == "ace")
    }

    @Test("--json prints an object for an endpoint even if the response is not JSON")
    func jsonOfMissingAnswer() async throws {
        let (result, server) = try await run(
            ["entries", "en-gb", "ace", "--json"], answer: "<p>No entry available for 'ace' in 'en'</p>", status: 404)
        #expect(result.status == 1)
        let object = try object(in: result.output)
        #expect(object["source"] as? String == server.base)
        #expect(object["answer"] != nil)
    }

    @Test("--raw prints the body, even if nothing is found", arguments: [("ace", 0), ("mice", 1)])
    func raw(word: String, status: Int32) async throws {
        let result = try await Oxford.run("entries", "en-gb", word, "--raw", "--server", "sample")
        #expect(result.status == status)
        #expect(result.output.hasPrefix("{\"error\":") == (status == 1))
        #expect(result.output.hasPrefix("{"))
    }

    @Test("--curl prints no credentials")
    func secrets() async throws {
        let keys = ["OXFORD_APP_ID": "SECRET-1", "OXFORD_APP_KEY": "SECRET-2"]
        let curl = try await Oxford.run("entries", "en-gb", "ace", "--curl", environment: keys)
        #expect(curl.output.contains(#"-H "app_key: $OXFORD_APP_KEY""#))
        #expect(!curl.output.contains("SECRET"))
    }

    @Test("A server other than the service needs no key")
    func proxy() async throws {
        let kite = #"{"results": [{"word": "kite", "lexicalEntries": [{}]}]}"#
        let (result, server) = try await run(["kite"], answer: kite)
        #expect(result.status == 0)
        #expect(result.output == "kite\n")
        #expect(server.requests.map(\.path) == ["/api/v2/words/en-gb?q=kite"])
        #expect(server.requests.first?.header("app_key") == nil)
    }

    @Test("An answer without results is not found", arguments: [[], ["--json"], ["--raw"]])
    func noResults(form: [String]) async throws {
        let (result, server) = try await run(["search", "en-gb", "--q", "xyzzy"] + form, answer: #"{"results": []}"#)
        #expect(result.status == 1)
        #expect(result.output.isEmpty == form.isEmpty)
        let url = "\(server.base)/api/v2/search/en-gb?q=xyzzy"
        #expect(
            result.errors
                == "oxford: no results for \(url); check the arguments\(form.isEmpty ? ", or pass --raw to see the response" : "")\n"
        )
    }

    @Test(
        "An entry without any text is not found", arguments: [["ace"], ["entries", "en-gb", "ace"]], [[], ["--json"]])
    func emptyEntry(command: [String], form: [String]) async throws {
        let (result, _) = try await run(command + form, answer: #"{"results": [{}]}"#)
        #expect(result.status == 1)
        #expect(result.output.isEmpty == form.isEmpty)
        #expect(result.errors.contains(/no (results|text)/))
        #expect(result.errors.split(separator: "\n").count == 1)
    }

    @Test(
        "--from-file shows a saved answer",
        arguments: [
            "oxford --from-file $FILE", "oxford --from-file - < $FILE", "cat $FILE | oxford --from-file /dev/stdin",
        ])
    func fromFile(command: String) async throws {
        let plain = try await Oxford.run("entries", "en-gb", "ace")
        let shown = try await shown("oxford entries en-gb ace --raw", by: command)
        #expect(shown.output == plain.output)
    }

    @Test("A saved file that is not an answer is an error")
    func malformedFile() async throws {
        let result = try await shown("echo '[]'", by: "oxford --from-file $FILE")
        #expect(result.status == 7)
        #expect(result.errors.contains("is not an entries answer: "))
    }

    @Test("A saved answer without entries is not found")
    func emptyFile() async throws {
        #expect(try await shown("echo '{}'", by: "oxford --from-file $FILE").status == 1)
    }

    /// Writes the output of a command to a file, and runs another command with the file's path in `$FILE`.
    private func shown(_ source: String, by command: String) async throws -> Program.Result {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("answer.json").path
            return try await Oxford.shell("\(source) 2>/dev/null > $FILE; \(command)", environment: ["FILE": file])
        }
    }
}
