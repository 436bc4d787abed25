import OxfordTransport
import OxfordVersion1

/// Finds the command that arguments ask for, and collects the mistakes in them.
struct CommandParser {
    private let options: ParsedArguments
    private var mistakes: [ArgumentMistake]
    private var notes: [String]

    init(_ options: ParsedArguments) {
        self.options = options
        mistakes = options.mistakes
        notes = options.unknownValues.map(\.description)
    }

    /// The command.
    ///
    /// - Parameter note: Called with each remark about a value that is accepted although it is not known.
    /// - Throws: A ``ToolError`` with every mistake.
    mutating func command(noting note: (String) -> Void) throws(ToolError) -> Command {
        if options.has(.help) { return .local(help()) }
        if options.has(.version) { return .local(.version) }
        if options.has(.man) { return .local(.manual) }
        guard let command = parse(), mistakes.isEmpty else { throw ToolError(mistakes) }
        notes.forEach(note)
        return command
    }

    /// The general help, or the help for the endpoint that the first words name.
    private func help() -> LocalCommand {
        let words = options.words.map(\.text)
        if words.first == Self.checkName { return .helpForCheck }
        let isVersion1 = words.first == "v1"
        let catalog = isVersion1 ? EndpointCatalog.version1 : .version2
        guard let name = words.dropFirst(isVersion1 ? 1 : 0).first else { return .help }
        let forms = catalog.endpoints.filter { $0.name == name }
        return forms.isEmpty ? .help : .helpForEndpoint(forms)
    }

    private static let checkName = "check"

    private mutating func parse() -> Command? {
        if options.words.first?.text != Self.checkName {
            refuse([.yes], "is for oxford check, which asks before it sends")
        }
        if let shell = options.shell { return .local(.completions(shell)) }
        if let file = options.file { return show(file) }
        guard let first = options.words.first else {
            refuseParameters()
            return lookUp([])
        }
        let others = options.words.dropFirst()
        switch first.text {
        case "v1": return requestVersion1(first, others)
        case "-": return lookUpLines(first)
        case Self.checkName: return check(others)
        case "lookup":
            refuseParameters()
            return lookUp(others)
        case let name where EndpointCatalog.version2.endpoints.contains { $0.name == name }:
            return request(.version2, first, others, hint: hint(for: first, others.first))
        default:
            if options.parameters.isEmpty { refuseEndpoint(like: first, others.first) }
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
            ToolOption.forms + [.lang, .server, .timeout, .verbose],
            "does not go with --from-file, which shows a saved answer as text")
        return .local(.show(file: file))
    }

    private mutating func lookUpLines(_ hyphen: Argument) -> Command? {
        if options.words.count + options.wordsBehindHyphens.count > 1 {
            tell("- looks up every line of standard input, without other words", at: hyphen.position)
        }
        refuseParameters()
        refuse([.curl, .raw, .url], "does not go with -, whose answers come as text or with --json")
        return .network(.lookUpLines)
    }

    private mutating func check(_ names: ArraySlice<Argument>) -> Command? {
        refuseParameters()
        refuse([.curl, .lang, .raw, .url], "does not go with check, which reports as text or with --json")
        let all = AccessCheck.Group.all
        for name in names + options.wordsBehindHyphens where !all.contains(where: { $0.name == name.text }) {
            let unknown = RefusedValue(
                text: name.text, subject: "check", accepted: all.map(\.name), rule: nil)
            tell(
                "\(RequestTextError.Mistake(unknown).description); to look up the words: oxford -- check …",
                at: name.position)
        }
        let named = Set((names + options.wordsBehindHyphens).map(\.text))
        return .network(.check(named.isEmpty ? all : all.filter { named.contains($0.name) }))
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
        do throws(InvalidText) {
            let text = typed.map(\.text).joined(separator: " ").split(separator: " ").joined(separator: " ")
            let word = try Headword(validating: text)
            let request = WordsRequest(QueryText(word), in: options.language)
            return switch options.form {
            case .url, .curl, .raw: command(for: request)
            default: .network(.lookUp(word))
            }
        } catch {
            let broken = typed.first { (try? Headword(validating: $0.text)) == nil }
            let text = typed.map(\.text).joined(separator: " ")
            tell("word does not take \(text.quoted): \(error)", at: (broken ?? first).position)
            return nil
        }
    }

    private mutating func requestVersion1(_ version: Argument, _ words: ArraySlice<Argument>) -> Command? {
        guard let name = words.first else {
            let names = Set(EndpointCatalog.version1.endpoints.map(\.name)).sorted().joined(separator: ", ")
            tell("v1 needs an endpoint: \(names)", at: version.position)
            return nil
        }
        if options.form != .url, options.form != .curl {
            tell(
                "version 1 was switched off in June 2019 and is not sent to; add --url or --curl", at: version.position)
        }
        return request(.version1, name, words.dropFirst(), hint: nil)
    }

    private mutating func request(
        _ catalog: EndpointCatalog, _ name: Argument, _ words: ArraySlice<Argument>, hint: String?
    ) -> Command? {
        refuse([.lang], "is for looking words up; an endpoint has its language as an argument")
        var parser = RequestParser(catalog, name, words, options, hint: hint)
        let request = parser.request()
        mistakes += parser.mistakes
        notes += parser.notes
        return request.map(command)
    }

    private func command(for request: any OxfordEndpointRequest) -> Command {
        switch options.form {
        case .url: .local(.printURL(request))
        case .curl: .local(.printCurl(request))
        default: .network(.send(request))
        }
    }

    /// How to look up words of which the first is the name of an endpoint, unless a language follows.
    private func hint(for name: Argument, _ next: Argument?) -> String? {
        let isLanguage = next.map { next in Language.known.contains { $0.rawValue == next.text.lowercased() } } ?? false
        guard !isLanguage, options.parameters.isEmpty, options.wordsBehindHyphens.isEmpty else { return nil }
        let isPhrase = next != nil
        return "; to look up the word\(isPhrase ? "s" : ""): oxford -- \(name.text)\(isPhrase ? " …" : "")"
    }

    /// Words are looked up, unless they look like a misspelled endpoint and its language.
    private mutating func refuseEndpoint(like first: Argument, _ second: Argument?) {
        let endpoints = EndpointCatalog.version2.endpoints
        guard let name = Spelling.nearest(to: first.text, in: endpoints.map(\.name)), let second,
            let language = endpoints.first(where: { $0.name == name })?.arguments.first,
            language.acceptedValues.contains(second.text)
        else { return }
        tell(
            "unknown endpoint \(first.text.quoted); did you mean oxford \(name) \(second.text) …?"
                + " To look up the words: oxford -- \(first.text) …", at: first.position)
    }

    /// Only endpoints have parameters; so what has some may be an endpoint that is misspelled.
    private mutating func refuseParameters(perhapsOf first: Argument? = nil) {
        let endpoints = EndpointCatalog.version2.endpoints.map(\.name)
        let misspelled = first.flatMap { Spelling.nearest(to: $0.text, in: endpoints) == nil ? nil : $0 }
        if let misspelled, options.parameters.contains(where: { ParsedArguments.isParameter($0.name) }) {
            let mistake = RequestTextError.Mistake(.unknownEndpoint, text: misspelled.text, accepted: endpoints)
            tell(mistake.description, at: misspelled.position)
        }
        for parameter in options.parameters {
            if !ParsedArguments.isParameter(parameter.name) {
                tell(ToolOption.unknown(parameter.name), at: parameter.position)
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

    private mutating func refuse(_ unwanted: [ToolOption], _ reason: String) {
        mistakes += unwanted.compactMap { options.surplus($0, reason) }
    }

    private mutating func tell(_ text: String, at position: Int?) {
        mistakes.append(ArgumentMistake(at: position, text))
    }
}
