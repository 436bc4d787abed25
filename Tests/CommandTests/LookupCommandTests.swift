import Foundation
import LoopbackServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct LookupCommand {
    private let note = "oxford: the sample dictionary answers, because no key is set\n"

    @Test func wordIsLookedUpWithoutAKeyAndANetwork() async throws {
        let result = try await Oxford.run("axe")
        #expect(result.status == 0)
        #expect(result.errors == note)
        let lines = result.output.split(separator: "\n")
        #expect(lines.first?.hasPrefix("axe ") == true && lines.first?.hasSuffix("noun") == true)
        #expect(lines.contains { $0.hasPrefix("  1 ") })
        #expect(try await Oxford.run("lookup", "axe").output == result.output)
        #expect(try await Oxford.run("axe", "--server", "sample").errors == "")
    }

    @Test("The tool says once that the sample dictionary answers")
    func noteIsWrittenOnce() async throws {
        let empty = ["OXFORD_APP_ID": "", "OXFORD_APP_KEY": ""]
        #expect(try await Oxford.run("axe", environment: empty).errors == note)
        #expect(try await Oxford.run("thesaurus", "en", "good").errors == note)
        let lines = try await Oxford.shell(#"printf 'ace\nxyzzy\naxe\n' | oxford -"#)
        #expect(lines.errors.split(separator: "\n").count { $0.contains("no key is set") } == 1)
    }

    @Test("The tool says what the sample dictionary does not have")
    func lackOfSampleIsNamed() async throws {
        let key = "; set OXFORD_APP_ID and OXFORD_APP_KEY to query the service\n"
        for arguments in [["ace", "--lang", "es"], ["entries", "es", "casa"], ["domains", "hi"]] {
            let result = try await Oxford.run(arguments)
            #expect(result.status == 1 && result.output == "")
            #expect(result.errors == note + "oxford: the sample dictionary has English only" + key)
        }
        let word = try await Oxford.run("xyzzy", "--server", "sample")
        #expect(word.errors == "oxford: the sample dictionary has no entry for \"xyzzy\"" + key)
    }

    @Test("The tool suggests a word for a misspelled one")
    func misspelledWordIsSuggested() async throws {
        let result = try await Oxford.run("runing")
        #expect(result.status == 1)
        #expect(result.errors == note + "oxford: there is no entry for \"runing\"; did you mean run?\n")
    }

    @Test func severalWordsAreOne() async throws {
        let result = try await Oxford.run("a", "bird's", "eye", "view")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("a bird's eye view"))
    }

    @Test func otherWordIsNeverShownSilently() async throws {
        #expect(try await Oxford.run("running").output.hasPrefix("running → run\n"))
        #expect(try await Oxford.run("lemmas", "en", "running").output == "running → run\n")
    }

    @Test func nothingFoundIsSaidOnStandardErrorAlone() async throws {
        let server = try LoopbackServer.start { _ in [.answer("{}", status: 404)] }
        defer { server.stop() }
        let result = try await Oxford.run("--server", server.base, "--", "search")
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(result.errors == "oxford: there is no entry for \"search\"\n")
    }

    @Test func upToFiveSuggestionsAreMade() async throws {
        let server = try LoopbackServer.start { request in
            guard request.path.contains("/search/") else { return [.answer("{}", status: 404)] }
            let matches = ["a", "b", "c", "d", "e", "f"].map { #"{"id": "\#($0)", "label": "\#($0)"}"# }
            return [.answer(#"{"results": [\#(matches.joined(separator: ", "))]}"#)]
        }
        defer { server.stop() }
        let result = try await Oxford.run("xyzzy", "--server", server.base)
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(result.errors == "oxford: there is no entry for \"xyzzy\"; did you mean a, b, c, d, e?\n")
    }

    @Test func jsonIsOneObjectWhateverIsFound() async throws {
        for (word, match, status) in [("ace", "exact", 0), ("running", "inflection", 0), ("xyzzy", "none", 1)] {
            let result = try await Oxford.run(word, "--json")
            #expect(result.status == status)
            #expect(result.output.count { $0 == "\n" } == 1)
            let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
            #expect(object?["source"] as? String == "sample")
            #expect(object?["match"] as? String == match)
            #expect(object?["query"] as? String == word)
            #expect((object?["senses"] as? [Any])?.isEmpty == (status == 1))
        }
    }

    @Test func jsonOfAnEndpointIsOneObjectWhateverIsFound() async throws {
        let server = try LoopbackServer.start { request in
            request.path.hasSuffix("ace")
                ? [.answer("\u{FEFF}{\r\n  \"results\": [\n    {\"word\": \"ace\"}\n  ]\n}\n")]
                : [.answer("<h1>Not found</h1>", status: 404, type: "text/html")]
        }
        defer { server.stop() }
        for (word, status) in [("ace", 0), ("xyzzy", 1)] {
            let result = try await Oxford.run("entries", "en-gb", word, "--json", "--server", server.base)
            #expect(result.status == status)
            #expect(result.output.count { $0 == "\n" } == 1)
            let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
            #expect(object?["source"] as? String == server.base)
            let answer = object?["answer"] as? [String: Any]
            #expect((answer?["results"] as? [Any])?.count == (status == 0 ? 1 : nil))
            #expect(object?["answer"] != nil)
        }
    }

    @Test func rawIsTheBody() async throws {
        #expect(try await Oxford.run("ace", "--raw").output.hasPrefix(#"{"#))
        let missing = try await Oxford.run("domains", "hi", "--raw", "--server", "sample")
        #expect(missing.status == 1 && missing.output.hasPrefix(#"{"error":"#))
    }

    @Test func whatWouldBeSentIsShownWithoutSecrets() async throws {
        let keys = ["OXFORD_APP_ID": "SECRET1", "OXFORD_APP_KEY": "SECRET2"]
        #expect(
            try await Oxford.run("run", "up", "--url", environment: keys).output
                == "https://od-api.oxforddictionaries.com/api/v2/words/en-gb?q=run%20up\n")
        let curl = try await Oxford.run("entries", "en-gb", "ace", "--curl", environment: keys)
        #expect(curl.output.contains(#"-H "app_key: $OXFORD_APP_KEY""#) && !curl.output.contains("SECRET"))
        #expect(try await Oxford.run("v1", "entries", "en", "ace", "--curl").output.contains("/api/v1/entries/en/ace'"))
    }

    @Test func answerOfAServerIsShown() async throws {
        let server = try LoopbackServer.start { _ in
            [.answer(#"{"results": [{"word": "kite", "lexicalEntries": [{}]}]}"#)]
        }
        defer { server.stop() }
        // A proxy of one's own may need no key.
        let result = try await Oxford.run("kite", "--server", server.base)
        #expect(result.status == 0)
        #expect(result.output == "kite\n")
        #expect(server.requests.map(\.path) == ["/api/v2/words/en-gb?q=kite"])
        #expect(server.requests.first?.header("app_key") == nil)
    }

    @Test func answerWithoutAResultIsNothingFound() async throws {
        let server = try LoopbackServer.start { _ in [.answer(#"{"results": []}"#)] }
        defer { server.stop() }
        for form in [[], ["--json"], ["--raw"]] {
            let result = try await Oxford.run(["search", "en-gb", "--q", "xyzzy", "--server", server.base] + form)
            #expect(result.status == 1)
            #expect(result.output.isEmpty == form.isEmpty)
            #expect(result.errors == "oxford: nothing was found\n")
        }
    }

    @Test func savedAnswerIsShown() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("answer.json").path
            let saved = try await Oxford.shell(
                "oxford entries en-gb ace --raw > '\(file)'; oxford --from-file '\(file)'")
            #expect(try await Oxford.run("entries", "en-gb", "ace").output == saved.output)
            #expect(saved.output.hasPrefix("ace "))
            for piped in ["cat '\(file)' | oxford --from-file -", "cat '\(file)' | oxford --from-file /dev/stdin"] {
                #expect(try await Oxford.shell(piped).output == saved.output)
            }
            let broken = try await Oxford.shell("echo '[]' > '\(file)'; oxford --from-file '\(file)'")
            #expect(broken.status == 7)
            #expect(broken.errors.contains("is no answer of entries"))
            #expect(try await Oxford.shell("echo '{}' > '\(file)'; oxford --from-file '\(file)'").status == 1)
        }
    }

    @Test func versionIsTold() async throws {
        #expect(try await Oxford.run("--version").output == "oxford 0.1.0\n")
    }
}
