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
        let command = parse()
        guard let command, mistakes.isEmpty else { throw ToolError(mistakes, hint: hint) }
        notes.forEach(note)
        hint.map(note)
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
        if let shell = options.shell { return .print(Completions.script(for: shell)) }
        let first = options.words.first
        let endpoint = first.flatMap { Endpoint.named($0.text) }
        let named = first.flatMap { ToolCommand.named($0.text) } ?? (endpoint == nil ? .words : .endpoint)
        let command = options.file == nil ? named : .file
        mistakes += options.surplus(command.row.refused, "cannot be combined with \(command.row.refusal)")
        if command != .check { mistakes += options.surplus([.yes], "applies only to oxford check; remove it") }
        if command != .endpoint {
            let isMisspelled = command == .words && refuseEndpoint(like: options.words)
            refuseParameters(knownToEndpoints: !isMisspelled)
        }
        let words = (command == .words || command == .file ? options.words[...] : options.words.dropFirst())
        let all = words + options.wordsBehindHyphens
        switch command {
        case .words, .lookup: return lookUp(all)
        case .lines: return refuseWords(all, "oxford - reads the words from standard input") ? nil : .lookUpLines
        case .file: return refuseWords(all, "--from-file takes no words") ? nil : options.file.map { .show(file: $0) }
        case .check: return check(all)
        case .help: return help(all)
        case .endpoint: return endpoint.flatMap { request($0, words) }
        }
    }

    private mutating func refuseWords(_ words: ArraySlice<Argument>, _ reason: String) -> Bool {
        guard let word = words.first else { return false }
        tell("\(reason); remove \(word.text.quoted)", at: word.position)
        return true
    }

    private mutating func help(_ words: ArraySlice<Argument>) -> Command? {
        if let help = help(for: words) { return .print(help) }
        guard let name = words.first else { return nil }
        let suggestion = Completions.commands.nearestSpelling(to: name.text).map { "did you mean \($0)?" }
        tell("unknown command \(name.text.quoted); \(suggestion ?? "run oxford help for a list")", at: name.position)
        return nil
    }

    private mutating func check(_ names: ArraySlice<Argument>) -> Command? {
        let all = Endpoint.checked
        for name in names where !all.contains(where: { $0.name == name.text }) {
            tell(Wording.unsupported(name.text, for: "check", use: all.map(\.name)), at: name.position)
        }
        let named = Set(names.map(\.text))
        return .check(named.isEmpty ? all : all.filter { named.contains($0.name) })
    }

    private mutating func lookUp(_ typed: ArraySlice<Argument>) -> Command? {
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

    private mutating func request(_ endpoint: Endpoint, _ words: ArraySlice<Argument>) -> Command? {
        guard let name = options.words.first else { return nil }
        // A name that resembles an option of the tool, but no parameter of the endpoint, is probably a misspelled
        // option.
        let names = endpoint.parameters.map(\.name)
        let misspelled = Set(options.parameters.map(\.name)).filter { name in
            names.nearestSpelling(to: name) == nil && ToolOption.meant(by: name) != nil
        }
        for option in options.parameters where misspelled.contains(option.name) {
            tell(ToolOption.unknown(option.name), at: option.position)
        }
        var reader = RequestReader(
            endpoint: endpoint, name: name, arguments: words + options.wordsBehindHyphens,
            parameters: options.parameters.filter { !misspelled.contains($0.name) },
            hasInvalidOption: !options.mistakes.isEmpty || !misspelled.isEmpty)
        let request = reader.request()
        mistakes += reader.mistakes
        notes += reader.notes
        return request.map { .request($0) }
    }

    /// Advice for a user who wanted to look up words.
    ///
    /// The first of these words is also the name of a command or of an endpoint.
    ///
    /// This property is `nil` if there is no note about the words, and no mistake in them. It is also `nil` if it is
    /// clear that the user meant the command or the endpoint, because the arguments contain a parameter, words after
    /// `--`, or a language after the name.
    private var hint: String? {
        let (first, next) = (options.words.first, options.words.dropFirst().first)
        let isAboutWords = mistakes.contains { mistake in options.words.contains { $0.position == mistake.position } }
        let isLanguage = next.flatMap { try? Language(validating: $0.text) }.map(Language.known.contains) ?? false
        guard isAboutWords || !notes.isEmpty, let first, Completions.commands.contains(first.text),
            first.text != "lookup", !isLanguage,
            options.parameters.isEmpty, options.wordsBehindHyphens.isEmpty
        else { return nil }
        let isPhrase = next != nil
        return "to look up the word\(isPhrase ? "s" : ""), run oxford -- \(first.text)\(isPhrase ? " …" : "")"
    }

    /// Reports an error if the first word is probably a misspelled endpoint name, and returns whether it is.
    ///
    /// That is the case if the word resembles an endpoint's name, and the user passed a parameter, or the second word
    /// fits the endpoint, for example because the endpoint expects a language, and the word is one. Any other text is
    /// probably a phrase that the user wants to look up.
    private mutating func refuseEndpoint(like words: [Argument]) -> Bool {
        let names = Endpoint.all.map(\.name)
        guard let first = words.first, let name = names.nearestSpelling(to: first.text) else { return false }
        let unknown = "unknown endpoint \(first.text.quoted)" + Wording.alternatives(to: first.text, in: names)
        if options.parameters.contains(where: { Self.example(of: $0.name) != nil }) {
            tell(unknown, at: first.position)
            return true
        }
        let expected = Endpoint.named(name)?.arguments.first?.acceptedValues ?? []
        guard let second = words.dropFirst().first, expected.contains(second.text) else { return false }
        tell(unknown, at: first.position)
        return true
    }

    /// Reports an error for each parameter, because only endpoints accept parameters.
    ///
    /// - Parameter includesKnown: Whether to report a parameter that an endpoint accepts.
    private mutating func refuseParameters(knownToEndpoints includesKnown: Bool) {
        for parameter in options.parameters {
            guard let example = Self.example(of: parameter.name) else {
                tell(ToolOption.unknown(parameter.name), at: parameter.position)
                continue
            }
            let message = "--\(parameter.name) applies only to endpoints, such as \(example)"
            if includesKnown { tell(message, at: parameter.position) }
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
                if parameter.name == name {
                    return "oxford \(endpoint.example)"
                        + (parameter.isRequired ? "" : " --\(name) \(values.first ?? "20")")
                }
                if parameter.name == "fields", values.contains(name) {
                    return "oxford \(endpoint.example) --fields \(name)"
                }
            }
        }
        return nil
    }

    private mutating func tell(_ text: String, at position: Int?) {
        mistakes.append(ArgumentMistake(at: position, text))
    }
}
