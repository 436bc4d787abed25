import OxfordEndpoints
import TestSupport
import Testing

@testable import oxford

@Suite struct URLCommand {
    /// Returns the output of a command that succeeds without a message.
    private func url(_ arguments: String...) async throws -> String {
        let result = try await Oxford.run(arguments + ["--url"])
        #expect(result.status == 0)
        #expect(result.errors == "")
        return result.output
    }

    @Test("Arguments are language, target and word for every endpoint")
    func arguments() async throws {
        #expect(
            try await url("translations", "en", "es", "ace")
                == TranslationsRequest("ace", in: .englishToSpanish).urlString() + "\n")
        #expect(
            try await url("registers", "en", "es")
                == RegistersRequest(translating: .englishToSpanish).urlString() + "\n")
        #expect(try await url("filters", "lemmas") == FiltersRequest(of: .lemmas).urlString() + "\n")
    }

    @Test("Options are accepted anywhere, and words after --")
    func order() async throws {
        #expect(
            try await url("--fields", "", "entries", "en-gb", "ace")
                == EntriesRequest("ace", in: .britishEnglish, filters: .minimumFields).urlString() + "\n")
        let behind = try await Oxford.run("entries", "--url", "en-gb", "--", "-ish")
        #expect(behind.output == EntriesRequest("-ish", in: .britishEnglish).urlString() + "\n")
        #expect(
            try await url("search", "es", "--q", "-a", "--prefix", "true", "--limit", "20", "--offset", "40")
                == SearchRequest("-a", in: .spanish, filters: .prefix(true), page: Page(limit: 20, offset: 40))
                .urlString() + "\n")
    }

    @Test(
        "An option with one hyphen gets a suggestion and keeps its value",
        arguments: [
            (["search", "en-gb", "-q", "ab"], 3, "-q", "--q"), (["ace", "-json"], 2, "-json", "--json"),
            (["ace", "-lang=en-us"], 2, "-lang=en-us", "--lang"),
            (["entries", "en-gb", "ace", "-lexical-category", "noun"], 4, "-lexical-category", "--lexicalCategory"),
        ])
    func oneHyphen(arguments: [String], position: Int, typed: String, meant: String) async throws {
        let result = try await Oxford.run(arguments)
        #expect(result.status == 2)
        #expect(result.errors == "oxford: argument \(position): unknown option \"\(typed)\"; did you mean \(meant)?\n")
    }

    @Test("A parameter without a value is reported, with an endpoint or without")
    func missingValues() async throws {
        for arguments in [["entries", "en-gb", "love"], ["love"]] {
            let result = try await Oxford.run(arguments + ["--lexicalCategory", "--url"])
            #expect(result.status == 2)
            #expect(result.errors.contains("argument \(arguments.count + 1): missing value for --lexicalCategory; "))
        }
    }

    @Test("Words are one phrase in the language of --lang")
    func words() async throws {
        #expect(try await url("run", "up") == WordsRequest("run up", in: .britishEnglish).urlString() + "\n")
        #expect(try await url("lookup", "entries") == WordsRequest("entries", in: .britishEnglish).urlString() + "\n")
        #expect(try await url("gato", "--lang", "es") == WordsRequest("gato", in: .spanish).urlString() + "\n")
        #expect(
            try await url("colour", "--lang", "EN_us") == WordsRequest("colour", in: .americanEnglish).urlString()
                + "\n"
        )
        for source in ["en", "en-gb", "EN_us"] {
            #expect(
                try await url("run", "up", "--to", "es", "--lang", source)
                    == TranslationsRequest("run up", in: .englishToSpanish).urlString() + "\n")
        }
        #expect(
            try await url("gato", "--lang", "es", "--to", "qu")
                == TranslationsRequest("gato", in: .spanishToQuechua).urlString() + "\n")
    }

    @Test("--server selects the server")
    func server() async throws {
        #expect(try await url("languages", "--server", "sandbox") == LanguagesRequest().urlString(on: .sandbox) + "\n")
        #expect(
            try await url("languages", "--server", "http://localhost:8080/oxford")
                == "http://localhost:8080/oxford/api/v2/languages\n")
    }

    @Test("Help lists every endpoint and parameter within 76 columns")
    func help() async throws {
        let result = try await Oxford.run("--help")
        #expect(result.status == 0)
        #expect(result.errors == "")
        for endpoint in Endpoint.all {
            #expect(result.output.contains(endpoint.usage))
            for parameter in endpoint.parameters { #expect(result.output.contains("--\(parameter.name)")) }
        }
        #expect(try await Oxford.run("ace", "--nothing", "--help").output == result.output)
        for arguments in [["-h"], ["help"], ["help", "lookup"], ["help", "help"]] {
            #expect(try await Oxford.run(arguments).output == result.output)
        }
        #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 76 })
    }

    @Test("Help for an endpoint has its parameters and a working example")
    func helpForEndpoint() async throws {
        for endpoint in Endpoint.all {
            let help = try await Oxford.run("help", endpoint.name)
            #expect(help.status == 0 && help.output.hasPrefix("oxford \(endpoint.name)"))
            #expect(try await Oxford.run(endpoint.name, "--help").output == help.output)
            #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 76 })
            for parameter in endpoint.parameters {
                #expect(help.output.contains("--\(parameter.name)"))
            }
            let example = try #require(help.output.split(separator: "\n").last { $0.hasPrefix("  oxford ") })
            let words = example.split(separator: " ").dropFirst().map(String.init)
            #expect(try await Oxford.run(words + ["--url"]).output.hasPrefix("https://"), "\(example)")
        }
        let check = try await Oxford.run("check", "--help")
        #expect(check.output.hasPrefix("oxford check [GROUP…]") && check.output.contains("/api/v2/thesaurus/en/ace"))
    }

    @Test("Attached values, hyphenated names, short options and extra spaces are accepted")
    func conventions() async throws {
        let nouns = EntriesRequest("ace", in: .britishEnglish, filters: .lexicalCategory(.noun)).urlString() + "\n"
        #expect(try await url("entries", "en-gb", "ace", "--lexical-category=noun") == nouns)
        #expect(try await url("entries", "en-gb", "ace", "--lexical-category", "noun") == nouns)
        #expect(
            try await url("colour", "--lang=en-us") == WordsRequest("colour", in: .americanEnglish).urlString() + "\n")
        #expect(
            try await url(" ace  of ", "hearts ") == WordsRequest("ace of hearts", in: .britishEnglish).urlString()
                + "\n")
        #expect(try await Oxford.run("-V").output == Oxford.run("--version").output)
        #expect(try await url("-v", "ace") == url("ace", "--verbose"))
    }
}
