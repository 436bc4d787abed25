import OxfordDictionaries
import OxfordVersion1

/// One reading of the options, with the mistakes that it comes upon.
struct CommandReading {
    private let options: Options
    private(set) var mistakes: [Mistake]
    private(set) var notes: [String]

    init(_ options: Options) {
        self.options = options
        mistakes = options.mistakes
        notes = options.notes.map(\.description)
    }

    mutating func command() -> Command? {
        if let shell = options.shell { return .completions(shell) }
        if let file = options.file { return show(file) }
        guard let first = options.words.first else {
            refuseParameters()
            return lookUp([])
        }
        let others = options.words.dropFirst()
        switch first.text {
        case "v1": return askVersion1(first, others)
        case "-": return lookUpLines(first)
        case "lookup":
            refuseParameters()
            return lookUp(others)
        case let name where EndpointCatalog.version2.endpoints.contains { $0.name == name }:
            return ask(.version2, first, others, hint: hint(for: first, others.first))
        default:
            noteEndpoint(like: first, others.first)
            refuseParameters(perhapsOf: first)
            return lookUp(options.words[...])
        }
    }

    private mutating func show(_ file: Argument) -> Command? {
        if let word = options.words.first ?? options.wordsBehindHyphens.first {
            tell("--from-file shows one saved answer, without words", at: word.position)
        }
        refuseParameters()
        refuse(
            Option.forms + [.lang, .server, .timeout, .verbose],
            "does not go with --from-file, which shows a saved answer as text")
        return .show(file: file)
    }

    private mutating func lookUpLines(_ hyphen: Argument) -> Command? {
        if options.words.count + options.wordsBehindHyphens.count > 1 {
            tell("- looks up every line of standard input, without other words", at: hyphen.position)
        }
        refuseParameters()
        refuse([.curl, .raw, .url], "does not go with -, whose answers come as text or with --json")
        return .lookUpLines
    }

    private mutating func lookUp(_ words: ArraySlice<Argument>) -> Command? {
        let typed = words + options.wordsBehindHyphens
        guard let first = typed.first else {
            if mistakes.isEmpty {
                tell(
                    "name a word: oxford ace; oxford - looks up every line of standard input,"
                        + " and oxford --help lists what else there is", at: options.words.first?.position)
            }
            return nil
        }
        do throws(RequestTextError) {
            return .lookUp(try Headword(typed: typed.map(\.text).joined(separator: " ")))
        } catch {
            let broken = typed.first { (try? Headword(typed: $0.text)) == nil }
            tell(error.description, at: (broken ?? first).position)
            return nil
        }
    }

    private mutating func askVersion1(_ version: Argument, _ words: ArraySlice<Argument>) -> Command? {
        guard let name = words.first else {
            let names = Set(EndpointCatalog.version1.endpoints.map(\.name)).sorted().joined(separator: ", ")
            tell("v1 needs an endpoint: \(names)", at: version.position)
            return nil
        }
        if options.form != .url, options.form != .curl {
            tell(
                "version 1 was switched off in June 2019 and is not sent to; add --url or --curl", at: version.position)
        }
        return ask(.version1, name, words.dropFirst(), hint: nil)
    }

    private mutating func ask(
        _ catalog: EndpointCatalog, _ name: Argument, _ words: ArraySlice<Argument>, hint: String?
    ) -> Command? {
        refuse([.lang], "is for looking words up; an endpoint has its language as an argument")
        var maker = RequestMaker(catalog, name, words, options, hint: hint)
        let request = maker.make()
        mistakes += maker.mistakes
        notes += maker.notes
        return request.map(Command.ask)
    }

    /// How to look up words of which the first is the name of an endpoint, unless a language follows.
    private func hint(for name: Argument, _ next: Argument?) -> String? {
        let isLanguage = next.map { next in Language.known.contains { $0.rawValue == next.text.lowercased() } } ?? false
        guard !isLanguage, options.parameters.isEmpty, options.wordsBehindHyphens.isEmpty else { return nil }
        let isPhrase = next != nil
        return "; to look up the word\(isPhrase ? "s" : ""): oxford -- \(name.text)\(isPhrase ? " …" : "")"
    }

    /// Words are looked up whatever they are, but not in silence where they look like an endpoint and a language.
    private mutating func noteEndpoint(like first: Argument, _ second: Argument?) {
        let endpoints = EndpointCatalog.version2.endpoints
        guard let name = Spelling.nearest(to: first.text, in: endpoints.map(\.name)), let second,
            let language = endpoints.first(where: { $0.name == name })?.arguments.first,
            language.accepted.contains(second.text)
        else { return }
        notes.append("\(first.text.quoted) is looked up as a word; did you mean oxford \(name) \(second.text) …?")
    }

    /// Only endpoints have parameters; so what has some may be an endpoint that is misspelled.
    private mutating func refuseParameters(perhapsOf first: Argument? = nil) {
        let endpoints = EndpointCatalog.version2.endpoints.map(\.name)
        let misspelled = first.flatMap { Spelling.nearest(to: $0.text, in: endpoints) == nil ? nil : $0 }
        if let misspelled, options.parameters.contains(where: { Options.isParameter($0.name) }) {
            let error = RequestTextError(.unknownEndpoint, text: misspelled.text, accepted: endpoints)
            tell(error.description, at: misspelled.position)
        }
        for parameter in options.parameters {
            if !Options.isParameter(parameter.name) {
                tell(Option.unknown(parameter.name), at: parameter.position)
            } else if misspelled == nil {
                tell(
                    "--\(parameter.name) is for an endpoint\(Self.example(of: parameter.name))", at: parameter.position)
            }
        }
    }

    /// An endpoint that takes a parameter.
    private static func example(of parameter: String) -> String {
        for (version, catalog) in [("", EndpointCatalog.version2), ("v1 ", .version1)] {
            let endpoint = catalog.endpoints.first { $0.parameters.contains { $0.name == parameter } }
            if let endpoint { return ", such as \(endpoint.name): oxford \(version)\(endpoint.usage) --\(parameter) …" }
        }
        return ""
    }

    private mutating func refuse(_ unwanted: [Option], _ reason: String) {
        mistakes += unwanted.compactMap { options.surplus($0, reason) }
    }

    private mutating func tell(_ text: String, at position: Int?) {
        mistakes.append(Mistake(at: position, text))
    }
}
