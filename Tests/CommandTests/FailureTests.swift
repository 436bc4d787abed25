import LoopbackServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(3))) struct FailuresOfCommands {
    private let keys = ["OXFORD_APP_ID": "SECRET1", "OXFORD_APP_KEY": "SECRET2"]

    @Test(
        arguments: [(401, 3), (403, 4), (404, 1), (429, 5), (500, 7), (302, 7), (204, 7), (200, 7)],
        [[], ["--verbose"], ["--json"], ["--raw"]])
    func everyOneHasItsStatusAndShowsNoSecret(_ row: (status: Int, exit: Int32), form: [String]) async throws {
        let server = try LoopbackServer.start { _ in
            [.answer(row.status == 204 ? "" : "SECRET1 and SECRET2", status: row.status, type: "text/html")]
        }
        defer { server.stop() }
        let result = try await Oxford.run(
            ["entries", "en-gb", "ace", "--server", server.base] + form, environment: keys)
        #expect(result.status == row.exit)
        let lines = result.errors.split(separator: "\n")
        #expect(lines.allSatisfy { $0.hasPrefix("oxford: ") })
        #expect(form == ["--verbose"] ? lines.count > 1 : lines.count == 1)
        #expect(result.output.isEmpty == (row.status != 404 || !["--json", "--raw"].contains(form.first)))
        #expect(!(result.output + result.errors).contains("SECRET"))
        #expect(server.requests.first?.header("app_key") == "SECRET2")
    }

    @Test(arguments: [("HTTP/1.1 200 OK\r\n\r\n{\"results\": [", 6), ("{\"results\": 1}", 7), ("[SECRET2", 7)])
    func brokenAnswerIsNone(body: String, exit: Int32) async throws {
        let isWhole = !body.hasPrefix("HTTP")
        let server = try LoopbackServer.start { _ in
            isWhole ? [.answer(body)] : [.send(LoopbackServer.Step.head(headers: ["Content-Length: 99"])), .reset]
        }
        defer { server.stop() }
        let result = try await Oxford.run(
            "entries", "en-gb", "ace", "--server", server.base, "--verbose", environment: keys)
        #expect(result.status == exit)
        #expect(result.output == "")
        #expect(!result.errors.contains("SECRET"))
    }

    @Test func nothingThatAServerSendsCommandsTheTerminal() async throws {
        let evil = #"\u001b]0;title\u0007\u009b31m\u2028two"#
        let sense = #"{"definitions": ["\#(evil)"], "examples": [{"text": "\#(evil)"}]}"#
        let word =
            #""word": "\#(evil)", "lexicalEntries": [{"text": "\#(evil)", "entries": [{"senses": [\#(sense)]}]}]"#
        let server = try LoopbackServer.start { request in
            request.path.contains("search")
                ? [.answer(#"{"results": [{"label": "\#(evil)"}]}"#)]
                : request.path.contains("none")
                    ? [.answer(#"{"error": "\#(evil)"}"#, status: 404)]
                    : [.answer(#"{"results": [{\#(word)}]}"#)]
        }
        defer { server.stop() }
        for words in [["ace"], ["none"], ["entries", "en-gb", "ace"], ["search", "en-gb", "--q", "ace"]] {
            let result = try await Oxford.run(words + ["--server", server.base])
            #expect((result.output + result.errors).contains("title"))
            #expect(
                !(result.output + result.errors).unicodeScalars.contains {
                    "\u{1B}\u{7}\u{9B}\u{2028}".unicodeScalars.contains($0)
                })
        }
    }

    @Test func noAnswerInTimeIsNoAnswer() async throws {
        let server = try LoopbackServer.start { _ in [.wait] }
        defer { server.stop() }
        let result = try await Oxford.run(
            "ace", "--server", server.base, "--timeout", "0.2", "--verbose", environment: keys)
        #expect(result.status == 6)
        #expect(result.output == "")
        #expect(result.errors.contains("no answer in time") && !result.errors.contains("SECRET"))
    }

    @Test func everyAttemptIsToldWhereThatIsAskedFor() async throws {
        let server = try LoopbackServer.start { _ in [.answer("{}", status: 404)] }
        defer { server.stop() }
        let result = try await Oxford.run(
            "entries", "en-gb", "ace", "--server", server.base, "--verbose", environment: keys)
        #expect(result.errors.contains("oxford: attempted, ") && result.errors.contains("answeredWithError"))
    }

    @Test func missingKeysAreNamedBeforeAnythingIsSent() async throws {
        let result = try await Oxford.run("ace", "--server", "live", environment: ["OXFORD_APP_ID": "id"])
        #expect(result.status == 3)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("oxford: OXFORD_APP_KEY is not set"))
        let broken = try await Oxford.run("ace", environment: ["OXFORD_APP_ID": "id", "OXFORD_APP_KEY": "SECRET\n"])
        #expect(broken.status == 3)
        #expect(broken.errors.contains("line break") && !broken.errors.contains("SECRET"))
    }

    @Test func closedPipeIsNoCrash() async throws {
        let result = try await Oxford.shell("oxford ace 2>/dev/null | head -1")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("ace "))
        #expect(result.errors == "")
        let ignored = try await Oxford.shell(
            "trap '' PIPE; oxford ace --server sample | true; echo ${PIPESTATUS[0]}")
        #expect(ignored.output == "8\n")
        #expect(ignored.errors == "")
    }

    #if os(Linux)
        @Test func resultThatCannotBeWrittenIsSaid() async throws {
            let result = try await Oxford.shell("oxford ace --server sample > /dev/full")
            #expect(result.status == 8)
            #expect(result.errors == "oxford: the result cannot be written\n")
        }
    #endif
}
