import Foundation
import OxfordEndpoints
import TestSupport
import Testing

@Suite struct URLCommand {
    private func oxford(_ arguments: String...) async throws -> Program.Result {
        try await Program.run(try Package.products().appendingPathComponent("oxford").path, arguments)
    }

    @Test func printsTheURLAlone() async throws {
        let result = try await oxford(
            "entries", "en-gb", "ace", "--fields", "definitions", "--lexicalCategory", "noun", "--url")
        #expect(
            result.output == "https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace"
                + "?fields=definitions&lexicalCategory=noun\n")
        #expect(result.errors == "")
        #expect(result.status == 0)
    }

    @Test func takesOptionsAnywhereAndWordsBehindTwoHyphens() async throws {
        #expect(
            try await oxford("--url", "entries", "--fields", "", "en-gb", "--", "-ish").output
                == EntriesRequest("-ish", in: .britishEnglish, filters: .minimumFields).urlString() + "\n")
        #expect(
            try await oxford(
                "search", "es", "--q", "-a", "--prefix", "true", "--limit", "20", "--offset", "40", "--url"
            )
            .output
                == SearchRequest(
                    "-a", in: .spanish, filters: .prefix(true), page: Page(limit: 20, offset: 40)
                )
                .urlString() + "\n")
        #expect(
            try await oxford("translations", "en", "es", "ace", "--url").output
                == TranslationsRequest("ace", from: .english, to: .spanish).urlString() + "\n")
        #expect(
            try await oxford("registers", "en", "es", "--url").output
                == RegistersRequest(from: .english, to: .spanish).urlString() + "\n")
    }

    @Test func asksTheServerThatIsNamed() async throws {
        #expect(
            try await oxford("languages", "--url", "--server", "sandbox").output
                == LanguagesRequest().urlString(on: .sandbox) + "\n")
        #expect(
            try await oxford("languages", "--url", "--server", "http://localhost:8080/oxford").output
                == "http://localhost:8080/oxford/api/v2/languages\n")
    }

    @Test func newValueIsTakenWithANote() async throws {
        let result = try await oxford("entries", "en-gb", "ace", "--domains", "card", "--url")
        #expect(
            result.output == "https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace?domains=card\n")
        #expect(
            result.errors
                == "oxford: note: domains is not known to take \"card\", which is sent as it is; did you mean cards?\n"
        )
        #expect(result.status == 0)
    }

    @Test(arguments: [
        ([], "name a word: oxford ace; oxford --help lists what else there is"),
        (["v1"], "name an endpoint of version 1 behind v1; oxford --help lists those of version 2"),
        (
            ["entires", "en-gb", "ace", "--fields", "definitions"],
            "--fields is for an endpoint, such as entries: oxford entries en-gb ace --fields …"
        ),
        (
            ["v1", "entries", "en", "ace"],
            "version 1 was switched off in June 2019 and is not sent to; add --url or --curl"
        ),
        (["a/.."], #"".." as a part between slashes would lead to another URL"#),
        (["ace", "--lang", "en"], #"--lang does not take "en": it takes a dictionary such as en-gb, en-us or es"#),
        (["-", "--url"], "- looks up every line of standard input: with --json, or as text"),
        (["ace", "--from-file", "a.json"], "--from-file shows one saved answer, without words"),
        (["--completions", "csh"], #"--completions does not take "csh": it takes bash, zsh or fish"#),
        (["ace", "--timeout", "soon"], #"--timeout does not take "soon": it takes seconds, such as 5 or 0.5"#),
        (["ace", "--color", "red"], #"--color does not take "red": it takes auto, always or never"#),
        (["entries", "en-gb", "ace", "--fields"], "--fields needs a value"),
        (["entries", "en-gb", "ace", "--fields", "--url"], "--fields needs a value"),
        (
            ["entries", "en-gb", "-ish", "--url"],
            "-ish is no option; what begins with a hyphen comes after --"
        ),
        (
            ["entries", "en", "ace", "--url"],
            #"language does not take "en": English is more than one data set here, such as en-gb and en-us"#
        ),
        (
            ["languages", "--url", "--server", "http://example.com"],
            #""http://example.com" is no server: only this machine itself is asked over http; write https;"#
                + " --server takes sample, sandbox, live or the URL of a server"
        ),
    ])
    func mistakeIsOneLineOnStandardError(arguments: [String], says: String) async throws {
        let result = try await Program.run(
            try Package.products().appendingPathComponent("oxford").path, arguments)
        #expect(result.output == "")
        #expect(result.errors == "oxford: \(says)\n")
        #expect(result.status == 2)
    }

    @Test func helpListsEveryEndpointAndParameter() async throws {
        let result = try await oxford("--help")
        #expect(result.status == 0)
        for endpoint in EndpointCatalog.version2.endpoints {
            #expect(result.output.contains(endpoint.usage))
            for parameter in endpoint.parameters { #expect(result.output.contains("--\(parameter.name)")) }
        }
    }
}
