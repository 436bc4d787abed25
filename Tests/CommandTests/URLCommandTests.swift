import OxfordEndpoints
import TestSupport
import Testing

@testable import oxford

@Suite struct URLCommand {
    @Test(
        "An option with one hyphen gets a suggestion and keeps its value",
        arguments: [
            (["search", "en-gb", "-q", "ab"], 3, "-q", "--q"), (["ace", "-json"], 2, "-json", "--json"),
            (["ace", "-lang=en-us"], 2, "-lang", "--lang"),
            (["entries", "en-gb", "ace", "-lexical-category", "noun"], 4, "-lexical-category", "--lexicalCategory"),
        ])
    func oneHyphen(arguments: [String], position: Int, typed: String, meant: String) throws {
        let error = #expect(throws: ToolError.self) { try Oxford.parse(arguments) }
        #expect(error?.lines == ["argument \(position): unknown option \"\(typed)\"; did you mean \(meant)?"])
    }

    @Test(
        "A parameter without a value is reported, with an endpoint or without",
        arguments: [["entries", "en-gb", "love"], ["love"]])
    func missingValue(arguments: [String]) throws {
        let error = #expect(throws: ToolError.self) { try Oxford.parse(arguments + ["--lexicalCategory", "--url"]) }
        #expect(
            error?.lines.first?.hasPrefix(
                "argument \(arguments.count + 1): missing value for --lexicalCategory; ") == true)
    }

    @Test(
        "A look-up with a parameter suggests a command that runs",
        arguments: Set(Endpoint.all.flatMap(\.parameters).map(\.name) + ["synonyms", "variantForms"]))
    func suggestedCommand(name: String) throws {
        let error = #expect(throws: ToolError.self) { try Oxford.parse(["ace", "--\(name)", "a"]) }
        let message = try #require(error?.lines.first)
        let command = try #require(message.split(separator: "such as oxford ").last).split(separator: " ")
        #expect(message.hasPrefix("argument 2: --\(name) applies only to endpoints, such as oxford "))
        #expect(command.contains("--\(name)") || command.suffix(2) == ["--fields", name[...]])
        #expect(try Oxford.url(command.map(String.init)) != nil)
    }

    @Test("Words are one phrase, without extra spaces")
    func phrase() throws {
        let request = WordsRequest("ace of hearts", in: .britishEnglish)
        #expect(try Oxford.url([" ace  of ", "hearts ", "--url"]) == request.urlString())
    }

    @Test(
        "--server selects the server",
        arguments: [
            ("sandbox", LanguagesRequest().urlString(on: .sandbox)),
            ("http://localhost:8080/oxford", "http://localhost:8080/oxford/api/v2/languages"),
        ])
    func server(name: String, url: String) async throws {
        let result = try await Oxford.run("languages", "--server", name, "--url")
        #expect(result.status == 0)
        #expect(result.output == url + "\n")
        #expect(result.errors == "")
    }
}

@Suite struct HelpCommand {
    @Test("--version prints the version")
    func version() async throws {
        #expect(try await Oxford.run("--version").output == "oxford 0.4.0\n")
    }

    @Test("Help lists every endpoint and parameter within 76 columns")
    func contents() async throws {
        let help = try await Oxford.run("--help").output
        for endpoint in Endpoint.all {
            #expect(help.contains(endpoint.usage))
            for parameter in endpoint.parameters { #expect(help.contains("--\(parameter.name)")) }
        }
        #expect(help.split(separator: "\n").allSatisfy { $0.count <= 76 })
    }

    @Test("Help is printed despite a mistake")
    func mistake() throws {
        #expect(try Oxford.text("ace", "--nothing", "--help") == Help.text)
    }

    @Test("Short options mean the same", arguments: [("-V", "--version"), ("-h", "--help")])
    func shortOption(letter: String, name: String) throws {
        #expect(try Oxford.text(letter) == Oxford.text(name))
    }

    @Test("The help has no pages for other commands", arguments: ["lookup", "help"])
    func otherCommands(name: String) throws {
        #expect(try Oxford.text("help", name) == Help.text)
    }

    @Test("Help for an endpoint has its parameters, within 76 columns", arguments: Endpoint.all.map(\.name))
    func helpForEndpoint(name: String) throws {
        let help = try #require(try Oxford.text("help", name))
        #expect(help.hasPrefix("oxford \(name)"))
        #expect(try Oxford.text(name, "--help") == help)
        let usage = help.split(separator: "\n")[0]
        #expect(usage.contains(" --q TEXT") == help.contains("--q ace"), "a required parameter is part of the usage")
        #expect(help.split(separator: "\n").allSatisfy { $0.count <= 76 })
        for parameter in Endpoint.named(name)?.parameters ?? [] { #expect(help.contains("--\(parameter.name)")) }
    }

    @Test("Help for check shows the requests")
    func helpForCheck() throws {
        let help = try #require(try Oxford.text("check", "--help"))
        #expect(help.hasPrefix("oxford check [GROUP…]"))
        #expect(help.contains("search en-gb --q ace --limit 1"))
    }
}
