import OxfordEndpoints
import TestSupport
import Testing

@testable import oxford

@Suite struct RequestReading {
    @Test("Every known value of an argument or a parameter is accepted", arguments: Endpoint.all.map(\.name))
    func knownValues(name: String) throws {
        let endpoint = try #require(Endpoint.named(name))
        let words = endpoint.arguments.filter(\.isRequired).map { $0.acceptedValues.first { $0 != "en" } ?? "ace" }
        let query = endpoint.parameters.contains(where: \.isRequired) ? ["--q", "ace"] : []
        for (position, argument) in endpoint.arguments.enumerated() {
            for value in argument.acceptedValues {
                let changed = words.prefix(position) + [value] + words.dropFirst(position + 1)
                #expect(try Oxford.url([name] + changed + query)?.contains("/\(value)") == true, "\(changed)")
            }
        }
        for parameter in endpoint.parameters {
            for value in parameter.acceptedValues {
                let url = try Oxford.url([name] + words + query + ["--\(parameter.name)", value])
                #expect(url?.hasSuffix("\(parameter.name)=\(value)") == true, "--\(parameter.name)")
            }
        }
    }

    @Test("Only a pair that the service no longer offers has a note, and is translated", arguments: LanguagePair.known)
    func knownPair(_ pair: LanguagePair) throws {
        let codes = [pair.source.rawValue, pair.target.rawValue]
        for words in [["translations"] + codes + ["a"], ["a", "--lang", codes[0], "--to", codes[1]]] {
            let (notes, url) = (try Oxford.parse(words + ["--url"]).notes, try Oxford.url(words + ["--url"]))
            #expect(notes.isEmpty == pair.isOffered)
            #expect(notes.allSatisfy { $0.hasPrefix("the service no longer offers the value ") })
            #expect(url?.hasSuffix("/translations/\(pair.rawValue)/a") == true)
        }
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

    @Test("Any text makes a request or messages of one line each")
    func randomText() {
        var random = SeededGenerator(seed: 3)
        let words = [
            "entries", "search", "languages", "translations", "domains", "en-gb", "en", "fr", "ace", "..", "",
            "definitions", "a,b", ",", "5", "-1", "true", "é", "\u{0}", "x\ny", String(repeating: "x", count: 5000),
        ]
        let names = ["--fields", "--q", "--limit", "--offset", "--sourceLanguage", "--strictMatch", "--x\ny", "--"]
        func word() -> String { words.randomElement(using: &random) ?? "" }
        var made = 0
        for _ in 0..<Rounds.count(1_000) {
            var arguments = (0..<Int.random(in: 0...4, using: &random)).map { _ in word() }
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                arguments += [names.randomElement(using: &random) ?? "", word()]
            }
            do throws(ToolError) {
                _ = try Oxford.parse(arguments)
                made += 1
            } catch {
                #expect(!error.lines.isEmpty)
                #expect(!error.lines.contains { $0.contains(where: \.isNewline) })
                #expect(error.lines.allSatisfy { $0.count < 4000 })
            }
        }
        #expect(made > 5)
    }
}
