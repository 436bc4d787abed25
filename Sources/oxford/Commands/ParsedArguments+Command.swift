import OxfordTransport

/// A valid command, and the values that the tool needs to run it.
enum Command {
    case print(String)
    case show(file: Argument)
    /// A request to send, or to print if the user passes `--url` or `--curl`.
    case request(any OxfordEndpointRequest)
    case lookUp(String, in: LookupDictionary)
    case lookUpLines(in: LookupDictionary)
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
        if let command = ToolCommand.named(first) { return Help.text(for: command) }
        return Endpoint.named(first).map { Help.text(for: $0) }
    }

    private mutating func parse() -> Command? {
        if let shell { return .print(Completions.script(for: shell)) }
        let hasInvalidOption = !mistakes.isEmpty
        let command = file == nil ? ToolCommand.selected(by: words.first?.text) : .file
        let isNamed = command != .words && command != .file
        let named = Array(words.dropFirst(isNamed ? 1 : 0))
        let arguments = named + wordsBehindHyphens
        let isList = ToolCommand.lookups.contains(command) && named.first?.text == "-"
        for command in [command] + (isList ? [.lines] : []) {
            refuse(command.row.refused, "cannot be combined with \(command.row.refusal)")
        }
        if command != .check { refuse([.yes], "applies only to oxford check; remove it") }
        if !named.isEmpty, let question = question(about: arguments, for: command) {
            mistakes.append(question)
            return nil
        }
        if command != .endpoint { refuseParameters() }
        switch command {
        case .words, .lookup, .define, .translate, .synonyms, .lines:
            do throws(ArgumentMistake) {
                let dictionary = try LookupDictionary(for: command, lang: source, to: target, notes: &notes)
                if command != .lines, !isList { return lookUp(arguments, in: dictionary) }
                refuse(Array(arguments.dropFirst(isList ? 1 : 0)), "oxford - reads the words from standard input")
                return .lookUpLines(in: dictionary)
            } catch {
                mistakes.append(error)
                return nil
            }
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

    private mutating func lookUp(_ typed: [Argument], in dictionary: LookupDictionary) -> Command? {
        guard let first = typed.first else {
            if mistakes.isEmpty {
                mistakes.add("no word given; try oxford ace, or oxford --help", at: words.first?.position)
            }
            return nil
        }
        let text = typed.map(\.text).joined(separator: " ")
        do {
            let word = try WordText(cleaning: text)
            return switch form {
            case .url, .curl, .raw: .request(dictionary.request(word))
            default: .lookUp(text, in: dictionary)
            }
        } catch {
            let broken = typed.first { (try? WordText(validating: $0.text)) == nil }
            mistakes.add("invalid word \(text.quoted): \(error)", at: (broken ?? first).position)
            return nil
        }
    }

    private mutating func request(_ arguments: [Argument], hasInvalidOption: Bool) -> Command? {
        guard let name = words.first, let endpoint = Endpoint.named(name.text) else { return nil }
        var reader = RequestReader(
            endpoint: endpoint, name: name, arguments: arguments, parameters: parameters,
            hasInvalidOption: hasInvalidOption,
            misspelledOption: { name in ToolOption.meant(by: name).map { _ in ToolOption.unknown(name) } })
        let request = reader.request()
        mistakes += reader.mistakes
        notes += reader.notes
        return request.map { .request($0) }
    }

    /// Reports an error for each parameter, because only endpoints accept parameters.
    private mutating func refuseParameters() {
        for parameter in parameters {
            let message = Self.example(of: parameter.name)
                .map { "--\(parameter.name) applies only to endpoints, such as \($0)" }
            mistakes.add(message ?? ToolOption.unknown(parameter.name), at: parameter.position)
        }
    }

    /// Returns an example of a command with the given parameter, for error messages.
    ///
    /// If `name` is a field, such as `definitions`, the command contains `--fields definitions`. This method returns
    /// `nil` if there is no parameter or field with this name.
    static func example(of name: String) -> String? {
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
