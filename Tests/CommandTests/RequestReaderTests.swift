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
        "Messages suggest only languages that the service offers",
        arguments: ["--to fr mice", "--lang fr --to en mice"])
    func suggestedLanguages(command: String) throws {
        let words = command.split(separator: " ").map(String.init)
        let error = #expect(throws: ToolError.self) { try Oxford.parse(words) }
        let list = try #require(error?.lines.first?.split(separator: "; use ").last)
        let codes = list.split { !$0.isLetter }.map(String.init).filter { $0 != "or" }
        #expect(codes.count > 15 && codes.allSatisfy { BilingualLanguage(rawValue: $0)?.isOffered == true })
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

    @Test(
        "define, translate and synonyms look up words by the same first request as their endpoints",
        arguments: [
            ("define mice", "words/en-gb?q=mice"), ("define casa --lang es", "words/es?q=casa"),
            ("define at odds", "words/en-gb?q=at%20odds"), ("synonyms able", "thesaurus/en/able"),
            ("synonyms able --lang en-us", "thesaurus/en/able"), ("synonyms -- -ish", "thesaurus/en/-ish"),
            ("translate mice --to es", "translations/en/es/mice"),
            ("translate --lang EN_us --to es run up", "translations/en/es/run%20up"),
            ("translate gato --lang es --to en-gb", "translations/es/en/gato"),
        ])
    func lookups(command: String, target: String) throws {
        let words = command.split(separator: " ").map(String.init)
        #expect(try Oxford.url(["--url"] + words)?.hasSuffix("/api/v2/\(target)") == true)
    }

    @Test("The text of a look-up is the text as typed", arguments: ["  don’t  panic ", "don't", "ace"])
    func typedText(text: String) throws {
        guard case .lookUp(let typed, _) = try Oxford.parse([text]).command else {
            Issue.record("not looked up")
            return
        }
        #expect(typed == text)
    }

    @Test(
        "A word before its languages, and a language pair in one argument, get one message with the right command",
        arguments: [
            ("entries ace en-gb", "entries en-gb ace"), ("lemmas mice en", "lemmas en mice"),
            ("translations mice en es", "translations en es mice"),
            ("translations en mice es", "translations en es mice"),
            ("translations en-es mice", "translations en es mice"),
            ("translations mice en/es", "translations en es mice"),
            ("translations en_es mice", "translations en es mice"), ("domains en-es", "domains en es"),
        ])
    func order(command: String, right: String) throws {
        let error = #expect(throws: ToolError.self) { try Oxford.parse(command.split(separator: " ").map(String.init)) }
        #expect(error?.lines.count == 1)
        #expect(error?.lines.first?.hasSuffix("; write \(right)") == true)
    }

    @Test("A word that is also the code of a language is sent as a word", arguments: ["it", "es", "en-gb"])
    func wordLikeCode(word: String) throws {
        #expect(try Oxford.url(["entries", "en-gb", word])?.hasSuffix("/entries/en-gb/\(word)") == true)
        #expect(try Oxford.url(["translations", "en", "es", word])?.hasSuffix("/translations/en/es/\(word)") == true)
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
