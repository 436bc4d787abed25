import Foundation
import LoopbackServer
import OxfordEndpoints
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(3))) struct LookUpCommand {
    private let note =
        "oxford: the sample dictionary answers, since OXFORD_APP_ID and OXFORD_APP_KEY are not set;"
        + " an app id and key are had from https://developer.oxforddictionaries.com\n"

    private func oxford(_ arguments: String..., environment: [String: String] = [:]) async throws -> Program.Result {
        try await Program.run(
            try Package.products().appendingPathComponent("oxford").path, arguments, environment: environment)
    }

    @Test func wordIsLookedUpWithoutAKeyAndANetwork() async throws {
        let result = try await oxford("axe")
        #expect(result.status == 0)
        #expect(result.errors == note)
        let lines = result.output.split(separator: "\n")
        #expect(lines.first?.hasPrefix("axe ") == true && lines.first?.hasSuffix("noun") == true)
        #expect(lines.contains { $0.hasPrefix("  1 ") })
        #expect(!result.output.contains("\u{1B}"))
        #expect(try await oxford("lookup", "axe").output == result.output)
        #expect(try await oxford("axe", "--server", "sample").errors == "")
    }

    @Test func severalWordsAreOne() async throws {
        let result = try await oxford("a", "bird's", "eye", "view")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("a bird's eye view"))
    }

    @Test func otherWordIsNeverShownSilently() async throws {
        #expect(try await oxford("running").output.hasPrefix("running → run\n"))
        #expect(try await oxford("lemmas", "en", "running").output == "running → run\n")
    }

    @Test func nothingFoundIsSaidOnStandardErrorAlone() async throws {
        let result = try await oxford("--", "search")
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(result.errors == note + "oxford: there is no entry for \"search\"\n")
    }

    @Test func jsonIsOneObjectWhateverIsFound() async throws {
        for (word, match, status) in [("ace", "exact", 0), ("running", "inflection", 0), ("xyzzy", "none", 1)] {
            let result = try await oxford(word, "--json")
            #expect(result.status == status)
            #expect(result.output.count { $0 == "\n" } == 1)
            let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
            #expect(object?["source"] as? String == "sample")
            #expect(object?["match"] as? String == match)
            #expect(object?["query"] as? String == word)
            #expect((object?["senses"] as? [Any])?.isEmpty == (status == 1))
        }
    }

    @Test func rawIsTheBodyAndColourIsAskedFor() async throws {
        #expect(try await oxford("ace", "--raw").output.hasPrefix(#"{"#))
        #expect(try await oxford("ace", "--color", "always").output.contains("\u{1B}[1mace\u{1B}[0m"))
        #expect(!(try await oxford("ace", "--color", "always", "--color", "never").output.contains("\u{1B}")))
    }

    @Test func whatWouldBeSentIsShownWithoutSecrets() async throws {
        let keys = ["OXFORD_APP_ID": "SECRET1", "OXFORD_APP_KEY": "SECRET2"]
        #expect(
            try await oxford("run", "up", "--url", environment: keys).output
                == "https://od-api.oxforddictionaries.com/api/v2/words/en-gb?q=run%20up\n")
        let curl = try await oxford("entries", "en-gb", "ace", "--curl", environment: keys)
        #expect(curl.output.contains(#"-H "app_key: $OXFORD_APP_KEY""#) && !curl.output.contains("SECRET"))
        #expect(try await oxford("v1", "entries", "en", "ace", "--curl").output.contains("/api/v1/entries/en/ace'"))
    }

    @Test func missingKeysAreNamedBeforeAnythingIsSent() async throws {
        let result = try await oxford("ace", "--server", "live", environment: ["OXFORD_APP_ID": "id"])
        #expect(result.status == 3)
        #expect(result.errors.hasPrefix("oxford: OXFORD_APP_KEY is not set"))
        let broken = try await oxford("ace", environment: ["OXFORD_APP_ID": "id", "OXFORD_APP_KEY": "SECRET\n"])
        #expect(broken.status == 3)
        #expect(broken.errors.contains("line break") && !broken.errors.contains("SECRET"))
    }

    @Test(arguments: [
        (401, 3), (403, 4), (404, 1), (429, 5), (500, 7), (302, 7), (204, 7), (200, 7),
    ])
    func everyFailureHasItsStatusAndShowsNoSecret(_ status: Int, _ exit: Int32) async throws {
        let server = try LoopbackServer.start { _ in
            [.answer(status == 204 ? "" : "SECRET1 and SECRET2", status: status, type: "text/html")]
        }
        defer { server.stop() }
        let keys = ["OXFORD_APP_ID": "SECRET1", "OXFORD_APP_KEY": "SECRET2"]
        let result = try await oxford("entries", "en-gb", "ace", "--server", server.base, environment: keys)
        #expect(result.status == exit)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("oxford: ") && result.errors.count { $0 == "\n" } == 1)
        #expect(!result.errors.contains("SECRET"))
        #expect(server.requests.first?.header("app_key") == "SECRET2")
    }

    @Test func answerOfAServerIsShown() async throws {
        let server = try LoopbackServer.start { _ in
            [.answer(#"{"results": [{"word": "kite", "lexicalEntries": [{}]}]}"#)]
        }
        defer { server.stop() }
        // A proxy of one's own may need no key.
        let result = try await oxford("kite", "--server", server.base)
        #expect(result.status == 0)
        #expect(result.output == "kite\n")
        #expect(server.requests.map(\.path) == ["/api/v2/words/en-gb?q=kite"])
        #expect(server.requests.first?.header("app_key") == nil)
    }

    @Test func noAnswerInTimeIsNoAnswer() async throws {
        let server = try LoopbackServer.start { _ in [.wait] }
        defer { server.stop() }
        let result = try await oxford("ace", "--server", server.base, "--timeout", "0.2")
        #expect(result.status == 6)
        #expect(result.errors.contains("no answer in time"))
    }

    /// Runs a line of a shell in which `oxford` is the tool.
    private func shell(_ line: String) async throws -> Program.Result {
        let tool = try Package.products().appendingPathComponent("oxford").path
        return try await Program.run(
            "/bin/sh", ["-c", "oxford() { \"$OXFORD\" \"$@\"; }\n\(line)"], environment: ["OXFORD": tool])
    }

    @Test func everyLineOfStandardInputIsLookedUp() async throws {
        let result = try await shell(#"printf 'ace\n\n  running \nxyzzy\n\001\n' | oxford - --json"#)
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.map { $0.contains(#""match":"none""#) } == [false, false, true])
        #expect(result.status == 1)
        #expect(result.errors.contains("control character"))
        #expect(try await shell("printf 'ace\\naxe\\n' | oxford - | grep -c '^$'").status == 0)
    }

    @Test func interruptionBetweenWordsEndsWithWhatIsDone() async throws {
        let result = try await shell(
            """
            { echo ace; /bin/sleep 2; } | {
                exec 3<&0
                "$OXFORD" - --json <&3 &
                /bin/sleep 1
                kill -INT $!
                wait $!
                echo $?
            }
            """)
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("{") == true && lines.first?.hasSuffix("}") == true)
        #expect(lines.last == "130")
    }

    @Test func closedPipeIsNoCrash() async throws {
        let result = try await shell("oxford ace 2>/dev/null | /usr/bin/head -1")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("ace "))
        #expect(result.errors == "")
    }

    @Test func savedAnswerIsShown() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("answer.json").path
            let saved = try await shell("oxford entries en-gb ace --raw > '\(file)'; oxford --from-file '\(file)'")
            #expect(try await oxford("entries", "en-gb", "ace").output == saved.output)
            #expect(saved.output.hasPrefix("ace "))
            let broken = try await shell("echo '[]' > '\(file)'; oxford --from-file '\(file)'")
            #expect(broken.status == 7)
            #expect(broken.errors.contains("is no answer of entries"))
            #expect(try await oxford("--from-file", file + "x").status == 2)
        }
    }

    @Test func everyAttemptIsToldWhereThatIsAskedFor() async throws {
        let server = try LoopbackServer.start { _ in [.answer("{}", status: 404)] }
        defer { server.stop() }
        let keys = ["OXFORD_APP_ID": "SECRET1", "OXFORD_APP_KEY": "SECRET2"]
        let result = try await oxford(
            "entries", "en-gb", "ace", "--server", server.base, "--verbose", environment: keys)
        #expect(result.errors.contains("oxford: attempted, ") && result.errors.contains("answeredWithError"))
        #expect(!result.errors.contains("SECRET"))
    }

    @Test(arguments: ["bash", "zsh", "fish"]) func completionsHaveEveryEndpointAndParameter(_ name: String) async throws
    {
        let result = try await oxford("--completions", name)
        #expect(result.status == 0)
        for endpoint in EndpointCatalog.version2.endpoints {
            #expect(result.output.contains(endpoint.name))
            for parameter in endpoint.parameters { #expect(result.output.contains(parameter.name)) }
        }
    }

    @Test func bashTakesItsCompletions() async throws {
        let offered = try await Program.run(
            "bash",
            [
                "-c",
                """
                source <('\(try Package.products().appendingPathComponent("oxford").path)' --completions bash)
                COMP_WORDS=(oxford entries en-gb ace --fi); COMP_CWORD=4; _oxford; echo "${COMPREPLY[@]}"
                COMP_WORDS=(oxford lem); COMP_CWORD=1; _oxford; echo "${COMPREPLY[@]}"
                """,
            ])
        #expect(offered.output == "--fields\nlemmas\n", "\(offered.errors)")
    }

    @Test func versionAndHelp() async throws {
        #expect(try await oxford("--version").output == "oxford 0.1.0\n")
        #expect(try await oxford("--help").output.contains("Exit status:"))
    }
}
