import OxfordEndpoints
import TestSupport
import Testing

@testable import oxford

@Suite struct RequestReading {
    /// Returns the URL of a command's request, or the messages, and adds notes about unknown values.
    private func output(_ arguments: [String], notes: inout [String]) -> Result<String, ToolError> {
        var parser = CommandParser(ParsedArguments(arguments))
        do throws(ToolError) {
            guard case .request(let request) = try parser.command(noting: { notes.append($0) }) else {
                throw ToolError("no request", status: .usage)
            }
            return .success(request.urlString())
        } catch {
            return .failure(error)
        }
    }

    private func url(_ arguments: String...) throws -> String {
        var notes: [String] = []
        let url = try output(arguments, notes: &notes).get()
        #expect(notes == [])
        return url
    }

    @Test("Repeated parameters behave like repeated filters")
    func repeatedParameters() throws {
        #expect(
            try url(
                "entries", "fr", "a", "--fields", "examples", "--fields", "definitions", "--strictMatch", "true",
                "--strictMatch", "false")
                == EntriesRequest("a", in: .french, filters: .fields(.examples, .definitions), .strictMatch(false))
                .urlString())
        #expect(try url("search", "fr", "--q", "a", "--q", "b") == SearchRequest("b", in: .french).urlString())
        #expect(
            try url("search", "fr", "--q", "a", "--limit", "7", "--offset", "1", "--limit", "5", "--offset", "2")
                == SearchRequest("a", in: .french, page: Page(limit: 5, offset: 2)).urlString())
    }

    @Test("Lists of values are read without repeats, and other kinds of values as single values")
    func kindsOfValues() throws {
        #expect(
            try url(
                "entries", "en-gb", "and/or", "--strictMatch", "false", "--fields", "examples,definitions,examples",
                "--lexicalCategory", "noun,verb", "--domains", "cards", "--registers", "informal",
                "--grammaticalFeatures", "plural")
                == EntriesRequest(
                    "and/or", in: .britishEnglish, filters: .fields(.examples, .definitions),
                    .grammaticalFeatures(.plural), .lexicalCategory(.noun, .verb), .domains(.cards),
                    .registers(.informal), .strictMatch(false)
                ).urlString())
        #expect(
            try url("pronunciations", "en-au", "a", "--lexicalCategory", "noun")
                == PronunciationsRequest("a", in: .australianEnglish, filters: .lexicalCategory(.noun)).urlString())
    }

    @Test("Every listed value is accepted")
    func everyListedValueIsAccepted() throws {
        for endpoint in Endpoint.all {
            for (position, argument) in endpoint.arguments.enumerated() {
                for value in argument.acceptedValues {
                    var words = endpoint.arguments.filter { !$0.isOptional }
                        .map { $0.acceptedValues.first { $0 != "en" } ?? "ace" }
                    words = words.prefix(position) + [value] + words.dropFirst(position + 1)
                    let query = endpoint.parameters.contains(where: \.isRequired) ? ["--q", "ace"] : []
                    var notes: [String] = []
                    let output = output([endpoint.name] + words + query, notes: &notes)
                    #expect((try? output.get())?.contains("/\(value)") == true, "\(endpoint.name) \(words) \(output)")
                }
            }
        }
        for parameter in EntriesRequest.Filter.parameters {
            for value in parameter.acceptedValues {
                #expect(
                    try url("entries", "en-gb", "ace", "--\(parameter.name)", value)
                        .hasSuffix("/ace?\(parameter.name)=\(value)"))
            }
        }
    }

    private func notes(_ arguments: String...) throws -> [String] {
        var notes: [String] = []
        _ = try output(arguments, notes: &notes).get()
        return notes
    }

    @Test("One letter in common suggests nothing", arguments: ["fr", "xx", "ne"])
    func oneLetterInCommon(language: String) throws {
        #expect(
            try notes("translations", "en", language, "ace")
                == ["using the unknown value \"\(language)\" for target"])
    }

    @Test("An undocumented pair is accepted with a note")
    func unknownPair() throws {
        let note = #"using the unknown value "el" for target; known targets for es: en, qu"#
        #expect(try notes("translations", "es", "el", "gato") == [note])
        #expect(try notes("search-translations", "es", "el", "--q", "a") == [note])
        for list in ["lexical-categories", "registers", "domains", "grammatical-features"] {
            #expect(try notes(list, "es", "el") == [note], "\(list)")
        }
        #expect(try notes("translations", "en", "en", "cat").count == 1)
    }

    @Test("A documented pair has no note")
    func knownPair() throws {
        for pair in LanguagePair.known {
            #expect(try notes("translations", pair.source.rawValue, pair.target.rawValue, "a") == [])
        }
    }

    @Test("An undocumented language of a pair has one note")
    func unknownLanguageOfPair() throws {
        #expect(try notes("translations", "es", "nl", "gato").count == 1)
        #expect(try notes("translations", "nl", "en", "kat").count == 1)
        #expect(try notes("translations", "nl", "fr", "kat").count == 2)
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
            var notes: [String] = []
            switch output(arguments, notes: &notes) {
            case .success: made += 1
            case .failure(let error):
                #expect(!error.lines.isEmpty)
                for line in error.lines {
                    #expect(!line.contains { $0.isNewline })
                    #expect(line.count < 4000)
                }
            }
        }
        #expect(made > 5)
    }
}
