import TestSupport
import Testing

@testable import oxford

@Suite struct HelpCommand {
    @Test("Help lists every endpoint and parameter")
    func contents() {
        for endpoint in Endpoint.all {
            #expect(Help.text.contains(endpoint.usage()))
            for parameter in endpoint.parameters { #expect(Help.text.contains("--\(parameter.name)")) }
        }
    }

    @Test(
        "The same help is printed for an option, a command without a page, and despite a mistake",
        arguments: [
            ["--help"], ["-h"], ["help"], ["help", "lookup"], ["help", "help"], ["ace", "--nothing", "--help"],
        ])
    func sameHelp(arguments: [String]) throws {
        #expect(try Oxford.text(arguments) == Help.text)
    }

    @Test("Help fits 76 columns", arguments: [Help.text, Help.textForCheck] + Endpoint.all.map { Help.text(for: $0) })
    func width(help: String) {
        #expect(help.split(separator: "\n").allSatisfy { $0.count <= 76 })
    }

    @Test("Help for an endpoint has its parameters", arguments: Endpoint.all.map(\.name))
    func helpForEndpoint(name: String) throws {
        let help = try #require(try Oxford.text(["help", name]))
        #expect(help.hasPrefix("oxford \(name)"))
        #expect(try Oxford.text([name, "--help"]) == help)
        let usage = help.split(separator: "\n")[0]
        #expect(usage.contains(" --q TEXT") == help.contains("--q ace"), "a required parameter is part of the usage")
        for parameter in Endpoint.named(name)?.parameters ?? [] { #expect(help.contains("--\(parameter.name)")) }
    }

    @Test("Help for check shows the requests")
    func helpForCheck() throws {
        let help = try #require(try Oxford.text(["check", "--help"]))
        #expect(help.hasPrefix("oxford check [GROUP…]"))
        #expect(help.contains("search en-gb --q ace --limit 1"))
    }
}
