import Foundation
import LoopbackServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct LookupCommand {
    private let note = "oxford: no key is set; using the sample dictionary\n"

    @Test("A word is looked up in the sample dictionary without a key")
    func sampleDictionary() async throws {
        let result = try await Oxford.run("axe")
        #expect(result.status == 0)
        #expect(result.errors == note)
        let lines = result.output.split(separator: "\n")
        #expect(lines.first?.hasPrefix("axe ") == true && lines.first?.hasSuffix("noun") == true)
        #expect(lines.contains { $0.hasPrefix("  1 ") })
        #expect(try await Oxford.run("lookup", "axe").output == result.output)
        #expect(try await Oxford.run("axe", "--server", "sample").errors == "")
    }

    @Test("The note about the sample dictionary appears once")
    func sampleNote() async throws {
        let empty = ["OXFORD_APP_ID": "", "OXFORD_APP_KEY": ""]
        #expect(try await Oxford.run("axe", environment: empty).errors == note)
        #expect(try await Oxford.run("thesaurus", "en", "good").errors == note)
        let lines = try await Oxford.shell(#"printf 'ace\nxyzzy\naxe\n' | oxford -"#)
        #expect(lines.errors.split(separator: "\n").count { $0.contains("no key is set") } == 1)
    }

    @Test("A missing word or language of the sample dictionary is named")
    func missingSample() async throws {
        let key = "; set OXFORD_APP_ID and OXFORD_APP_KEY to query the service\n"
        for arguments in [["ace", "--lang", "es"], ["entries", "es", "casa"], ["domains", "hi"]] {
            let result = try await Oxford.run(arguments)
            #expect(result.status == 1 && result.output == "")
            #expect(result.errors == note + "oxford: the sample dictionary has English only" + key)
        }
        let pair = try await Oxford.run("ace", "--to", "it", "--server", "sample")
        #expect(pair.status == 1)
        #expect(pair.errors == "oxford: the sample dictionary translates English to German and Spanish only" + key)
        let word = try await Oxford.run("xyzzy", "--server", "sample")
        #expect(word.errors == "oxford: the sample dictionary has no entry for \"xyzzy\"" + key)
    }

    @Test("A misspelled word gets a suggestion")
    func suggestion() async throws {
        let result = try await Oxford.run("runing")
        #expect(result.status == 1)
        #expect(result.errors == note + "oxford: no entry for \"runing\"; did you mean run?\n")
    }

    @Test("Several words are one phrase")
    func phrase() async throws {
        let result = try await Oxford.run("a", "bird's", "eye", "view")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("a bird's eye view"))
    }

    @Test("An inflected form is shown with its headword")
    func inflection() async throws {
        #expect(try await Oxford.run("running").output.hasPrefix("running → run\n"))
        #expect(try await Oxford.run("lemmas", "en", "running").output == "running → run\n")
    }

    @Test("--to translates a headword or an inflected form", arguments: [[], ["--lang", "en"], ["--lang", "en-us"]])
    func translations(source: [String]) async throws {
        let mice = try await Oxford.run(["--to", "es", "mice", "--server", "sample"] + source)
        #expect(mice.status == 0 && mice.errors == "")
        #expect(mice.output.hasPrefix("mice → mouse\n\nmouse noun\n  1 (animal) ratón\n"))
        let mouse = try await Oxford.run(["--to", "es", "mouse", "--server", "sample"] + source)
        #expect(mice.output.hasSuffix(mouse.output))
        let json = try await Oxford.run(["mice", "--to", "de", "--json"] + source)
        #expect(
            json.output.contains(#""match":"inflection""#) && json.output.contains(#""translations":["Maus","Maus"]"#))
        let lines = try await Oxford.shell("printf 'mouse\nace\n' | oxford - --to es \(source.joined(separator: " "))")
        #expect(lines.output.hasPrefix(mouse.output + "\nace noun\n") && lines.status == 0)
    }

    @Test("--to takes the source language from --lang")
    func translationsFromSpanish() async throws {
        let server = try LoopbackServer.start { request in
            request.path.hasPrefix("/api/v2/translations/es/en/gato")
                ? [.answer(#"{"results": [{"id": "gato", "word": "gato", "lexicalEntries": [{}]}]}"#)]
                : [.answer("{}", status: 404)]
        }
        defer { server.stop() }
        let options = ["--lang", "es", "--to", "en", "--server", server.base]
        #expect(try await Oxford.run(["gato"] + options).output == "gato\n")
        let missing = try await Oxford.run(["gxto"] + options)
        #expect(missing.status == 1 && missing.output == "")
        #expect(
            missing.errors
                == "oxford: no translation of \"gxto\" from es to en; check the spelling, --lang and --to\n")
    }

    @Test("--verbose reports requests to the sample dictionary")
    func verboseSample() async throws {
        for server in [[], ["--server", "sample"]] {
            let result = try await Oxford.run(["ace", "-v"] + server)
            let kinds = result.errors.split(separator: "\n").suffix(2).map { $0.prefix { $0 != "," } }
            #expect(kinds == ["oxford: attempted", "oxford: answered"])
            #expect(result.errors.contains(/, took \d+ ms, https:/))
        }
    }

    @Test("A word without an entry is reported on standard error only")
    func notFound() async throws {
        let server = try LoopbackServer.start { _ in [.answer("{}", status: 404)] }
        defer { server.stop() }
        let result = try await Oxford.run("--server", server.base, "--", "search")
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(result.errors == "oxford: no entry for \"search\" in en-gb; check the spelling and --lang\n")
    }

    @Test("There are at most five suggestions")
    func suggestions() async throws {
        let server = try LoopbackServer.start { request in
            guard request.path.contains("/search/") else { return [.answer("{}", status: 404)] }
            let matches = ["a", "b", "c", "d", "e", "f"].map { #"{"id": "\#($0)", "label": "\#($0)"}"# }
            return [.answer(#"{"results": [\#(matches.joined(separator: ", "))]}"#)]
        }
        defer { server.stop() }
        let result = try await Oxford.run("xyzzy", "--server", server.base)
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(result.errors == "oxford: no entry for \"xyzzy\"; did you mean a, b, c, d, e?\n")
    }

    @Test("--json prints one object for a look-up, even if nothing is found")
    func json() async throws {
        for (word, match, headwords, status) in [
            ("ace", "exact", ["ace"], 0), ("running", "inflection", ["run"], 0), ("xyzzy", "notFound", [], 1),
        ] {
            let result = try await Oxford.run(word, "--json")
            #expect(result.status == status)
            #expect(result.output.count { $0 == "\n" } == 1)
            let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
            #expect(object?["source"] as? String == "sample")
            #expect(object?["match"] as? String == match)
            #expect(object?["headwords"] as? [String] == headwords)
            #expect(object?["query"] as? String == word)
            #expect((object?["senses"] as? [Any])?.isEmpty == (status == 1))
        }
    }

    @Test("--json prints one object for an endpoint, even if nothing is found")
    func jsonOfEndpoint() async throws {
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

    @Test("--raw prints the body")
    func raw() async throws {
        #expect(try await Oxford.run("ace", "--raw").output.hasPrefix(#"{"#))
        let missing = try await Oxford.run("entries", "en-gb", "mice", "--raw", "--server", "sample")
        #expect(missing.status == 1 && missing.output.hasPrefix(#"{"error":"#))
    }

    @Test("--url and --curl print no credentials")
    func secrets() async throws {
        let keys = ["OXFORD_APP_ID": "SECRET1", "OXFORD_APP_KEY": "SECRET2"]
        #expect(
            try await Oxford.run("run", "up", "--url", environment: keys).output
                == "https://od-api.oxforddictionaries.com/api/v2/words/en-gb?q=run%20up\n")
        let curl = try await Oxford.run("entries", "en-gb", "ace", "--curl", environment: keys)
        #expect(curl.output.contains(#"-H "app_key: $OXFORD_APP_KEY""#) && !curl.output.contains("SECRET"))
    }

    @Test("A server other than the service needs no key")
    func proxy() async throws {
        let server = try LoopbackServer.start { _ in
            [.answer(#"{"results": [{"word": "kite", "lexicalEntries": [{}]}]}"#)]
        }
        defer { server.stop() }
        let result = try await Oxford.run("kite", "--server", server.base)
        #expect(result.status == 0)
        #expect(result.output == "kite\n")
        #expect(server.requests.map(\.path) == ["/api/v2/words/en-gb?q=kite"])
        #expect(server.requests.first?.header("app_key") == nil)
    }

    @Test("An answer without results is not found")
    func noResults() async throws {
        let server = try LoopbackServer.start { _ in [.answer(#"{"results": []}"#)] }
        defer { server.stop() }
        for form in [[], ["--json"], ["--raw"]] {
            let result = try await Oxford.run(["search", "en-gb", "--q", "xyzzy", "--server", server.base] + form)
            #expect(result.status == 1)
            #expect(result.output.isEmpty == form.isEmpty)
            let url = "\(server.base)/api/v2/search/en-gb?q=xyzzy"
            #expect(result.errors == "oxford: no results for \(url); check the arguments and the parameters\n")
        }
    }

    @Test("--from-file shows a saved answer")
    func fromFile() async throws {
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
            #expect(broken.errors.contains("is not an entries answer: "))
            #expect(try await Oxford.shell("echo '{}' > '\(file)'; oxford --from-file '\(file)'").status == 1)
        }
    }

    @Test("--version prints the version")
    func version() async throws {
        #expect(try await Oxford.run("--version").output == "oxford 0.3.0\n")
    }
}
