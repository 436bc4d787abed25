import OxfordTransport

/// A valid command, and the values that the tool needs to run it.
enum Command {
    case print(String)
    case show(file: Argument)
    /// A request to send, or to print if the user passes `--url` or `--curl`.
    case request(any OxfordEndpointRequest)
    case lookUp(WordText)
    case lookUpLines
    case check([AccessCheck.Group])
}

/// A parser that creates a command from the arguments, and collects any mistakes in them.
struct CommandParser {
    private let options: ParsedArguments
    private var mistakes: [ArgumentMistake]
    private var notes: [String]

    init(_ options: ParsedArguments) {
        self.options = options
        mistakes = options.mistakes
        notes = options.notes
    }

    mutating func command(noting note: (String) -> Void) throws(ToolError) -> Command {
        if options.has(.help) { return .print(help(for: options.words[...]) ?? Help.text) }
        if options.has(.version) { return .print("oxford \(LibraryVersion.current)") }
        if options.has(.man) { return .print(ManualPage.text) }
        guard let command = parse(), mistakes.isEmpty else { throw ToolError(mistakes) }
        notes.forEach(note)
        return command
    }

    /// Returns the help for the command or endpoint whose name is the first element of `words`.
    ///
    /// This method returns the general help if `words` is empty, and `nil` if the first word is not the name of a
    /// command or an endpoint.
    private func help(for words: ArraySlice<Argument>) -> String? {
        guard let first = words.first?.text else { return Help.text }
        if let command = ToolCommand.named(first) { return command == .check ? Help.textForCheck : Help.text }
        return Endpoint.named(first).map { Help.text(for: $0) }
    }

    private mutating func parse() -> Command? {
        let command = options.words.first.flatMap { ToolCommand.named($0.text) }
        if command != .check { refuse([.yes], "applies only to oxford check; remove it") }
        if let shell = options.shell { return .print(Completions.script(for: shell)) }
        if let file = options.file { return show(file) }
        guard let first = options.words.first else {
            refuseParameters()
            return lookUp([])
        }
        let others = options.words.dropFirst()
        switch command {
        case .lines: return lookUpLines(others)
        case .check: return check(others)
        case .help: return help(others)
        case .lookup:
            refuseParameters()
            return lookUp(others)
        default:
            if let endpoint = Endpoint.named(first.text) { return request(endpoint, named: first, others) }
            if options.parameters.isEmpty { refuseEndpoint(like: first, others.first) }
            refuseParameters(perhapsOf: first)
            return lookUp(options.words[...])
        }
    }

    private mutating func help(_ words: ArraySlice<Argument>) -> Command? {
        refuseParameters()
        refuseOptions(of: .help)
        let words = words + options.wordsBehindHyphens
        if let help = help(for: words) { return .print(help) }
        guard let name = words.first else { return nil }
        let suggestion = Completions.commands.nearestSpelling(to: name.text).map { "did you mean \($0)?" }
        let advice = (suggestion ?? "run oxford help for a list").offering("look up the words, run oxford -- help …")
        tell("unknown command \(name.text.quoted); \(advice)", at: name.position)
        return nil
    }

    private mutating func show(_ file: Argument) -> Command? {
        if let word = options.words.first ?? options.wordsBehindHyphens.first {
            tell("--from-file takes no words; remove \(word.text.quoted)", at: word.position)
        }
        refuseParameters()
        refuseOptions(of: .file)
        return .show(file: file)
    }

    private mutating func lookUpLines(_ others: ArraySlice<Argument>) -> Command? {
        if let word = (others + options.wordsBehindHyphens).first {
            tell("oxford - reads the words from standard input; remove \(word.text.quoted)", at: word.position)
        }
        refuseParameters()
        refuseOptions(of: .lines)
        return .lookUpLines
    }

    private mutating func check(_ names: ArraySlice<Argument>) -> Command? {
        refuseParameters()
        refuseOptions(of: .check)
        let all = AccessCheck.Group.all
        for name in names + options.wordsBehindHyphens where !all.contains(where: { $0.name == name.text }) {
            let message = Wording.unsupported(name.text, for: "check", use: all.map(\.name))
            tell(message.offering("look up the words, run oxford -- check …"), at: name.position)
        }
        let named = Set((names + options.wordsBehindHyphens).map(\.text))
        return .check(named.isEmpty ? all : all.filter { named.contains($0.name) })
    }

    private mutating func lookUp(_ words: ArraySlice<Argument>) -> Command? {
        let typed = words + options.wordsBehindHyphens
        guard let first = typed.first else {
            if mistakes.isEmpty {
                tell("no word given; try oxford ace, or oxford --help", at: options.words.first?.position)
            }
            return nil
        }
        do throws(InvalidText) {
            let text = typed.map(\.text).joined(separator: " ").split(separator: " ").joined(separator: " ")
            let word = try WordText(validating: text)
            return switch options.form {
            case .url, .curl, .raw: .request(options.languages.request(for: word))
            default: .lookUp(word)
            }
        } catch {
            let broken = typed.first { (try? WordText(validating: $0.text)) == nil }
            let text = typed.map(\.text).joined(separator: " ")
            tell("invalid word \(text.quoted): \(error)", at: (broken ?? first).position)
            return nil
        }
    }

    private mutating func request(
        _ endpoint: Endpoint, named name: Argument, _ words: ArraySlice<Argument>
    ) -> Command? {
        refuseOptions(of: .endpoint)
        // A name that resembles an option of the tool, but no parameter of the endpoint, is probably a misspelled
        // option.
        let names = endpoint.parameters.map(\.name)
        func isOption(_ name: String) -> Bool {
            names.nearestSpelling(to: name) == nil && ToolOption.meant(by: name) != nil
        }
        let misspelled = options.parameters.filter { isOption($0.name) }
        for option in misspelled { tell(ToolOption.unknown(option.name), at: option.position) }
        var reader = RequestReader(
            endpoint, named: name, arguments: words + options.wordsBehindHyphens,
            parameters: options.parameters.filter { !isOption($0.name) },
            hasInvalidOption: !options.mistakes.isEmpty || !misspelled.isEmpty, hint: hint(for: name, words.first))
        let request = reader.request()
        mistakes += reader.mistakes
        notes += reader.notes
        return request.map { .request($0) }
    }

    /// Returns advice for a user who wanted to look up a word that is also the name of an endpoint.
    ///
    /// The method returns `nil` if it is clear that the user wanted to send a request: if a language follows the
    /// endpoint's name, or if the arguments contain a parameter or words after `--`.
    private func hint(for name: Argument, _ next: Argument?) -> String? {
        let isLanguage = next.flatMap { try? Language(validating: $0.text) }.map(Language.known.contains) ?? false
        guard !isLanguage, options.parameters.isEmpty, options.wordsBehindHyphens.isEmpty else { return nil }
        let isPhrase = next != nil
        return "look up the word\(isPhrase ? "s" : ""), run oxford -- \(name.text)\(isPhrase ? " …" : "")"
    }

    /// Reports an error if `first` is probably a misspelled endpoint name.
    ///
    /// The method reports an error only if `first` resembles an endpoint's name and `second` fits this endpoint, for
    /// example because the endpoint expects a language, and `second` is one.
    ///
    /// Any other text is probably a phrase that the user wants to look up, so this method reports nothing.
    private mutating func refuseEndpoint(like first: Argument, _ second: Argument?) {
        guard let name = Endpoint.all.map(\.name).nearestSpelling(to: first.text), let second,
            let language = Endpoint.named(name)?.arguments.first,
            language.acceptedValues.contains(second.text)
        else { return }
        tell(
            "unknown endpoint \(first.text.quoted); did you mean oxford \(name) \(second.text) …?"
                .offering("look up the words, run oxford -- \(first.text) …"), at: first.position)
    }

    /// Reports an error for each parameter.
    ///
    /// Only endpoints accept parameters, so this method is for the other commands.
    ///
    /// If `first` resembles an endpoint's name, the user probably misspelled that name. In this case, this method does
    /// not report parameters that an endpoint accepts. If there are any, it reports `first` as an unknown endpoint
    /// instead. A parameter that no endpoint accepts is always reported.
    private mutating func refuseParameters(perhapsOf first: Argument? = nil) {
        let endpoints = Endpoint.all.map(\.name)
        let misspelled = first.flatMap { endpoints.nearestSpelling(to: $0.text) == nil ? nil : $0 }
        if let misspelled, options.parameters.contains(where: { Self.example(of: $0.name) != nil }) {
            let alternatives = Wording.alternatives(to: misspelled.text, in: endpoints)
            tell("unknown endpoint \(misspelled.text.quoted)" + alternatives, at: misspelled.position)
        }
        for parameter in options.parameters {
            guard let example = Self.example(of: parameter.name) else {
                tell(ToolOption.unknown(parameter.name), at: parameter.position)
                continue
            }
            if misspelled == nil {
                tell("--\(parameter.name) applies only to endpoints, such as \(example)", at: parameter.position)
            }
        }
    }

    /// Returns an example of a command with the given parameter, for error messages.
    ///
    /// If `name` is a field, such as `definitions`, the command contains `--fields definitions`. This method returns
    /// `nil` if there is no parameter or field with this name.
    private static func example(of name: String) -> String? {
        for endpoint in Endpoint.all {
            for parameter in endpoint.parameters {
                let values = parameter.acceptedValues
                if parameter.isRequired, parameter.name == name { return "oxford \(endpoint.example)" }
                if parameter.name == name {
                    return "oxford \(endpoint.example) --\(name) \(values.first ?? "20")"
                }
                if parameter.name == "fields", values.contains(name) {
                    return "oxford \(endpoint.example) --fields \(name)"
                }
            }
        }
        return nil
    }

    private mutating func refuseOptions(of command: ToolCommand) {
        refuse(command.row.refused, command.row.refusal)
    }

    private mutating func refuse(_ unwanted: [ToolOption], _ reason: String) {
        mistakes += unwanted.compactMap { options.surplus($0, reason) }
    }

    private mutating func tell(_ text: String, at position: Int?) {
        mistakes.append(ArgumentMistake(at: position, text))
    }
}
