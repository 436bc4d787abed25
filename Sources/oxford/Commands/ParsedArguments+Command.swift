import OxfordTransport

/// A valid command, and the values that the tool needs to run it.
enum Command {
    case print(String)
    case show(file: Argument)
    /// A request to send, or to print if the user passes `--url` or `--curl`.
    case request(any OxfordEndpointRequest)
    case lookUp(WordText)
    case lookUpLines
    case check([Endpoint])
}

extension ParsedArguments {
    /// Returns the command, and notes about its values for the user.
    ///
    /// - Throws: All mistakes in the arguments.
    mutating func command() throws(ToolError) -> (command: Command, notes: [String]) {
        if has(.help) { return (.print(Self.help(for: words) ?? Help.text), []) }
        if has(.version) { return (.print("oxford \(LibraryVersion.current)"), []) }
        if has(.man) { return (.print(ManualPage.text), []) }
        guard let command = parse(), mistakes.isEmpty else { throw ToolError(mistakes, hints: hints) }
        return (command, notes + hints)
    }

    /// Returns the help for the command or endpoint whose name is the first element of `words`.
    ///
    /// This method returns the general help if `words` is empty, and `nil` if the first word is not the name of a
    /// command or an endpoint.
    private static func help(for words: [Argument]) -> String? {
        guard let first = words.first?.text else { return Help.text }
        if let command = ToolCommand.named(first) { return command == .check ? Help.textForCheck : Help.text }
        return Endpoint.named(first).map { Help.text(for: $0) }
    }

    private mutating func parse() -> Command? {
        if let shell { return .print(Completions.script(for: shell)) }
        let hasInvalidOption = !mistakes.isEmpty
        let command = file == nil ? ToolCommand.selected(by: words.first?.text) : .file
        refuse(command.row.refused, "cannot be combined with \(command.row.refusal)")
        if command != .check { refuse([.yes], "applies only to oxford check; remove it") }
        if command != .endpoint {
            let isMisspelled = command == .words && refuseMisspelledEndpoint()
            refuseParameters(knownToEndpoints: !isMisspelled)
        }
        let isNamed = command != .words && command != .file
        let arguments = Array(words.dropFirst(isNamed ? 1 : 0)) + wordsBehindHyphens
        switch command {
        case .words, .lookup: return lookUp(arguments)
        case .lines:
            refuse(arguments, "oxford - reads the words from standard input")
            return .lookUpLines
        case .file:
            refuse(arguments, "--from-file takes no words")
            return file.map { .show(file: $0) }
        case .check: return check(arguments)
        case .help: return help(arguments)
        case .endpoint: return request(arguments, hasInvalidOption: hasInvalidOption)
        }
    }

    private mutating func refuse(_ words: [Argument], _ reason: String) {
        guard let word = words.first else { return }
        mistakes.add("\(reason); remove \(word.text.quoted)", at: word.position)
    }

    private mutating func help(_ words: [Argument]) -> Command? {
        if let help = Self.help(for: words) { return .print(help) }
        guard let name = words.first else { return nil }
        let suggestion = Completions.commands.nearestSpelling(to: name.text).map { "did you mean \($0)?" }
        mistakes.add(
            "unknown command \(name.text.quoted); \(suggestion ?? "run oxford help for a list")", at: name.position)
        return nil
    }

    private mutating func check(_ names: [Argument]) -> Command? {
        let all = Endpoint.checked
        for name in names where !all.contains(where: { $0.name == name.text }) {
            mistakes.add(Wording.unsupported(name.text, for: "check", use: all.map(\.name)), at: name.position)
        }
        let named = Set(names.map(\.text))
        return .check(named.isEmpty ? all : all.filter { named.contains($0.name) })
    }

    private mutating func lookUp(_ typed: [Argument]) -> Command? {
        guard let first = typed.first else {
            if mistakes.isEmpty {
                mistakes.add("no word given; try oxford ace, or oxford --help", at: words.first?.position)
            }
            return nil
        }
        let text = typed.map(\.text).joined(separator: " ")
        do {
            let word = try WordText(validating: text.split(separator: " ").joined(separator: " "))
            return switch form {
            case .url, .curl, .raw: .request(languages.request(for: word))
            default: .lookUp(word)
            }
        } catch {
            let broken = typed.first { (try? WordText(validating: $0.text)) == nil }
            mistakes.add("invalid word \(text.quoted): \(error)", at: (broken ?? first).position)
            return nil
        }
    }

    private mutating func request(_ arguments: [Argument], hasInvalidOption: Bool) -> Command? {
        guard let name = words.first, let endpoint = Endpoint.named(name.text) else { return nil }
        // A name that resembles an option of the tool, but no parameter of the endpoint, is probably a misspelled
        // option.
        let names = endpoint.parameters.map(\.name)
        let misspelled = Set(parameters.map(\.name)).filter { name in
            names.nearestSpelling(to: name) == nil && ToolOption.meant(by: name) != nil
        }
        for option in parameters where misspelled.contains(option.name) {
            mistakes.add(ToolOption.unknown(option.name), at: option.position)
        }
        var reader = RequestReader(
            endpoint: endpoint, name: name, arguments: arguments,
            parameters: parameters.filter { !misspelled.contains($0.name) },
            hasInvalidOption: hasInvalidOption || !misspelled.isEmpty)
        let request = reader.request()
        mistakes += reader.mistakes
        notes += reader.notes
        return request.map { .request($0) }
    }

    /// Advice for a user who wanted to look up words, if the first word is also the name of a command or an endpoint.
    ///
    /// The array is empty if there is no note about the words, and no mistake in them. It is also empty if the user
    /// clearly meant the command or the endpoint, because the arguments contain a parameter, words after `--`, or a
    /// language after the name.
    private var hints: [String] {
        let (first, next) = (words.first, words.dropFirst().first)
        let isAboutWords = mistakes.contains { mistake in words.contains { $0.position == mistake.position } }
        let isLanguage = next.flatMap { try? Language(validating: $0.text) }.map(Language.known.contains) ?? false
        guard isAboutWords || !notes.isEmpty, let first, Completions.commands.contains(first.text),
            first.text != "lookup", !isLanguage, parameters.isEmpty, wordsBehindHyphens.isEmpty
        else { return [] }
        let isPhrase = next != nil
        return ["to look up the word\(isPhrase ? "s" : ""), run oxford -- \(first.text)\(isPhrase ? " …" : "")"]
    }

    /// Reports an error if the first word is probably a misspelled endpoint name, and returns whether it is.
    ///
    /// That is the case if the word resembles an endpoint's name, and the user passed a parameter, or the second word
    /// fits the endpoint, for example because the endpoint expects a language, and the word is one. Any other text is
    /// probably a phrase that the user wants to look up.
    private mutating func refuseMisspelledEndpoint() -> Bool {
        let names = Endpoint.all.map(\.name)
        guard let first = words.first, let name = names.nearestSpelling(to: first.text) else { return false }
        let expected = Endpoint.named(name)?.arguments.first?.acceptedValues ?? []
        let fits = words.dropFirst().first.map { expected.contains($0.text) } ?? false
        guard fits || parameters.contains(where: { Self.example(of: $0.name) != nil }) else { return false }
        let unknown = "unknown endpoint \(first.text.quoted)" + Wording.alternatives(to: first.text, in: names)
        mistakes.add(unknown, at: first.position)
        return true
    }

    /// Reports an error for each parameter, because only endpoints accept parameters.
    ///
    /// - Parameter includesKnown: Whether to report a parameter that an endpoint accepts.
    private mutating func refuseParameters(knownToEndpoints includesKnown: Bool) {
        for parameter in parameters {
            guard let example = Self.example(of: parameter.name) else {
                mistakes.add(ToolOption.unknown(parameter.name), at: parameter.position)
                continue
            }
            let message = "--\(parameter.name) applies only to endpoints, such as \(example)"
            if includesKnown { mistakes.add(message, at: parameter.position) }
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
                let isField = parameter.name == "fields" && values.contains(name)
                guard isField || parameter.name == name else { continue }
                let value = isField ? name : values.first ?? "20"
                return "oxford \(endpoint.example)" + (parameter.isRequired ? "" : " --\(parameter.name) \(value)")
            }
        }
        return nil
    }
}
