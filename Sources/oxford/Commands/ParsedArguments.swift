import OxfordTransport

/// The command-line arguments, separated into words, request parameters and the tool's own options.
///
/// Parsing continues after a mistake, so that the tool can report all mistakes at once.
struct ParsedArguments {
    enum ServerChoice: Equatable {
        case sample
        case server(Server)
    }

    private(set) var words: [Argument] = []
    private(set) var wordsBehindHyphens: [Argument] = []
    private(set) var parameters: [NamedValue] = []
    private(set) var server: ServerChoice?
    private(set) var languages = LookupLanguages.dictionary(.britishEnglish)
    private(set) var timeout: Duration = .seconds(30)
    private(set) var maxCalls: Int?
    private(set) var color: TerminalPage.Color = .auto
    private(set) var file: Argument?
    private(set) var shell: Completions.Shell?

    private(set) var mistakes: [ArgumentMistake] = []
    /// The notes to print if the value of `--lang` is a language that the library does not know.
    ///
    /// The tool prints a note instead of an error, because the service may have added the language since this version
    /// of the tool was released.
    private(set) var notes: [String] = []
    /// The values of `--lang` and `--to`.
    private var (source, target): (Argument?, Argument?)
    private var positions: [(option: ToolOption, position: Int)] = []

    init(_ arguments: [String]) {
        var rest = arguments.enumerated().map { Argument(position: $0 + 1, text: $1) }[...]
        for argument in rest where argument.text.hasInvalidUTF8 {
            add(argument, "invalid UTF-8 in \(argument.text.quoted); pass text encoded as UTF-8")
        }
        while let argument = rest.popFirst() {
            if argument.text == "--" {
                wordsBehindHyphens = Array(rest)
                break
            } else if argument.text.hasPrefix("--") {
                read(argument, with: &rest)
            } else if let option = ToolOption.withLetter(argument.text) {
                positions.append((option, argument.position))
            } else if let name = Self.nameAfterOneHyphen(argument.text) {
                add(argument, "unknown option \(argument.text.quoted); did you mean --\(name)?")
                // Read the option as if it had two hyphens, so that the argument after it is not parsed as a word.
                read(Argument(position: argument.position, text: "-" + argument.text), with: &rest)
            } else {
                if argument.text.hasPrefix("-"), argument.text != "-" {
                    // A value may be a secret, so leave it out.
                    add(
                        argument,
                        "unknown option \(String(argument.text.prefix { $0 != "=" }).quoted);"
                            + " to look up a word that begins with a hyphen, put it after --")
                }
                words.append(argument)
            }
        }
        do throws(ArgumentMistake) {
            languages = try LookupLanguages(lang: source, to: target, notes: &notes)
        } catch {
            mistakes.append(error)
        }
        mistakes += ToolOption.forms.filter { $0 != form }
            .compactMap { surplus($0, "cannot be combined with \(form?.name ?? ""); remove one of them") }
    }

    func has(_ option: ToolOption) -> Bool { positions.contains { $0.option == option } }

    /// The option that selects the output format.
    ///
    /// If the user passes several options that select a format, this property contains the first one.
    var form: ToolOption? {
        positions.first { ToolOption.forms.contains($0.option) }?.option
    }

    /// Returns an error if the user passed `option`, or `nil` otherwise.
    ///
    /// If the user passed `option`, this method returns an error whose message consists of the option's name and
    /// `reason`.
    func surplus(_ option: ToolOption, _ reason: String) -> ArgumentMistake? {
        positions.last { $0.option == option }.map { ArgumentMistake(at: $0.position, "\(option.name) \(reason)") }
    }

    private mutating func add(_ argument: Argument, _ text: String) {
        mistakes.append(ArgumentMistake(at: argument.position, text))
    }

    /// Returns the name of the option or request parameter that the user typed with one hyphen instead of two.
    ///
    /// If the text is `-json`, for example, this method returns `json`. It returns `nil` if the text does not begin
    /// with a hyphen, or if no option or request parameter has this name.
    private static func nameAfterOneHyphen(_ text: String) -> String? {
        guard text.hasPrefix("-"), let typed = text.dropFirst().split(separator: "=").first else { return nil }
        let name = parameterName(String(typed))
        return ToolOption(rawValue: name) != nil || isParameter(name) ? name : nil
    }

    private mutating func read(_ argument: Argument, with rest: inout ArraySlice<Argument>) {
        let parts = argument.text.utf8.dropFirst(2)
            .split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        let name = parts[0]
        let attached = parts.count > 1 ? Argument(position: argument.position, text: parts[1]) : nil
        guard let option = ToolOption(rawValue: name) else {
            return readParameter(Self.parameterName(name), argument, attached, with: &rest)
        }
        positions.append((option, argument.position))
        guard let values = option.row.value else {
            // The message does not show the value, because it may be a secret.
            if attached != nil { add(argument, "\(option.name) takes no value; write it alone") }
            return
        }
        guard let value = attached ?? Self.value(in: &rest) else {
            return add(argument, "missing value for \(option.name); pass \(values)")
        }
        take(value, for: option)
    }

    /// Returns the name of a parameter that was typed with hyphens, such as `lexicalCategory` for `lexical-category`.
    ///
    /// This method returns any other name unchanged.
    static func parameterName(_ name: String) -> String {
        let words = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard !isParameter(name), words.count > 1 else { return name }
        let joined = words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return isParameter(joined) ? joined : name
    }

    private static let parameterNames = Set(Endpoint.all.flatMap(\.parameters).map(\.name))

    static func isParameter(_ name: String) -> Bool { parameterNames.contains(name) }

    private mutating func readParameter(
        _ name: String, _ argument: Argument, _ attached: Argument?, with rest: inout ArraySlice<Argument>
    ) {
        if Self.isParameter(name) {
            guard let value = attached ?? Self.value(in: &rest) else {
                return add(argument, "missing value for --\(name); write --\(name)=VALUE")
            }
            parameters.append(NamedValue(name: name, position: argument.position, value: value))
        } else {
            // The name is probably misspelled. The next argument is its value, unless the name resembles an option that
            // takes no value.
            let names = Self.parameterNames.sorted() + ToolOption.allCases.map(\.rawValue)
            let meant = names.nearestSpelling(to: name).flatMap { ToolOption(rawValue: $0) }
            let standsAlone = meant.map { $0.row.value == nil } ?? false
            let value = attached ?? (standsAlone ? nil : Self.value(in: &rest))
            let none = Argument(position: argument.position, text: "")
            parameters.append(NamedValue(name: name, position: argument.position, value: value ?? none))
        }
    }

    private static func value(in rest: inout ArraySlice<Argument>) -> Argument? {
        rest.first?.text.hasPrefix("--") == false ? rest.popFirst() : nil
    }

    private mutating func take(_ value: Argument, for option: ToolOption) {
        let text = value.text
        switch option {
        case .fromFile: file = value
        case .lang: source = value
        case .to: target = value
        case .color:
            guard let color = TerminalPage.Color(rawValue: text) else { return refuse(text, of: option, at: value) }
            self.color = color
        case .completions:
            guard let shell = Completions.Shell(rawValue: text) else { return refuse(text, of: option, at: value) }
            self.shell = shell
        case .maxCalls:
            guard let count = Int(text), count > 0 else {
                return add(value, "invalid value \(text.quoted) for \(option.name); pass \(option.row.value ?? "")")
            }
            maxCalls = count
        case .timeout:
            guard let seconds = Double(text), seconds > 0, seconds <= 3600 else {
                return add(
                    value, "invalid value \(text.quoted) for \(option.name); pass \(option.row.value ?? "")")
            }
            timeout = .seconds(seconds)
        case .server:
            do throws(InvalidServer) {
                server = try ServerChoice(text)
            } catch {
                if option.row.accepted.nearestSpelling(to: text) != nil {
                    return refuse(text, of: option, accepted: option.row.accepted + ["the URL of a server"], at: value)
                }
                // If the text has no URL scheme, the user may have intended one of these names instead of a URL.
                let names = error.reason == .scheme ? ", or pass sample, sandbox or live" : ""
                add(value, Wording.invalid(error.text, for: option.name, because: error.advice + names))
            }
        case .curl, .help, .json, .man, .raw, .url, .verbose, .version, .yes: break
        }
    }

    private mutating func refuse(
        _ text: String, of option: ToolOption, accepted: [String]? = nil, at value: Argument
    ) {
        add(value, Wording.unsupported(text, for: option.name, use: accepted ?? option.row.accepted))
    }
}

extension ParsedArguments.ServerChoice {
    fileprivate init(_ text: String) throws(InvalidServer) {
        switch text {
        case "sample": self = .sample
        case "live": self = .server(.live)
        case "sandbox": self = .server(.sandbox)
        default: self = .server(try Server(validating: text))
        }
    }
}
